"""The tree that the search grows in Compile: what is one option there, and what it finds."""

from __future__ import annotations

from typing import Any

from overrule.bots import answer, make_bot
from overrule.core.arrays import array
from overrule.core.rng import stream_of
from overrule.games.compile import scenario
from overrule.games.compile.bots.tree import Node, Tree
from overrule.games.compile.state import Position

QUIET = {
    "protocols": {"a": ["fire", "death", "life"], "b": ["water", "light", "metal"]},
    "a": {"hand": ["fire-5", "death-5", "life-5"], "deck": ["fire-1", "fire-4"]},
    "b": {"hand": ["water-5", "light-5", "metal-5"], "deck": ["water-1", "water-4"]},
}


def position(arrangement: dict[str, Any]) -> Position:
    """Where the first player is to act."""
    s: Position = scenario.set_up(arrangement).position
    s.pool = array([])
    return s


def count(node: Node) -> int:
    """All options of a tree."""
    return sum(1 + count(option) for option in node.nodes.values())


def test_a_tree_grows_by_one_option_at_a_time() -> None:
    s = position(QUIET)
    tree = Tree(0)
    for grown in range(1, 200):
        assert tree.grow(s) >= 2  # the position that is there, and the one that is judged
        assert count(tree.root) == grown
        assert tree.root.tried == grown
    assert 0.0 < tree.root.wins < 199.0


def test_all_options_are_tried_before_one_is_tried_again() -> None:
    s = position(QUIET)
    tree = Tree(0)
    for _ in s.options:
        tree.grow(s)
    assert [node.tried for node in tree.root.nodes.values()] == [1] * len(s.options)


def test_cards_that_the_other_one_plays_face_down_are_one_option_for_each_line() -> None:
    """Three cards, each face up in its own line; face down, nobody but their player knows them."""
    s = position(QUIET)
    own, seen = Tree(0), Tree(1)
    for _ in range(100):
        own.grow(s)
        seen.grow(s)
    assert len(own.root.nodes) == len(s.options) == 1 + 3 + 9
    assert len(seen.root.nodes) == 1 + 3 + 3


def test_a_card_is_the_same_option_wherever_it_lies_in_the_hand() -> None:
    """The same hand in another order offers nothing new."""
    s, other = position(QUIET), position({**QUIET, "a": {**QUIET["a"], "hand": ["life-5", "fire-5", "death-5"]}})
    tree = Tree(0)
    for _ in s.options:
        tree.grow(s)
    options = set(tree.root.nodes)
    tree.grow(other)
    assert set(tree.root.nodes) == options


def test_chance_decides_between_options_that_were_tried_as_often() -> None:
    s = position(QUIET)
    tree = Tree(0)
    for _ in s.options:
        tree.grow(s)
    found = {tree.best(s, stream_of(seed)) for seed in range(200)}
    assert found == set(s.options)
    favourite = max(tree.root.nodes)
    tree.root.nodes[favourite].tried = 20
    assert len({tree.best(s, stream_of(seed)) for seed in range(50)}) == 1


def test_the_last_line_of_the_other_one_is_kept_from_compiling() -> None:
    """With 10 against 8 the other player compiles for the third time; a card in that line makes it too few (CO-08)."""
    state = scenario.set_up(
        {
            "protocols": {"a": ["fire", "death", "life"], "b": ["water", "light", "metal"]},
            "compiled": ["water", "light"],
            "a": {"hand": ["fire-5", "death-5"], "lines": [["fire-4"], [], ["fire-3", "life-5"]]},
            "b": {"hand": ["water-1"], "lines": [[], [], ["metal-5", "water-5"]]},
        }
    )
    for seed in range(5):
        assert "@3:" in answer(make_bot("search", seed), state).key

"""How events are told together, and how far in they stand in the log of a terminal."""

from overrule.games import telling


def test_an_effect_stands_below_its_cause_unless_others_were_told_between() -> None:
    depths = telling.Depths()
    told = [(1, None), (2, 1), (3, 2), (4, 2), (5, 3), (6, 5), (7, 4), (8, None)]  # 5 goes on from 3, after 4 was told

    assert [depths.of({"number": number, "cause": cause}) for number, cause in told] == [0, 1, 2, 2, 2, 3, 2, 0]


def test_what_follows_from_an_untold_event_stands_in_its_place() -> None:
    depths = telling.Depths()

    assert depths.of({"number": 1, "cause": None}) == 0
    assert depths.of({"number": 2, "cause": 1}, told=False) == 0
    assert depths.of({"number": 3, "cause": 2}) == 1


def test_what_follows_from_an_event_that_another_sentence_tells_stands_below_that() -> None:
    depths = telling.Depths()
    attack, same = {"number": 2, "cause": 1}, {"number": 3, "cause": 1, "told_in": 2}

    assert [depths.of(one) for one in ({"number": 1, "cause": None}, attack)] == [0, 1]
    assert depths.of(same, told=False) == 1
    assert depths.of({"number": 4, "cause": 3}) == 2


def test_what_follows_from_one_of_several_events_that_became_one_stands_below_it() -> None:
    depths = telling.Depths()

    assert depths.of({"number": 1, "cause": None}) == 0
    assert depths.of({"number": 2, "numbers": [2, 3], "cause": 1}) == 1
    assert depths.of({"number": 4, "cause": 3}) == 2


def test_only_events_with_the_same_facts_become_one() -> None:
    found = [{"kind": "searched", "number": at, "cause": 1, "seat": 0, "to": to} for at, to in enumerate("hhp")]

    told = list(telling.together(found, [("searched",)]))
    assert [(event["to"], telling.numbers(event)) for event in told] == [("h", [0, 1]), ("p", [2])]


def test_what_stands_between_two_events_keeps_them_apart() -> None:
    def flipped(number: int, cause: int = 1, **facts: int) -> dict[str, object]:
        return {"kind": "flipped", "number": number, "cause": cause, "cards": [{"handle": number}], **facts}

    alike = {"flipped": ("line",)}
    between = {"kind": "text", "number": 3, "cause": 2}
    told = list(telling.in_one_sentence([flipped(2, line=1), flipped(3, line=2), flipped(4, side=1)], alike))
    assert [event.get("told_in") for event in told] == [None, 2, None]
    assert [card["handle"] for card in telling.cards(told[0])] == [2, 3]
    told = list(telling.in_one_sentence([flipped(2), between, flipped(4)], alike))
    assert not any("told_in" in event for event in told)

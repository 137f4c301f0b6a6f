"""Sentences of Compile about several cards."""

from __future__ import annotations

from typing import Any

from overrule.games.compile import words

NAMES = ("Anna", "Petr")


def _event(kind: str, number: int, *cards: str | None, **facts: Any) -> dict[str, Any]:
    shown = [{"handle": 10 * number + at, "card": card} for at, card in enumerate(cards)]
    return {"kind": kind, "number": number, "cause": 1, "cards": shown, **facts}


def _told(lang: str, *events: dict[str, Any]) -> list[str]:
    narrator = words.Narrator(lang, 0, NAMES)
    return [sentence for event in words.together(events) if (sentence := narrator.tell(event))]


def test_cards_that_are_deleted_one_after_the_other_are_one_sentence() -> None:
    deleted = [_event("deleted", at, card, seat=0, side=0) for at, card in enumerate(("fire-1", "time-4"), start=2)]

    assert _told("en", *deleted) == ["You delete Fire 1 and Time 4 on your side."]
    assert _told("cs", *deleted) == ["Mažeš na své straně Oheň 1 a Čas 4."]
    assert len(_told("en", deleted[0], {**deleted[1], "side": 1})) == 2


def test_cards_that_the_viewer_does_not_know_are_counted() -> None:
    for lang, told, two, five in (
        (
            "en",
            "You delete a face-down card on the opponent’s side.",
            "You delete Fire 1 and 2 face-down cards on the opponent’s side.",
            "You give 5 unknown cards to your opponent.",
        ),
        (
            "cs",
            "Mažeš na straně soupeře kartu lícem dolů.",
            "Mažeš na straně soupeře Oheň 1 a 2 karty lícem dolů.",
            "Dáváš soupeři 5 neznámých karet.",
        ),
    ):
        assert _told(lang, _event("deleted", 2, None, seat=0, side=1)) == [told]
        assert _told(lang, _event("deleted", 2, None, "fire-1", None, seat=0, side=1)) == [two]
        assert _told(lang, _event("gave", 2, *[None] * 5, seat=0)) == [five]


def test_a_text_that_happens_because_its_card_was_uncovered_says_so() -> None:
    deleted = _event("deleted", 2, "water-5", seat=0, side=1)
    text = {**_event("text", 3, "death-3", seat=0, box="middle"), "cause": 2}

    assert _told("en", deleted, text)[1] == "Your Death 3 is uncovered: “Delete 1 face-down card.”"
    assert _told("cs", deleted, text)[1] == "Tvá Smrt 3 se odkryla: „Smaž 1 kartu ležící lícem dolů.“"
    assert _told("en", deleted, {**text, "cause": 1})[1] == "Your Death 3: “Delete 1 face-down card.”"
    assert _told("en", deleted, {**text, "seat": 1})[1] == "Petr’s Death 3 is uncovered: “Delete 1 face-down card.”"

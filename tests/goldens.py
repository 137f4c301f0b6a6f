"""Writes the golden files anew: `python -m tests.goldens`.

A golden file is output that a person has read and found good; a test compares it with what comes out now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from overrule.cards.names import LANGUAGES
from overrule.games.compile.texts.sheet import sheet
from overrule.games.conquerors.decks import against_of, grouped, plan_of, ready_made, title_of
from overrule.games.conquerors.texts import card_name
from overrule.games.conquerors.texts.sheet import sheet as conquerors_sheet
from overrule.games.conquerors.vocabulary import Deck
from tests.playthroughs.matches import playthroughs

TESTS = Path(__file__).parent

# A golden: the files it is made of, with what should be in them.
Golden = Callable[[], Iterator[tuple[Path, str]]]


def card_sheets() -> Iterator[tuple[Path, str]]:
    """The texts of all cards, a sheet for each game."""
    yield TESTS / "texts" / "compile.txt", side_by_side(sheet)
    yield TESTS / "texts" / "conquerors.txt", side_by_side(conquerors_sheet)


def side_by_side(sheet: Callable[[str], str]) -> str:
    """A sheet in all languages: each card in the one, then in the other."""
    cards = zip(*(sheet(lang).strip().split("\n\n") for lang in LANGUAGES), strict=True)
    return "\n\n".join("\n".join(card) for card in cards) + "\n"


DECK_PAGES = {
    "en": ("The ready-made decks", "Playing it", "Facing it"),
    "cs": ("Hotové balíčky", "Jak se s ním hraje", "Proti němu"),
}


def deck_pages() -> Iterator[tuple[Path, str]]:
    """How to play with and against each ready-made deck, a document for each language."""
    for lang, (heading, _, _) in DECK_PAGES.items():
        pages = "\n".join(deck_page(deck, lang) for deck in ready_made().values())
        yield TESTS.parent / "docs" / f"ready-made-decks.{lang}.md", f"# {heading}\n\n{pages}"


def deck_page(deck: Deck, lang: str) -> str:
    """A deck: how to play with and against it, and its cards."""
    _, with_it, against_it = DECK_PAGES[lang]
    cards = [
        f"- {heading}: {', '.join(f'{count} {card_name(card, lang)}' for count, card in group)}"
        for heading, group in grouped(deck, lang)
    ]
    parts = (
        f"## {title_of(deck, lang)}",
        f"**{with_it}.** {plan_of(deck, lang)}",
        f"**{against_it}.** {against_of(deck, lang)}",
        "\n".join(cards),
    )
    return "\n\n".join(parts) + "\n"


GOLDENS: list[Golden] = [card_sheets, deck_pages, playthroughs]


def main() -> None:
    """Write every golden that has changed."""
    for golden in GOLDENS:
        for path, text in golden():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(f"wrote {path.relative_to(TESTS.parent)}")


if __name__ == "__main__":
    main()

"""How far in events stand in the log of a terminal."""

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

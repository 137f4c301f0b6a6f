"""The published card sets, as data."""

from overrule.games.compile.cards.aux_1 import AUX_1
from overrule.games.compile.cards.aux_2 import AUX_2
from overrule.games.compile.cards.main_1 import MAIN_1
from overrule.games.compile.cards.main_2 import MAIN_2

SETS = (MAIN_1, AUX_1, MAIN_2, AUX_2)

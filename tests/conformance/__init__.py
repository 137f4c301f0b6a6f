"""The same properties for every game of `overrule.GAMES`; what they must know of a game is in its adapter."""

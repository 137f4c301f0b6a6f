"""How bots see Planetary Conquerors: what a position is worth, how a question plays out, how to attack."""

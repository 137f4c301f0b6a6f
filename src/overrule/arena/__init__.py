"""The arena: bots, decks and protocols measured in many matches.

A *unit* is compared with itself: it is one deal that is played several times with the same randomness, each time
with other bots or decks in the seats. For two players it is a mirrored pair.
"""

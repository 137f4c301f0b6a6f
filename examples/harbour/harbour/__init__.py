"""Harbour: a small card game with hidden hands, to show what a game brings to Overrule."""

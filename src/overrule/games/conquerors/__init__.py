"""Planetary Conquerors."""

"""Planetary Conquerors on the command line."""

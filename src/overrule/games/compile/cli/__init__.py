"""Compile on the command line."""

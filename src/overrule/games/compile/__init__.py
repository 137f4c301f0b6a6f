"""Compile: two players, three lines, commands that interrupt each other."""

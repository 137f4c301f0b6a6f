"""Matches for people: rooms, seats, clocks, views, and the bots that think for them."""

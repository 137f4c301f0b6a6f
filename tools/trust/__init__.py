"""Proofs that the server can be trusted: load, crashes, leaks and noise, on this machine only."""

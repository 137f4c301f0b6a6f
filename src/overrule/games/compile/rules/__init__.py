"""The rules of Compile, each in one place: what a frame does next, and what the field says."""

"""The rules, each in one place."""

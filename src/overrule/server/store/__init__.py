"""The data that outlive the process: people, decks, settings, and matches with every move."""

"""What outlives the process: people, decks, settings, and matches with every move."""

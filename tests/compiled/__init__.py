"""What keeps the compiled modules fast and right."""

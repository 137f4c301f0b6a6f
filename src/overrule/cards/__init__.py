"""What cards of any game have in common."""

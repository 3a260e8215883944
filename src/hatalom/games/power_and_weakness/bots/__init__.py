"""What computers know of the game."""

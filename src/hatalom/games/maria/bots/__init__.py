"""What computers know of the game: what a position is worth, and what a beginner would do."""

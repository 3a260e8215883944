"""Chapters 1 to 5: the turn, reinforcements, elections and winter."""

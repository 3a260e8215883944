"""Chapters 11 and 12: joint occupation, purchases, the year-end."""

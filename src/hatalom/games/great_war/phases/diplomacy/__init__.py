"""Chapters 4, 5, 15 and 18: declarations, calls, entries, hand-overs, revolution, peace."""

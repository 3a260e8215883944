"""Chapters 6 to 9: one power's attacks, from the target to the way home."""

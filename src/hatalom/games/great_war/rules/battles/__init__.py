"""Chapters 6 to 9: reach, fleets, sides, luck, strength, losses, retreat, advance."""

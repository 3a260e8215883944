"""Chapters 6 to 13 and 20: an activation, the reactions to it, and sieges."""

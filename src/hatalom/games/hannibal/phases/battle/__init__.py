"""Chapters 14 to 17: a battle, from the first declaration to the retreat."""

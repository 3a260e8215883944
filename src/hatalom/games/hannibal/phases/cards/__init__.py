"""Chapters 2 and 24: playing a strategy card."""

"""Chapters 4, 5, 15 and 18: what may be declared, called and incited; entry; payment; strikes."""

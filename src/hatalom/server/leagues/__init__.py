"""Leagues: who meets whom (`pairings`, on `matching`), how they stand (`standings`), and who sees to it (`keeper`)."""

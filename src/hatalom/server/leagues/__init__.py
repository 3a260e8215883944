"""Leagues: who meets whom (`draw`, by `pairings` or `groups`), how they stand (`standings`), and who sees to it (`keeper`)."""

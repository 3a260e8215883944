"""Leagues: who meets whom (`draw`, by `pairings` or `groups`), how they stand (`standings`), and the `keeper`."""

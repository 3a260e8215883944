"""11  The combat phase."""

"""10  The movement phase."""

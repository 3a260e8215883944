"""What phases look up in a position and do to it.  Nothing here asks a player."""

"""Care for a server that may be running or not: copies of its database, and a doctor who says what is wrong."""

"""What computers know of Hannibal."""

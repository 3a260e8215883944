"""What happens in diplomacy, purchase, year-end and transport, as lines of the log."""

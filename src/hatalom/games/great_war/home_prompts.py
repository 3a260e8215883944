"""What is asked in diplomacy, purchase, year-end and transport."""

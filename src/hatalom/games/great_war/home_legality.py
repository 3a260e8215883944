"""Why something is not allowed in diplomacy, purchase, year-end and transport."""

"""What the rules say of a position, without asking anybody: pure functions, a few for each chapter."""

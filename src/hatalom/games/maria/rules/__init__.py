"""What the rules say of a position, and what they change in it, without asking anybody."""

"""13  Winter."""

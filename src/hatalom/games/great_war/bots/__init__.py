"""What computer players know of Great War."""

"""17, 18  The politics stage and the imperial election."""

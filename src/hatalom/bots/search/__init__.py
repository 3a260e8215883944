"""Search: the bots' way of thinking ahead, the same for all games; compiled together with the rules."""

"""What keeps strangers out: tokens and cookies, origins, rates, headers."""

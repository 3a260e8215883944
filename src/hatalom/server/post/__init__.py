"""What goes out to people who are away: mail, messages to devices, posts to webhooks."""

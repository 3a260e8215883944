"""What travels over HTTP and WebSocket besides the game itself, by subject."""

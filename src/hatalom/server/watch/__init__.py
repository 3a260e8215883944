"""Watching the server at work: what it counts, how it is told to Prometheus and to its operator, what it logs."""

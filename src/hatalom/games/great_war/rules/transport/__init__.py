"""Chapter 13: connections, transfers, generals, aid."""

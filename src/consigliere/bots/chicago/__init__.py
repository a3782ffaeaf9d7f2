"""Chicago as the bots judge it."""

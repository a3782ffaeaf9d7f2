"""The Godfather as the bots judge it."""

"""The Godfather at the referee's table."""

"""Chicago at the referee's table."""

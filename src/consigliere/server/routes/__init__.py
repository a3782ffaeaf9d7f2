"""The HTTP part: people, tables, seats, journals, health. Errors are JSON with a key."""

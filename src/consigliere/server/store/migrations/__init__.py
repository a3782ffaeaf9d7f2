"""The migrations: a database of any age brought to the schema of today, on both kinds of store."""

"""The store of the tables: SQLite by default, PostgreSQL when one machine is outgrown."""

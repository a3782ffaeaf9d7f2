"""One module per step of the schema, in the order of their numbers; a released step is never edited."""

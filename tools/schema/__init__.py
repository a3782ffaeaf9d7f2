"""The house: one schema of all messages, made from the declared types, and what is made from it in turn.

`python -m tools.schema` writes docs/protocol.schema.json, the client's types and the reference pages.
"""

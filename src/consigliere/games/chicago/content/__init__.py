"""The contents of Chicago's box as data (TOML), and what is demanded of it: schema, words, checks, totals.

loading.py, one folder up, turns it into the kernel's tables. Unofficial; every record bears its source.
"""

"""Bots: each is given a view and the legal actions, and names one of them."""

"""The Godfather on the terminal: its words, map, cards, menus and questions."""

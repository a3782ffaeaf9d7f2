"""The Godfather in words: names, sentences, menus, questions and what an action brings."""

"""Chicago on the terminal: its words, city, mini-boards, menus and questions."""

"""The terminal's screen: words, panels and menus made from views, events and structured actions only."""

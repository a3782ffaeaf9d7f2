"""The server: tables in the browser, event-sourced, for people and bots. Nothing imports it."""

"""Actions, prompts, events and refusals in words: shared by the terminal and the server."""

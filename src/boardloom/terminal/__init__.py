"""The house in a terminal. Nothing here knows a game by name."""

"""What a terminal understands at a table, besides what its choices are called."""

LEAVE = ("q", "quit", "s", "save")
UNDO = ("u", "undo")
LOG = ("l", "log")
HINT = ("hint",)
HELP = ("?", "h", "help")
COMMANDS = frozenset(word for word in (*LEAVE, *UNDO, *LOG, *HINT, *HELP) if len(word) > 1)
"""Those that no choice should be called: a letter may, as the pieces of Ludo are, for the word remains."""

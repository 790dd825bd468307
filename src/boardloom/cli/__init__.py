"""The command line. It starts at once: what takes long to load is loaded by the command that needs it."""

from boardloom.cli.main import main

__all__ = ["main"]

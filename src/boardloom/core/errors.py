"""What can be wrong with what a person gives us. Each says what to do, in one line."""

from importlib import import_module

from boardloom.core.message import Words


class BadInput(ValueError):
    """Something given from outside that cannot be used."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.words = words
        """What is wrong, for whoever gave it."""

    def __str__(self) -> str:
        """In English, for logs and programs; screens say it in the reader's language."""
        said: str = import_module("boardloom.words").english(self.words)  # words stand above errors
        return said


class BadOptions(BadInput):
    """Options that do not make a game."""


class BadRule(BadInput):
    """A rule that cannot be compiled, or breaks what rules promise."""


class IllegalAction(BadInput):
    """An action that is not open in the position."""


class BadTranscript(BadInput):
    """A transcript that is damaged, or that tells of an impossible game."""

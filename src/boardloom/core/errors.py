"""What can be wrong with what a person gives us. Each says what to do, in one line."""


class BadInput(ValueError):
    """Something given from outside that cannot be used."""


class BadOptions(BadInput):
    """Options that do not make a game."""


class BadRule(BadInput):
    """A rule that cannot be compiled, or breaks what rules promise."""


class IllegalAction(BadInput):
    """An action that is not open in the position."""


class BadTranscript(BadInput):
    """A transcript that is damaged, or that tells of an impossible game."""

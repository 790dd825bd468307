"""A guided first game: words, and what is played between them, as data that every screen walks through.

A lesson is a real game with its own options, in which dice and other players do what the lesson says. Each
step says something and then waits: for the learner's choice, for the learner's roll, or, where nothing of
this is asked, until the learner wants to go on. `boardloom.match.lessons` walks through it.
"""

from typing import Literal

from msgspec import Struct

ANYTHING = "*"
"""Whatever the learner chooses is fine."""

Wait = Literal["go", "roll", "choice", "end"]
"""What a step waits for: a wish to go on, the learner's roll or choice; nothing after the last."""


class LessonStep(Struct, frozen=True, omit_defaults=True):
    says: str
    """The id of its words."""
    plays: tuple[str, ...] = ()
    """The actions, by name, one of which is played here; `ANYTHING`: the learner may choose freely. Without
    any the step only says something."""
    then: tuple[str, ...] = ()
    """The actions that follow by themselves, in this order: of chance, and of other players."""
    points: tuple[str, ...] = ()
    """The nodes, players and pieces it speaks of, by their ids. Where one action is asked for, the steps that
    lead to it are pointed at anyway."""


class Lesson(Struct, frozen=True, eq=False):
    """Equal to itself alone, so that a `Game` which has one can be a key."""

    options: dict[str, object]
    steps: tuple[LessonStep, ...]
    seat: int = 0
    """Where the learner sits."""

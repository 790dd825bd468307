"""Dice of one's own: what fell is clicked, one die after the other, or typed."""

from boardloom.core.game import Position
from boardloom.core.scene import Choices, Step
from boardloom.games.layout_helpers import tree_of

AND = "+"
"""Between the dice of a throw, in the name of an action."""


def fallen(position: Position) -> Choices:
    """What chance can do now, as choices: a step for each die.

    >>> import boardloom
    >>> p = boardloom.new("custom")
    >>> choices = fallen(p)
    >>> [step.key for step in choices.steps.values()][:6], choices.tree["1 of 3"]["2 of 4"]
    (['1', '2', '3', '4', '5', '6'], 16)
    >>> p.name(16)
    '3+4'
    """
    steps: dict[str, Step] = {}
    paths = []
    for action in position.choices():
        parts = position.name(action).split(AND)
        path = tuple(f"{die} of {part}" for die, part in enumerate(parts, 1))
        for id, part in zip(path, parts, strict=True):
            words = part if len(parts) > 1 else position.outcome(action)
            steps[id] = Step(words, key=part if len(part) == 1 else "")
        paths.append((path, action))
    return Choices(kinds=("die",), tree=tree_of(paths), steps=dict(sorted(steps.items(), key=_die)))


def _die(step: tuple[str, Step]) -> str:
    return step[0].partition(" ")[0]


def meant(position: Position, typed: str) -> int | None:
    """The outcome that somebody typed: `3+4`, `3 4` or `34` for two dice.

    >>> import boardloom
    >>> p = boardloom.new("custom")
    >>> [meant(p, typed) for typed in ("3+4", "3 4", "34", "7")]
    [16, 16, 16, None]
    """
    wanted = _plain(typed)
    return next((action for action in position.choices() if _plain(position.name(action)) == wanted), None)


def _plain(written: str) -> str:
    return "".join(sign for sign in written if sign.isalnum()).casefold()

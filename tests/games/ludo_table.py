"""A table of Ludo for tests: tokens placed by the names of their spaces, dice thrown by hand."""

from typing import Any

import boardloom
from boardloom.core.game import Position
from boardloom.games.ludo.board import space_name
from boardloom.games.ludo.config import LudoPosition
from boardloom.games.ludo.rules import space_of, start
from boardloom.games.ludo.state import BITS, END, MAX_TOKENS, YARD
from boardloom.games.ludo.tokens import steps_of
from tests.words import story

NAMES = ("Ann", "Bo", "Cy", "Di")


def table(letters: str = "AC", **options: Any) -> LudoPosition:
    """The first position with players on these letters."""
    return boardloom.new("ludo", positions=list(letters), **options)


def standing(p: LudoPosition, *spaces: str, turn: str = "", bonus: bool = False) -> LudoPosition:
    """The same game with each seat's tokens on these spaces: "4 H" has p on 4 and q in the yard.

    Seats with all tokens at E have finished, in the order of seats."""
    s = p.state.copy()
    start(s, p.setup)
    letters = p.config.letters
    for seat, line in enumerate(spaces):
        steps = [_steps(letters[seat], name) for name in line.split()]
        for token, there in enumerate(steps):
            s.steps[seat * MAX_TOKENS + token] = there
            s.ring[0] -= 1 << (BITS * seat)
            s.ring[space_of(p.setup, seat, there)] += 1 << (BITS * seat)
        if set(steps) == {END}:
            s.finished += 1
            s.place[seat] = s.finished
    playing = [seat for seat in range(len(letters)) if not s.place[seat]]
    for seat in range(len(letters)):
        s.follows[seat] = next((other for other in playing if other > seat), playing[0])
    s.seat, s.bonus = (letters.index(turn) if turn else playing[0]), int(bonus)
    return Position(p.game, p.config, p.setup, s)


def _steps(letter: str, name: str) -> int:
    return next(steps for steps in range(YARD, END + 1) if space_name(letter, steps) == name)


def plays(p: LudoPosition, *names: str | int) -> LudoPosition:
    """The position once these have come up or been chosen: 6, "p"."""
    for name in names:
        p = p.after(p.find(str(name)))
    return p


def names(p: LudoPosition) -> list[str]:
    return [p.name(action) for action in p.choices()]


def spaces(p: LudoPosition) -> list[str]:
    """Where everybody's tokens stand, as `standing` takes it."""
    letters = p.config.letters
    return [
        " ".join(space_name(letter, steps) for steps in steps_of(p, seat))
        for seat, letter in enumerate(letters)
    ]


def turn(p: LudoPosition) -> str:
    """The letter of the player whose turn it is."""
    return p.config.letters[p.state.seat]


def tells(p: LudoPosition, *path: str | int) -> str:
    """What the last of these actions does, in words."""
    *before, last = path
    p = plays(p, *before)
    action = p.find(str(last))
    return story(p, action, NAMES)

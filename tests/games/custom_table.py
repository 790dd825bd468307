"""A table of the custom board for tests: boards drawn as text, tokens and dice placed by hand."""

from typing import Any

import boardloom
from boardloom.core.game import Position
from boardloom.games.custom.presets import LETTERS
from boardloom.games.custom.reading import config_of, state_of
from boardloom.games.custom.state import LUCKY, NORMAL, UNLUCKY
from tests.words import story

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay")
PLAIN = "." * 20
TYPES = {"lucky": LUCKY, "unlucky": UNLUCKY, "normal": NORMAL}

state = state_of
config = config_of


def drawn(squares: str) -> list[str]:
    return [LETTERS[letter] for letter in squares]


def table(squares: str = PLAIN, *types: str, **options: Any) -> Position:
    """The first position on a drawn board; Ann is normal and Bo lucky, unless told otherwise."""
    kinds = types or ("normal", "lucky")
    given: dict[str, Any] = {"squares": drawn(squares), "players": len(kinds), "types": kinds, **options}
    return boardloom.new("custom", **given)


def standing(p: Position, *positions: int, prison: tuple[int, ...] = ()) -> Position:
    """The same position with the tokens on these squares, and these seats in prison.

    The first player's turn has begun: without controls it is too late to imprison them.
    """
    s = state(p).copy()
    for seat, position in enumerate(positions):
        s.position[seat] = position
    for seat in prison:
        s.skip_turn[seat] = 1
    return Position(p.game, p.config, p.setup, s)


def plays(p: Position, *names: str) -> Position:
    """The position once these have come up or been chosen, by their names: "1+2", "skip", "lucky"."""
    for name in names:
        p = p.after(p.find(name))
    return p


def names(p: Position) -> list[str]:
    """What may happen next."""
    return [p.name(action) for action in p.choices()]


def squares(p: Position) -> list[int]:
    """Where the tokens stand."""
    return state(p).position.tolist()[: p.config.players]


def coins(p: Position) -> list[int]:
    return state(p).coins.tolist()[: p.config.players]


def moves(p: Position) -> list[int]:
    return state(p).moves.tolist()[: p.config.players]


def prisoners(p: Position) -> list[int]:
    return state(p).skip_turn.tolist()[: p.config.players]


def ptypes(p: Position) -> list[str]:
    called = {number: name for name, number in TYPES.items()}
    return [called[number] for number in state(p).ptype.tolist()[: p.config.players]]


def seat(p: Position) -> str:
    """Whose turn it is."""
    return NAMES[state(p).seat]


def tells(p: Position, name: str) -> str:
    """What the next action does, in words."""
    return story(p, p.find(name), NAMES)

"""A table of the custom board for tests: boards drawn as text, tokens and dice placed by hand."""

from typing import Any

import boardloom
from boardloom.core.game import Position
from boardloom.games.custom.config import CustomPosition
from boardloom.games.custom.presets import LETTERS
from boardloom.games.custom.state import LUCKY, NORMAL, UNLUCKY
from tests.words import story

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay")
PLAIN = "." * 20
TYPES = {"lucky": LUCKY, "unlucky": UNLUCKY, "normal": NORMAL}


def drawn(squares: str) -> list[str]:
    return [LETTERS[letter] for letter in squares]


def table(squares: str = PLAIN, *types: str, **options: Any) -> CustomPosition:
    """The first position on a drawn board; Ann is normal and Bo lucky, unless told otherwise."""
    kinds = types or ("normal", "lucky")
    given: dict[str, Any] = {"squares": drawn(squares), "players": len(kinds), "types": kinds, **options}
    return boardloom.new("custom", **given)


def standing(p: CustomPosition, *positions: int, prison: tuple[int, ...] = ()) -> CustomPosition:
    """The same position with the tokens on these squares, and these seats in prison.

    The first player's turn has begun: without controls it is too late to imprison them.
    """
    s = p.state.copy()
    for seat, position in enumerate(positions):
        s.position[seat] = position
    for seat in prison:
        s.skip_turn[seat] = 1
    return Position(p.game, p.config, p.setup, s)


def plays(p: CustomPosition, *names: str) -> CustomPosition:
    """The position once these have come up or been chosen, by their names: "1+2", "skip", "lucky"."""
    for name in names:
        p = p.after(p.find(name))
    return p


def names(p: CustomPosition) -> list[str]:
    """What may happen next."""
    return [p.name(action) for action in p.choices()]


def squares(p: CustomPosition) -> list[int]:
    """Where the tokens stand."""
    return p.state.position.tolist()[: p.config.players]


def coins(p: CustomPosition) -> list[int]:
    return p.state.coins.tolist()[: p.config.players]


def moves(p: CustomPosition) -> list[int]:
    return p.state.moves.tolist()[: p.config.players]


def prisoners(p: CustomPosition) -> list[int]:
    return p.state.skip_turn.tolist()[: p.config.players]


def ptypes(p: CustomPosition) -> list[str]:
    called = {number: name for name, number in TYPES.items()}
    return [called[number] for number in p.state.ptype.tolist()[: p.config.players]]


def seat(p: CustomPosition) -> str:
    """Whose turn it is."""
    return NAMES[p.state.seat]


def tells(p: CustomPosition, name: str) -> str:
    """What the next action does, in words."""
    return story(p, p.find(name), NAMES)

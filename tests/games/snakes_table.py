"""A table of Snakes & Ladders for tests: small boards, tokens put down by hand, dice picked by hand."""

from typing import Any

import boardloom
from boardloom.core.game import Position
from boardloom.games.snakes.board import Entity
from boardloom.games.snakes.config import SnakesPosition
from tests.words import story

NAMES = ("Ann", "Bo", "Cy", "Di")


def table(*entities: Entity, **options: Any) -> SnakesPosition:
    """The first position on a board with these entities only, Ann first."""
    given: dict[str, Any] = {"turn_order": "fixed", "entities": entities, **options}
    return boardloom.new("snakes", **given)


def entity(kind: str, cell: int, to: int | None = None) -> Entity:
    return Entity.model_validate({"kind": kind, "from": cell, "to": to})


def snake(cell: int, to: int) -> Entity:
    return entity("snake", cell, to)


def ladder(cell: int, to: int) -> Entity:
    return entity("ladder", cell, to)


def teleporter(cell: int, to: int) -> Entity:
    return entity("teleporter", cell, to)


def trap(cell: int) -> Entity:
    return entity("trap", cell)


def standing(p: SnakesPosition, *cells: int, skips: tuple[int, ...] = ()) -> SnakesPosition:
    """The same position with the tokens on these cells."""
    s = p.state.copy()
    for seat, cell in enumerate(cells):
        s.at[seat] = cell
    for seat, turns in enumerate(skips):
        s.skips[seat] = turns
    return Position(p.game, p.config, p.setup, s)


def rolls(p: SnakesPosition, *totals: int) -> SnakesPosition:
    """The position once these have been rolled, one after the other."""
    for total in totals:
        p = p.after(total)
    return p


def cells(p: SnakesPosition) -> list[int]:
    """Where the tokens stand."""
    return p.state.at.tolist()[: p.config.players]


def skips(p: SnakesPosition) -> list[int]:
    return p.state.skips.tolist()[: p.config.players]


def turns(p: SnakesPosition) -> int:
    """How many turns have been begun or sat out."""
    return p.state.turn


def seat(p: SnakesPosition) -> str:
    """Who is to roll."""
    return NAMES[p.state.seat]


def tells(p: SnakesPosition, total: int) -> str:
    """What the next roll does, in words."""
    return story(p, total, NAMES)

"""Matches for tests: Ann, Bo and Cy on a board with everything on it."""

from typing import Any

from boardloom.games import find
from boardloom.match.match import Match
from boardloom.match.seat import Seat

BOARD = [
    {"kind": "ladder", "from": 4, "to": 35},
    {"kind": "ladder", "from": 17, "to": 62},
    {"kind": "snake", "from": 48, "to": 9},
    {"kind": "snake", "from": 93, "to": 71},
    {"kind": "trap", "from": 12},
    {"kind": "teleporter", "from": 55, "to": 23},
]
SEATS = (Seat("Ann"), Seat("Bo", "bot"), Seat("Cy; the 3rd: fox", "bot"))


def begun(id: str = "20260101-101500-abc123", seed: int = 4711, **options: Any) -> Match:
    """A match of three before the first move."""
    game = find("snakes")
    given = {"players": 3, "entities": BOARD, "killing": "opponent", "third_six": "backtrack", **options}
    return Match(game, game.config.make(given), SEATS, seed, id, "2026-01-01T10:15:00Z")


def played(moves: int, **more: Any) -> Match:
    """The match after so many moves, or at its end."""
    match = begun(**more)
    while len(match.actions) < moves and not match.position.over:
        match.play(match.draw())
    return match


def finished(**more: Any) -> Match:
    match = played(10_000, **more)
    assert match.position.over
    return match

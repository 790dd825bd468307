"""Blokus in words."""

from collections.abc import Sequence

from boardloom.core.game import Position
from boardloom.games.blokus.config import Config
from boardloom.games.blokus.picture import picture
from boardloom.games.blokus.pieces import NAMES
from boardloom.games.blokus.reading import (
    COLOUR_NAMES,
    config_of,
    owner,
    placed,
    placement_name,
    points_of,
    size_of,
    state_of,
    turn,
)
from boardloom.games.blokus.state import NONE, PASS, SINGLE

__all__ = ["ask", "describe", "name", "picture", "standing", "tones", "turn"]


def name(p: Position, action: int) -> str:
    return "pass" if action == PASS else placement_name(size_of(p), action)


def ask(p: Position) -> str:
    return f"place a piece of {COLOUR_NAMES[state_of(p).colour]}"


def describe(before: Position, action: int, after: Position, names: Sequence[str]) -> str:
    colour = state_of(before).colour
    who = f"{names[before.mover]} ({COLOUR_NAMES[colour]})"
    if action == PASS:
        story = [f"{who} passes."]
    else:
        orientation, _ = placed(size_of(before), action)
        story = [f"{who} places {NAMES[orientation.piece]} on {before.name(action)}."]
        if state_of(after).hand[colour] == 0:
            extra = ", the single square last" if orientation.piece == SINGLE else ""
            story.append(f"All pieces of {COLOUR_NAMES[colour]} are placed{extra}!")
    out = state_of(after).blocked & ~state_of(before).blocked
    for other in range(config_of(after).colours):
        if out >> other & 1 and state_of(after).hand[other]:
            story.append(f"{COLOUR_NAMES[other].capitalize()} cannot place any more.")
    if after.over:
        story.append("The game is over.")
    return " ".join(story)


def tones(config: Config) -> list[str]:
    """Every player in the first of their colours."""
    return [COLOUR_NAMES[config.seat_of.index(seat)] for seat in range(config.players)]


def standing(p: Position, names: Sequence[str]) -> str:
    """Everybody's points, the best first, and where they come from."""
    scores = p.scores()
    told = []
    for seat in sorted(range(len(names)), key=lambda seat: -scores[seat]):
        own = [colour for colour in range(config_of(p).colours) if owner(p, colour) == seat]
        parts = ", ".join(f"{COLOUR_NAMES[colour]} {points_of(p, colour)}" for colour in own)
        told.append(f"{names[seat]} {scores[seat]} ({parts})")
    if NONE in config_of(p).seat_of:
        shared = config_of(p).seat_of.index(NONE)
        told.append(f"{COLOUR_NAMES[shared]} {points_of(p, shared)}, which counts for nobody")
    return "; ".join(told) + "."

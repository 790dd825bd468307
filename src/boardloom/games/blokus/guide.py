"""The rules of Blokus, for players."""

from boardloom.core.scene import Section
from boardloom.games.blokus.config import SIDES, Config
from boardloom.games.blokus.reading import COLOUR_NAMES
from boardloom.games.blokus.rules import ALL_PLACED, SINGLE_LAST
from boardloom.games.blokus.state import CELLS, NONE, PIECES
from boardloom.games.layout_helpers import listed


def guide(config: Config) -> tuple[Section, ...]:
    size, colours = SIDES[config.board], COLOUR_NAMES[: config.colours]
    each = len([seat for seat in config.seat_of if seat == 0])
    return (
        Section("The aim", (f"Place as much of your colour{'s' if each > 1 else ''} as you can.",)),
        Section(
            "The table",
            (
                f"A board of {size} by {size} cells.",
                f"Every colour has {PIECES} pieces of one to five squares, {CELLS} squares in all.",
                f"The order of play is {listed(colours)}.",
                *_whose(config, each),
            ),
        ),
        Section(
            "Your turn",
            (
                "Choose a piece, turn and flip it as you like, and place it on free cells.",
                _first(config),
                "Every further piece touches a piece of its own colour at a corner, and none along an edge.",
                "Other colours may be touched in any way.",
                "What is placed stays where it is.",
                "You may pass, for that turn only. A colour that can place nothing any more is passed over.",
            ),
        ),
        Section(
            "The end",
            (
                "The game is over when no colour can place a piece, or when all pass in a row.",
                f"Every colour starts at -{CELLS} points, and each square placed adds one.",
                f"All pieces placed: {ALL_PLACED} points more, and {SINGLE_LAST} besides "
                "if the single square came last.",
                "The highest score wins" + (", both colours together." if each > 1 else "."),
            ),
        ),
    )


def _whose(config: Config, each: int) -> list[str]:
    if NONE in config.seat_of:
        shared = COLOUR_NAMES[config.seat_of.index(NONE)].capitalize()
        return [f"{shared} is played by everybody in turn, and counts for nobody."]
    if each == 1:
        return []
    pairs = [
        " and ".join(COLOUR_NAMES[c] for c, seat in enumerate(config.seat_of) if seat == player)
        for player in (0, 1)
    ]
    return [f"One player has {pairs[0]}, the other {pairs[1]}."]


def _first(config: Config) -> str:
    if config.board == "duo":
        return "The first piece of a colour covers the colour's starting cell."
    if config.corners == "own":
        return "The first piece of a colour covers the corner that is marked with the colour."
    return "The first piece of a colour covers any corner of the board that is free."

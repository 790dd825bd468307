"""The rules of Blokus, for players."""

from collections.abc import Iterator

from boardloom.core.message import Message, message
from boardloom.core.scene import Section
from boardloom.games.blokus.config import SIDES, Config
from boardloom.games.blokus.messages import colour_first, colour_names
from boardloom.games.blokus.rules import ALL_PLACED, SINGLE_LAST
from boardloom.games.blokus.state import CELLS, NONE, PIECES


def guide(config: Config) -> tuple[Section, ...]:
    several = config.seat_of.count(0) > 1
    return (
        Section(
            message("blokus-rules-aim"),
            (message("blokus-rules-aim-colours" if several else "blokus-rules-aim-colour"),),
        ),
        Section(message("blokus-rules-table"), tuple(_table(config, several))),
        Section(message("blokus-rules-turn"), tuple(_turn(config))),
        Section(message("blokus-rules-end"), tuple(_end(several))),
    )


def _table(config: Config, several: bool) -> Iterator[Message]:
    yield message("blokus-rules-board", size=SIDES[config.board])
    yield message("blokus-rules-pieces", pieces=PIECES, squares=CELLS)
    yield message("blokus-rules-order", colours=colour_names(range(config.colours)))
    if NONE in config.seat_of:
        yield message("blokus-rules-shared", colour=colour_first(config.seat_of.index(NONE)))
    elif several:
        one, other = (
            colour_names([colour for colour, owner in enumerate(config.seat_of) if owner == seat])
            for seat in (0, 1)
        )
        yield message("blokus-rules-pairs", one=one, other=other)


def _turn(config: Config) -> Iterator[Message]:
    yield message("blokus-rules-place")
    if config.board == "duo":
        yield message("blokus-rules-first-duo")
    else:
        yield message("blokus-rules-first-own" if config.corners == "own" else "blokus-rules-first-any")
    yield message("blokus-rules-corners")
    yield message("blokus-rules-others")
    yield message("blokus-rules-stays")
    yield message("blokus-rules-pass")


def _end(several: bool) -> Iterator[Message]:
    yield message("blokus-rules-over")
    yield message("blokus-rules-points", start=-CELLS)
    yield message("blokus-rules-bonus", all=ALL_PLACED, single=SINGLE_LAST)
    yield message("blokus-rules-wins-together" if several else "blokus-rules-wins")

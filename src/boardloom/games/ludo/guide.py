"""The rules of Ludo, for players."""

from collections.abc import Iterator

from boardloom.core.message import Cell, Message, message
from boardloom.core.scene import Section
from boardloom.games.ludo.board import START, ring_space
from boardloom.games.ludo.config import Config
from boardloom.games.ludo.state import LAST_RING


def guide(config: Config) -> tuple[Section, ...]:
    return (
        Section(message("ludo-rules-aim"), tuple(_aim(config))),
        Section(message("ludo-rules-way"), tuple(_way(config))),
        Section(message("ludo-rules-turn"), tuple(_turn(config))),
        Section(message("ludo-rules-others"), tuple(_others(config))),
    )


def _aim(config: Config) -> Iterator[Message]:
    yield (
        message("ludo-rules-aim-one")
        if config.tokens == 1
        else message("ludo-rules-aim-all", tokens=config.tokens)
    )
    if config.players > 2:
        yield message("ludo-rules-play-on")


def _way(config: Config) -> Iterator[Message]:
    yield message("ludo-rules-way-path")
    for letter in config.letters:
        first, last = START[letter], ring_space(START[letter], LAST_RING)
        yield message("ludo-rules-way-of", owner=letter, first=Cell(str(first)), last=Cell(str(last)))


def _turn(config: Config) -> Iterator[Message]:
    yield message("ludo-rules-six")
    yield message("ludo-rules-moves" if config.tokens > 1 else "ludo-rules-moves-one")
    if config.bonus_roll:
        yield message("ludo-rules-bonus")
    yield message("ludo-rules-exact-bounce" if config.bounce else "ludo-rules-exact")
    yield message("ludo-rules-lost")


def _others(config: Config) -> Iterator[Message]:
    yield message("ludo-rules-kick")
    if config.safe_starts:
        yield message("ludo-rules-safe-starts")
    if config.kick_bonus:
        yield message("ludo-rules-kick-bonus")
    yield message("ludo-rules-safe")
    if config.tokens > 1:
        yield message("ludo-rules-stack")
    if config.blockades:
        yield message("ludo-rules-blockades")

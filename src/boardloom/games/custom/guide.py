"""The rules of the custom board, for players."""

from collections.abc import Iterator

from boardloom.core.message import Cell, Message, message
from boardloom.core.scene import Section
from boardloom.games.custom.config import Config
from boardloom.games.custom.squares import KINDS


def guide(config: Config) -> tuple[Section, ...]:
    goal = Cell(str(config.size - 1))
    return (
        Section(message("custom-rules-aim"), (message("custom-rules-first", goal=goal),)),
        Section(message("custom-rules-turn"), tuple(_turn(config))),
        Section(message("custom-rules-squares"), tuple(_squares(config))),
        Section(message("custom-rules-players"), tuple(_players(config))),
    )


def _turn(config: Config) -> Iterator[Message]:
    yield message("custom-rules-roll")
    yield message("custom-rules-double")
    yield message("custom-rules-prison")
    if config.controls:
        yield message("custom-rules-skip")
        yield message("custom-rules-end")
    if config.debug:
        yield message("custom-rules-debug")


def _squares(config: Config) -> Iterator[Message]:
    swap = "position" if config.reverse == "position" else "order"
    for kind in KINDS.values():
        if kind.name in config.board.squares:
            rule = message(f"custom-rules-reverse-{swap}") if kind.name == "REVERSE" else kind.rule
            yield message("custom-rules-square", mark=kind.mark, name=kind.called, rule=rule)
    if config.chain:
        yield message("custom-rules-chain", count=config.chain)
    else:
        yield message("custom-rules-no-chain")


def _players(config: Config) -> Iterator[Message]:
    yield message("custom-rules-types")
    yield message("custom-rules-coins-special" if config.special_coins else "custom-rules-coins")
    yield message("custom-rules-pride")

"""All that a game says: every message of a game as it was played, and of what is shown around it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import fields

from boardloom.core.game import CHANCE, Game, Position
from boardloom.core.message import Arg, Message, Series, Words
from boardloom.core.options import GameConfig
from boardloom.match.plain_view import view_of

Step = tuple[Position, int, Position]
"""The position before an action, the action, and the position after it."""
TOLD = 150
"""Positions of a game that are shown; what is said repeats itself."""


def of_game(steps: Sequence[Step]) -> Iterator[Words]:
    """Of a whole game, from its options to its end."""
    first, last = steps[0][0], steps[-1][2]
    yield from of_options(first.game, first.config)
    yield from in_struct(view_of(first.game).board(first.config))
    yield from in_struct(view_of(first.game).editors(first.config))
    for before, action, after in steps:
        yield from before.game.messages.events(before, action, after)
    for step in steps[:: max(1, len(steps) // TOLD)]:
        yield from of_position(step[0])
    yield from of_position(last)
    if last.game.standing:
        yield last.game.standing(last)


def of_position(p: Position) -> Iterator[Words]:
    if not p.over:
        yield p.game.messages.prompt(p)
    yield from in_struct(view_of(p.game).scene(p))
    yield from in_struct(view_of(p.game).choices(p))
    if p.mover == CHANCE:
        yield from (p.outcome(action) for action in p.choices())


def of_options(game: Game, config: GameConfig) -> Iterator[Words]:
    yield game.called
    if game.guide:
        yield from in_struct(game.guide(config))
    yield from (kind.sentence for kind in game.formats)


def in_struct(shown: object) -> Iterator[Words]:
    """The words in a structure, by the types of its fields: an id or a mark is none."""
    match shown:
        case Struct():
            for name, is_words in _fields(type(shown)):
                value = getattr(shown, name)
                yield from _flat(value) if is_words else in_struct(value)
        case tuple() | list():
            for item in shown:
                yield from in_struct(item)
        case Mapping():
            for item in shown.values():
                yield from in_struct(item)


def parts(words: Arg) -> Iterator[Arg]:
    """What is said, and all that fills its gaps."""
    yield words
    match words:
        case Message(_, args):
            for arg in args.values():
                yield from parts(arg)
        case Series(items):
            for item in items:
                yield from parts(item)


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, bool], ...]:
    """The fields of a structure, and which of them have words."""
    return tuple((field.name, _is_words(field.type)) for field in fields(kind))


def _is_words(kind: Any) -> bool:
    return kind is Message or any(_is_words(part) for part in get_args(kind))


def _flat(value: Any) -> Iterator[Words]:
    if isinstance(value, tuple | list):
        for item in value:
            yield from _flat(item)
    elif not isinstance(value, int | float):
        yield value

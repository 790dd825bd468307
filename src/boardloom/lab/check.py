"""Everything that can be found wrong with a game: its rules, what it says, what it shows."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
from pydantic import ValidationError

from boardloom.core.errors import BadInput, BadRule
from boardloom.core.game import Game, Position
from boardloom.core.message import Message, Series, Words, message
from boardloom.core.options import GameConfig
from boardloom.engine.mcts import Search
from boardloom.engine.playout import move_limit
from boardloom.games.guest_faults import Faults, at_line
from boardloom.games.guests import guarded
from boardloom.lab.presented import function_of, shown
from boardloom.lab.trial import ENOUGH, tried_policies
from boardloom.lab.trust import MANY, Verdict, compared, watched
from boardloom.match.plain_view import safe_view

SEARCHED = 8
"""Games of a search that is compared."""
PART = 5
"""At the ends of its options a game is tried for one position in so many."""


class Findings(NamedTuple):
    """What a check came to."""

    game: Game
    configs: int
    """With how many sets of options it was played."""
    faults: tuple[Words, ...]


def check(game: Game, options: Mapping[str, object] | None = None) -> Findings:
    """Play a game and hold all it does against what games promise; with these options, or with several."""
    game = replace(guarded(game), view=safe_view(game))
    found = Faults()
    chosen_ones = [options] if options is not None else tables(game)
    ends = ends_of_options(game) if options is None else []
    found.add(*_wrong_presets(game))
    for chosen in chosen_ones:
        if len(found) < ENOUGH:
            found.add(*_faults(game, chosen))
    for chosen in ends:
        if not found:
            found.add(*_rules_at(game, chosen))
    return Findings(game, len(chosen_ones) + len(ends), tuple(found)[:ENOUGH])


def tables(game: Game) -> list[Mapping[str, object]]:
    """The usual options, every preset, and as few and as many players as may be."""
    about: Mapping[str, object] = game.config.model_json_schema()["properties"]["players"]
    most: list[Mapping[str, object]] = [
        {"players": about[end]}
        for end in ("minimum", "maximum")
        if end in about and about[end] != about.get("default")
    ]
    given = [{}, *({"preset": preset} for preset in game.config.presets), *most]
    return [options for options in given if not options or not game.config.problems(options)]


def ends_of_options(game: Game) -> list[Mapping[str, object]]:
    """Each option alone at its least and its most, or at each of its other values."""
    about: Mapping[str, Any] = game.config.model_json_schema()["properties"]
    given: list[Mapping[str, object]] = [
        {name: value}
        for name, hints in about.items()
        if name not in ("players", "preset")
        for value in _ends(hints)
        if value != hints.get("default")
    ]
    return [options for options in given if not game.config.problems(options)]


def _ends(hints: Mapping[str, Any]) -> list[object]:
    if hints.get("type") == "boolean":
        return [False, True]
    if hints.get("type") == "integer":
        return [hints[end] for end in ("minimum", "maximum") if end in hints]
    values: list[object] = hints.get("enum", [])
    return values


def _wrong_presets(game: Game) -> Iterator[Message]:
    """Presets that nobody could choose."""
    for preset in game.config.presets:
        try:
            game.config.make({"preset": preset})
        except BadInput as error:
            yield message("check-preset", preset=repr(preset), problem=error.words)


def _rules_at(game: Game, options: Mapping[str, object]) -> tuple[Words, ...]:
    """What is wrong with the rules alone, with these options."""
    found = _first(game, game.config.make(options))
    if not isinstance(found, Position):
        return (found,)
    wrong = watched(found, PART)
    chosen = Series(tuple(f"{name}={value}" for name, value in options.items()), "list")
    return tuple(message("check-with", options=chosen, problem=problem) for problem in wrong)


def _alike(one: object, other: object) -> bool:
    """Whether two setups are the same; what is no setup is told later."""
    if not isinstance(one, tuple) or not isinstance(other, tuple):
        return True
    return len(one) == len(other) and all(map(np.array_equal, one, other))


def _first(game: Game, config: GameConfig) -> Position | Message:
    """The position before anything was done, not even `start`; or what is wrong with the setup."""
    try:
        return Position(game, config, config.setup(), game.rules.State())
    except Exception as error:  # whatever a guest's code does wrong
        return at_line(type(config).setup, f"{type(error).__name__}: {error}", error)


def _faults(game: Game, options: Mapping[str, object]) -> Iterator[Words]:
    try:
        config = game.config.make(options)
    except BadInput as error:
        yield error.words
        return
    if not _can_be_kept(config):
        yield message("check-config")
        return
    first = _first(game, config)
    if not isinstance(first, Position):
        yield first
        return
    if not _alike(first.setup, config.setup()):
        yield at_line(type(config).setup, message("check-luck"))
        return
    faults = watched(first)
    verdict = Verdict(faults) if faults else compared(Position.first(game, config))
    yield from verdict.faults
    if verdict.unfinished:
        limit = move_limit(first)
        yield message("check-unfinished", games=verdict.unfinished, of=MANY, moves=limit)
    if not verdict.faults:
        yield from _other_bots(Position.first(game, config))
        yield from _searched(Position.first(game, config))
        yield from shown(game, config)


def _other_bots(first: Position) -> Iterator[Words]:
    """Whether policies that are not the usual one decide alike as plain Python and compiled."""
    names = [policy.name for policy in tried_policies(first)[1:]]
    seats = first.config.players
    for begin in range(0, len(names), seats):
        some = names[begin : begin + seats]
        yield from compared(first, some + some[-1:] * (seats - len(some))).faults


def _searched(first: Position) -> Iterator[Words]:
    """Whether a search that asks more than the rules is the same as plain Python and compiled."""
    if not first.has_secrets and first.game.prior is None:
        return
    try:
        slow, fast = Search(first, interpreted=True), Search(first, checked=True)
        slow.run(SEARCHED)
        fast.run(SEARCHED)
    except BadRule as error:
        yield error.words
        return
    if (slow.value, slow.size) != (fast.value, fast.size):
        asked = first.game.determinize if first.has_secrets else first.game.prior
        yield at_line(function_of(asked), message("check-search"))


def _can_be_kept(config: GameConfig) -> bool:
    """Whether transcripts and stores can write the options down and read them again."""
    try:
        return type(config).make(config.chosen()) == config
    except (BadInput, ValidationError):
        return False

"""Everything that can be found wrong with a game: its rules, what it says, what it shows."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from pydantic import ValidationError

from boardloom.core.errors import BadInput, BadRule
from boardloom.core.game import Game, Position
from boardloom.core.message import Message, Series, Words, message
from boardloom.core.options import GameConfig
from boardloom.engine.mcts import Search
from boardloom.engine.playout import move_limit
from boardloom.games.guest_faults import Faults, at_line, described
from boardloom.games.guests import guarded
from boardloom.lab.globals_used import changed, globals_used
from boardloom.lab.option_sets import ends_of_options, mixed_options, tables
from boardloom.lab.presented import function_of, shown
from boardloom.lab.trial import ENOUGH, tried_policies
from boardloom.lab.trust import MANY, Verdict, compared, is_ours, quiet, watched
from boardloom.lab.unsaid import unsaid
from boardloom.match.plain_view import safe_view

SEARCHED = 8
"""Games of a search that is compared."""
PART = 5
"""At the ends of its options, and between them, a game is tried for one position in so many at least."""
SOME_SHOWN = 12
"""Moves that are looked at there."""


class Findings(NamedTuple):
    """What a check came to."""

    game: Game
    configs: int
    """With how many sets of options it was played."""
    faults: tuple[Words, ...]
    doubts: tuple[Words, ...]
    """What may be wrong, and may be meant so."""


@quiet()
def check(game: Game, options: Mapping[str, object] | None = None) -> Findings:
    """Play a game and hold all it does against what games promise; with these options, or with several."""
    game = replace(guarded(game), view=safe_view(game))
    found, doubts = Faults(), Faults()
    constants = globals_used(game)
    chosen_ones = [options] if options is not None else tables(game)
    further = [*ends_of_options(game), *mixed_options(game)] if options is None else []
    found.add(*_wrong_config(game), *unsaid(game))
    for chosen in chosen_ones:
        if len(found) < ENOUGH:
            found.add(*_faults(game, chosen, doubts))
    for chosen in further:
        if not found:
            found.add(*_faults_besides(game, chosen, max(PART, len(further) // 2)))
    found.add(*changed(game, constants))
    configs = len(chosen_ones) + len(further)
    return Findings(game, configs, tuple(found)[:ENOUGH], tuple(doubts)[:ENOUGH])


def _wrong_config(game: Game) -> Iterator[Message]:
    """Presets that nobody could choose, and players without number."""
    if "maximum" not in game.config.model_json_schema()["properties"]["players"]:
        yield at_line(game.config, message("check-players"))
    for preset in game.config.presets:
        try:
            game.config.make({"preset": preset})
        except BadInput as error:
            problem = message("check-preset", preset=repr(preset), problem=error.words)
            yield at_line(game.config, problem)


def _faults_besides(game: Game, options: Mapping[str, object], part: int) -> Iterator[Words]:
    """What is wrong with these options, which are one of many sets: each is tried for a short while."""
    chosen = Series(tuple(f"{name}={value}" for name, value in options.items()), "list")
    for problem in _in_short(game, options, part):
        yield message("check-with", options=chosen, problem=problem)


def _in_short(game: Game, options: Mapping[str, object], part: int) -> Iterator[Words]:
    config = game.config.make(options)
    found = _first(game, config)
    if not isinstance(found, Position):
        yield found
        return
    faults = watched(found, part)
    yield from faults
    if faults:
        return
    first = Position.first(game, config)
    if not is_ours(first):  # the laws hold these for every set of options
        verdict = compared(first, games=1)
        yield from (*verdict.faults, *_unfinished(first, verdict))
    yield from shown(game, config, games=1, looked_at=SOME_SHOWN)


def _unfinished(first: Position, verdict: Verdict) -> Iterator[Message]:
    if verdict.unfinished:
        said = message("check-unfinished", games=verdict.unfinished, of=MANY, moves=move_limit(first))
        yield at_line(first.game.rules.apply, said)


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
        return at_line(type(config).setup, described(error), error)


def _faults(game: Game, options: Mapping[str, object], doubts: Faults) -> Iterator[Words]:
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
    faults = watched(first, doubts=doubts)
    verdict = Verdict(faults) if faults else compared(Position.first(game, config))
    yield from (*verdict.faults, *_unfinished(first, verdict))
    doubts.add(*verdict.doubts)
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

"""Everything that can be found wrong with a game: its rules, what it says, what it shows."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import NamedTuple

from pydantic import ValidationError

from boardloom.core.errors import BadInput, BadRule
from boardloom.core.game import CHANCE, Game, Position
from boardloom.core.message import Message, Words, message
from boardloom.core.options import GameConfig
from boardloom.engine.mcts import Search
from boardloom.engine.playout import move_limit
from boardloom.games.guest_faults import Faults, at_line, collected
from boardloom.games.guests import guarded
from boardloom.lab.trial import ENOUGH
from boardloom.lab.trust import MANY, Verdict, compared, watched
from boardloom.match.plain_view import safe_view
from boardloom.match.said import Step, of_game
from boardloom.words import ENGLISH
from boardloom.words.strict import Strict, Unsaid

SHOWN_GAMES, SHOWN_MOVES = 3, 300
"""Of each config: games whose words and scenes are looked at, and how many moves of each."""
SEARCHED = 8
"""Games of a search that is compared."""


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
    for chosen in chosen_ones:
        if len(found) < ENOUGH:
            found.add(*_faults(game, chosen))
    return Findings(game, len(chosen_ones), tuple(found)[:ENOUGH])


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


def _faults(game: Game, options: Mapping[str, object]) -> Iterator[Words]:
    try:
        config = game.config.make(options)
    except BadInput as error:
        yield error.words
        return
    if not _can_be_kept(config):
        yield message("check-config")
        return
    try:
        first = Position(game, config, config.setup(), game.rules.State())
    except Exception as error:  # whatever a guest's code does wrong
        yield at_line(type(config).setup, f"{type(error).__name__}: {error}", error)
        return
    faults = watched(first)
    verdict = Verdict(faults) if faults else compared(Position.first(game, config))
    yield from verdict.faults
    if verdict.unfinished:
        limit = move_limit(first)
        yield message("check-unfinished", games=verdict.unfinished, of=MANY, moves=limit)
    if not verdict.faults:
        yield from _searched(Position.first(game, config))
        yield from _shown(game, config)


def _searched(first: Position) -> Iterator[Words]:
    """Whether a search of a game with secrets is the same as plain Python and compiled."""
    if not first.has_secrets:
        return
    try:
        slow, fast = Search(first, interpreted=True), Search(first, checked=True)
        slow.run(SEARCHED)
        fast.run(SEARCHED)
    except BadRule as error:
        yield error.words
        return
    if (slow.value, slow.size) != (fast.value, fast.size):
        yield at_line(_function(first.game.determinize), message("check-search"))


def _can_be_kept(config: GameConfig) -> bool:
    """Whether transcripts and stores can write the options down and read them again."""
    try:
        return type(config).make(config.chosen()) == config
    except (BadInput, ValidationError):
        return False


def _shown(game: Game, config: GameConfig) -> Iterator[Words]:
    """What is wrong with its words and its scenes."""
    with collected() as faults:
        for seed in range(SHOWN_GAMES):
            steps = _played(Position.first(game, config), Random(seed))
            yield from _unsaid(steps)
            for before, action, after in steps:
                yield from _of_step(before, action, after)
    yield from faults


def _played(p: Position, luck: Random) -> list[Step]:
    steps: list[Step] = []
    while not p.over and len(steps) < SHOWN_MOVES:
        action = luck.choice(list(p.choices()))
        steps.append((p, action, p.after(action)))
        p = steps[-1][2]
    return steps


def _unsaid(steps: list[Step]) -> Iterator[Message]:
    """Messages without words, and gaps in a sentence that nothing fills."""
    strict = Strict(ENGLISH)
    for words in dict.fromkeys(of_game(steps)):
        try:
            strict.format(words)
        except Unsaid as error:
            yield error.problem


def _of_step(before: Position, action: int, after: Position) -> Iterator[Message]:
    assert before.game.view is not None
    before.game.view.happening(before, action, after)
    own: object = getattr(before.game.messages, "own", None)
    name = before.name(action)
    if before.find(name) != action:
        yield at_line(_function(before.game.parse), message("check-parse", name=repr(name)))
    silent = not before.game.messages.events(before, action, after)
    if silent and (before.mover == CHANCE or not after.at_once):
        yield at_line(_function(getattr(own, "events", None)), message("check-silent", name=repr(name)))


def _function(function: object) -> Callable[..., object]:
    found = getattr(function, "function", function)
    assert callable(found)
    return found

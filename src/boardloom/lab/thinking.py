"""Games of bots that search: match by match, in other processes, counted as compiled loops count theirs."""

from array import array
from collections.abc import Generator, Sequence
from typing import NamedTuple

import numpy as np

from boardloom import bots as registry
from boardloom.bots.bot import Budget
from boardloom.bots.registry import LEVELS, levels
from boardloom.bots.workers import WorkerPool, prepare
from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, Position
from boardloom.core.message import message
from boardloom.engine.course import course_of, follower
from boardloom.engine.playout import Batch, cores, move_limit, pick
from boardloom.engine.policy import is_able, per_seat, policies
from boardloom.engine.random import key
from boardloom.lab.cluster import crew, in_order
from boardloom.match.match import SEEDS


def seated(origin: Position, bots: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The bot of every seat, given one for each, one for all, or none for the default; and the policies that
    decide as these do, none where some bot does more than follow a policy."""
    players, known = origin.config.players, policies(origin.game)
    if not any(bots):
        default = per_seat(origin.game, players, ())
        return default, default
    if len(bots) > 1 and len(bots) != players:
        raise BadOptions(message("bots-per-seat", bots=len(bots), players=players))
    named = [registry.check(origin, bot) for bot in bots] * (players if len(bots) == 1 else 1)
    plain = [name if name in known else _policy(origin, name) for name in named]
    return tuple(named), tuple(plain) if all(plain) else ()


def _policy(origin: Position, name: str) -> str:
    """The policy by which a level decides; empty if it does more."""
    if name not in levels(origin.game):
        return ""
    level = origin.game.levels[LEVELS.index(name)]
    if level.iterations or level.random_percent or (level.perfect and is_able(origin, level.perfect)):
        return ""
    return level.policy or next(iter(policies(origin.game)))


class Table(NamedTuple):
    """How games of bots that search are played."""

    bots: tuple[str, ...]
    """By seat."""
    seed: int
    iterations: int | None = None
    """How much each bot searches for a move, instead of what it does by itself."""
    limit: int | None = None
    """Moves after which a game is broken off."""


def thinking_batches(
    origin: Position, table: Table, games: int, processes: int | None = None
) -> Generator[Batch, None, None]:
    """Play on all cores; yields each game as soon as it and those before it have ended.

    They roll the dice of the compiled games of the same seed."""
    others = crew()
    workers = min(others.cores if others else processes or cores(), games)
    if not workers:
        return
    pool = others or WorkerPool(workers)
    try:
        pool.submit(prepare, origin, *dict.fromkeys(table.bots)).result()
        yield from in_order(lambda n: pool.submit(play_game, origin, table, n), range(games), workers)
    except EOFError:
        raise BadOptions(message("arena-bot-ended")) from None
    finally:
        pool.close()


def play_game(origin: Position, table: Table, number: int) -> Batch:
    """One game to its end."""
    game, setup = origin.game, origin.setup
    entrants = [registry.find(game, bot) for bot in table.bots]
    course, stats = course_of(1, origin.config.players), game.stats
    follow, end = follower(game)
    counts = stats.blank(setup) if stats else ()
    luck, draw, position = key(table.seed, number), 0, origin
    limit = move_limit(origin) if table.limit is None else table.limit
    while not position.over and draw < limit:
        follow(position.state, setup, 0, course)
        if position.mover == CHANCE:
            ways = position.choices()
            outcomes, weights = array("i", ways), array("i", ways.values())
            action = int(pick(outcomes, weights, len(ways), luck, draw))
        else:
            budget = Budget(iterations=table.iterations, seed=(luck + draw) % SEEDS)
            action = registry.choose(entrants[position.mover], position, budget)
        seat = stats.seat(position.state, setup) if stats else 0
        position = position.after(action)
        if stats:
            stats.count(position.state, setup, seat, action, counts)
        draw += 1
    end(position.state, setup, 0, course)
    scores = np.array([position.scores()], np.int32)
    lengths = np.array([draw if position.over else -draw], np.int32)
    return Batch(number, scores, lengths, np.zeros(0, game.rules.State.dtype), tuple(counts), course)

"""Many games at once: one loop text, interpreted or compiled, on as many threads as wanted.

Game number i of a seed is the same game whoever plays it, so results do not depend on threads.
"""

import os
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import CHANCE, OVER, RANDOM, Game, Position
from boardloom.core.record import Ints, load, rule, save, unpacked
from boardloom.engine.policy import Policies, by_number, per_seat, prepared
from boardloom.engine.random import AHEAD, AT_FIRST, Rolls, below, key, roll_ahead

BATCH = 16_384
"""Games a thread plays before it hands over what it has."""

PATIENCE = 100_000
"""Moves after which a game on a usual board counts as unfinished."""


@rule
def pick(outcomes: Ints, weights: Ints, n: int, key: int, draw: int) -> int:
    """Draw one of n outcomes by weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    ticket = below(key, draw, total)
    i = 0
    while ticket >= weights[i]:
        ticket -= weights[i]
        i += 1
    return outcomes[i]


@rule
def _nobody(s: Any, b: Any) -> int:
    return 0


@rule
def _nothing(s: Any, b: Any, seat: int, action: int, counts: Any) -> None:
    pass


class Variant(NamedTuple):
    """Which loop is wanted. Each is compiled apart: what is not wanted costs nothing."""

    resume: bool = False
    """Begin at a given position instead of the first."""
    stats: bool = False
    """Gather the game's own figures."""
    finals: bool = False
    """Keep the last state of every game."""
    policies: tuple[str, ...] = (RANDOM,)
    """Those that decide for some seat."""


def loop(game: Game, variant: Variant, decide: Policies) -> Callable[..., int]:
    """The loop that plays a batch of games, closed over one game's rules.

    `bots` says for each seat which of the variant's policies decides. Scores and lengths are written
    into the arrays given.
    """
    rules: Any = game.rules
    State, start, chance = rules.State, rules.start, rules.chance
    die, apply, score = rules.die, rules.apply, rules.score
    resume, stats, finals, _ = variant
    seat_of, count = (game.stats.seat, game.stats.count) if game.stats and stats else (_nobody, _nothing)

    @rule
    def act(s: Any, b: Any, action: int, counts: Any) -> None:
        seat = seat_of(s, b)
        apply(s, b, action)
        count(s, b, seat, action, counts)

    @rule
    def play(
        b: Any, origin: Any, bots: Ints, seed: int, first: int, limit: int, stop: Ints,
        actions: Ints, weights: Ints, scores: Any, lengths: Ints, last: Any, counts: Any,
    ) -> int:  # fmt: skip
        s = State()
        setup = unpacked(b)
        dice = Rolls().dice
        moves = 0
        for i in range(len(lengths)):
            game = key(seed, first + i)
            draw = ahead = base = main = 0
            if resume:
                load(s, origin, 0)
            else:
                start(s, setup)
            while s.mover != OVER and draw < limit and not stop[0]:
                sides = die(s, setup) if s.mover == CHANCE else 0
                if main == 0:
                    main = sides
                if sides > 0 and sides == main:
                    if draw >= ahead:
                        lot = AHEAD if ahead else AT_FIRST
                        roll_ahead(dice, game, draw, sides, lot)
                        base, ahead = draw, draw + lot
                    until = min(ahead, limit)
                    while s.mover == CHANCE and draw < until and die(s, setup) == sides:
                        act(s, setup, dice[draw - base], counts)
                        draw += 1
                else:
                    if sides > 0:
                        action = 1 + below(game, draw, sides)
                    elif s.mover == CHANCE:
                        n = chance(s, setup, actions, weights)
                        action = pick(actions, weights, n, game, draw)
                    else:
                        action = decide(bots[s.mover], s, setup, actions, game, draw)
                    act(s, setup, action, counts)
                    draw += 1
            score(s, setup, scores[i])
            lengths[i] = draw if s.mover == OVER else -draw
            moves += draw
            if finals:
                save(s, last, i)
        return moves

    return play


@dataclass
class Batch:
    """The outcomes of games `first` to `first + len(lengths)`."""

    first: int
    scores: NDArray[np.int32]
    """By game and seat."""
    lengths: NDArray[np.int32]
    """Moves of each game; negative if it was stopped at the limit."""
    finals: NDArray[Any]
    """Last states, where they were asked for."""
    counts: Any
    """The game's figures of these games, or None."""

    @property
    def moves(self) -> int:
        return int(np.abs(self.lengths).sum(dtype=np.int64))

    @property
    def winners(self) -> NDArray[np.int32]:
        """The seat with the best score; -1 for a tie or an unfinished game."""
        best = self.scores == self.scores.max(axis=1, keepdims=True)
        alone = (best.sum(axis=1) == 1) & (self.lengths > 0)
        return np.where(alone, best.argmax(axis=1), -1).astype(np.int32)


class Loop(NamedTuple):
    """A loop ready to play, from one position on."""

    play: Callable[..., int]
    origin: Position
    variant: Variant
    bots: tuple[str, ...]
    """The policy of each seat."""


def interpreted(
    origin: Position, stats: bool = False, finals: bool = False, bots: Sequence[str] = ()
) -> Loop:
    """The loop as plain Python. `bots`: a policy for each seat, one for all, or none for the default."""
    variant, seats = _variant(origin, stats, finals, bots)
    origin = prepared(origin, seats)
    decide = by_number(origin.game, variant.policies)
    return Loop(loop(origin.game, variant, decide), origin, variant, seats)


def compiled(
    origin: Position,
    stats: bool = False,
    finals: bool = False,
    checked: bool = False,
    bots: Sequence[str] = (),
) -> Loop:
    """The loop as machine code; the default rules get one without tests for the others."""
    variant, seats = _variant(origin, stats, finals, bots)
    origin = prepared(origin, seats)
    game = origin.game
    return Loop(
        _compiled(game, variant, all_default(origin), checked, strategies(game)), origin, variant, seats
    )


def all_default(origin: Position) -> bool:
    """Whether every choice of rules is the first of its slot."""
    return all(getattr(origin.setup, slot.name) == 0 for slot in origin.game.slots if slot.per_game)


def strategies(game: Game) -> tuple[tuple[Callable[..., Any], ...], ...]:
    """All strategies as they are registered now: other ones need another loop."""
    return tuple(tuple(slot.functions) for slot in game.slots)


def _variant(
    origin: Position, stats: bool, finals: bool, bots: Sequence[str]
) -> tuple[Variant, tuple[str, ...]]:
    seats = per_seat(origin.game, origin.config.players, bots)
    return Variant(_is_under_way(origin), stats, finals, tuple(sorted(set(seats)))), seats


@cache
def _compiled(
    game: Game, variant: Variant, defaults: bool, checked: bool, strategies: Any
) -> Callable[..., int]:
    from boardloom.engine.compile import compiled

    decide = by_number(game, variant.policies)
    return compiled(loop(game, variant, decide), checked, defaults, (*game.slots, decide))


def _is_under_way(origin: Position) -> bool:
    first = origin.state.copy()
    origin.game.rules.start(first, origin.setup)
    return bool(first != origin.state)


def patience(origin: Position) -> int:
    """Moves after which a game counts as unfinished; large boards take longer."""
    cells = sum(len(field) for field in origin.setup if isinstance(field, np.ndarray))
    return min(max(PATIENCE, 200 * cells), 2**31 - 1)


def play_batch(
    loop: Loop,
    seed: int,
    first: int,
    size: int,
    limit: int | None = None,
    stop: NDArray[np.int32] | None = None,
) -> Batch:
    """Play games `first` to `first + size`; setting `stop[0]` ends it early."""
    play, origin, variant, seats = loop
    limit = patience(origin) if limit is None else limit
    stop = np.zeros(1, np.int32) if stop is None else stop
    game = origin.game
    buffer = np.zeros(game.rules.MAX_ACTIONS, np.int32)
    batch = Batch(
        first,
        np.zeros((size, origin.config.players), np.int32),
        np.zeros(size, np.int32),
        np.zeros(size if variant.finals else 0, game.rules.State.dtype),
        game.stats.blank(origin.setup) if variant.stats and game.stats else (),
    )
    state = np.frombuffer(bytes(origin.state), game.rules.State.dtype).copy()
    arrays = (batch.scores, batch.lengths, batch.finals, batch.counts)
    bots = np.array([variant.policies.index(name) for name in seats], np.int32)
    play(origin.setup, state, bots, seed, first, limit, stop, buffer, np.ones_like(buffer), *arrays)
    return batch


def batches(
    loop: Loop, games: int, seed: int = 0, threads: int | None = None, limit: int | None = None
) -> Generator[Batch, None, None]:
    """Play `games` games on all cores; yields them in order, batch by batch.

    Closing the iterator, or Ctrl-C, stops at once.
    """
    workers = threads or cores()
    stop = np.zeros(1, np.int32)

    def work(first: int) -> Batch:
        return play_batch(loop, seed, first, min(BATCH, games - first), limit, stop)

    firsts = iter(range(0, games, BATCH))
    pool = ThreadPoolExecutor(workers)
    try:
        waiting = deque(pool.submit(work, first) for first in islice(firsts, 2 * workers))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(work, first) for first in islice(firsts, 1))
    finally:
        stop[0] = 1
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """Processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

"""Many games at once: one loop text, interpreted or compiled, on as many threads as wanted.

Game number i of a seed is the same game whoever plays it, so results do not depend on threads.
"""

import os
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import islice
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import CHANCE, OVER, RANDOM, Game, Position
from boardloom.core.record import Ints, load, rule, save, unpacked
from boardloom.engine.course import Course, course_of, follow_nothing, follower
from boardloom.engine.kernel import (
    ActionBuffers,
    GameState,
    Settled,
    Setup,
    States,
    Strategies,
    action_buffers,
    as_array,
    machine_code,
    plain,
    settled,
    state_class,
    strategies,
)
from boardloom.engine.policy import Policies, by_number, per_seat, prepared
from boardloom.engine.random import AHEAD, AT_FIRST, Rolls, below, key, roll_ahead

BATCH = 16_384
"""Games a thread plays before it hands over what it has."""

MOVE_LIMIT = 100_000
"""Moves after which a game on a board of ordinary size counts as unfinished."""

Counts = tuple[NDArray[np.int64], ...]
"""A game's own figures: a NamedTuple that its `stats.py` declares; empty where nothing is counted."""


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
def _no_seat(s: GameState, b: Setup) -> int:
    return 0


@rule
def _count_nothing(s: GameState, b: Setup, seat: int, action: int, counts: Counts) -> None:
    pass


class Variant(NamedTuple):
    """Which loop is wanted. Each is compiled apart, so that what is not wanted costs nothing."""

    resume: bool = False
    """Begin at a given position instead of the first."""
    stats: bool = False
    """Gather the game's own figures."""
    finals: bool = False
    """Keep the last state of every game."""
    policies: tuple[str, ...] = (RANDOM,)
    """Those that decide for some seat."""
    dealt: bool = False
    """Draw anew, for each game, what a seat or a watcher cannot know."""
    course: bool = False
    """Keep the turn order and the rounds of every game."""


class Task(NamedTuple):
    """How a loop plays its games; which of them, the batch says."""

    seed: int
    limit: int
    """Moves after which a game is broken off."""
    bots: Ints
    """By seat: which of the variant's policies decides."""
    stop: Ints
    """Anybody may set its one entry to 1: games then end at once."""


def win_shares(scores: NDArray[np.int32]) -> NDArray[np.float64]:
    """By game and seat: the share of the win, 1 for a winner alone; equal best scores share it."""
    best = scores == scores.max(axis=1, keepdims=True, initial=np.iinfo(np.int32).min)
    shares: NDArray[np.float64] = best / np.maximum(1, best.sum(axis=1, keepdims=True))
    return shares


class Batch(NamedTuple):
    """The outcomes of games `first` to `first + len(lengths)`; a loop fills them in."""

    first: int
    scores: NDArray[np.int32]
    """By game and seat."""
    lengths: NDArray[np.int32]
    """Moves of each game; negative if it was broken off."""
    finals: States
    """Last states, where they were asked for."""
    counts: Counts
    """The game's figures, of all games together."""
    course: Course
    """Turn orders and rounds, where they were asked for."""

    @property
    def moves(self) -> int:
        return int(np.abs(self.lengths).sum(dtype=np.int64))

    @property
    def shares(self) -> NDArray[np.float64]:
        """By game and seat: the share of the win."""
        return win_shares(self.scores)

    @property
    def winners(self) -> NDArray[np.int32]:
        """The seat with the best score; -1 for a tie or an unfinished game."""
        best = self.scores == self.scores.max(axis=1, keepdims=True)
        alone = (best.sum(axis=1) == 1) & (self.lengths > 0)
        return np.where(alone, best.argmax(axis=1), -1).astype(np.int32)


Play = Callable[[Setup, States, Task, ActionBuffers, Batch], int]
DealtPlay = Callable[[int, Setup, States, Task, ActionBuffers, Batch], int]
"""Given whose eyes they are first, and a second state in which it may write."""


def loop(game: Game, variant: Variant, decide: Policies) -> Play:
    """The loop that plays a batch of games, closed over one game's rules; returns how many moves it made."""
    rules, State = game.rules, state_class(game)
    start, chance, die, apply, score = rules.start, rules.chance, rules.die, rules.apply, rules.score
    resume, stats, finals, _, _, course = variant
    wanted = game.stats if stats else None
    seat_of, count = (wanted.seat, wanted.count) if wanted else (_no_seat, _count_nothing)

    follow, end = follower(game) if course else (follow_nothing, follow_nothing)

    @rule
    def act(s: GameState, b: Setup, action: int, counts: Counts, i: int, course: Course) -> None:
        follow(s, b, i, course)
        seat = seat_of(s, b)
        apply(s, b, action)
        count(s, b, seat, action, counts)

    @rule
    def play(b: Setup, origin: States, task: Task, buffers: ActionBuffers, batch: Batch) -> int:
        seed, limit, bots, stop = task
        actions, weights = buffers
        first, scores, lengths, last, counts, course = batch
        s = State()
        setup = unpacked(b)
        dice = Rolls().dice  # part of a record, because compiled loops cannot allocate an array
        moves = 0
        for i in range(len(lengths)):
            game = key(seed, first + i)
            # Only rolls of one die are drawn ahead, the first that a game uses: another one would need
            # numbers of its own. `dice` holds the rolls of the draws from `base` up to `ahead`.
            draw = ahead = base = main_die = 0
            if resume:
                load(s, origin, 0)
            else:
                start(s, setup)
            while s.mover != OVER and draw < limit and not stop[0]:
                sides = die(s, setup) if s.mover == CHANCE else 0
                if main_die == 0:
                    main_die = sides
                if sides > 0 and sides == main_die:
                    if draw >= ahead:
                        n = AHEAD if ahead else AT_FIRST
                        roll_ahead(dice, game, draw, sides, n)
                        base, ahead = draw, draw + n
                    # Most moves of a race are made here: roll after roll with nothing else to ask.
                    until = min(ahead, limit)
                    while s.mover == CHANCE and draw < until and die(s, setup) == sides:
                        act(s, setup, dice[draw - base], counts, i, course)
                        draw += 1
                else:
                    # Rules melt into the loop wherever they are called, so `act` stands here once for three
                    # cases.
                    if sides > 0:
                        action = 1 + below(game, draw, sides)
                    elif s.mover == CHANCE:
                        n = chance(s, setup, actions, weights)
                        action = pick(actions, weights, n, game, draw)
                    else:
                        action = decide(bots[s.mover], s, setup, actions, game, draw)
                    act(s, setup, action, counts, i, course)
                    draw += 1
            score(s, setup, scores[i])
            end(s, setup, i, course)
            lengths[i] = draw if s.mover == OVER else -draw
            moves += draw
            if finals:
                save(s, last, i)
        return moves

    return play


def dealt_loop(game: Game, variant: Variant, decide: Policies) -> DealtPlay:
    """The same, where each game begins with what some eyes cannot know drawn anew."""
    State, play, determinize = state_class(game), loop(game, variant, decide), game.determinize
    assert determinize is not None

    @rule
    def play_dealt(
        eyes: int, b: Setup, origin: States, task: Task, buffers: ActionBuffers, batch: Batch
    ) -> int:
        first, scores, lengths, last, counts, (places, rounds, track) = batch
        s = State()
        setup = unpacked(b)
        moves = 0
        for i in range(len(lengths)):
            load(s, origin, 0)
            determinize(s, setup, eyes, key(key(task.seed, first + i), 0))
            save(s, origin, 1)
            course = Course(places[i : i + 1], rounds[i : i + 1], track)
            game = Batch(first + i, scores[i : i + 1], lengths[i : i + 1], last[i : i + 1], counts, course)
            moves += play(b, origin[1:], task, buffers, game)
        return moves

    return play_dealt


class Loop(NamedTuple):
    """A loop ready to play, from one position on."""

    play: Play
    origin: Position
    variant: Variant
    bots: tuple[str, ...]
    """The policy of each seat."""


def interpreted(
    origin: Position,
    stats: bool = False,
    finals: bool = False,
    bots: Sequence[str] = (),
    eyes: int | None = None,
) -> Loop:
    """The loop as plain Python. `bots`: a policy for each seat, one for all, or none for the default. `eyes`:
    the seat that knows no more of the position than it sees."""
    origin, variant, seats = _prepared(origin, stats, finals, bots, eyes)
    decide = by_number(origin.game, variant.policies)
    if variant.dealt and eyes is not None:
        play: Play = partial(dealt_loop(origin.game, variant, decide), eyes)
    else:
        play = loop(origin.game, variant, decide)
    return Loop(partial(_with_plain_numbers, play), origin, variant, seats)


def _with_plain_numbers(
    play: Play, b: Setup, origin: States, task: Task, buffers: ActionBuffers, batch: Batch
) -> int:
    return play(b, origin, task, ActionBuffers(*map(plain, buffers)), batch)


def compiled(
    origin: Position,
    stats: bool = False,
    finals: bool = False,
    checked: bool = False,
    bots: Sequence[str] = (),
    eyes: int | None = None,
    course: bool = False,
) -> Loop:
    """The loop as machine code; `checked`: every index is checked, as in plain Python.

    Where no house rule is chosen, the code has no tests for house rules in it."""
    origin, variant, seats = _prepared(origin, stats, finals, bots, eyes)
    variant = variant._replace(course=course)
    game = origin.game
    wanted = game, variant, settled(origin), checked, strategies(game)
    if variant.dealt and eyes is not None:
        return Loop(partial(_compiled_dealt(*wanted), eyes), origin, variant, seats)
    return Loop(_compiled(*wanted), origin, variant, seats)


def _prepared(
    origin: Position, stats: bool, finals: bool, bots: Sequence[str], eyes: int | None
) -> tuple[Position, Variant, tuple[str, ...]]:
    if eyes is not None:
        origin = origin.seen_by(eyes)
    seats = per_seat(origin.game, origin.config.players, bots)
    dealt = eyes is not None and origin.has_secrets
    resume = dealt or _is_under_way(origin)
    # Sorted and without repetition, so that other bots in other seats need no other machine code.
    variant = Variant(resume, stats, finals, tuple(sorted(set(seats))), dealt)
    return prepared(origin, seats), variant, seats


@cache
def _compiled(game: Game, variant: Variant, settled: Settled, checked: bool, strategies: Strategies) -> Play:
    decide = by_number(game, variant.policies)
    play = loop(game, variant, decide)
    return machine_code(play, checked=checked, settled=settled, slots=(*game.slots, decide))


@cache
def _compiled_dealt(
    game: Game, variant: Variant, settled: Settled, checked: bool, strategies: Strategies
) -> DealtPlay:
    decide = by_number(game, variant.policies)
    play = dealt_loop(game, variant, decide)
    return machine_code(play, checked=checked, settled=settled, slots=(*game.slots, decide))


def _is_under_way(origin: Position) -> bool:
    first = origin.state.copy()
    origin.game.rules.start(first, origin.setup)
    return bool(first != origin.state)


def move_limit(origin: Position) -> int:
    """Moves after which a game counts as unfinished; large boards take longer."""
    cells = sum(len(field) for field in origin.setup if isinstance(field, np.ndarray))
    return min(max(MOVE_LIMIT, 200 * cells), 2**31 - 1)


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
    game = origin.game
    task = Task(
        seed,
        move_limit(origin) if limit is None else limit,
        np.array([variant.policies.index(name) for name in seats], np.int32),
        np.zeros(1, np.int32) if stop is None else stop,
    )
    batch = Batch(
        first,
        np.zeros((size, origin.config.players), np.int32),
        np.zeros(size, np.int32),
        np.zeros(size if variant.finals else 0, game.rules.State.dtype),
        game.stats.blank(origin.setup) if variant.stats and game.stats else (),
        course_of(size if variant.course else 0, origin.config.players),
    )
    play(origin.setup, np.repeat(as_array(origin), 2), task, action_buffers(game), batch)
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
    # Plain threads are enough, because compiled loops release Python's lock. Numba's own parallel loops would
    # bring a threading layer (OpenMP, TBB or its own), which differs from machine to machine and can break in
    # a process that was forked.
    pool = ThreadPoolExecutor(workers)
    try:
        # Two batches for each thread, so that none waits while whoever iterates deals with a batch, and
        # memory does not grow with the number of games.
        waiting = deque(pool.submit(work, first) for first in islice(firsts, 2 * workers))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(work, first) for first in islice(firsts, 1))
    finally:
        stop[0] = 1  # machine code cannot be interrupted from outside: it looks here after every move
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """Processor cores this process may use; in a container these are fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

"""A row for every game: who won, from which place, in how many rounds; and how the chances moved.

Dice are numbered by seat and roll here, and not by the number of the event as in `engine/playout.py`: a seat
rolls the same numbers in the same game of two designs, whatever its opponents decide and however often they
roll. So games of two designs with the same number are pairs, whose difference says more than their ends.
"""

from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, OVER, Game, Position
from boardloom.core.message import message
from boardloom.core.record import Ints, load, rule, save, unpacked
from boardloom.engine.course import Course, course_of, follower
from boardloom.engine.kernel import (
    ActionBuffers,
    Settled,
    Setup,
    States,
    Strategies,
    action_buffers,
    machine_code,
    settled,
    state_class,
    strategies,
)
from boardloom.engine.playout import cores, move_limit, pick, win_shares
from boardloom.engine.policy import Policies, by_number, prepared
from boardloom.engine.random import below, key
from boardloom.lab.cluster import crew, in_order
from boardloom.lab.own_figures import OwnFigure, adder, own_figures
from boardloom.lab.race import Race, no_race, race_of, racer
from boardloom.lab.tension import FIGURES, Tension, begin, close, tension_of, turn_judged

BATCH = 512
"""Games of a batch: few enough that somebody who waits a second sees numbers sharpen."""
FEW = 64
"""The same where turns are judged by rollouts, which takes longer."""
ROLLOUTS = 64
"""Games that are played to the end from each turn, where chances cannot be worked out."""
ROLLING = 1000
"""What is added to a rollout's number to make its luck differ from that of the game."""


class Task(NamedTuple):
    """How a loop plays its games."""

    seed: int
    limit: int
    """Moves after which a game is broken off."""
    bots: Ints
    """By seat: the number of its policy."""
    rollouts: int
    """How many games judge each turn; 0 where turns are not judged, or chances follow from the races."""
    judged: int
    """Whether turns are judged at all."""
    stop: Ints
    """Anybody may set its one entry to 1: games then end at once."""


class Rows(NamedTuple):
    """What happened in games `first` to `first + len(moves)`; a loop fills it in."""

    first: int
    scores: NDArray[np.int32]
    """By game and seat."""
    moves: NDArray[np.int32]
    """Negative if the game was broken off."""
    rolls: NDArray[np.int32]
    """Rolls and lots."""
    decisions: NDArray[np.int32]
    course: Course
    tension: NDArray[np.float64]
    """By game, as `tension.FIGURES` names them."""
    own: NDArray[np.float64]
    """By game: figures of somebody's own."""
    actions: NDArray[np.int32]
    """By game: what was done, as far as there is room for it; none unless wanted."""
    chances: NDArray[np.float32]
    """By game, turn judged and seat: the chances where the turn began, as far as there is room for them."""
    begins: NDArray[np.int32]
    """By game and turn judged: how many actions there were before it."""

    @property
    def finished(self) -> NDArray[np.bool_]:
        return np.asarray(self.moves > 0)

    @property
    def shares(self) -> NDArray[np.float64]:
        """By game and seat: the share of the win."""
        return win_shares(self.scores)

    @property
    def shares_by_place(self) -> NDArray[np.float64]:
        """By game and place in the turn order: the share of the win."""
        shares, found = self.shares, np.zeros(self.scores.shape)
        for place in range(self.scores.shape[1]):
            found[:, place] = (shares * (self.course.places == place)).sum(axis=1)
        return found


class Scratch(NamedTuple):
    """Memory that the loop works in."""

    kept: States
    """One entry: where rollouts begin."""
    events: NDArray[np.int64]
    """Rolls of nobody and of each seat, then decisions of each seat; after them the same in a rollout."""
    scores: NDArray[np.int32]
    tension: Tension


Play = Callable[[Setup, Race, Task, ActionBuffers, Scratch, Rows], int]


def loop(game: Game, decide: Policies, own: tuple[OwnFigure, ...]) -> Play:
    """The loop that plays games and notes a row for each, closed over one game's rules."""
    rules, State = game.rules, state_class(game)
    start, chance, die, apply, score, turn = (
        rules.start, rules.chance, rules.die, rules.apply, rules.score, rules.turn,
    )  # fmt: skip
    follow, end = follower(game)
    add_own, worked_out = adder(own), racer(game)
    alone = not game.chance

    @rule
    def play(b: Setup, race: Race, task: Task, buffers: ActionBuffers, scratch: Scratch, rows: Rows) -> int:
        actions, weights = buffers
        kept, events, ending, tension = scratch
        seats = rows.scores.shape[1]
        half = len(events) // 2
        s = State()
        setup = unpacked(b)
        for i in range(len(rows.moves)):
            game = luck = key(task.seed, rows.first + i)
            for j in range(len(events)):
                events[j] = 0
            begin(tension)
            draw = at = 0
            in_turn, rollout = -1, -1
            judged = False  # whether the turn that begins here is
            going = True
            start(s, setup)
            # One loop for the game and the rollouts along it: rules are inlined where they are called, and so
            # `apply`, the largest of them, is called once.
            while going:
                if s.mover == OVER or draw >= task.limit or task.stop[0]:
                    score(s, setup, ending)
                    if rollout < 0:
                        going = False
                    else:
                        add_shares(ending, tension.now, task.rollouts)
                        rollout += 1
                        load(s, kept, 0)
                        draw = at
                        luck = key(game, ROLLING + rollout)
                        for j in range(half):
                            events[half + j] = events[j]
                        if rollout == task.rollouts or task.stop[0]:
                            keep_turn(tension, rows.chances, rows.begins, i, at)
                            turn_judged(tension, in_turn)
                            rollout, luck = -1, game
                    continue
                who = turn(s, setup)
                if rollout < 0:
                    begins = who >= 0 and (alone or who != in_turn)
                    if begins and not judged and task.judged:
                        judged, in_turn = True, who
                        if task.rollouts:
                            save(s, kept, 0)
                            for seat in range(seats):
                                tension.now[seat] = 0.0
                            rollout, at, luck = 0, draw, key(game, ROLLING)
                            for j in range(half):
                                events[half + j] = events[j]
                            continue
                        worked_out(s, setup, who, race, tension)
                        keep_turn(tension, rows.chances, rows.begins, i, draw)
                        turn_judged(tension, who)
                    in_turn = who
                    follow(s, setup, i, rows.course)
                base = 0 if rollout < 0 else half
                if s.mover == CHANCE:
                    number = base + who + 1
                    stream, now = key(luck, who + 1), events[number]
                    sides = die(s, setup)
                    if sides > 0:
                        action = 1 + below(stream, now, sides)
                    else:
                        n = chance(s, setup, actions, weights)
                        action = pick(actions, weights, n, stream, now)
                else:
                    number = base + 1 + seats + s.mover
                    stream, now = key(luck, 1 + seats + s.mover), events[number]
                    action = decide(task.bots[s.mover], s, setup, actions, stream, now)
                events[number] += 1
                apply(s, setup, action)
                draw += 1
                if rollout < 0:
                    judged = False
                    if draw <= rows.actions.shape[1]:
                        rows.actions[i, draw - 1] = action
                    add_own(s, setup, who, action, rows.own, i)
            for seat in range(seats):
                rows.scores[i, seat] = ending[seat]
            rows.moves[i] = draw if s.mover == OVER else -draw
            for j in range(1 + seats):
                rows.rolls[i] += events[j]
            for j in range(1 + seats, half):
                rows.decisions[i] += events[j]
            end(s, setup, i, rows.course)
            if task.judged:
                for seat in range(seats):
                    tension.now[seat] = 0.0
                add_shares(ending, tension.now, 1)
                close(tension, rows.tension[i])
        return len(rows.moves)

    return play


@rule
def add_shares(scores: Ints, shares: NDArray[np.float64], games: int) -> None:
    """Add what each seat won, of so many games."""
    highest, leaders = scores[0], 0
    for seat in range(len(scores)):
        highest = max(highest, scores[seat])
    for seat in range(len(scores)):
        leaders += scores[seat] == highest
    for seat in range(len(scores)):
        if scores[seat] == highest:
            shares[seat] += 1.0 / (leaders * games)


@rule
def keep_turn(
    tension: Tension, chances: NDArray[np.float32], begins: NDArray[np.int32], game: int, at: int
) -> None:
    """Note the chances where a turn begins, after so many actions, where there is room for them."""
    turn = tension.judged[0]
    if turn < begins.shape[1]:
        begins[game, turn] = at
        for seat in range(len(tension.now)):
            chances[game, turn, seat] = tension.now[seat]


class Recorder(NamedTuple):
    """A loop ready to play games of one design."""

    play: Play
    origin: Position
    policies: tuple[str, ...]
    """By seat."""
    bots: Ints
    race: Race
    rollouts: int
    own: tuple[OwnFigure, ...]


def recorder(
    origin: Position, policies: tuple[str, ...], rollouts: int = ROLLOUTS, race: Race | None = None
) -> Recorder:
    """The loop that plays from the beginning with a policy for each seat, compiled.

    Chances along its games are from rollouts, unless the tables of a race are given."""
    names = tuple(sorted(set(policies)))
    origin = prepared(origin, names)
    own = own_figures(origin.game.name)
    play = _compiled(origin.game, names, settled(origin), own, strategies(origin.game))
    bots = np.array([names.index(name) for name in policies], np.int32)
    return Recorder(play, origin, policies, bots, race or no_race(), 0 if race else rollouts, own)


def compile_for_others(origin: Position, policies: tuple[str, ...]) -> None:
    """Have the loop compiled that plays this game with other choices of its rules, so that whoever changes a
    rule need not wait for it."""
    rare = frozenset(slot for slot in settled(origin) if slot.rare)
    names, game = tuple(sorted(set(policies))), origin.game
    made = recorder(origin, policies)
    play = _compiled(game, names, rare, made.own, strategies(game))
    record(made._replace(play=play), 0, 0, 0, True)


@cache
def _compiled(
    game: Game, names: tuple[str, ...], settled: Settled, own: tuple[OwnFigure, ...], strategies: Strategies
) -> Play:
    decide = by_number(game, names)
    return machine_code(loop(game, decide, own), settled=settled, slots=(*game.slots, decide))


def record(
    made: Recorder, seed: int, first: int, games: int, judged: bool, stop: NDArray[np.int32] | None = None,
    turns: int = 0, actions: int = 0,
) -> Rows:  # fmt: skip
    """Play games `first` to `first + games`; `judged`: with the chances along them. So many turns of each are
    noted with their chances, and so many actions."""
    game, seats = made.origin.game, made.origin.config.players
    rows = Rows(
        first,
        np.zeros((games, seats), np.int32),
        np.zeros(games, np.int32),
        np.zeros(games, np.int32),
        np.zeros(games, np.int32),
        course_of(games, seats),
        np.zeros((games, len(FIGURES))),
        np.zeros((games, len(made.own))),
        np.zeros((games, actions), np.int32),
        np.zeros((games, turns, seats), np.float32),
        np.zeros((games, turns), np.int32),
    )
    stopping = np.zeros(1, np.int32) if stop is None else stop
    rollouts = made.rollouts if judged else 0
    task = Task(seed, move_limit(made.origin), made.bots, rollouts, int(judged), stopping)
    scratch = Scratch(
        np.zeros(1, game.rules.State.dtype),
        np.zeros(2 * (1 + 2 * seats), np.int64),
        np.zeros(seats, np.int32),
        tension_of(seats, len(made.race.survival[0])),
    )
    made.play(made.origin.setup, made.race, task, action_buffers(game), scratch, rows)
    return rows


def recorded(
    made: Recorder, seed: int, games: range, judged: bool, threads: int | None = None, batch: int = BATCH,
    turns: int = 0,
) -> Generator[Rows, None, None]:  # fmt: skip
    """Play games of these numbers on all cores, or on those of a cluster; yields rows in order, batch by
    batch. Closing the iterator stops at once."""
    firsts = range(games.start, games.stop, batch)
    if others := crew():
        own = tuple(figure.name for figure in made.own)
        recipe = made.origin, made.policies, made.rollouts, own

        def ask(first: int) -> "Future[Rows]":
            number = min(batch, games.stop - first)
            return others.submit(recorded_there, *recipe, seed, first, number, judged, turns)

        try:
            yield from in_order(ask, firsts, others.cores)
        finally:
            others.close()
        return
    stop = np.zeros(1, np.int32)
    workers = threads or cores()
    pool = ThreadPoolExecutor(workers)

    def begin(first: int) -> "Future[Rows]":
        number = min(batch, games.stop - first)
        return pool.submit(record, made, seed, first, number, judged, stop, turns)

    try:
        yield from in_order(begin, firsts, workers)
    finally:
        stop[0] = 1  # machine code looks here after every move
        pool.shutdown(cancel_futures=True)


def recorded_there(
    origin: Position, policies: tuple[str, ...], rollouts: int, own: tuple[str, ...], seed: int, first: int,
    games: int, judged: bool, turns: int,
) -> Rows:  # fmt: skip
    """What a machine of a cluster plays. Without rollouts chances follow from the races, as at home."""
    made = recorder(origin, policies, rollouts, None if rollouts else race_of(origin))
    if own != tuple(figure.name for figure in made.own):
        raise BadOptions(message("cluster-own-figures"))
    return record(made, seed, first, games, judged, None, turns)

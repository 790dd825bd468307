"""Monte Carlo tree search for games with secrets, and for choosing at once: information-set MCTS.

Each iteration draws anew what the seat that searches cannot know (a determinization), and plays one game
from there. What was learnt is kept by information set: all positions that look the same. For the seat that
searches these are what it sees; for everybody else, what a watcher sees. So nobody answers to what is hidden
from them, and games of different deals learn from each other. (It is the multiple-observer search of
Cowling, Powley and Whitehouse, 2012; but sets are found by a hash of what is seen, instead of in a tree for
each seat.)

What is legal differs from deal to deal. So the tries of a move are held against how often it could have been
made, not against how often its set was met.

Games without secrets have the loop of `mcts.py`, and none of this.
"""

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import sqrt
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import CHANCE, OVER, Game, Position
from boardloom.core.record import Ints, load, rule, save, unpacked
from boardloom.engine.kernel import GameState, Setup, States, state_class
from boardloom.engine.random import MASK, STEP, below, key, mix, unsigned, word
from boardloom.engine.tree import FPU_REDUCTION, Rewards

NOTHING = -1
"""The action of an entry that is no move: a set itself, or the whole search."""


HALF = 2.0**30
"""Of the numbers that luck is drawn from: it is from 0 to 2."""
APART = 1024
"""Numbers drawn for the moves of one position."""
SELDOM = 3
"""A move is drawn if it was visited at least a third as often as the most visited one: what was only tried is
left out (purification by a threshold, as Ganzfried and Sandholm call it)."""


class Sets(NamedTuple):
    """Information sets and their moves, an entry for each. Entry 0 is the whole search; a set's moves follow
    it as a chain, by ascending actions."""

    seen: NDArray[np.int64]
    """A hash table: by place, what a set looks like."""
    heads: Ints
    """By the same place, the entry of the set; 0 where there is none."""
    action: Ints
    next: Ints
    """The next entry of the chain; 0 at its end."""
    visits: Ints
    available: Ints
    """How often the move could have been made."""
    rewards: Rewards
    """By entry and seat: the sum over all visits."""


class Lists(Protocol):
    """Where rules list actions, or outcomes of chance with their weights."""

    @property
    def actions(self) -> Ints: ...
    @property
    def weights(self) -> Ints: ...


class Work(NamedTuple):
    """Arrays the loop works in, and those that it shares with its caller."""

    size: NDArray[np.int64]
    """One entry: how many entries there are."""
    stop: Ints
    """One entry: 1 where the search is to end after this iteration."""
    path: Ints
    """The entries this game went through."""
    actions: Ints
    weights: Ints
    views: States
    """Two states: the true one, kept while the other becomes what is seen of it."""
    words: Ints
    """The same memory, as numbers."""
    scores: NDArray[np.int32]
    rewards: Rewards


Settings = tuple[int, int, float, float]
"""The seed, after how many actions a game counts as unfinished, exploration and win weight."""
Loop = Callable[[Setup, States, Sets, Work, Settings, int, int, int], int]
"""Given the seat that searches, the number of the first iteration and how many to make, a loop returns how
many it made."""
Rollout = Callable[[GameState, Setup, Lists, int, int], int]


def new_sets(entries: int, seats: int) -> Sets:
    """Room for so many entries; that of the whole search is there."""
    places = 1 << entries.bit_length()  # never more than half full: a set has two entries or more
    seen, heads = np.zeros(places, np.int64), np.zeros(places, np.int32)
    action, follows, visits, available = np.zeros((4, entries), np.int32)
    action[0] = NOTHING
    return Sets(seen, heads, action, follows, visits, available, np.zeros((entries, seats)))


def working(
    state: type[GameState], most: int, seats: int, depth: int, size: NDArray[np.int64], stop: Ints
) -> Work:
    """Fresh arrays for a run."""
    views = np.zeros(2, state.dtype)
    return Work(
        size,
        stop,
        path=np.zeros(depth, np.int32),
        actions=np.zeros(most, np.int32),
        weights=np.ones(most, np.int32),
        views=views,
        words=views.view(np.int32),
        scores=np.zeros((1, seats), np.int32),
        rewards=np.zeros(seats),
    )


@rule
def digest(words: Ints, first: int, n: int) -> int:
    """A hash of n numbers."""
    total = STEP
    for i in range(first, first + n):
        total = ((total ^ unsigned(words[i])) * STEP) & MASK
        total ^= total >> 32
    return int(np.int64(mix(total) >> 1))


@rule
def place_of(sets: Sets, seen: int) -> int:
    """Where in the table a set that looks so is, or would be."""
    last = len(sets.heads) - 1
    place = seen & last
    while sets.heads[place] > 0 and sets.seen[place] != seen:
        place = (place + 1) & last
    return place


@rule
def add(sets: Sets, work: Work, action: int, after: int) -> int:
    """A new entry, chained behind another one; 0 where there is no room."""
    entry = work.size[0]
    if entry >= len(sets.visits):
        return 0
    work.size[0] = entry + 1
    sets.action[entry] = action
    if after > 0:
        sets.next[entry] = sets.next[after]
        sets.next[after] = entry
    return int(entry)


@rule
def select(
    sets: Sets, work: Work, head: int, seat: int, n: int, exploration: float, key: int, draw: int
) -> int:
    """The entry of the legal move that a seat tries; 0 where there is no room for any.

    It is chosen as in an open game (PUCT), but how much a move counts for being rarely tried is drawn anew
    each time. Where seats choose at once, two that learn by a fixed rule could fall into step, one always
    beaten by the other; with luck in it neither can rely on the other (follow the perturbed leader).
    """
    total = 0
    for i in range(n):
        total += work.weights[i]
    untried = sets.rewards[head, seat] / max(1, sets.visits[head]) - FPU_REDUCTION
    best, highest = 0, -1e9
    before = head
    for i in range(n):
        action = work.actions[i]
        child = sets.next[before]
        while child > 0 and sets.action[child] < action:
            before = child
            child = sets.next[child]
        if child == 0 or sets.action[child] != action:
            child = add(sets, work, action, before)
        if child > 0:
            before = child
            sets.available[child] += 1
            tried = sets.visits[child]
            mean = sets.rewards[child, seat] / tried if tried else untried
            bonus = exploration * sqrt(sets.available[child]) * work.weights[i] / total
            luck = int(np.int64(word(key, draw + i) >> 33)) / HALF
            promise = mean + luck * bonus / (1 + tried)
            if promise > highest:
                best, highest = child, promise
    return int(best)


def _viewer(game: Game) -> Callable[[GameState, Setup, Work, int], int]:
    """The rule that says what a position looks like to a seat, or to a watcher, as a number."""
    hide, half = game.hide, game.rules.State.dtype.itemsize // 4
    assert hide is not None

    @rule
    def look(s: GameState, b: Setup, work: Work, seat: int) -> int:
        views = work.views
        save(s, views, 0)
        for viewer in range(len(work.rewards)):
            if seat < 0 or viewer == seat:
                hide(s, b, viewer)
        save(s, views, 1)
        load(s, views, 0)
        return digest(work.words, half, half)

    return look


def loop(
    game: Game,
    rollout: Rollout,
    prior: Callable[[GameState, Setup, Ints, int, Ints], None],
    reward: Callable[[Ints, Rewards, float], None],
) -> Loop:
    """The loop that searches, closed over one game's rules, what is played once nothing is known, which moves
    are likely, and what a result is worth."""
    State, legal, apply, score = state_class(game), game.rules.legal, game.rules.apply, game.rules.score
    determinize, look = game.determinize, _viewer(game)
    assert determinize is not None

    @rule
    def search(
        b: Setup,
        origin: States,
        sets: Sets,
        work: Work,
        settings: Settings,
        eyes: int,
        first: int,
        iterations: int,
    ) -> int:
        seed, limit, exploration, win_weight = settings
        path, rewards = work.path, work.rewards
        s = State()
        setup = unpacked(b)
        for i in range(iterations):
            if work.stop[0] and sets.visits[0] > 0:
                return i
            game = key(seed, first + i)
            load(s, origin, 0)
            determinize(s, setup, eyes, key(game, 0))
            luck = key(game, 1)
            depth = draw = 0
            known = True
            while s.mover != OVER and draw < limit:
                child = 0
                if known and s.mover != CHANCE:
                    n = legal(s, setup, work.actions)
                    prior(s, setup, work.actions, n, work.weights)
                    seen = look(s, setup, work, eyes if s.mover == eyes else -1)
                    place = place_of(sets, seen)
                    head = sets.heads[place]
                    if head == 0:
                        known = False
                        head = add(sets, work, NOTHING, 0)
                        if head > 0:
                            sets.seen[place], sets.heads[place] = seen, head
                    if head > 0:
                        child = select(sets, work, head, s.mover, n, exploration, luck, draw * APART)
                    if child > 0:
                        path[depth + 1], path[depth + 2] = head, child
                        depth += 2
                    known = known and child > 0 and depth + 2 < len(path)
                action = int(sets.action[child]) if child > 0 else rollout(s, setup, work, game, draw)
                apply(s, setup, action)
                draw += 1
            score(s, setup, work.scores[0])
            reward(work.scores[0], rewards, win_weight)
            for step in range(depth + 1):
                sets.visits[path[step]] += 1
                for seat in range(len(rewards)):
                    sets.rewards[path[step], seat] += rewards[seat]
        return iterations

    return search


def moves_of(sets: Sets, look: int) -> list[int]:
    """The entries of the moves of the set that looks so."""
    entry, found = sets.heads[place_of(sets, look)], []
    while entry and (entry := sets.next[entry]):
        found.append(int(entry))
    return found


def seen_as(position: Position) -> int:
    """What a position looks like to somebody who sees all of it."""
    words = np.frombuffer(bytes(position.state), np.int32)
    return digest(words, 0, len(words))


def drawn(visits: Sequence[int], key: int) -> int:
    """Which of some moves to make, the most visited of which comes first: drawn by visits among those that
    were visited often."""
    often = [n for n in visits if n * SELDOM >= visits[0]]
    ticket = below(key, 0, max(1, sum(often)))
    return next((i for i, total in enumerate(accumulate(often)) if ticket < total), 0)

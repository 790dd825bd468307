"""Monte-Carlo tree search for every game: one loop text, interpreted or compiled.

A tree grows from one position. Each iteration walks down it (chance by its weights, seats to the
child that promises them most), adds a leaf, plays on by a policy to the end, and credits every seat
with what it reached along the way back. A node keeps no state: the walk applies the actions again.

In games where a move is worth about as much now as later, every game that is played tells something of all
moves its seats made in it, not only of the first ones. These statistics (RAVE, rapid action value estimation)
count until a move was tried often enough itself.
"""

import threading
from collections.abc import Callable
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, OVER, Game, Position
from boardloom.core.message import message
from boardloom.core.record import Ints, load, rule, unpacked
from boardloom.engine.playout import all_default, patience, pick, strategies
from boardloom.engine.policy import named, policies
from boardloom.engine.random import below, key
from boardloom.engine.search_limits import MOST, check_limits

NODES = 1 << 20
"""Nodes of a tree unless told otherwise; one with four seats takes 60 bytes."""
DEEPEST = 512
"""Levels a tree may have."""
SIBLINGS_PER_VISIT = 32
"""A node is expanded at its second visit, and a visit later for each so many siblings: nodes cost memory."""
FPU_REDUCTION = 0.1
"""How much worse than its parent a move is taken to be that was never tried (first-play urgency)."""
RAVE_PRIOR = 4
"""RAVE visits that a move begins with, worth as much as a move that was never tried."""
Worths = NDArray[np.float64]


class Settings(NamedTuple):
    """What stays the same for a whole search."""

    seed: int
    limit: int
    """Actions after which a game counts as unfinished."""
    exploration: float
    win_weight: float
    rave_k: float


class Buffers(NamedTuple):
    """Arrays the loop works in, and those by which it and its caller tell each other something."""

    size: Any
    """How many nodes the tree has."""
    stop: Ints
    """1 where the search is to end after this iteration."""
    path: Ints
    """The nodes from the root on."""
    movers: Ints
    """Who moved at each of them."""
    taken: Any
    """By seat and action: the last iteration in which the seat took it, counted from 1."""
    actions: Ints
    weights: Ints
    scores: Any
    worths: Worths


class Tree(NamedTuple):
    """Nodes in rows side by side; so are the children of one node."""

    action: Ints
    """What leads to the node."""
    weight: Ints
    """How likely it is to be played: by chance, or by a good player."""
    visits: Ints
    first: Ints
    """The first child."""
    children: Ints
    """How many there are; none before the node is expanded."""
    worth: Worths
    """By node and seat: the sum of what was reached."""
    rave_visits: Ints
    """Games in which who could take the action here took it here or later."""
    rave: NDArray[np.float32]
    """The sum of what they reached in those."""


def new_tree(nodes: int, seats: int) -> Tree:
    """Room for a tree; the root is there."""
    action, weight, visits, first, children, rave_visits = np.zeros((6, nodes), np.int32)
    worth, rave = np.zeros((nodes, seats)), np.zeros(nodes, np.float32)
    return Tree(action, weight, visits, first, children, worth, rave_visits, rave)


@rule
def weights_below(tree: Tree, node: int) -> int:
    """The weights of all children together."""
    total = 0
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        total += tree.weight[child]
    return total


@rule
def drawn(tree: Tree, node: int, key: int, draw: int) -> int:
    """The child that chance takes."""
    ticket = below(key, draw, weights_below(tree, node))
    child = tree.first[node]
    while ticket >= tree.weight[child]:
        ticket -= tree.weight[child]
        child += 1
    return child


@rule
def select(tree: Tree, node: int, seat: int, exploration: float, rave_k: float) -> int:
    """The child a seat tries (PUCT): what it was worth so far, and how little it was tried for its weight."""
    first, n = tree.first[node], tree.children[node]
    bonus = exploration * sqrt(tree.visits[node]) / weights_below(tree, node)
    untried = tree.worth[node, seat] / max(1, tree.visits[node]) - FPU_REDUCTION
    best, most = first, -1e9
    for child in range(first, first + n):
        tried = tree.visits[child]
        worth = tree.worth[child, seat] / tried if tried else untried
        if rave_k > 0:
            rave_visits = tree.rave_visits[child] + RAVE_PRIOR
            rave = (tree.rave[child] + RAVE_PRIOR * untried) / rave_visits
            worth += (rave - worth) * rave_visits / (rave_visits + tried + rave_visits * tried / rave_k)
        promise = worth + bonus * tree.weight[child] / (1 + tried)
        if promise > most:
            best, most = child, promise
    return best


@rule
def update_rave(tree: Tree, node: int, taken: Ints, mark: int, worth: float) -> None:
    """Tell the children what was reached by a game in which their actions were taken: those with the mark."""
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        if taken[tree.action[child]] == mark:
            tree.rave_visits[child] += 1
            tree.rave[child] += worth


@rule
def value(scores: Ints, worths: Worths, win_weight: float) -> None:
    """What each seat reached, from 0 to 1: its place among the others, and whether it won."""
    seats = len(scores)
    leaders, highest = 0, scores[0]
    for seat in range(seats):
        if scores[seat] > highest:
            leaders, highest = 0, scores[seat]
        leaders += scores[seat] == highest
    for seat in range(seats):
        beaten = 0
        for other in range(seats):
            beaten += 2 * (scores[seat] > scores[other]) + (scores[seat] == scores[other])
        place = (beaten - 1) / (2 * max(1, seats - 1))
        won = 1 / leaders if scores[seat] == highest else 0.0
        worths[seat] = win_weight * won + (1 - win_weight) * place


def loop(game: Game, policy: str) -> Callable[..., int]:
    """The loop that grows a tree, closed over one game's rules and a policy for the way to the end."""
    rules: Any = game.rules
    State, chance, legal, die = rules.State, rules.chance, rules.legal, rules.die
    apply, score, decide = rules.apply, rules.score, policies(game)[policy].decide
    prior = game.prior or _alike

    @rule
    def expand(
        tree: Tree, node: int, size: int, s: Any, b: Any, actions: Ints, weights: Ints
    ) -> int:  # fmt: skip
        """List what can follow and has some weight; returns how many nodes there are then.

        Without room nothing is added."""
        n: int
        if s.mover == CHANCE:
            n = chance(s, b, actions, weights)
        else:
            n = legal(s, b, actions)
            prior(s, b, actions, n, weights)
        if size + n > len(tree.visits):
            return size
        tree.first[node] = size
        for i in range(n):
            if weights[i] > 0:
                tree.action[size], tree.weight[size] = actions[i], weights[i]
                size += 1
        tree.children[node] = size - tree.first[node]
        return size

    @rule
    def search(
        b: Any, origin: Any, tree: Tree, buffers: Buffers, settings: Settings, first: int, iterations: int
    ) -> int:  # fmt: skip
        size, stop, path, movers, taken, actions, weights, scores, worths = buffers
        seed, limit, exploration, win_weight, rave_k = settings
        s = State()
        setup = unpacked(b)
        for i in range(iterations):
            if stop[0] and tree.visits[0] > 0:
                return i
            luck, mark = key(seed, first + i), first + i + 1
            load(s, origin, 0)
            node = depth = draw = 0
            climbing = True
            while s.mover != OVER and draw < limit:
                if climbing and tree.children[node] == 0:
                    if depth == 0 or SIBLINGS_PER_VISIT * tree.visits[node] > tree.children[path[depth - 1]]:
                        size[0] = expand(tree, node, size[0], s, setup, actions, weights)
                    climbing = tree.children[node] > 0 and depth + 1 < len(path)
                if climbing:
                    movers[depth] = s.mover
                    if s.mover == CHANCE:
                        node = drawn(tree, node, luck, draw)
                    else:
                        node = select(tree, node, s.mover, exploration, rave_k)
                    action = tree.action[node]
                    depth += 1
                    path[depth] = node
                elif s.mover == CHANCE:
                    sides = die(s, setup)
                    if sides > 0:
                        action = 1 + below(luck, draw, sides)
                    else:
                        action = pick(actions, weights, chance(s, setup, actions, weights), luck, draw)
                else:
                    action = decide(s, setup, actions, luck, draw)
                if rave_k > 0 and s.mover != CHANCE:
                    taken[s.mover, action] = mark
                apply(s, setup, action)
                draw += 1
            score(s, setup, scores[0])
            value(scores[0], worths, win_weight)
            for step in range(depth + 1):
                node = path[step]
                tree.visits[node] += 1
                for seat in range(len(worths)):
                    tree.worth[node, seat] += worths[seat]
                if rave_k > 0 and step < depth and movers[step] != CHANCE:
                    update_rave(tree, node, taken[movers[step]], mark, worths[movers[step]])
        return iterations

    return search


@rule
def _alike(s: Any, b: Any, actions: Ints, n: int, weights: Ints) -> None:
    """Without knowledge of the game every move is as likely."""
    for i in range(n):
        weights[i] = 1


@cache
def _compiled(game: Game, policy: str, defaults: bool, checked: bool, strategies: Any) -> Callable[..., int]:
    from boardloom.engine.compile import compiled

    return compiled(loop(game, policy), checked, defaults, game.slots)


class Move(NamedTuple):
    """What a search found out about one move."""

    action: int
    visits: int
    worth: tuple[float, ...]
    """What each seat can expect after it, from 0 to 1."""


class Search:
    """A tree grown from one position, as far as iterations, time and memory allow.

    The same seed and iterations give the same tree, interpreted or compiled.
    """

    def __init__(
        self,
        position: Position,
        seed: int = 0,
        *,
        policy: str = "",
        nodes: int = NODES,
        exploration: float = 1.0,
        win_weight: float = 0.5,
        rave_k: float = 0.0,
        interpreted: bool = False,
        checked: bool = False,
    ) -> None:
        if position.over:
            raise BadOptions(message("search-over"))
        game, seats = position.game, position.config.players
        policy = named(game, policy)
        self.position, self.seed = position, seed
        self.exploration, self.win_weight, self.rave_k = exploration, win_weight, rave_k
        self.tree, self.iterations = new_tree(max(nodes, game.rules.MAX_ACTIONS + 1), seats), 0
        self.stop = np.zeros(1, np.int32)
        """Anybody may set this to 1: the run then ends after this iteration, and at least one."""
        self._size = np.ones(1, np.int64)
        if interpreted:
            self._loop = loop(game, policy)
        else:
            self._loop = _compiled(game, policy, all_default(position), checked, strategies(game))

    def run(self, iterations: int = MOST, seconds: float | None = None) -> int:
        """Grow the tree; returns how many iterations were made."""
        check_limits(iterations, seconds)
        p = self.position
        most, players = p.game.rules.MAX_ACTIONS, p.config.players
        path, movers = np.zeros((2, DEEPEST), np.int32)
        buffers = Buffers(
            self._size,
            self.stop,
            path,
            movers,
            taken=np.zeros((players, most if self.rave_k else 0), np.int32),
            actions=np.zeros(most, np.int32),
            weights=np.ones(most, np.int32),
            scores=np.zeros((1, players), np.int32),
            worths=np.zeros(players),
        )
        settings = Settings(self.seed, patience(p), self.exploration, self.win_weight, self.rave_k)
        state = np.frombuffer(bytes(p.state), p.game.rules.State.dtype).copy()

        def go(iterations: int) -> int:
            return self._loop(p.setup, state, self.tree, buffers, settings, self.iterations, iterations)

        go(0)  # compiles, so that the time is for the search alone
        alarm = threading.Timer(seconds, self.stop.fill, (1,)) if seconds is not None else None
        if alarm:
            alarm.daemon = True
            alarm.start()
        try:
            done = go(iterations)
        finally:
            if alarm:
                alarm.cancel()
                alarm.join()
            self.stop.fill(0)
        self.iterations += done
        return done

    @property
    def size(self) -> int:
        """Nodes in the tree."""
        return int(self._size[0])

    @property
    def worth(self) -> tuple[float, ...]:
        """What each seat can expect here, from 0 to 1."""
        return self._worth(0)

    def moves(self) -> list[Move]:
        """The moves from here, the most visited first; nothing before the first iteration."""
        first, n = self.tree.first[0], self.tree.children[0]
        found = [
            Move(int(self.tree.action[node]), int(self.tree.visits[node]), self._worth(node))
            for node in range(first, first + n)
        ]
        return sorted(found, key=lambda move: -move.visits)

    def _worth(self, node: int) -> tuple[float, ...]:
        visits = max(1, int(self.tree.visits[node]))
        return tuple(float(sum_) / visits for sum_ in self.tree.worth[node])

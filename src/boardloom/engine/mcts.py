"""Monte Carlo tree search for every game: one loop text, interpreted or compiled.

A tree grows from one position. Each iteration walks down it (chance by its weights, seats to the child that
promises them most), expands a leaf, plays on by a policy to the end of the game (the rollout), and adds what
each seat reached to every node on the way. A node keeps no state: the walk applies the actions again, which
costs less than the memory of a million states.

In games where a move is worth about as much now as later, every game that is played tells something of all
moves its seats made in it, not only of the first ones. These statistics (RAVE, rapid action value estimation)
count until a move was tried often enough itself.

One thread grows a tree, so that the same seed gives the same tree, and no virtual loss is needed to keep
several of them apart.
"""

import threading
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, OVER, Game, Position
from boardloom.core.message import message
from boardloom.core.record import Ints, load, rule, unpacked
from boardloom.engine import ismcts
from boardloom.engine.kernel import (
    GameState,
    Settled,
    Setup,
    States,
    Strategies,
    as_array,
    machine_code,
    settled,
    state_class,
    strategies,
)
from boardloom.engine.playout import move_limit, pick
from boardloom.engine.policy import named, policies
from boardloom.engine.random import below, key
from boardloom.engine.search_limits import MOST, check_limits
from boardloom.engine.tree import Rewards, Tree, draw_child, new_tree, select, update_rave

NODES = 1 << 20
"""Nodes of a tree by default; one with four seats takes 60 bytes."""
MAX_DEPTH = 512
"""Levels a tree may have."""
SIBLINGS_PER_VISIT = 32
"""A node is expanded at its second visit, and a visit later for each so many siblings: nodes cost memory."""


class Settings(NamedTuple):
    """What stays the same for a whole search; `Level` explains the last three."""

    seed: int
    limit: int
    """Actions after which a game counts as unfinished."""
    exploration: float
    win_weight: float
    rave_k: float


class Buffers(NamedTuple):
    """Arrays the loop works in, and those that it shares with its caller."""

    size: NDArray[np.int64]
    """One entry: how many nodes the tree has."""
    stop: Ints
    """One entry: 1 where the search is to end after this iteration."""
    path: Ints
    """The nodes from the root on."""
    movers: Ints
    """Who moved at each of them."""
    taken: NDArray[np.int32]
    """By seat and action: the last iteration in which the seat took it, counted from 1. Marks of earlier
    iterations are simply out of date, so nothing has to be cleared in between."""
    actions: Ints
    weights: Ints
    scores: NDArray[np.int32]
    rewards: Rewards


Loop = Callable[[Setup, States, Tree, Buffers, Settings, int, int], int]
"""Given the number of the first iteration and how many to make, a loop returns how many it made."""


@rule
def reward(scores: Ints, rewards: Rewards, win_weight: float) -> None:
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
        rewards[seat] = win_weight * won + (1 - win_weight) * place


@rule
def backpropagate(tree: Tree, buffers: Buffers, depth: int, mark: int, rave_k: float) -> None:
    """Add the rewards of a game to every node on its path."""
    path, movers, taken, rewards = buffers.path, buffers.movers, buffers.taken, buffers.rewards
    for step in range(depth + 1):
        node = path[step]
        tree.visits[node] += 1
        for seat in range(len(rewards)):
            tree.rewards[node, seat] += rewards[seat]
        if rave_k > 0 and step < depth and movers[step] != CHANCE:
            update_rave(tree, node, taken[movers[step]], mark, rewards[movers[step]])


@rule
def _uniform(s: GameState, b: Setup, actions: Ints, n: int, weights: Ints) -> None:
    """Without knowledge of the game every move is as likely."""
    for i in range(n):
        weights[i] = 1


def _expander(game: Game) -> Callable[[Tree, int, GameState, Setup, Buffers], None]:
    """The rule that gives a leaf its children."""
    chance, legal, prior = game.rules.chance, game.rules.legal, game.prior or _uniform

    @rule
    def expand(tree: Tree, node: int, s: GameState, b: Setup, buffers: Buffers) -> None:
        """Add what can follow and has some weight; nothing where there is no room for all of it."""
        actions, weights, size = buffers.actions, buffers.weights, buffers.size[0]
        if s.mover == CHANCE:
            n = chance(s, b, actions, weights)
        else:
            n = legal(s, b, actions)
            prior(s, b, actions, n, weights)
        if size + n > len(tree.visits):
            return
        tree.first[node] = size
        for i in range(n):
            if weights[i] > 0:
                tree.action[size], tree.weight[size] = actions[i], weights[i]
                size += 1
        tree.children[node] = size - tree.first[node]
        buffers.size[0] = size

    return expand


def _rollout(game: Game, policy: str) -> ismcts.Rollout:
    """The rule that says what is played outside of the tree."""
    chance, die, decide = game.rules.chance, game.rules.die, policies(game)[policy].decide

    @rule
    def rollout(s: GameState, b: Setup, buffers: ismcts.Lists, key: int, draw: int) -> int:
        if s.mover != CHANCE:
            return decide(s, b, buffers.actions, key, draw)
        sides = die(s, b)
        if sides > 0:
            return 1 + below(key, draw, sides)
        n = chance(s, b, buffers.actions, buffers.weights)
        return pick(buffers.actions, buffers.weights, n, key, draw)

    return rollout


def loop(game: Game, policy: str) -> Loop:
    """The loop that grows a tree, closed over one game's rules and a policy for rollouts."""
    State, apply, score = state_class(game), game.rules.apply, game.rules.score
    expand, rollout = _expander(game), _rollout(game, policy)

    @rule
    def search(
        b: Setup,
        origin: States,
        tree: Tree,
        buffers: Buffers,
        settings: Settings,
        first: int,
        iterations: int,
    ) -> int:
        seed, limit, exploration, win_weight, rave_k = settings
        path, movers, taken = buffers.path, buffers.movers, buffers.taken
        s = State()
        setup = unpacked(b)
        for i in range(iterations):
            if buffers.stop[0] and tree.visits[0] > 0:
                return i
            # Numbered over all runs of a search: a search in two runs draws the numbers of one in a single
            # run.
            game, mark = key(seed, first + i), first + i + 1
            load(s, origin, 0)
            node = depth = draw = 0
            in_tree = True
            # One loop for the tree and the rollout: rules are inlined where they are called, and `apply`, the
            # largest of them, is called once so.
            while s.mover != OVER and draw < limit:
                if in_tree and tree.children[node] == 0:
                    if depth == 0 or SIBLINGS_PER_VISIT * tree.visits[node] > tree.children[path[depth - 1]]:
                        expand(tree, node, s, setup, buffers)
                    in_tree = tree.children[node] > 0 and depth + 1 < len(path)
                if in_tree:
                    movers[depth] = s.mover
                    if s.mover == CHANCE:
                        node = draw_child(tree, node, game, draw)
                    else:
                        node = select(tree, node, s.mover, exploration, rave_k)
                    action = tree.action[node]
                    depth += 1
                    path[depth] = node
                else:
                    action = rollout(s, setup, buffers, game, draw)
                if rave_k > 0 and s.mover != CHANCE:
                    taken[s.mover, action] = mark
                apply(s, setup, action)
                draw += 1
            score(s, setup, buffers.scores[0])
            reward(buffers.scores[0], buffers.rewards, win_weight)
            backpropagate(tree, buffers, depth, mark, rave_k)
        return iterations

    return search


@cache
def _compiled(game: Game, policy: str, settled: Settled, checked: bool, strategies: Strategies) -> Loop:
    return machine_code(loop(game, policy), checked=checked, settled=settled, slots=game.slots)


@cache
def _compiled_with_secrets(
    game: Game, policy: str, settled: Settled, checked: bool, strategies: Strategies
) -> ismcts.Loop:
    return machine_code(_with_secrets(game, policy), checked=checked, settled=settled, slots=game.slots)


def _with_secrets(game: Game, policy: str) -> ismcts.Loop:
    """The loop for a game with secrets."""
    return ismcts.loop(game, _rollout(game, policy), game.prior or _uniform, reward)


class Move(NamedTuple):
    """What a search found out about one move."""

    action: int
    visits: int
    value: tuple[float, ...]
    """What each seat can expect after it, from 0 to 1."""


class Search:
    """A tree grown from one position, as far as iterations, time and memory allow.

    The same seed and iterations give the same tree, interpreted or compiled.

    In a game with secrets it knows what `eyes` see: those of the seat that moves unless told otherwise, and
    where chance moves a `WATCHER`'s. There it makes no use of RAVE.
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
        eyes: int | None = None,
    ) -> None:
        if position.over:
            raise BadOptions(message("search-over"))
        game, seats = position.game, position.config.players
        policy = named(game, policy)
        self.seed, self.policy, self.interpreted, self.checked = seed, policy, interpreted, checked
        self.exploration, self.win_weight, self.rave_k = exploration, win_weight, rave_k
        self.iterations = 0
        self.stop = np.zeros(1, np.int32)
        """Other threads may set its one entry to 1: the run then ends after its iteration, the first at the
        earliest."""
        self._size = np.ones(1, np.int64)
        nodes = max(nodes, game.rules.MAX_ACTIONS + 1)
        self.eyes = position.mover if eyes is None else eyes
        self.sets = ismcts.new_sets(nodes, seats) if position.has_secrets else None
        """What it learns in a game with secrets; in others it has a tree."""
        self.position = position.seen_by(self.eyes) if self.sets else position
        if self.sets is None:
            self.tree = new_tree(nodes, seats)

    def run(self, iterations: int = MOST, seconds: float | None = None) -> int:
        """Grow the tree; returns how many iterations were made."""
        check_limits(iterations, seconds)
        go = self._loop() if self.sets is None else self._loop_with_secrets(self.sets)
        go(0)  # compiles, so that the time is for the search alone
        # Machine code cannot look at a clock. While it runs it does not hold Python's lock, so a timer on
        # another thread can tell it to stop.
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

    def _loop(self) -> Callable[[int], int]:
        """What makes so many iterations."""
        p = self.position
        game, most, players = p.game, p.game.rules.MAX_ACTIONS, p.config.players
        if self.interpreted:
            run = loop(game, self.policy)
        else:
            run = _compiled(game, self.policy, settled(p), self.checked, strategies(game))
        path, movers = np.zeros((2, MAX_DEPTH), np.int32)
        buffers = Buffers(
            self._size,
            self.stop,
            path,
            movers,
            taken=np.zeros((players, most if self.rave_k else 0), np.int32),
            actions=np.zeros(most, np.int32),
            weights=np.ones(most, np.int32),
            scores=np.zeros((1, players), np.int32),
            rewards=np.zeros(players),
        )
        settings = Settings(self.seed, move_limit(p), self.exploration, self.win_weight, self.rave_k)
        state = as_array(p)
        return lambda n: run(p.setup, state, self.tree, buffers, settings, self.iterations, n)

    def _loop_with_secrets(self, sets: ismcts.Sets) -> Callable[[int], int]:
        p = self.position
        game, most = p.game, p.game.rules.MAX_ACTIONS
        if self.interpreted:
            run = _with_secrets(game, self.policy)
        else:
            run = _compiled_with_secrets(game, self.policy, settled(p), self.checked, strategies(game))
        work = ismcts.working(state_class(game), most, p.config.players, MAX_DEPTH, self._size, self.stop)
        settings = (self.seed, move_limit(p), self.exploration, self.win_weight)
        state = as_array(p)
        return lambda n: run(p.setup, state, sets, work, settings, self.eyes, self.iterations, n)

    @property
    def size(self) -> int:
        """Nodes in the tree."""
        return int(self._size[0])

    @property
    def value(self) -> tuple[float, ...]:
        """What each seat can expect here, from 0 to 1."""
        return self._value(0)

    def moves(self) -> list[Move]:
        """The moves from here, the most visited first; nothing before the first iteration, nor for eyes that
        cannot see what the seat to move may do."""
        found = [Move(self._action(node), self._visits(node), self._value(node)) for node in self._children()]
        return sorted(found, key=lambda move: -move.visits)

    def choose(self) -> int:
        """The move to make: the one most visited. In a game with secrets, whoever always does the same is
        seen through: there it is drawn by visits among those that were visited often."""
        moves = self.moves()
        if self.sets is None:
            return moves[0].action
        return moves[ismcts.drawn([move.visits for move in moves], key(self.seed, self.iterations))].action

    def _children(self) -> Sequence[int]:
        """The nodes of the moves from here."""
        if self.sets is None:
            first = int(self.tree.first[0])
            return range(first, first + int(self.tree.children[0]))
        if self.eyes != self.position.mover or self.eyes < 0:
            return ()
        return ismcts.moves_of(self.sets, ismcts.seen_as(self.position))

    def _action(self, node: int) -> int:
        return int((self.sets or self.tree).action[node])

    def _visits(self, node: int) -> int:
        return int((self.sets or self.tree).visits[node])

    def _value(self, node: int) -> tuple[float, ...]:
        visits = max(1, self._visits(node))
        return tuple(float(total) / visits for total in (self.sets or self.tree).rewards[node])

"""Monte Carlo tree search for every game: one loop text, interpreted or compiled.

A tree grows from one position. Each iteration walks down it (chance by its weights, seats to the child that
promises them most), expands a leaf, plays on by a policy to the end of the game (the rollout), and adds what
each seat reached to every node on the way. A node keeps no state: the walk applies the actions again, which
costs less than the memory of a million states.

In games where a move is worth about as much now as later, every game that is played tells something of all
moves its seats made in it, not only of the first ones. These statistics (RAVE, rapid action value estimation)
count until a move was tried often enough itself.

How far somebody is ahead at the end may count as well as who won (`margin_weight`), measured by how far
winners usually are in this search. A search can go on from the position that some moves lead to, with what it
knows of that.

One thread grows a tree, so that the same seed gives the same tree, and no virtual loss is needed to keep
several of them apart.
"""

import threading
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from boardloom.core.errors import BadOptions
from boardloom.core.game import Game, Position
from boardloom.core.message import message
from boardloom.core.record import Ints
from boardloom.engine import ismcts
from boardloom.engine.growth import Buffers, Loop, Settings, loop, rollout, uniform
from boardloom.engine.kernel import (
    Settled,
    Strategies,
    as_array,
    machine_code,
    plain,
    settled,
    state_class,
    strategies,
)
from boardloom.engine.playout import move_limit
from boardloom.engine.policy import named
from boardloom.engine.random import key
from boardloom.engine.reward import reward
from boardloom.engine.search_limits import MOST, check_limits
from boardloom.engine.tree import Tree, keep_subtree, new_tree

NODES = 1 << 20
"""Nodes of a tree by default; one with four seats takes 64 bytes."""
MAX_DEPTH = 512
"""Levels a tree may have."""
SIDES = 8
"""Sides that the players of a game may have together, where these are not simply the seats."""


@cache
def _compiled(game: Game, policy: str, settled: Settled, checked: bool, strategies: Strategies) -> Loop:
    return machine_code(loop(game, policy), checked=checked, settled=settled, slots=game.slots)


@cache
def _compiled_keep_subtree() -> Callable[[Tree, int, int, int, Ints], int]:
    return machine_code(keep_subtree)


@cache
def _compiled_with_secrets(
    game: Game, policy: str, settled: Settled, checked: bool, strategies: Strategies
) -> ismcts.Loop:
    return machine_code(_with_secrets(game, policy), checked=checked, settled=settled, slots=game.slots)


def _with_secrets(game: Game, policy: str) -> ismcts.Loop:
    """The loop for a game with secrets."""
    return ismcts.loop(game, rollout(game, policy), game.prior or uniform, reward)


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
        margin_weight: float = 0.0,
        rave_k: float = 0.0,
        rave_fade: float = 0.0,
        interpreted: bool = False,
        checked: bool = False,
        eyes: int | None = None,
    ) -> None:
        if position.over:
            raise BadOptions(message("search-over"))
        game, seats = position.game, position.config.players
        policy = named(game, policy)
        self.seed, self.policy, self.interpreted, self.checked = seed, policy, interpreted, checked
        self.exploration, self.win_weight, self.margin_weight = exploration, win_weight, margin_weight
        self.rave_k, self.rave_fade = rave_k, rave_fade
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
            self._buffers = self._new_buffers()

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

    def _new_buffers(self) -> Buffers:
        nodes, players = self.tree.rewards.shape
        most, rows = self.position.game.rules.MAX_ACTIONS, max(players, SIDES) if self.rave_k else 0
        path, movers, sides = np.zeros((3, MAX_DEPTH), np.int32)
        actions, weights = np.zeros(most, np.int32), np.ones(most, np.int32)
        return Buffers(
            self._size,
            self.stop,
            path,
            movers,
            sides,
            taken=np.zeros((rows, most), np.int32),
            when=np.empty((rows, most), np.int32),
            actions=plain(actions) if self.interpreted else actions,
            weights=plain(weights) if self.interpreted else weights,
            scores=np.zeros((1, players), np.int32),
            rewards=np.zeros(players),
            leads=np.zeros(2),
            moved=np.empty(nodes, np.int32),
        )

    def _loop(self) -> Callable[[int], int]:
        """What makes so many iterations."""
        p = self.position
        if self.interpreted:
            run = loop(p.game, self.policy)
        else:
            run = _compiled(p.game, self.policy, settled(p), self.checked, strategies(p.game))
        settings = Settings(
            self.seed,
            move_limit(p),
            self.exploration,
            self.win_weight,
            self.margin_weight,
            self.rave_k,
            self.rave_fade,
        )
        state = as_array(p)
        return lambda n: run(p.setup, state, self.tree, self._buffers, settings, self.iterations, n)

    def go_on(self, actions: Sequence[int], position: Position) -> bool:
        """Search from the position that these actions lead to, with what was found out about it so far;
        False, and nothing is changed, if that is nothing: it was no part of the search, or the game has
        secrets."""
        if self.sets is not None:
            return False
        node = 0
        for action in actions:
            first = int(self.tree.first[node])
            children = range(first, first + int(self.tree.children[node]))
            found = [child for child in children if self.tree.action[child] == action]
            if not found:
                return False
            node = found[0]
        if not self.tree.children[node]:
            return False
        self.position, self.eyes = position, position.mover
        self._size[0] = _compiled_keep_subtree()(self.tree, self.size, node, 0, self._buffers.moved)
        return True

    def _loop_with_secrets(self, sets: ismcts.Sets) -> Callable[[int], int]:
        p = self.position
        game, most = p.game, p.game.rules.MAX_ACTIONS
        if self.interpreted:
            run = _with_secrets(game, self.policy)
        else:
            run = _compiled_with_secrets(game, self.policy, settled(p), self.checked, strategies(game))
        work = ismcts.working(state_class(game), most, p.config.players, MAX_DEPTH, self._size, self.stop)
        if self.interpreted:
            work = work._replace(actions=plain(work.actions), weights=plain(work.weights))
        settings = (self.seed, move_limit(p), self.exploration, self.win_weight)
        state = as_array(p)
        return lambda n: run(p.setup, state, sets, work, settings, self.eyes, self.iterations, n)

    def has_choice(self) -> bool:
        """Whether there is more than one move to choose among, which the first iteration finds out."""
        if not self._children():
            self.run(1)
        return len(self._children()) > 1

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
        if self.sets is None:
            # `moves` would tell of all of them what nobody asks for, which takes longer than a quick search.
            return self._action(max(self._children(), key=self.tree.visits.__getitem__))
        moves = self.moves()
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

"""How a search tree grows: the loop that a Monte Carlo tree search makes its iterations with."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.game import CHANCE, OVER, Game
from boardloom.core.record import Ints, load, rule, unpacked
from boardloom.engine import ismcts
from boardloom.engine.kernel import GameState, Setup, States, state_class
from boardloom.engine.playout import pick
from boardloom.engine.policy import policies
from boardloom.engine.random import below, key
from boardloom.engine.reward import add_margins, reward
from boardloom.engine.tree import Rewards, Tree, add_node, draw_child, keep_subtree, select, update_rave

SIBLINGS_PER_VISIT = 32
"""A node is expanded at its second visit, and a visit later for each so many siblings: nodes cost memory."""
RAVE_PARENTS = 50_000
"""Nodes with more visits than this learn nothing from RAVE any more."""


class Settings(NamedTuple):
    """What stays the same for a whole search; `Level` explains those after `limit`."""

    seed: int
    limit: int
    """Actions after which a game counts as unfinished."""
    exploration: float
    win_weight: float
    margin_weight: float
    rave_k: float
    rave_fade: float


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
    sides: Ints
    """With which side."""
    taken: NDArray[np.int32]
    """By side and action: the last iteration in which it was taken, counted from 1. Marks of earlier
    iterations are simply out of date, so nothing has to be cleared in between."""
    when: NDArray[np.int32]
    """By side and action: after how many others it was taken."""
    actions: Ints
    weights: Ints
    scores: NDArray[np.int32]
    rewards: Rewards
    leads: Rewards
    """Two entries: the number of leads that games ended with, and the sum of them, without signs."""
    moved: Ints
    """Room for a number for each node."""


Loop = Callable[[Setup, States, Tree, Buffers, Settings, int, int], int]
"""Given the number of the first iteration and how many to make, a loop returns how many it made."""


@rule
def backpropagate(tree: Tree, buffers: Buffers, depth: int, mark: int, rave_k: float, fade: float) -> None:
    """Add the rewards of a game to every node on its path."""
    path, movers, sides, rewards = buffers.path, buffers.movers, buffers.sides, buffers.rewards
    for step in range(depth + 1):
        node = path[step]
        tree.visits[node] += 1
        for seat in range(len(rewards)):
            tree.rewards[node, seat] += rewards[seat]
        if rave_k > 0 and step < depth and movers[step] != CHANCE and tree.visits[node] < RAVE_PARENTS:
            taken, when = buffers.taken[sides[step]], buffers.when[sides[step]]
            update_rave(tree, node, taken, when, mark, step, fade, rewards[movers[step]])


@rule
def make_room(tree: Tree, buffers: Buffers) -> None:
    """Forget what follows from the nodes least visited, until the tree takes half of its room or less, if
    that is possible."""
    least = 2
    while 2 * buffers.size[0] > len(tree.visits) and least <= tree.visits[0]:
        buffers.size[0] = keep_subtree(tree, buffers.size[0], 0, least, buffers.moved)
        least *= 2


@rule
def uniform(s: GameState, b: Setup, actions: Ints, n: int, weights: Ints) -> None:
    """Without knowledge of the game every move is as likely."""
    for i in range(n):
        weights[i] = 1


def _expander(game: Game) -> Callable[[Tree, int, GameState, Setup, Buffers], bool]:
    """The rule that gives a leaf its children."""
    chance, legal, prior = game.rules.chance, game.rules.legal, game.prior or uniform

    @rule
    def expand(tree: Tree, node: int, s: GameState, b: Setup, buffers: Buffers) -> bool:
        """Add what can follow and has some weight; nothing where there is no room for all of it. Whether
        there was room."""
        actions, weights, size = buffers.actions, buffers.weights, buffers.size[0]
        if s.mover == CHANCE:
            n = chance(s, b, actions, weights)
        else:
            n = legal(s, b, actions)
            prior(s, b, actions, n, weights)
        if size + n > len(tree.visits):
            return False
        tree.first[node] = size
        total = 0
        for i in range(n):
            if weights[i] > 0:
                add_node(tree, size, actions[i], weights[i])
                total += weights[i]
                size += 1
        tree.children[node] = size - tree.first[node]
        tree.total[node] = total
        buffers.size[0] = size
        return True

    return expand


def rollout(game: Game, policy: str) -> ismcts.Rollout:
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


@rule
def _seat(s: GameState, b: Setup) -> int:
    return s.mover


def loop(game: Game, policy: str) -> Loop:
    """The loop that grows a tree, closed over one game's rules and a policy for rollouts."""
    State, apply, score = state_class(game), game.rules.apply, game.rules.score
    expand, play_on, side_of = _expander(game), rollout(game, policy), game.side or _seat

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
        seed, limit, exploration, win_weight, margin_weight, rave_k, fade = settings
        path, movers, sides = buffers.path, buffers.movers, buffers.sides
        taken, when = buffers.taken, buffers.when
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
            in_tree = has_room = True
            # One loop for the tree and the rollout: rules are inlined where they are called, and `apply`, the
            # largest of them, is called once so.
            while s.mover != OVER and draw < limit:
                if in_tree and tree.children[node] == 0:
                    if depth == 0 or SIBLINGS_PER_VISIT * tree.visits[node] > tree.children[path[depth - 1]]:
                        has_room = expand(tree, node, s, setup, buffers)
                    in_tree = tree.children[node] > 0 and depth + 1 < len(path)
                side = side_of(s, setup) if rave_k > 0 and s.mover != CHANCE else 0
                if in_tree:
                    movers[depth], sides[depth] = s.mover, side
                    if s.mover == CHANCE:
                        node = draw_child(tree, node, game, draw)
                    else:
                        node = select(tree, node, s.mover, exploration, rave_k)
                    action = int(tree.action[node])
                    depth += 1
                    path[depth] = node
                else:
                    action = play_on(s, setup, buffers, game, draw)
                if rave_k > 0 and s.mover != CHANCE:
                    taken[side, action], when[side, action] = mark, draw
                apply(s, setup, action)
                draw += 1
            score(s, setup, buffers.scores[0])
            reward(buffers.scores[0], buffers.rewards, win_weight)
            if margin_weight > 0:
                add_margins(buffers.scores[0], buffers.rewards, margin_weight, buffers.leads)
            backpropagate(tree, buffers, depth, mark, rave_k, fade)
            if not has_room:
                make_room(tree, buffers)
        return iterations

    return search

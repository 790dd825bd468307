"""The tree of a Monte Carlo search: what its nodes hold, and how a way down it is chosen."""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.record import Ints, rule
from boardloom.engine.random import below

FPU_REDUCTION = 0.1
"""How much worse than its parent a move is taken to be that was never tried (first-play urgency)."""
RAVE_PRIOR = 4
"""RAVE visits that a move begins with, worth as much as a move that was never tried."""
Rewards = NDArray[np.float64]
"""By seat: what it reached, from 0 to 1."""


class Tree(NamedTuple):
    """The nodes, a row for each of their properties; the children of a node stand side by side."""

    action: Ints
    """What leads to the node."""
    weight: Ints
    """How likely it is to be played: by chance, or by a good player."""
    visits: Ints
    first: Ints
    """The first child."""
    children: Ints
    """How many there are; none before the node is expanded."""
    rewards: Rewards
    """By node and seat: the sum over all visits. In double precision: after a million visits, single
    precision would round what is added to eighths."""
    rave_visits: Ints
    """Games in which whoever could take the action here took it here or later."""
    rave_rewards: NDArray[np.float32]
    """The sum of what they reached in those. Single precision saves memory, and RAVE is a rough guide
    anyway."""


def new_tree(nodes: int, seats: int) -> Tree:
    """Room for a tree; the root is there."""
    action, weight, visits, first, children, rave_visits = np.zeros((6, nodes), np.int32)
    rewards, rave_rewards = np.zeros((nodes, seats)), np.zeros(nodes, np.float32)
    return Tree(action, weight, visits, first, children, rewards, rave_visits, rave_rewards)


@rule
def total_weight(tree: Tree, node: int) -> int:
    """The weights of all children together."""
    total = 0
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        total += tree.weight[child]
    return total


@rule
def draw_child(tree: Tree, node: int, key: int, draw: int) -> int:
    """The child that chance takes."""
    ticket = below(key, draw, total_weight(tree, node))
    child = tree.first[node]
    while ticket >= tree.weight[child]:
        ticket -= tree.weight[child]
        child += 1
    return child


@rule
def select(tree: Tree, node: int, seat: int, exploration: float, rave_k: float) -> int:
    """The child a seat tries (PUCT): what it was worth so far, and how little it was tried for its weight."""
    first, n = tree.first[node], tree.children[node]
    bonus = exploration * sqrt(tree.visits[node]) / total_weight(tree, node)
    untried = tree.rewards[node, seat] / max(1, tree.visits[node]) - FPU_REDUCTION
    best, highest = first, -1e9
    for child in range(first, first + n):
        tried = tree.visits[child]
        mean = tree.rewards[child, seat] / tried if tried else untried
        if rave_k > 0:
            rave_visits = tree.rave_visits[child] + RAVE_PRIOR
            rave = (tree.rave_rewards[child] + RAVE_PRIOR * untried) / rave_visits
            # The share of RAVE falls from 1 to 0 with the tries of the move itself, as in Gelly and Silver's
            # schedule of least mean squared error; rave_k stands for 1 / (4 * bias**2). With
            # many RAVE visits, both weigh the same after rave_k tries.
            mean += (rave - mean) * rave_visits / (rave_visits + tried + rave_visits * tried / rave_k)
        promise = mean + bonus * tree.weight[child] / (1 + tried)
        if promise > highest:
            best, highest = child, promise
    return best


@rule
def update_rave(tree: Tree, node: int, taken: Ints, mark: int, reward: float) -> None:
    """Credit those children whose actions were taken in this game, here or later: they bear its mark."""
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        if taken[tree.action[child]] == mark:
            tree.rave_visits[child] += 1
            tree.rave_rewards[child] += reward

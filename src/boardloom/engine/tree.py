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
    """The nodes, a row for each of their properties; the children of a node stand side by side, behind it.

    Rows are memory as it was found: a node is written when it is added."""

    action: Ints
    """What leads to the node."""
    weight: Ints
    """How likely it is to be played: by chance, or by a good player."""
    visits: Ints
    first: Ints
    """The first child."""
    children: Ints
    """How many there are; none before the node is expanded."""
    total: Ints
    """The weights of all children together."""
    rewards: Rewards
    """By node and seat: the sum over all visits. In double precision: after a million visits, single
    precision would round what is added to eighths."""
    rave_visits: NDArray[np.float32]
    """Games in which whoever could take the action here took it here or later; those in which it came much
    later count less."""
    rave_rewards: NDArray[np.float32]
    """The sum of what they reached in those. Single precision saves memory, and RAVE is a rough guide
    anyway."""


def new_tree(nodes: int, seats: int) -> Tree:
    """Room for a tree; the root is there."""
    # Not zeros: clearing room for a million nodes would take longer than a quick move.
    action, weight, visits, first, children, total = np.empty((6, nodes), np.int32)
    rave_visits, rave_rewards = np.empty((2, nodes), np.float32)
    rewards = np.empty((nodes, seats))
    tree = Tree(action, weight, visits, first, children, total, rewards, rave_visits, rave_rewards)
    add_node(tree, 0, 0, 0)
    return tree


@rule
def add_node(tree: Tree, node: int, action: int, weight: int) -> None:
    """Write a node that was never visited."""
    tree.action[node], tree.weight[node], tree.visits[node] = action, weight, 0
    tree.first[node], tree.children[node], tree.total[node] = 0, 0, 0
    for seat in range(tree.rewards.shape[1]):
        tree.rewards[node, seat] = 0.0
    tree.rave_visits[node], tree.rave_rewards[node] = 0.0, 0.0


@rule
def draw_child(tree: Tree, node: int, key: int, draw: int) -> int:
    """The child that chance takes."""
    ticket = below(key, draw, tree.total[node])
    child = tree.first[node]
    while ticket >= tree.weight[child]:
        ticket -= tree.weight[child]
        child += 1
    return child


@rule
def select(tree: Tree, node: int, seat: int, exploration: float, rave_k: float) -> int:
    """The child a seat tries (PUCT): what it was worth so far, and how little it was tried for its weight."""
    first, n = tree.first[node], tree.children[node]
    bonus = exploration * sqrt(tree.visits[node]) / tree.total[node]
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
def update_rave(
    tree: Tree, node: int, taken: Ints, when: Ints, mark: int, step: int, fade: float, reward: float
) -> None:
    """Credit those children whose actions were taken in this game, here or later: they bear its mark. Each
    move in between costs a share of the credit, `fade`."""
    for child in range(tree.first[node], tree.first[node] + tree.children[node]):
        action = tree.action[child]
        if taken[action] == mark and when[action] >= step:
            credit = 1.0 / (1.0 + fade * (when[action] - step))
            tree.rave_visits[child] += credit
            tree.rave_rewards[child] += credit * reward


@rule
def keep_subtree(tree: Tree, size: int, root: int, least: int, moved: Ints) -> int:
    """Make a node the root, and forget all that does not follow from it, as well as what follows from other
    nodes with fewer visits than `least`; returns how many nodes are left. `moved` is room for a number for
    each node.

    Children stand behind their parent, so that all can move up in their order."""
    for node in range(root, size):
        moved[node] = node == root
    for node in range(root, size):
        if moved[node] > 0:
            if node > root and tree.visits[node] < least:
                tree.children[node] = 0
            for child in range(tree.first[node], tree.first[node] + tree.children[node]):
                moved[child] = 1
    left = 0
    for node in range(root, size):
        if moved[node] > 0:
            moved[node] = left + 1
            left += 1
    for node in range(root, size):
        if moved[node] > 0:
            new = moved[node] - 1
            n = tree.children[node]
            tree.action[new], tree.weight[new] = tree.action[node], tree.weight[node]
            tree.visits[new], tree.total[new] = tree.visits[node], tree.total[node]
            tree.first[new], tree.children[new] = moved[tree.first[node]] - 1 if n > 0 else 0, n
            for seat in range(tree.rewards.shape[1]):
                tree.rewards[new, seat] = tree.rewards[node, seat]
            tree.rave_visits[new] = tree.rave_visits[node]
            tree.rave_rewards[new] = tree.rave_rewards[node]
    return left

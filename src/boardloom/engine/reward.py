"""What a finished game is worth to a search: who won, who came where, and by how much."""

import numpy as np
from numpy.typing import NDArray

from boardloom.core.record import Ints, rule

Rewards = NDArray[np.float64]
"""By seat: what it reached, from 0 to 1."""


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
def lead_of(scores: Ints, seat: int) -> int:
    """By how much a seat is ahead of the best of the others, or behind."""
    best = -(1 << 30)
    for other in range(len(scores)):
        if other != seat:
            best = max(best, scores[other])
    return scores[seat] - best


@rule
def add_margins(scores: Ints, rewards: Rewards, margin_weight: float, leads: Rewards) -> None:
    """Let how far a seat is ahead count as well, measured by what is usual: `leads` has the number of leads
    seen so far, and their sum without signs.

    With half of the usual lead a seat has two thirds of what there is to be had for a margin, with twice as
    much five sixths."""
    seats = len(scores)
    if seats > 1:
        for seat in range(seats):
            leads[0] += 1
            leads[1] += abs(lead_of(scores, seat))
        usual = leads[1] / leads[0] + 1
        for seat in range(seats):
            lead = lead_of(scores, seat)
            margin = 0.5 + 0.5 * lead / (abs(lead) + usual)
            rewards[seat] += margin_weight * (margin - rewards[seat])

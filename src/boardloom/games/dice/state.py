"""The setup (fixed) and the state (changing) of a game of DO or DICE.

A set of seats or of kinds of effects is one integer, as `games/bitset.py` has it.
"""

from typing import Annotated, NamedTuple

from boardloom.core.record import Ints, Record

MAX_SEATS = 8
MAX_GOALS = 32
MAX_ACTIONS = 40

TURN, DEAL, LOTS, FINAL = 0, 1, 2, 3
"""What is going on: the turns of a round, goals being dealt, lots for the first seat, the final die."""

HP, VP, GAIN, SELF = 0, 1, 2, 3
"""What an effect does: changes a target's HP, or its VP, gives VP to the player, acts on the player."""

ANYONE = 8
"""Actions at a decision are `kind * ANYONE + target`; those without a target stand alone."""
TAKE_VP, KEEP, REROLL = GAIN * ANYONE, SELF * ANYONE, SELF * ANYONE + 1

KINDS = 4
FALLEN = 8
"""Rows of the table of effects: 1 to 6 for the living, FALLEN + 1 to FALLEN + 6 for the fallen."""
ROWS = 2 * FALLEN

NOBODY = HIDDEN = -1


class Setup(NamedTuple):
    """Fixed before the first roll. Effects are numbered `row * KINDS + kind`."""

    seats: int
    everyone: int
    """The set of all seats."""
    rounds: int
    hp: int
    hp_cap: int
    survival_vp: int
    elimination_vp: int
    rotates: int
    """Whether the first seat of a round moves on by one."""
    lots: int
    """Whether lots decide who begins."""
    rerolls: int
    goal_vp: int
    sides: int
    """6 where the die is fair, else 0."""
    fallen_first: int
    fallen_earn: int
    robbed: int
    """The set of those whom the living may rob even if they have fallen."""
    roll_again: int
    finish_round: int
    overkill: int
    weights: Ints
    """By number on the die."""
    offers: Ints
    """By row: the set of kinds a player may choose from; empty where the effect is not a choice."""
    hp_change: Ints
    """By effect."""
    vp_change: Ints
    """By effect."""
    steals: Ints
    """By effect: 1 if the VP taken go to the player."""
    bars: Ints
    """By effect: 1 if its target may not be affected again in the next round."""
    goals: Ints
    """Numbers of the secret goals that can be dealt."""


class State(Record):
    mover: int
    seat: int
    """Whose turn it is; in a deal, who is dealt to."""
    stage: int
    sides: int
    """The fair die that chance rolls now, 0 where it is another event."""
    number: int
    """What the die shows; 0 before the roll."""
    round: int
    first: int
    """The seat that begins this round."""
    alive: int
    """The set of the living."""
    todo: int
    """The set of those who still roll in this round, or in the final die."""
    effect: int
    """The last effect, 0 if the last action had none."""
    moved: int
    """VP its target got, or lost if negative."""
    felled: int
    """Who fell by it."""
    hunters: int
    """The set of those who eliminated somebody."""
    haunted: int
    """The set of those a fallen player affected."""
    first_fallen: int
    tied: int
    """The set of those between whom the final die decides."""
    met: int
    """The set of those who met their secret goal, once the last round is over."""
    hp: Annotated[Ints, MAX_SEATS]
    """At 0 or below the player has fallen, and keeps the HP they fell to."""
    vp: Annotated[Ints, MAX_SEATS]
    barred: Annotated[Ints, MAX_SEATS]
    """By seat: the set of those it may not affect this time."""
    fell: Annotated[Ints, MAX_SEATS]
    """The round in which a seat fell; 0 for the living."""
    final: Annotated[Ints, MAX_SEATS]
    """How many of those equal with it a seat has beaten in the final die."""
    thrown: Annotated[Ints, MAX_SEATS]
    """What it rolled there."""
    tokens: Annotated[Ints, MAX_SEATS]
    """Reroll tokens left."""
    goal: Annotated[Ints, MAX_SEATS]
    """1 + the number of the seat's secret goal; 0 for none, HIDDEN from the others."""

"""A sound game of bluff: who claims the more is believed, or asked to show.

What is shown of a hidden card depends on the card and on the choice alike, which is no leak."""

BLUFF = '''\
import sys
from typing import Annotated, NamedTuple

import boardloom
from boardloom import CHANCE, OVER
from boardloom.core.message import Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule
from boardloom.engine.random import below

MAX_ACTIONS, PASS, DOUBT, CLAIM, HIGHEST = 8, 0, 1, 2, 3

class Setup(NamedTuple):
    seats: int

class State(Record):
    mover: int
    opens: int
    claimed: int
    dealt: int
    hands: Annotated[Ints, 2]
    open: Annotated[Ints, 2]
    coins: Annotated[Ints, 2]

class Config(GameConfig):
    players: int = 2

    def setup(self):
        return Setup(self.players)

@rule
def start(s, b):
    s.mover, s.opens, s.claimed, s.dealt = CHANCE, 0, 0, 0
    for seat in range(2):
        s.hands[seat], s.open[seat], s.coins[seat] = 0, 0, 6

@rule
def legal(s, b, actions):
    n = 0
    for action in range(DOUBT if s.claimed else CLAIM, CLAIM + HIGHEST + 1):
        if action < CLAIM or action - CLAIM >= s.claimed:
            actions[n] = action
            n += 1
    return n

@rule
def chance(s, b, outcomes, weights):
    for card in range(HIGHEST):
        outcomes[card], weights[card] = card + 1, 1
    return HIGHEST

@rule
def die(s, b):
    return HIGHEST

@rule
def turn(s, b):
    return -1 if s.mover == CHANCE else s.mover

@rule
def apply(s, b, action):
    if s.mover == CHANCE:
        s.hands[s.dealt] = action
        s.dealt += 1
        s.mover = CHANCE if s.dealt < 2 else s.opens
    elif action >= CLAIM and action - CLAIM < HIGHEST:
        s.claimed, s.mover = action - CLAIM + 1, 1 - s.mover
    else:  # doubts, or claims what nobody can hold
        other = 1 - s.mover
        loser = other if action == DOUBT and s.hands[other] < s.claimed else s.mover
        for seat in range(2):
            s.open[seat] = s.hands[seat] if action == DOUBT else 0
            s.hands[seat] = 0
        s.coins[loser] -= 1 + (action == DOUBT)
        s.opens, s.claimed, s.dealt = loser, 0, 0
        s.mover = OVER if s.coins[loser] <= 0 else CHANCE

@rule
def score(s, b, scores):
    scores[0], scores[1] = s.coins[0], s.coins[1]

@rule
def hide(s, b, seat):
    s.hands[1 - seat] = 0

@rule
def determinize(s, b, seat, key):
    for other in range(s.dealt):
        if s.hands[other] == 0 and other != seat:
            s.hands[other] = 1 + below(key, other, HIGHEST)

WORDS = """
bluff-summary = Claim the more, or doubt it.
bluff-ask = claim or doubt
bluff-deals = A card is dealt.
bluff-does = { $who }: { $what }."""

def name(p, action):
    return str(action) if p.mover == CHANCE else ("pass", "doubt", "one", "two", "three", "four")[action]

def prompt(p):
    return message("bluff-ask")

def events(before, action, after):
    if before.mover == CHANCE:
        yield message("bluff-deals")
    else:
        yield message("bluff-does", who=Who(before.mover), what=before.name(action))

here = sys.modules[__name__]
boardloom.register(boardloom.Game("bluff", 1, here, Config, here, WORDS, hide=hide, determinize=determinize))
'''

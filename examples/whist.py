"""Whist for three or four: follow suit if you can, spades are trumps, most tricks win."""

import sys
from typing import Annotated

from pydantic import Field

from boardloom import CHANCE, OVER, Game, register
from boardloom.core.message import Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule
from boardloom.games.hidden_cards import Setup, chance, deal, determinize, die, gather, hide, turn  # noqa: F401
from boardloom.games.tricks import following, play
from boardloom.view import BoardView, hand, table

RANKS, SPADES, CARDS, MAX_ACTIONS = 5, 3, 20, 20
PLACES = {3: ((7, 6.9), (3, 1.1), (11, 1.1)), 4: ((7, 6.9), (2.4, 4), (7, 1.1), (11.6, 4))}


class State(Record):
    mover: int
    seat: int
    best: int  # who takes the trick so far
    trick: Annotated[Ints, 4]  # by seat: 1 + the card it played
    tricks: Annotated[Ints, 4]
    holder: Annotated[Ints, CARDS]
    held: Annotated[Ints, 5]
    lacks: Annotated[Ints, 5]
    led: int  # the suit


class Config(GameConfig):
    players: int = Field(3, ge=3, le=4)

    def setup(self):
        return Setup(self.players, RANKS)


@rule
def start(s, b):
    gather(s)
    s.led, s.best = -1, 0
    for seat in range(4):
        s.trick[seat], s.tricks[seat] = 0, 0


@rule
def legal(s, b, actions):
    return following(s, b, s.led, actions)


@rule
def apply(s, b, action):
    if s.mover == CHANCE:
        deal(s, b, action, CARDS // b.seats)
        return
    suit, top = action // RANKS, s.trick[s.best] - 1
    if s.led < 0:
        s.led, s.best = suit, s.seat
        for seat in range(b.seats):
            s.trick[seat] = 0
    elif (suit == top // RANKS and action > top) or (suit == SPADES and top // RANKS != SPADES):
        s.best = s.seat
    play(s, b, action, s.led)
    s.trick[s.seat] = action + 1
    s.seat = (s.seat + 1) % b.seats
    if s.trick[s.seat] > 0:  # all have played
        s.tricks[s.best] += 1
        s.seat, s.led = s.best, -1
    s.mover = OVER if s.held[s.seat] == 0 else s.seat


@rule
def score(s, b, scores):
    for seat in range(b.seats):
        scores[seat] = s.tricks[seat]


WORDS = """
whist-title = Whist
whist-summary = Follow suit if you can; most tricks win.
whist-ask = play a card; spades are trumps
whist-deals = { $who } is dealt a card.
whist-plays = { $who } plays { $card }.
whist-takes = { $who } takes the trick."""


def name(p, action):
    return ("10", *"JQKA")[action % RANKS] + "♣♦♥♠"[action // RANKS]


def prompt(p):
    return message("whist-ask")


def events(before, action, after):
    said = "whist-deals" if before.mover == CHANCE else "whist-plays"
    yield message(said, who=Who(before.state.seat), card=name(before, action))
    if after.state.led < 0 < sum(after.state.tricks):
        yield message("whist-takes", who=Who(after.state.best))


class View(BoardView):
    def board(self, config):
        return table(14, 8)

    def pieces(self, p):
        for seat, (x, y) in enumerate(PLACES[p.config.players]):
            cards = {name(p, c): name(p, c) for c in range(CARDS) if p.state.holder[c] == seat}
            backs = {f"back{seat}{i}": "" for i in range(p.state.held[seat] - len(cards))}
            yield from hand(cards, x, y, 7 if seat == 0 else 4.2)
            yield from hand(backs, x, y, 4.2, f"seat{seat}")
            if p.state.trick[seat]:
                card = name(p, p.state.trick[seat] - 1)
                yield from hand({card: card}, 7 + (x - 7) * 0.33, 4 + (y - 4) * 0.33, 1.3)


here = sys.modules[__name__]
register(Game("whist", 1, here, Config, here, WORDS, view=View(), hide=hide, determinize=determinize))

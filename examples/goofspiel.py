"""Goofspiel: for each prize all bid a card at once, and the highest bid takes it; most points win."""

import sys
from typing import Annotated

from pydantic import Field

from boardloom import CHANCE, OVER, Game, register
from boardloom.core.message import Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule
from boardloom.games.bitset import has, listed, without
from boardloom.games.secret_choices import Setup, choose, determinize, die, forget, hide, turn  # noqa: F401
from boardloom.view import BoardView, hand, table

SEATS, CARDS, MAX_ACTIONS = 4, 7, 7


class State(Record):
    mover: int
    prize: int  # 1 + the card that is bid for
    prizes: int  # those still to come, a set
    hands: Annotated[Ints, SEATS]  # the cards each has left, sets too
    chosen: Annotated[Ints, SEATS]
    bids: Annotated[Ints, SEATS]  # 1 + the cards that were bid last
    points: Annotated[Ints, SEATS]


class Config(GameConfig):
    players: int = Field(2, ge=2, le=SEATS)

    def setup(self):
        return Setup(self.players)


@rule
def start(s, b):
    s.mover, s.prize, s.prizes = CHANCE, 0, (1 << CARDS) - 1
    for seat in range(SEATS):
        s.hands[seat], s.points[seat], s.chosen[seat], s.bids[seat] = s.prizes, 0, 0, 0


@rule
def legal(s, b, actions):
    return listed(s.hands[s.mover], actions)


@rule
def chance(s, b, outcomes, weights):
    for i in range(CARDS):
        weights[i] = 1
    return listed(s.prizes, outcomes)


@rule
def apply(s, b, action):
    if s.mover == CHANCE:
        s.prize, s.prizes, s.mover = action + 1, without(s.prizes, action), 0
    elif choose(s, b, action):
        best, winner = 0, -1
        for seat in range(b.seats):
            bid = s.chosen[seat]
            winner = seat if bid > best else -1 if bid == best else winner
            s.hands[seat], s.bids[seat], best = without(s.hands[seat], bid - 1), bid, max(best, bid)
        if winner >= 0:  # if the highest bids are alike, nobody takes the prize
            s.points[winner] += s.prize
        forget(s, b)
        s.mover = CHANCE if s.prizes else OVER


@rule
def score(s, b, scores):
    for seat in range(b.seats):
        scores[seat] = s.points[seat]


WORDS = """
goofspiel-title = Goofspiel
goofspiel-summary = Bid for prizes, all at once.
goofspiel-ask = bid a card for prize { $prize }
goofspiel-prize = Prize { $card } is turned up.
goofspiel-bids = { $who } has bid.
goofspiel-takes = { $who } takes it with { $card }."""


def name(p, action):
    return str(action + 1)


def prompt(p):
    return message("goofspiel-ask", prize=p.state.prize)


def events(before, action, after):
    said = "goofspiel-prize" if before.mover == CHANCE else "goofspiel-bids"
    yield message(said, who=Who(max(0, before.mover)), card=after.state.prize)
    for seat in range(before.config.players):
        if after.state.points[seat] > before.state.points[seat]:
            yield message("goofspiel-takes", who=Who(seat), card=after.state.bids[seat])


class View(BoardView):
    def board(self, config):
        return table(14, 9)

    def pieces(self, p):
        yield from hand({"prize": str(p.state.prize)} if p.mover != CHANCE else {}, 7, 4.5, 1.3, "special")
        for seat, (x, y) in enumerate(((7, 7.8), (7, 1.2), (2.5, 4.5), (11.5, 4.5))[: p.config.players]):
            left, bid = p.state.hands[seat], p.state.chosen[seat] or p.state.bids[seat]
            cards = {f"{seat}-{c}": str(c + 1) for c in range(CARDS) if has(left, c) and c + 1 != bid}
            yield from hand(cards, x, y, 4.6, f"seat{seat}")
            shown = {f"{seat}-{bid - 1}": str(bid) if bid > 0 else ""} if bid else {}
            yield from hand(shown, 7 + (x - 7) * 0.3, 4.5 + (y - 4.5) * 0.5, 1, f"seat{seat}")

    def steps(self, p, action):
        return f"{p.mover}-{action}"


here = sys.modules[__name__]
register(Game("goofspiel", 1, here, Config, here, WORDS, view=View(), hide=hide, determinize=determinize))

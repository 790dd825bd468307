"""Rules of games with cards in hidden hands, to be imported beside the rules of one's own.

The state has the fields `mover` and `seat`, and three rows for all to know but the first:

- `holder`, with a place for each card: the seat that holds it, `deck(s)`, or `shown(s)` once it lies open;
- `held`, with a place for each seat and one more for the deck: how many cards there are;
- `lacks`, of the same length: the suits a seat has shown that it has none of, a set as `bitset` has it.

`Setup` says how many `seats` and `ranks` there are: cards 0 to ranks - 1 are the first suit. `chance`, `die`,
`turn`, `hide` and `determinize` are the game's own at once.
"""

from typing import NamedTuple, Protocol

from boardloom.core.game import CHANCE, OVER
from boardloom.core.record import Ints, rule
from boardloom.engine.random import below
from boardloom.games.bitset import has

UNKNOWN, GIVEN = -1, -2
"""Who holds a card that one cannot see; below that, tentatively, who has been given it."""


class Setup(NamedTuple):
    seats: int
    ranks: int


class Hands(Protocol):
    """What the state must have."""

    mover: int
    seat: int
    holder: Ints
    held: Ints
    lacks: Ints


@rule
def deck(s: Hands) -> int:
    """What holds the cards that are not dealt."""
    return len(s.held) - 1


@rule
def shown(s: Hands) -> int:
    """What holds the cards that lie open."""
    return len(s.held)


@rule
def gather(s: Hands) -> None:
    """Put all cards into the deck; the first seat is dealt to first."""
    for place in range(len(s.held)):
        s.held[place], s.lacks[place] = 0, 0
    for card in range(len(s.holder)):
        s.holder[card] = deck(s)
    s.held[deck(s)] = len(s.holder)
    s.mover, s.seat = CHANCE, 0


@rule
def deal(s: Hands, b: Setup, card: int, each: int) -> None:
    """Deal the next seat a card; once all have so many, the first may play."""
    s.holder[card] = s.seat
    s.held[s.seat] += 1
    s.held[deck(s)] -= 1
    s.seat = s.seat + 1 if s.seat + 1 < b.seats else 0
    s.mover = s.seat if s.held[s.seat] == each else CHANCE


@rule
def cards_of(s: Hands, place: int, first: int, n: int, cards: Ints) -> int:
    """List those of n cards that lie in this place."""
    found = 0
    for card in range(first, first + n):
        if s.holder[card] == place:
            cards[found] = card
            found += 1
    return found


@rule
def chance(s: Hands, b: Setup, outcomes: Ints, weights: Ints) -> int:
    """Any card of the deck."""
    n = cards_of(s, deck(s), 0, len(s.holder), outcomes)
    for i in range(n):
        weights[i] = 1
    return n


@rule
def die(s: Hands, b: Setup) -> int:
    """There is no die."""
    return 0


@rule
def turn(s: Hands, b: Setup) -> int:
    """Whoever plays; nobody while cards are dealt."""
    return -1 if s.mover == CHANCE else s.seat


@rule
def hide(s: Hands, b: Setup, seat: int) -> None:
    """Hide where the cards lie that a seat cannot see, those of the deck too, until the game is over."""
    for card in range(len(s.holder)):
        if s.holder[card] != seat and s.holder[card] != shown(s) and s.mover != OVER:
            s.holder[card] = UNKNOWN


@rule
def determinize(s: Hands, b: Setup, seat: int, key: int) -> None:
    """Deal the cards one cannot see to where there is room for them, but no suit to a seat that lacks it. A
    deal that does not come out begins again."""
    for card in range(len(s.holder)):
        if s.holder[card] != UNKNOWN and s.holder[card] != shown(s):
            s.held[s.holder[card]] -= 1  # for a while, how many unknown cards there are
    draw = 0
    while not _come_out(s, b, key, draw):
        draw += len(s.holder)
    for card in range(len(s.holder)):
        if s.holder[card] <= GIVEN:
            s.holder[card] = GIVEN - s.holder[card]
        if s.holder[card] != shown(s):
            s.held[s.holder[card]] += 1


@rule
def _come_out(s: Hands, b: Setup, key: int, draw: int) -> bool:
    """Try one deal: first the cards that can lie in few places."""
    places = len(s.held)
    for card in range(len(s.holder)):
        if s.holder[card] <= GIVEN:
            s.held[GIVEN - s.holder[card]] += 1
            s.holder[card] = UNKNOWN
    for few in range(1, places + 1):
        for card in range(len(s.holder)):
            if s.holder[card] == UNKNOWN:
                suit, able, room = card // b.ranks, 0, 0
                for place in range(places):
                    if not has(s.lacks[place], suit):
                        able += 1
                        room += s.held[place]
                if able == few:
                    if room == 0:
                        return False
                    ticket, place = below(key, draw + card, room), -1
                    while ticket >= 0:
                        place += 1
                        ticket -= 0 if has(s.lacks[place], suit) else s.held[place]
                    s.holder[card] = GIVEN - place
                    s.held[place] -= 1
    return True

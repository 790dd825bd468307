"""Cards in hidden hands, for many small games.

A game keeps a row `holder` with a place for each card: the seat that holds it, or a higher number once all
can see it. Its `hide` calls `conceal`, its `determinize` calls `deal_unknown`. Besides it keeps, for all to
know, a row `held` (how many cards each seat holds) and a row `lacks` (which suits each seat has shown that it
has none of, a set as `bitset` has it).
"""

from boardloom.core.record import Ints, rule
from boardloom.engine.random import below
from boardloom.games.bitset import has

UNKNOWN, _GIVEN = -1, -2


@rule
def conceal(holder: Ints, seats: int, seat: int) -> None:
    """Hide from a seat who of the others holds which card."""
    for card in range(len(holder)):
        if 0 <= holder[card] < seats and holder[card] != seat:
            holder[card] = UNKNOWN


@rule
def deal_unknown(holder: Ints, held: Ints, lacks: Ints, seats: int, ranks: int, key: int) -> None:
    """Deal the cards whose holder is unknown to seats that have room and do not lack the suit; a suit has so
    many ranks, and card 0 is the lowest of the first. A deal that does not come out begins again."""
    draw = 0
    while not _deal(holder, held, lacks, seats, ranks, key, draw):
        draw += len(holder)
    for card in range(len(holder)):
        if holder[card] < UNKNOWN:
            holder[card] = _GIVEN - holder[card]


@rule
def _deal(holder: Ints, held: Ints, lacks: Ints, seats: int, ranks: int, key: int, draw: int) -> bool:
    """Try one deal: first the cards that few can have. What is given stands below `UNKNOWN`, so that it can
    be taken back."""
    for card in range(len(holder)):
        if holder[card] < UNKNOWN:
            holder[card] = UNKNOWN
    for few in range(1, seats + 1):
        for card in range(len(holder)):
            able, places = 0, 0
            if holder[card] == UNKNOWN:
                for seat in range(seats):
                    may = not has(lacks[seat], card // ranks)
                    able += may
                    places += _room(holder, held, seat) if may else 0
            if able == few:
                if places == 0:
                    return False
                ticket = below(key, draw + card, places)
                for seat in range(seats):
                    if ticket >= 0 and not has(lacks[seat], card // ranks):
                        ticket -= _room(holder, held, seat)
                        holder[card] = _GIVEN - seat if ticket < 0 else UNKNOWN
    return True


@rule
def _room(holder: Ints, held: Ints, seat: int) -> int:
    """How many cards a seat still lacks of those it holds."""
    n = held[seat]
    for card in range(len(holder)):
        n -= holder[card] == seat or holder[card] == _GIVEN - seat
    return n

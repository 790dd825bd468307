"""Playing tricks with the cards of `hidden_cards`."""

from boardloom.core.record import Ints, rule
from boardloom.games.bitset import with_
from boardloom.games.hidden_cards import Hands, Setup, cards_of, shown


@rule
def following(s: Hands, b: Setup, led: int, actions: Ints) -> int:
    """List what the seat in turn may play: of the suit that was led, if there is one and it can."""
    n = cards_of(s, s.seat, led * b.ranks, b.ranks, actions) if led >= 0 else 0
    return n if n > 0 else cards_of(s, s.seat, 0, len(s.holder), actions)


@rule
def play(s: Hands, b: Setup, card: int, led: int) -> None:
    """Put a card of the seat in turn on the table, where this suit was led."""
    if card // b.ranks != led:
        s.lacks[s.seat] = with_(s.lacks[s.seat], led)
    s.holder[card] = shown(s)
    s.held[s.seat] -= 1

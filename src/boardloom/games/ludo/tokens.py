"""Where the tokens of a position stand."""

from boardloom.games.ludo.board import TOKENS, space_name
from boardloom.games.ludo.config import LudoPosition
from boardloom.games.ludo.state import MAX_TOKENS, tokens_in


def steps_of(p: LudoPosition, seat: int) -> list[int]:
    """The steps of each token of a seat."""
    first = seat * MAX_TOKENS
    return p.state.steps.tolist()[first : first + p.config.tokens]


def where(p: LudoPosition, seat: int, token: int) -> str:
    """The name of the space where a token stands."""
    return space_name(p.config.letters[seat], steps_of(p, seat)[token])


def at(p: LudoPosition, seat: int, steps: int) -> str:
    """The letters of a seat's tokens on a step: "p", "pq", or nothing."""
    return "".join(letter for letter, here in zip(TOKENS, steps_of(p, seat), strict=False) if here == steps)


def kicked(p: LudoPosition) -> dict[int, int]:
    """How many tokens of which seats the last action sent home."""
    counts = {seat: tokens_in(p.state.kicked, seat) for seat in range(p.config.players)}
    return {seat: tokens for seat, tokens in counts.items() if tokens}

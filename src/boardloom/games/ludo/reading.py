"""Reading a position of Ludo."""

from boardloom.core.game import Position
from boardloom.core.record import held
from boardloom.games.ludo.board import TOKENS, space_name
from boardloom.games.ludo.config import Config
from boardloom.games.ludo.state import MAX_TOKENS, State, tokens_in


def state_of(p: Position) -> State:
    return held(p.state, State)


def config_of(p: Position) -> Config:
    return held(p.config, Config)


def steps_of(p: Position, seat: int) -> list[int]:
    """The steps of each token of a seat."""
    first = seat * MAX_TOKENS
    return state_of(p).steps.tolist()[first : first + config_of(p).tokens]


def where(p: Position, seat: int, token: int) -> str:
    """The name of the space where a token stands."""
    return space_name(config_of(p).letters[seat], steps_of(p, seat)[token])


def at(p: Position, seat: int, steps: int) -> str:
    """The letters of a seat's tokens on a step: "p", "pq", or nothing."""
    return "".join(letter for letter, here in zip(TOKENS, steps_of(p, seat), strict=False) if here == steps)


def kicked(p: Position) -> dict[int, int]:
    """How many tokens of which seats the last action sent home."""
    counts = {seat: tokens_in(state_of(p).kicked, seat) for seat in range(p.config.players)}
    return {seat: tokens for seat, tokens in counts.items() if tokens}

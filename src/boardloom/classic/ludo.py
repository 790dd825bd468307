"""Ludo as its rule text's developer reference has it: `LudoGame` and `Player`.

The rules decide; these classes translate. `play_game` replays a list of rolls as it stands, without turn
order and without bonus rolls, and chooses tokens by the rule text's four priorities.

>>> game = LudoGame()
>>> game.play_game(["A", "B"], [("A", 6), ("A", 4), ("B", 6), ("B", 4)])
['4', 'H', '18', 'H']
>>> ann = game.get_player_by_position("A")
>>> ann.get_completed(), ann.get_token_p_step_count(), ann.get_space_name(55)
(False, 4, 'A5')
>>> game.get_player_by_position("D")
'Player not found!'
"""

import operator
from array import array
from collections.abc import Sequence

from boardloom.games.ludo import rules
from boardloom.games.ludo.board import POSITIONS, START, TOKENS, ring_space, space_name
from boardloom.games.ludo.config import setup_for
from boardloom.games.ludo.policy import priority
from boardloom.games.ludo.state import END, LAST_RING, MAX_TOKENS, NOWHERE, YARD, State

__all__ = ["LudoGame", "Player"]

PLAYERS = 4
NOT_FOUND = "Player not found!"


class _Table:
    """The state of one game, in the hands of the rules."""

    def __init__(self, positions: Sequence[str]) -> None:
        self._positions = tuple(positions)
        self._setup = setup_for(positions)
        self._state = State()
        rules.start(self._state, self._setup)

    def seat(self, position: str) -> int:
        """The number of the player who sits there."""
        if position not in self._positions:
            raise ValueError(f"nobody sits at {position} in this game")
        return self._positions.index(position)

    def steps(self, seat: int, token: int) -> int:
        return self._state.steps[seat * MAX_TOKENS + token]

    def choice(self, seat: int, roll: int) -> int | None:
        """The token the priorities choose for this roll; None if none can move."""
        self._state.seat, self._state.roll = seat, roll
        buffer = array("i", bytes(4 * rules.MAX_ACTIONS))
        if not rules.legal(self._state, self._setup, buffer):
            return None
        return priority(self._state, self._setup, buffer, 0, 0)

    def move(self, seat: int, token: int, steps: int) -> None:
        """Move a token by any number of steps if it can use them."""
        there = rules.reach(self.steps(seat, token), steps, bounce=1)
        if there != NOWHERE:
            rules.move_to(self._state, self._setup, seat, token, there)


class Player:
    """A player at one position: a live view of the game the player is in.

    `Player("A")` alone is a player who has not begun to play.
    """

    def __init__(self, position: str, table: _Table | None = None) -> None:
        _check_position(position)
        self._table = table or _Table([position])
        self._position = position
        self._seat = self._table.seat(position)

    def get_position(self) -> str:
        """A, B, C or D."""
        return self._position

    def get_start_space(self) -> int:
        """The number of the space where this player's tokens enter the board."""
        return START[self._position]

    def get_end_space(self) -> int:
        """The number of the last space before this player's home squares."""
        return ring_space(START[self._position], LAST_RING)

    def get_completed(self) -> bool:
        """Whether both tokens have finished."""
        return self.get_token_p_step_count() == self.get_token_q_step_count() == END

    def get_token_p_step_count(self) -> int:
        """The steps of token p: -1 in the home yard, 0 ready to go, 57 finished."""
        return self._table.steps(self._seat, 0)

    def get_token_q_step_count(self) -> int:
        """The steps of token q: -1 in the home yard, 0 ready to go, 57 finished."""
        return self._table.steps(self._seat, 1)

    def get_space_name(self, steps: int) -> str:
        """The name of the space where a token of this player stands after so many steps."""
        steps = _whole("steps", steps, YARD, END)
        return space_name(self._position, steps)

    def get_token_spaces(self) -> list[str]:
        """The names of the spaces of p and q."""
        counts = (self.get_token_p_step_count(), self.get_token_q_step_count())
        return [self.get_space_name(steps) for steps in counts]

    def __repr__(self) -> str:
        return f"<Player {self._position}: p on {' and q on '.join(self.get_token_spaces())}>"


class LudoGame:
    """The game as played."""

    def __init__(self) -> None:
        self._table: _Table | None = None
        self._players: dict[str, Player] = {}

    def play_game(self, players: Sequence[str], turns: Sequence[tuple[str, int]]) -> list[str]:
        """Play the turns in the order of the list; returns the spaces of p and q of each player.

        A game always starts afresh. The rolls of a player who has finished are ignored, and those of
        a position where nobody sits."""
        positions, rolls = _checked_players(players), _checked_turns(turns)
        self._table = _Table(positions)
        self._players = {position: Player(position, self._table) for position in positions}
        for position, roll in rolls:
            if position in self._players:
                self._play_turn(self._players[position], roll)
        return [space for player in self._players.values() for space in player.get_token_spaces()]

    def _play_turn(self, player: Player, roll: int) -> None:
        assert self._table is not None
        token = self._table.choice(self._table.seat(player.get_position()), roll)
        if token is not None:
            self.move_token(player, TOKENS[token], roll)

    def move_token(self, player: Player, token: str, steps: int) -> None:
        """Move one token, and the other with it if they are stacked; bounce at the end, kick opponents.

        A token in the yard goes to the ready position with a 6, and stays with anything else. A finished
        token stays. There is no limit to the steps: a token with many more than it needs bounces back from
        the end, turns at the ready position, and so on until all steps are used."""
        if not isinstance(player, Player) or self._players.get(player.get_position()) is not player:
            raise ValueError(f"player must be one of this game's players, not {player!r}")
        if not isinstance(token, str) or token not in ("p", "q"):
            raise ValueError(f"token must be 'p' or 'q', not {token!r}")
        count = _whole("steps", steps, 0)
        assert self._table is not None
        self._table.move(self._table.seat(player.get_position()), TOKENS.index(token), count)

    def get_player_by_position(self, position: str) -> Player | str:
        """The player who sits there, or "Player not found!"."""
        return self._players.get(position, NOT_FOUND) if isinstance(position, str) else NOT_FOUND


def _checked_players(players: Sequence[str]) -> list[str]:
    if not isinstance(players, list | tuple) or not 1 <= len(players) <= PLAYERS:
        raise ValueError(
            f"players must be a list of one to four positions such as ['A', 'C'], not {players!r}"
        )
    for position in players:
        _check_position(position)
    if len(set(players)) < len(players):
        raise ValueError(f"players: two cannot sit at the same position, as in {players!r}")
    return list(players)


def _checked_turns(turns: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    if not isinstance(turns, list | tuple):
        raise ValueError(f"turns must be a list of rolls such as [('A', 6), ('C', 4)], not {turns!r}")
    rolls = []
    for number, turn in enumerate(turns, 1):
        if not isinstance(turn, list | tuple) or len(turn) != 2:
            raise ValueError(f"turn {number} must be a position and a roll such as ('A', 6), not {turn!r}")
        _check_position(turn[0], f"the position of turn {number}")
        rolls.append((turn[0], _whole(f"the roll of turn {number}", turn[1], 1, rules.DIE)))
    return rolls


def _check_position(position: object, what: str = "a position") -> None:
    if not isinstance(position, str) or position not in POSITIONS:
        raise ValueError(f"{what} is one of {', '.join(POSITIONS)}, not {position!r}")


def _whole(what: str, number: object, least: int, most: int | None = None) -> int:
    """A whole number within limits, of any integer type."""
    try:
        value = operator.index(number)  # type: ignore[arg-type]
    except TypeError:
        value = least - 1
    if isinstance(number, bool) or value < least or (most is not None and value > most):
        limits = f"from {least} on" if most is None else f"from {least} to {most}"
        raise ValueError(f"{what} must be a whole number {limits}, not {number!r}")
    return value

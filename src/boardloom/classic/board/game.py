"""The facade of the custom board: `Game`, thin over the rules."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TypedDict

import numpy as np

from boardloom.classic.board.checks import (
    checked_flag,
    checked_integer,
    checked_list,
    two_dice,
    type_number,
)
from boardloom.classic.board.models import Player, Square, SquareType
from boardloom.core.arguments import is_whole, shown
from boardloom.core.errors import BadOptions
from boardloom.core.game import CHANCE, Position
from boardloom.core.message import Message, Who, Words, message, sentences
from boardloom.core.record import load
from boardloom.games.custom import GAME, rules
from boardloom.games.custom.config import Config, exceeds_memory
from boardloom.games.custom.squares import effect
from boardloom.games.custom.state import (
    DICE,
    END,
    GO,
    NOBODY,
    ROLL,
    SKIP,
    SURPRISE,
    TURN,
    Setup,
    State,
)
from boardloom.games.custom.stats import TYPES
from boardloom.words import english


class Turn(TypedDict):
    """What `Game.next_turn` tells; every key is always there."""

    messages: list[str]
    dice: tuple[int, int] | None
    """The throw, if dice were rolled."""
    debug_move: int | None
    """The destination asked for, if it was used."""
    winner: Player | None
    total_moves: int
    extra_turn: bool
    """Whether the same player goes on."""


class Game:
    """A game on a custom board. Call `setup` first, then `next_turn` until somebody has won."""

    _now: "_Table | None" = None

    def setup(
        self,
        board_size: int,
        players_list: Sequence[Mapping[str, str] | Player],
        squares_types: Sequence[SquareType | str] | None = None,
        debug: bool = False,
    ) -> None:
        """Start a new game; a `ValueError` says what is wrong, and then any game before it goes on.

        `players_list` holds, in turn order, a dict with "name", "color" and "type" for each player, or a
        `Player` who has these. The game makes players of its own: everybody starts on square 0 with nothing.
        Without `squares_types` all squares are SIMPLE; the first and the last always are.
        """
        size = checked_integer("board_size", board_size)
        if too_large := exceeds_memory(size):
            raise BadOptions(too_large)
        people = [_person(i, given) for i, given in enumerate(checked_list("players_list", players_list))]
        config = Config.make(
            {
                "size": size,
                "players": len(people),
                "types": [person["type"] for person in people],
                "colours": [person["color"] for person in people],
                "squares": _square_names(size, squares_types),
                "controls": True,
            }
        )
        self._now = _Table(config, [person["name"] for person in people], checked_flag("debug", debug))

    @property
    def players(self) -> list[Player]:
        """In turn order; the same objects from `setup` to the end."""
        return list(self._table.players)

    @property
    def squares(self) -> list[Square]:
        return list(self._table.squares)

    @property
    def current_player_index(self) -> int:
        return self._table.state.seat

    @property
    def total_moves(self) -> int:
        return self._table.state.total_moves

    @property
    def debug(self) -> bool:
        """Whether `next_turn` takes a destination."""
        return self._table.debug

    @property
    def finished(self) -> bool:
        return self._table.position.over

    @property
    def winner(self) -> Player | None:
        return self._table.winner

    def roll_dice(self) -> tuple[int, int]:
        """Two dice. `random.seed` makes them repeatable."""
        return random.randint(1, 6), random.randint(1, 6)

    def draw_surprise(self) -> str:
        """The player type that a SURPRISE square gives, drawn when all effects of a turn are over."""
        return random.choice(TYPES)

    def apply_square_effect(self, player: Player, square: Square) -> None:
        """Let a square do to a player what squares of its type do.

        `next_turn` calls it once, for the square on which the current player has landed. A subclass may do
        more or something else, or have the effect of any other square by calling this one with it. SURPRISE
        draws for this player, and there is only an extra turn for the player whose turn is being played.
        """
        self._table.act(player, square, self._draw_type)

    def next_turn(self, debug_destination: int | str | None = None) -> Turn:
        """Play one turn: a prisoner misses it, everybody else rolls, or goes to the debug destination.

        Without debug mode the destination is ignored. One that is no integer, such as a text, is answered
        with a message, and the turn is still to be played. If a method that a subclass has changed fails,
        nothing has happened.
        """
        table = self._table
        if table.winner:
            return table.answer_over()
        destination = debug_destination if table.debug else None
        if destination is not None and not is_whole(destination):
            return table.answer(message("custom-classic-no-integer", given=shown(destination)))
        table.wait_for_turn()
        before, table.in_turn = table.position, True
        try:
            return self._play_turn(table, destination)
        except BaseException:
            table.position = before
            raise
        finally:
            table.in_turn = False

    def skip_current_player(self) -> Turn:
        """The current player does nothing, which counts as a move. A prisoner stays in prison."""
        table = self._table
        if table.winner:
            return table.answer_over()
        table.wait_for_turn()
        return table.turn([self._play(SKIP)])

    def end_game(self) -> tuple[Player, int]:
        """End the game: the winner, who is the furthest ahead, and the total of moves."""
        if not self.finished:
            self._table.wait_for_turn()
            self._play(END)
        winner = self._table.winner
        assert winner is not None
        return winner, self.total_moves

    @property
    def _table(self) -> "_Table":
        if self._now is None:
            raise RuntimeError("There is no game yet: call setup first")
        return self._now

    def _play_turn(self, table: "_Table", destination: int | None) -> Turn:
        seat, dice, debug_move, action = table.state.seat, None, None, ROLL
        if destination is not None and not table.state.skip_turn[seat]:
            debug_move = max(0, int(destination))
            action = GO + min(debug_move, table.position.config.size)
        messages = [self._play(action)]
        if table.state.stage == DICE:
            dice = two_dice(self.roll_dice())
            messages = [self._play(rules.throw_of(*dice))]
        if table.position.mover == CHANCE:
            messages.append(self._play(self._draw_type()))
        again = not table.position.over and table.state.seat == seat
        return {**table.turn(messages), "dice": dice, "debug_move": debug_move, "extra_turn": again}

    def _play(self, action: int) -> str:
        return self._table.play(action, self.apply_square_effect)

    def _draw_type(self) -> int:
        return type_number("draw_surprise()", self.draw_surprise())


class _Table:
    """One game under way. A new `setup` makes a new one, so the players of the old keep their figures."""

    in_turn = False
    """Whether `next_turn` is being carried out."""

    def __init__(self, config: Config, names: list[str], debug: bool) -> None:
        self.position = Position.first(GAME, config)
        self.debug = debug
        people = enumerate(zip(names, config.colours_of_players, strict=True))
        self.players = [Player.seated(name, color, _Seat(self, seat)) for seat, (name, color) in people]

    @cached_property
    def squares(self) -> list[Square]:
        return [self.square(index) for index in range(self.position.config.size)]

    def square(self, index: int) -> Square:
        return Square(index, SquareType(self.position.config.board.squares[index]))

    @property
    def state(self) -> State:
        return self.position.state

    def turn(self, messages: list[str]) -> Turn:
        """The answer to a turn without dice and destination."""
        return Turn(
            messages=messages,
            dice=None,
            debug_move=None,
            winner=self.winner,
            total_moves=self.state.total_moves,
            extra_turn=False,
        )

    def answer_over(self) -> Turn:
        """The answer once somebody has won."""
        return self.answer(message("custom-classic-over", winner=Who(self.state.winner)))

    def answer(self, words: Message) -> Turn:
        """The answer to a turn that cannot be played."""
        return self.turn([self.english(words)])

    def english(self, words: Words) -> str:
        """The rule text is in English, and so are the messages that it describes."""
        return english(words, [player.name for player in self.players])

    def write(self, figure: str, seat: int, value: int) -> None:
        """Into a fresh copy, since a position never changes."""
        state = self.state.copy()
        getattr(state, figure)[seat] = value
        self.position = self.position.with_state(state)

    @property
    def winner(self) -> Player | None:
        return None if self.state.winner == NOBODY else self.players[self.state.winner]

    def wait_for_turn(self) -> None:
        if self.in_turn:
            raise RuntimeError("A turn is being played: wait until next_turn is through")

    def play(self, action: int, act: Callable[[Player, Square], None]) -> str:
        """Play an action by the rules, with `act` for what the square does; tell what happened.

        The rules' list of choices is left aside: in debug mode it has an entry for every square.
        """
        before, state = self.position, self.state.copy()

        def meet(s: State, b: Setup, kind: int) -> None:
            """Show the position to `act`, and go on with what it has made of it."""
            self.position = before.with_state(s.copy())
            act(self.players[s.seat], self.square(s.landed))
            load(s, np.frombuffer(bytes(self.state), State.dtype), 0)

        rules.turns(meet)(state, before.setup, action)
        self.position = before.with_state(state)
        return self.english(sentences(*GAME.messages.events(before, action, self.position)))

    def act(self, player: Player, square: Square, draw_type: Callable[[], int]) -> None:
        """The rules' effect of a square on a player of this game.

        The current player's turn goes on with it. There is no turn of others, nor one between turns: they are
        given a new type at once, and another turn would be another one of nothing.
        """
        if player not in self.players:
            raise ValueError(f"player must be one of this game's players, not {shown(player)}")
        if not isinstance(square, Square):
            raise ValueError(f"square must be a Square, not {shown(square)}")
        setup, state, seat = self.position.setup, self.state.copy(), self.players.index(player)
        now = self.state
        in_turn = self.in_turn and seat == now.seat
        if not in_turn:
            state.seat, state.stage = seat, TURN
        rules.apply_square(state, setup, effect.number(square.type.value))
        # Past the end is on the last square: the rules say so too, but a subclass may look before that.
        state.position[seat] = min(state.position[seat], setup.last)
        if not in_turn:
            if state.stage == SURPRISE:
                state.ptype[seat] = draw_type()
            state.seat, state.stage, state.extra = now.seat, now.stage, now.extra
        self.position = self.position.with_state(state)


class _Seat:
    """The figures of a player as the rules have them."""

    def __init__(self, table: _Table, seat: int) -> None:
        self._table, self._seat = table, seat
        self.last = table.position.config.size - 1

    def read(self, figure: str) -> int:
        value: int = getattr(self._table.state, figure)[self._seat]
        return value

    def write(self, figure: str, value: int) -> None:
        self._table.write(figure, self._seat, value)


def _person(index: int, given: object) -> Mapping[str, str]:
    where = f"players_list[{index}]"
    if isinstance(given, Player):
        given = {"name": given.name, "color": given.color, "type": given.ptype}
    if not isinstance(given, Mapping):
        raise ValueError(f"{where} must be a Player or a dict with name, color and type, not {shown(given)}")
    for key in ("name", "color", "type"):
        if key not in given:
            raise ValueError(f"{where}: {key} is missing")
        if not isinstance(given[key], str):
            raise ValueError(f"{where}: {key} must be a string, not {shown(given[key])}")
    return given


def _square_names(size: int, types: Sequence[SquareType | str] | None) -> list[str] | None:
    if types is None:
        return [SquareType.SIMPLE.value] * size
    return [_square_name(i, kind) for i, kind in enumerate(checked_list("squares_types", types))]


def _square_name(index: int, kind: object) -> str:
    try:
        return SquareType(kind).value
    except ValueError:
        names = ", ".join(known.name for known in SquareType.known())
        raise ValueError(f"squares_types[{index}]: {shown(kind)} is none of {names}") from None

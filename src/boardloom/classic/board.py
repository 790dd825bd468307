"""The custom board as its rule text's developer reference has it: `Game`, `Player`, `Square`, `SquareType`.

Chance is two ordinary methods, `roll_dice` and `draw_surprise`; a subclass may decide what comes up.

>>> class Sevens(Game):
...     def roll_dice(self):
...         return 3, 4
>>> game = Sevens()
>>> ann = {"name": "Ann", "color": "red", "type": "lucky"}
>>> bob = {"name": "Bob", "color": "blue", "type": "normal"}
>>> game.setup(9, [ann, bob])
>>> game.next_turn()["messages"]
['Ann rolls 3 and 4 (lucky roll) and lands on square 7. Ann gets a coin.']
>>> game.players[1].position = 2
>>> turn = game.next_turn()
>>> turn["dice"], turn["winner"], turn["total_moves"]
((3, 4), <Player Bob: square 8, 0 coins, normal, 1 moves>, 2)
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypedDict, TypeGuard, TypeVar

from boardloom.core.game import CHANCE, Position
from boardloom.core.message import Message, Who, Words, message, sentences
from boardloom.games.custom import GAME
from boardloom.games.custom.config import MAX_SIZE, Config
from boardloom.games.custom.rules import throw_of
from boardloom.games.custom.state import DICE, END, GO, NOBODY, ROLL, SKIP, State
from boardloom.games.custom.stats import TYPES
from boardloom.words import english

__all__ = ["Game", "Player", "Square", "SquareType", "Turn"]

Given = TypeVar("Given")
MOST = 10**9
"""The largest figure that can be written by hand."""


class SquareType(Enum):
    """What a square does to the player who lands on it."""

    SIMPLE = "SIMPLE"
    SURPRISE = "SURPRISE"
    PRISON = "PRISON"
    LUCKY = "LUCKY"
    UNLUCKY = "UNLUCKY"
    REVERSE = "REVERSE"
    PLAYAGAIN = "PLAYAGAIN"


@dataclass(frozen=True)
class Square:
    """One square of the board."""

    index: int
    type: SquareType


class Player:
    """One player: a live view of the game. Figures can be read and written at any time.

    Writing only puts down the figure: no square acts and nobody wins until somebody moves.
    """

    def __init__(self, table: "_Table", seat: int, name: str, color: str) -> None:
        self._table, self._seat, self.name, self.color = table, seat, name, color

    @property
    def position(self) -> int:
        """The index of the player's square."""
        return self._table.state.position[self._seat]

    @position.setter
    def position(self, square: int) -> None:
        last = self._table.position.config.size - 1
        self._table.write("position", self._seat, _figure("position", square, last))

    @property
    def coins(self) -> int:
        return self._table.state.coins[self._seat]

    @coins.setter
    def coins(self, coins: int) -> None:
        self._table.write("coins", self._seat, _figure("coins", coins, MOST))

    @property
    def ptype(self) -> str:
        """One of lucky, unlucky and normal."""
        return TYPES[self._table.state.ptype[self._seat] - 1]

    @ptype.setter
    def ptype(self, ptype: str) -> None:
        self._table.write("ptype", self._seat, _type_number("ptype", ptype))

    @property
    def skip_turn(self) -> bool:
        """Whether the player is in prison and misses the next turn."""
        return bool(self._table.state.skip_turn[self._seat])

    @skip_turn.setter
    def skip_turn(self, skip: bool) -> None:
        if not isinstance(skip, bool):
            raise ValueError(f"skip_turn must be True or False, not {skip!r}")
        self._table.write("skip_turn", self._seat, int(skip))

    @property
    def moves(self) -> int:
        """Turns taken, missed and skipped. Writing it leaves the game's `total_moves` alone."""
        return self._table.state.moves[self._seat]

    @moves.setter
    def moves(self, moves: int) -> None:
        self._table.write("moves", self._seat, _figure("moves", moves, MOST))

    def __repr__(self) -> str:
        prison = ", in prison" if self.skip_turn else ""
        figures = f"square {self.position}, {self.coins} coins, {self.ptype}, {self.moves} moves{prison}"
        return f"<Player {self.name}: {figures}>"


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
        players_list: Sequence[Mapping[str, str]],
        squares_types: Sequence[SquareType | str] | None = None,
        debug: bool = False,
    ) -> None:
        """Start a new game; a `ValueError` says what is wrong, and then any game before it goes on.

        `players_list` holds a dict with "name", "color" and "type" for each player, in turn order.
        Without `squares_types` all squares are SIMPLE; the first and the last always are.
        """
        size = _integer("board_size", board_size)
        people = [_person(i, given) for i, given in enumerate(_listed("players_list", players_list))]
        config = Config.make(
            {
                "size": size,
                "players": len(people),
                "types": [person["type"] for person in people],
                "colours": [person["color"] for person in people],
                "squares": _square_names(size, squares_types),
                "debug": debug,
                "controls": True,
            }
        )
        self._now = _Table(config, [person["name"] for person in people])

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
    def finished(self) -> bool:
        return self._table.position.over

    @property
    def winner(self) -> Player | None:
        return self._table.winner

    def roll_dice(self) -> tuple[int, int]:
        """Two dice. `random.seed` makes them repeatable."""
        return random.randint(1, 6), random.randint(1, 6)

    def draw_surprise(self) -> str:
        """The player type that a SURPRISE square gives."""
        return random.choice(TYPES)

    def next_turn(self, debug_destination: int | None = None) -> Turn:
        """Play one turn: a prisoner misses it, everybody else rolls, or goes to the debug destination.

        Without debug mode the destination is ignored. One that is no integer is answered with a
        message, and the turn is still to be played. If a method for chance fails, nothing has changed.
        """
        table = self._table
        if table.winner:
            return table.answer(message("custom-classic-over", winner=Who(table.state.winner)))
        destination = debug_destination if table.position.config.debug else None
        if destination is not None and not _is_integer(destination):
            return table.answer(message("custom-classic-no-integer", given=repr(destination)))
        before = table.position
        try:
            return self._play_turn(table, destination)
        except BaseException:
            table.position = before
            raise

    def skip_current_player(self) -> None:
        """The current player does nothing, which counts as a move. A prisoner stays in prison."""
        if not self.finished:
            self._table.decide(SKIP)

    def end_game(self) -> tuple[Player, int]:
        """End the game: the winner, who is the furthest ahead, and the total of moves."""
        if not self.finished:
            self._table.decide(END)
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
            debug_move = max(0, destination)
            action = GO + min(debug_move, len(table.squares))
        messages = [table.decide(action)]
        if table.state.stage == DICE:
            dice = _two_dice(self.roll_dice())
            messages = [table.play(throw_of(*dice))]
        if table.position.mover == CHANCE:
            messages.append(table.play(_type_number("draw_surprise()", self.draw_surprise())))
        again = not table.position.over and table.state.seat == seat
        return {**table.turn(messages), "dice": dice, "debug_move": debug_move, "extra_turn": again}


class _Table:
    """One game under way. A new `setup` makes a new one, so the players of the old keep their figures."""

    def __init__(self, config: Config, names: list[str]) -> None:
        self.position = Position.first(GAME, config)
        people = zip(names, config.colours_of_players, strict=True)
        self.players = [Player(self, seat, name, color) for seat, (name, color) in enumerate(people)]
        self.squares = [Square(i, SquareType(name)) for i, name in enumerate(config.board.squares)]

    @property
    def state(self) -> State:
        return self.position.state

    def turn(self, messages: list[str]) -> Turn:
        """The answer where nothing has happened."""
        return Turn(
            messages=messages,
            dice=None,
            debug_move=None,
            winner=self.winner,
            total_moves=self.state.total_moves,
            extra_turn=False,
        )

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
        self.position = replace(self.position, state=state)

    @property
    def winner(self) -> Player | None:
        return None if self.state.winner == NOBODY else self.players[self.state.winner]

    def decide(self, action: int) -> str:
        """The current player's choice."""
        if self.position.mover == CHANCE:
            raise RuntimeError("A turn is being played: wait until next_turn is through")
        return self.play(action)

    def play(self, action: int) -> str:
        """Play an action of the rules and tell what it did."""
        before = self.position
        self.position = before.after(action)
        return self.english(sentences(*GAME.messages.events(before, action, self.position)))


def _is_integer(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _integer(name: str, value: int) -> int:
    if not _is_integer(value):
        raise ValueError(f"{name} must be an integer, not {value!r}")
    return value


def _figure(name: str, value: int, most: int) -> int:
    if not 0 <= _integer(name, value) <= most:
        raise ValueError(f"{name} must be 0 to {most}, not {value}")
    return value


def _listed(name: str, value: Sequence[Given]) -> Sequence[Given]:
    if not isinstance(value, list | tuple):
        raise ValueError(f"{name} must be a list, not {value!r}")
    return value


def _person(index: int, given: object) -> Mapping[str, str]:
    where = f"players_list[{index}]"
    if not isinstance(given, Mapping):
        raise ValueError(f"{where} must be a dict with name, color and type, not {given!r}")
    for key in ("name", "color", "type"):
        if key not in given:
            raise ValueError(f"{where}: {key} is missing")
        if not isinstance(given[key], str):
            raise ValueError(f"{where}: {key} must be a string, not {given[key]!r}")
    return given


def _square_names(size: int, types: Sequence[SquareType | str] | None) -> list[str] | None:
    if size > MAX_SIZE:
        return None  # refused in any case
    if types is None:
        return [SquareType.SIMPLE.value] * size
    return [_square_name(i, kind) for i, kind in enumerate(_listed("squares_types", types))]


def _square_name(index: int, kind: object) -> str:
    try:
        return SquareType(kind).value
    except ValueError:
        names = ", ".join(SquareType.__members__)
        raise ValueError(f"squares_types[{index}]: {kind!r} is none of {names}") from None


def _type_number(name: str, ptype: object) -> int:
    if ptype not in TYPES:
        raise ValueError(f"{name}: {ptype!r} is none of {', '.join(TYPES)}")
    return TYPES.index(ptype) + 1


def _is_die(value: object) -> TypeGuard[int]:
    return _is_integer(value) and 1 <= value <= 6


def _two_dice(dice: object) -> tuple[int, int]:
    match dice:
        case [first, second] if _is_die(first) and _is_die(second):
            return first, second
    raise ValueError(f"roll_dice() must give two dice, 1 to 6, not {dice!r}")

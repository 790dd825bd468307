"""The program of the rule text, at the terminal: `python -m boardloom.classic.do_or_dice Ann Bo Cid Dee Eve`.

It is a `GameController` whose dice and questions are those of the people who sit there.
"""

import sys
from collections.abc import Sequence

from rich.console import Console

from boardloom.classic.do_or_dice.controllers import GameController
from boardloom.classic.do_or_dice.database import LogStorage
from boardloom.classic.do_or_dice.helpers import to_text
from boardloom.classic.do_or_dice.models import GameState
from boardloom.classic.do_or_dice.services import FAIR, DiceService
from boardloom.classic.do_or_dice.utils import PLAYERS, SIDES
from boardloom.classic.program import ending
from boardloom.core.message import Who
from boardloom.core.paths import command
from boardloom.terminal.talk import prepare, say
from boardloom.words import english

LEAVE = ("q", "quit")


class DiceAtTheTable(DiceService):
    """Whoever is in turn rolls with Enter, or types what a die of wood shows."""

    state: GameState
    """Of the game they are rolled for."""

    def roll(self, weights: Sequence[int] = FAIR) -> int:
        roller = self.state.current
        assert roller is not None
        while True:
            typed = _heard(f"{roller.name} rolls (Enter, or the number on your own die): ")
            if not typed:
                return super().roll(weights)
            if typed.isdecimal() and len(typed) == 1 and 1 <= int(typed) <= SIDES and weights[int(typed) - 1]:
                return int(typed)
            print(f"'{typed}' is no number of this die.")


class Program:
    """One game, from the names to the announcement of the first three."""

    def __init__(self, names: Sequence[str]) -> None:
        self._console = Console()
        prepare(self._console)
        dice = DiceAtTheTable()
        self.game = GameController(names or _names(), dice=dice, log=LogStorage().save)
        dice.state = self.game.state
        self._round = 0

    def run(self) -> None:
        self._show()
        self.game.run(self._ask, self._tell)
        print(to_text(self.game.state, self._console.width))

    def _show(self) -> None:
        """The table, at the beginning of each round."""
        state = self.game.state
        if state.round != self._round and not state.over:
            self._round = state.round
            print(to_text(state, self._console.width))

    def _ask(self, state: GameState, choices: Sequence[str]) -> str:
        assert state.current is not None
        return _heard(f"{state.current.name}, choose one of {', '.join(choices)}: ")

    def _tell(self, sentence: str) -> None:
        say(self._console, sentence)
        self._show()


def _names() -> list[str]:
    """Five names; who has none is called by the number."""
    return [_heard(f"Name of player {seat + 1}: ") or english(Who(seat)) for seat in range(PLAYERS)]


def _heard(prompt: str) -> str:
    typed = input(prompt).strip()
    if typed.casefold() in LEAVE:
        raise EOFError
    return typed


def main(names: Sequence[str]) -> None:
    with ending():
        try:
            Program(names).run()
        except EOFError:
            print(f"\nA game that has begun is kept: {command()} play dice --resume goes on with it.")


if __name__ == "__main__":
    main(sys.argv[1:])

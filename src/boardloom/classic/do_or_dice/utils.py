"""Validators of what a player chooses, and the numbers of the rule text.

>>> PLAYERS, START_HP, START_VP, ROUNDS, SURVIVAL_VP, ELIMINATION_VP
(5, 20, 0, 12, 1, 2)

Validators say why a target may not be chosen; what may be chosen say the rules alone.

>>> from boardloom.classic.do_or_dice.controllers import GameController
>>> from boardloom.classic.do_or_dice.services import DiceService
>>> class Jabs(DiceService):
...     def roll(self, weights):
...         return 2
>>> game = GameController(["Ann", "Bo", "Cid", "Dee", "Eve"], dice=Jabs())
>>> game.roll()
['Ann rolls 2, Jab.']
>>> TargetAliveValidator().validate(game.state, game.state.players[1])
>>> OtherPlayerValidator().validate(game.state, game.state.players[0])
Traceback (most recent call last):
boardloom.core.errors.IllegalAction: nobody can choose themselves
"""

from typing import Protocol

from boardloom.classic.do_or_dice.models import GameState, Player
from boardloom.core.errors import IllegalAction
from boardloom.core.message import message
from boardloom.games.bitset import has
from boardloom.games.dice.config import Config
from boardloom.games.dice.rules import SIDES

__all__ = [
    "ELIMINATION_VP",
    "MAX_HP",
    "PLAYERS",
    "ROUNDS",
    "SIDES",
    "START_HP",
    "START_VP",
    "SURVIVAL_VP",
    "VALIDATORS",
    "OtherPlayerValidator",
    "RepeatedTargetValidator",
    "TargetAliveValidator",
    "TargetValidator",
]

_usual = Config.make({})
PLAYERS, ROUNDS = _usual.players, _usual.rounds
START_HP, START_VP, MAX_HP = _usual.hp, 0, _usual.setup().hp_cap
SURVIVAL_VP, ELIMINATION_VP = _usual.survival_vp, _usual.elimination_vp


class TargetValidator(Protocol):
    """Refuses a target, by an `IllegalAction` that says why, or lets it pass."""

    def validate(self, state: GameState, target: Player) -> None: ...


class OtherPlayerValidator:
    """Nobody chooses themselves."""

    def validate(self, state: GameState, target: Player) -> None:
        if target is state.current:
            raise IllegalAction(message("dice-refusal-self"))


class TargetAliveValidator:
    """Who has fallen cannot be chosen, unless the table lets the living rob the fallen."""

    def validate(self, state: GameState, target: Player) -> None:
        if not target.alive and not state.may_affect(target):
            raise IllegalAction(message("dice-refusal-fallen", player=target.number))


class RepeatedTargetValidator:
    """A fallen player cannot affect the same player two rounds in a row."""

    def validate(self, state: GameState, target: Player) -> None:
        s = state.position.state
        if has(s.barred[s.seat], target.seat):
            raise IllegalAction(message("dice-refusal-twice", player=target.number))


VALIDATORS: tuple[TargetValidator, ...] = (
    OtherPlayerValidator(),
    TargetAliveValidator(),
    RepeatedTargetValidator(),
)
"""Those of the rule text, in the order in which they are asked."""

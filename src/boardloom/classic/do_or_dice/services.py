"""What a designer may replace: the dice, what they do, and who is ahead.

Each service is an ordinary class whose methods ask the rules; a subclass that answers otherwise changes the
game it is given to.

>>> from boardloom.classic.do_or_dice.controllers import GameController
>>> from boardloom.games.dice.faces import Face
>>> class Bolts(TurnResolver):
...     def face(self, face):
...         return Face(name="Bolt", hit=9) if face is DiceFace.STRIKE else super().face(face)
>>> class Fours(DiceService):
...     def roll(self, weights):
...         return 4
>>> game = GameController(["Ann", "Bo", "Cid", "Dee", "Eve"], dice=Fours(), resolver=Bolts())
>>> game.roll(), game.choose("hit 2")
(['Ann rolls 4, Bolt.'], ['Ann hits Bo: 9 HP lost, 11 left (Bolt).'])

>>> class Healthiest(RankingService):
...     def rank(self, state):
...         return sorted(state.players, key=lambda player: -player.hp)
>>> game = GameController(["Ann", "Bo", "Cid", "Dee", "Eve"], dice=Fours(), ranking=Healthiest())
>>> game.roll(), game.choose("hit 2")
(['Ann rolls 4, Strike.'], ['Ann hits Bo: 4 HP lost, 16 left (Strike).'])
>>> game.top_three
[<Player Ann: 20 HP, 0 VP>, <Player Cid: 20 HP, 0 VP>, <Player Dee: 20 HP, 0 VP>]
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

from boardloom.classic.do_or_dice.models import DiceFace, GameState, Player
from boardloom.core.arguments import check_whole
from boardloom.games.dice import GAME
from boardloom.games.dice.config import DicePosition
from boardloom.games.dice.faces import SHADOWS, Face, Shadow
from boardloom.games.dice.rules import SIDES
from boardloom.games.dice.seats import ranked

__all__ = ["DiceService", "RankingService", "TurnResolver"]

FAIR = (1,) * SIDES


class DiceService:
    """All that is left to chance. `random.seed` makes it repeatable.

    >>> DiceService().roll([0, 0, 0, 0, 1, 0])
    5
    """

    def roll(self, weights: Sequence[int] = FAIR) -> int:
        """A number of the die, 1 to 6, for the living, the fallen and the final roll.

        `weights` say how likely each number is at this table."""
        return random.choices(range(1, SIDES + 1), weights)[0]

    def draw(self, outcomes: Mapping[int, int]) -> int:
        """A secret goal to deal, or the lot that decides who begins: an outcome, by its weight."""
        return random.choices(list(outcomes), list(outcomes.values()))[0]


class TurnResolver:
    """What the numbers do."""

    def face(self, face: DiceFace) -> Face:
        """What a face does for a living player; asked once, before the game begins."""
        return face.face

    def shadow(self, number: int) -> Shadow:
        """What a number does for a fallen player; asked once, before the game begins.

        >>> [TurnResolver().shadow(number).name for number in (1, 3, 6)]
        ['Nothing', 'Gift', 'Curse']
        """
        check_whole("number", number, 1, SIDES)
        return SHADOWS[number - 1]

    def resolve(self, position: DicePosition, action: int) -> DicePosition:
        """The position after a roll or a choice, as the rules have it.

        Whoever changes more than faces and shadows can say can do it here, with
        `position.with_state(...)`; such a game cannot be replayed from its log and is not stored."""
        return position.after(action)


class RankingService:
    """Who is ahead, and who wins: every sentence, picture and result follows it."""

    def rank(self, state: GameState) -> list[Player]:
        """All players, the best first: the best of the living, then by VP, HP, fewer rounds fallen, and the
        final roll."""
        by_the_rules = replace(state.position, game=GAME)
        return [state.players[seat] for seat in ranked(by_the_rules)]

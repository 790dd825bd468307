"""The data of a game: `Player`, `GameState` and `DiceFace`, all of them live views of one match.

>>> from boardloom.classic.do_or_dice.controllers import GameController
>>> state = GameController(["Ann", "Bo", "Cid", "Dee", "Eve"]).state
>>> state.round, state.rounds, state.current
(1, 12, <Player Ann: 20 HP, 0 VP>)
>>> DiceFace(6).title
'Power Move'
"""

from enum import Enum
from typing import cast

from boardloom.core.message import Words
from boardloom.games.bitset import has
from boardloom.games.dice.config import DicePosition
from boardloom.games.dice.faces import FACES, Face
from boardloom.games.dice.rules import targets
from boardloom.games.dice.seats import fallen, goal_of, seats_in
from boardloom.games.dice.state import HP, VP
from boardloom.match.match import Match
from boardloom.words import ENGLISH, catalogue, english

__all__ = ["DiceFace", "GameState", "Player"]


class DiceFace(Enum):
    """The faces of the die, by the number that is rolled."""

    BACKFIRE = 1
    JAB = 2
    PICKPOCKET = 3
    STRIKE = 4
    RECOVER = 5
    POWER_MOVE = 6

    @property
    def face(self) -> Face:
        """What it does, as the rules have it.

        >>> DiceFace.STRIKE.face.hit, DiceFace.RECOVER.face.self_hp
        (4, 3)
        """
        return FACES[self.value - 1]

    @property
    def title(self) -> str:
        return self.face.name


class Player:
    """One player of a game, alive or fallen."""

    def __init__(self, state: "GameState", seat: int) -> None:
        self._state, self.seat = state, seat

    @property
    def name(self) -> str:
        return catalogue(ENGLISH).names(self._state.match.names)[self.seat]

    @property
    def number(self) -> int:
        """The seat as people count it, from 1 on: what is typed for a target."""
        return self.seat + 1

    @property
    def hp(self) -> int:
        """Health points; 0 once fallen."""
        return max(0, self._state.position.state.hp[self.seat])

    @property
    def vp(self) -> int:
        """Victory points."""
        return self._state.position.state.vp[self.seat]

    @property
    def alive(self) -> bool:
        return not fallen(self._state.position, self.seat)

    @property
    def fell_in(self) -> int | None:
        """The round in which the player fell."""
        return self._state.position.state.fell[self.seat] or None

    @property
    def tokens(self) -> int:
        """Reroll tokens left."""
        return self._state.position.state.tokens[self.seat]

    @property
    def goal(self) -> str:
        """The name of the secret goal; empty without one."""
        return goal_of(self._state.position, self.seat)

    def __repr__(self) -> str:
        standing = f"{self.hp} HP, {self.vp} VP" if self.alive else f"fallen, {self.vp} VP"
        return f"<Player {self.name}: {standing}>"


class GameState:
    """Where a game stands; or where it stood, in a `position` of its past."""

    def __init__(self, match: Match, position: DicePosition | None = None) -> None:
        self.match, self._past = match, position
        self.players = [Player(self, seat) for seat in range(len(match.seats))]
        """In the order of the seats; the same objects as long as the game lasts."""

    @property
    def position(self) -> DicePosition:
        """The same as the rules know it."""
        return self._past or cast(DicePosition, self.match.position)

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def round(self) -> int:
        return self.position.state.round

    @property
    def rounds(self) -> int:
        """After how many the game ends."""
        return self.position.config.rounds

    @property
    def current(self) -> Player | None:
        """Who rolls or chooses now; nobody once the game is over."""
        turn = self.position.turn
        return None if turn < 0 else self.players[turn]

    @property
    def number(self) -> int | None:
        """What was rolled, while the player chooses what to do with it."""
        return self.position.state.number or None

    @property
    def face(self) -> DiceFace | None:
        """The same as a face of the die; a fallen player rolls a shadow, which has none."""
        rolling = self.current
        return DiceFace(self.number) if self.number and rolling and rolling.alive else None

    @property
    def living(self) -> list[Player]:
        return [player for player in self.players if player.alive]

    @property
    def fallen(self) -> list[Player]:
        return [player for player in self.players if not player.alive]

    @property
    def tied(self) -> list[Player]:
        """Between whom the final roll decides."""
        return [self.players[seat] for seat in seats_in(self.position, self.position.state.tied)]

    def may_affect(self, target: Player) -> bool:
        """Whether the rules let the current player choose this one for any effect."""
        s, b = self.position.state, self.position.setup
        return has(targets(s, b, HP) | targets(s, b, VP), target.seat)

    def english(self, words: Words) -> str:
        """A message of the house with the names of these players."""
        return english(words, self.match.names)

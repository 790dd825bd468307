"""The flow of a game: `GameController` asks the services, lets the rules act and tells what happened.

>>> import random
>>> random.seed(7)
>>> game = GameController(["Ann", "Bo", "Cid", "Dee", "Eve"])
>>> told = []
>>> ranking = game.run(ask=lambda state, choices: choices[0], tell=told.append)
>>> game.state.over, len(ranking), told[-1] == game.announcement
(True, 5, True)
"""

import re
from collections.abc import Callable, Mapping, Sequence

from boardloom.classic.do_or_dice.models import DiceFace, GameState, Player
from boardloom.classic.do_or_dice.own_ranking import ranked_by
from boardloom.classic.do_or_dice.services import DiceService, RankingService, TurnResolver
from boardloom.classic.do_or_dice.utils import SIDES, VALIDATORS, TargetValidator
from boardloom.core.arguments import check_kind, check_text, check_texts, check_whole, is_whole, shown
from boardloom.core.errors import IllegalAction
from boardloom.core.game import CHANCE
from boardloom.core.message import Who, message
from boardloom.games.dice import GAME
from boardloom.games.dice.config import Config, DicePosition
from boardloom.games.dice.faces import FACES, SHADOWS
from boardloom.games.dice.seats import ranked
from boardloom.match.match import Match
from boardloom.match.seat import Seat

__all__ = ["Ask", "GameController"]

Ask = Callable[[GameState, Sequence[str]], str]
"""Asks the current player which of the choices it is to be."""
MOST_FINAL_ROLLS = 600
"""After so many in one game the dice cannot be such that their numbers differ."""


class GameController:
    """One game from its first roll to its ranking.

    `options` are those of `./play schema dice`. `log` is called with the controller after whatever happened,
    such as `LogStorage().save`.
    """

    def __init__(
        self,
        names: Sequence[str],
        *,
        dice: DiceService | None = None,
        resolver: TurnResolver | None = None,
        ranking: RankingService | None = None,
        validators: Sequence[TargetValidator] = VALIDATORS,
        options: Mapping[str, object] | None = None,
        log: "Callable[[GameController], object] | None" = None,
    ) -> None:
        check_texts("names", names)
        check_kind("validators", validators, list, tuple)
        self.dice, self.resolver = dice or DiceService(), resolver or TurnResolver()
        self.ranking_service, self.validators = ranking or RankingService(), tuple(validators)
        self._check_services(log)
        config = Config.make({"players": len(names), **self._effects(), **_checked(options)})
        # Under the rules' own ranking it is the game of the house itself, which can be stored.
        game = GAME if type(self.ranking_service) is RankingService else ranked_by(self._rank, config)
        self.state = GameState(Match.new(game, config, [Seat(name) for name in names]))
        self._log = log
        self._final_rolls = 0
        self._begin()

    @property
    def choices(self) -> list[str]:
        """What the current player may choose now: "hit 2", "gain"; nothing before a roll."""
        position = self.state.position
        return [] if position.mover < 0 else [position.name(action) for action in position.choices()]

    @property
    def ranking(self) -> list[Player]:
        """All players, the best first; final once the game is over."""
        return [self.state.players[seat] for seat in ranked(self.state.position)]

    @property
    def top_three(self) -> list[Player]:
        return self.ranking[:3]

    @property
    def announcement(self) -> str:
        """1st, 2nd and 3rd place in a sentence."""
        places = [Who(player.seat) for player in self.top_three]
        named = dict(zip(("first", "second", "third"), places, strict=False))
        return self.state.english(message("dice-podium" if len(named) > 2 else "dice-podium-of-two", **named))

    def roll(self) -> list[str]:
        """Roll the die for the current player; tells what happened.

        If a service fails, nothing has changed."""
        position = self.state.position
        if position.mover != CHANCE:
            raise IllegalAction(self._not_now())
        if self.state.tied:
            self._count_final_roll()
        likely = position.choices()
        number = self.dice.roll([likely.get(number, 0) for number in range(1, SIDES + 1)])
        return self._play(_one_of("roll()", likely, number))

    def choose(self, what: str, target: Player | int | None = None) -> list[str]:
        """Do what the roll lets the current player choose: `choose("hit", bo)`, `choose("hit 2")`,
        `choose("gain")`; tells what happened. `IllegalAction` names the rule that forbids it."""
        check_text("what", what)
        if target is not None:
            what = f"{what} {self._number_of(target)}"
        position = self.state.position
        if position.mover == CHANCE:
            raise IllegalAction(message("dice-refusal-roll-first"))
        if not position.over and (chosen := self._target(what)):
            for validator in self.validators:
                validator.validate(self.state, chosen)
        try:
            action = position.find(what)
        except IllegalAction as error:
            raise IllegalAction(self.state.english(error.words)) from None
        return self._play(action)

    def run(self, ask: Ask | None = None, tell: Callable[[str], object] = print) -> list[Player]:
        """Play to the end; returns the ranking. People are asked at the terminal unless told otherwise."""
        asked = ask or _ask_here
        while not self.state.over:
            if self.state.position.mover == CHANCE:
                happened = self.roll()
            else:
                try:
                    happened = self.choose(asked(self.state, self.choices))
                except IllegalAction as error:
                    happened = [self.state.english(error.words)]
            for sentence in happened:
                tell(sentence)
        tell(self.announcement)
        return self.ranking

    def _effects(self) -> dict[str, object]:
        """What the resolver says the numbers do, as options; nothing where that is as usual."""
        faces = tuple(self.resolver.face(face) for face in DiceFace)
        shadows = tuple(self.resolver.shadow(number) for number in range(1, SIDES + 1))
        return ({} if faces == FACES else {"faces": faces}) | (
            {} if shadows == SHADOWS else {"shadows": shadows}
        )

    def _check_services(self, log: object) -> None:
        services = (("dice", self.dice, DiceService), ("resolver", self.resolver, TurnResolver))
        for name, given, kind in (*services, ("ranking", self.ranking_service, RankingService)):
            check_kind(name, given, kind)
        for validator in self.validators:
            if not callable(getattr(validator, "validate", None)):
                raise ValueError(f"validators must have a method validate, unlike {shown(validator)}")
        if not callable(log or print):
            raise ValueError(f"log must be a function such as LogStorage().save, not {shown(log)}")

    def _number_of(self, target: Player | int) -> int:
        if not isinstance(target, Player):
            check_whole("target", target, 1)
            return target
        if target not in self.state.players:
            raise ValueError(f"target must be one of this game's players, not {target!r}")
        return target.number

    def _rank(self, position: DicePosition) -> list[int]:
        """The seats in the order of the ranking service."""
        order = self.ranking_service.rank(GameState(self.state.match, position))
        seats = [player.seat for player in order if isinstance(player, Player)]
        if sorted(seats) != list(range(position.config.players)):
            raise ValueError(f"rank() must give every player once, not {order!r}")
        return seats

    def _target(self, what: str) -> Player | None:
        """The player whose number is the last word."""
        number = re.search(r"\d{1,9}$", what)
        seat = int(number[0]) - 1 if number else -1
        return self.state.players[seat] if 0 <= seat < len(self.state.players) else None

    def _play(self, action: int) -> list[str]:
        """Let the resolver act, and chance where nobody rolls; tells what happened."""
        match = self.state.match
        before = len(match.actions)
        try:
            self._act(action)
            while self.state.position.at_once:
                self._act(self._drawn())
            happened = [
                self.state.english(match.events(index)) for index in range(before, len(match.actions))
            ]
            if self._log:
                self._log(self)
        except BaseException:
            while len(match.actions) > before:
                match.undo()
            raise
        return happened

    def _act(self, action: int) -> None:
        position = self.state.position
        after = self.resolver.resolve(position, action)
        if not isinstance(after, type(position)) or after.config != position.config:
            raise ValueError(f"resolve() must give a position of this game, not {after!r}")
        self.state.match.history.play(action, after)

    def _begin(self) -> None:
        """Deal the goals and draw the lots that the options ask for."""
        if self.state.position.at_once:
            self._play(self._drawn())

    def _drawn(self) -> int:
        outcomes = self.state.position.choices()
        return _one_of("draw()", outcomes, self.dice.draw(outcomes))

    def _count_final_roll(self) -> None:
        """Dice that always show the same would roll the final die for ever."""
        self._final_rolls += 1
        if self._final_rolls > MOST_FINAL_ROLLS:
            self._final_rolls = 0
            raise ValueError(
                f"{MOST_FINAL_ROLLS} final rolls have decided nothing: roll() must give numbers that differ"
            )

    def _not_now(self) -> str:
        if self.state.over:
            return self.state.english(message("draw-over"))
        return f"a roll waits for a choice: one of {', '.join(self.choices)}"


def _one_of(method: str, outcomes: Mapping[int, int], given: object) -> int:
    """The outcome that a service has given, as an integer of Python."""
    if not is_whole(given) or given not in outcomes:
        raise ValueError(f"{method} must give one of {', '.join(map(str, outcomes))}, not {shown(given)}")
    return int(given)


def _checked(options: object) -> Mapping[str, object]:
    if not isinstance(options, Mapping | None):
        raise ValueError(f"options must be a dict such as {{'rounds': 6}}, not {shown(options)}")
    return options or {}


def _ask_here(state: GameState, choices: Sequence[str]) -> str:
    """At the terminal, until one of the choices is typed."""
    asked = state.english(GAME.messages.prompt(state.position))
    assert state.current is not None
    return input(f"{state.current.name}: {asked} ({', '.join(choices)}) ")

"""A trial of a game's rules: played as plain Python, every call is held against what rules promise.

What breaks a promise is told with the line of the rule, where there is one. Only then is machine code worth
trusting: it stores what does not fit, and plays on with what is left of it.
"""

import signal
import threading
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any, TypeVar

import numpy as np

from boardloom.core.arguments import check_whole, shown
from boardloom.core.errors import BadInput, BadRule
from boardloom.core.game import CHANCE, NOBODY, OVER, Game, Policy, Position
from boardloom.core.message import Message, Series, Words, message
from boardloom.core.record import Ints, Record
from boardloom.engine.random import key
from boardloom.games.guest_faults import Faults, at_line
from boardloom.lab.watched import (
    MOST,
    WHOLE,
    WatchedRow,
    buffer,
    differing,
    fitting,
    watched_setup,
    watched_state,
)

GAMES = 30
POSITIONS = 1_500
"""Of all games together: those of a long game are watched in part."""
ENOUGH = 8
"""Faults after which nobody wants to read more."""
SOME = 5
"""Of so many positions one is looked at through somebody's eyes: dealing anew takes time."""
DEALS = 2
"""How often what follows from a choice is looked for."""
FEW = 60
"""Moves played on from a deal."""
PATIENCE = 20.0
"""Seconds of the processor that one call of a rule may take."""
AGAIN, MOST_AGAIN = 0.01, 500
"""Seconds until the next try to break a call off that is deep in a library, and how many tries are made."""


OF_GAME = ("hide", "determinize", "prior")
"""Rules that are parts of the game, not of its `rules`."""
Result = TypeVar("Result")
Prior = Callable[[Any, Any, Ints, int, Ints], None]


class Endless(BaseException):
    """What does not come to an end is broken off by this, even where every exception is caught."""


class Stop(Exception):
    """A game cannot go on."""


class Trial:
    """Games of one config, played move by move."""

    def __init__(self, first: Position, part: int = 1) -> None:
        """`part`: of the usual number of positions, one in so many is enough."""
        self.rules: Any = first.game.rules
        self.game = first.game
        self.players = first.config.players
        self.setup = watched_setup(first.setup)
        state: type[Record] = first.game.rules.State
        self.State = watched_state(state)
        self.policies = tried_policies(first)
        self.left = POSITIONS // part
        self.faults = Faults()

    def run(self, games: int = GAMES) -> tuple[Words, ...]:
        """Play until there are faults enough, or games; what was found."""
        for seed in range(games):
            if self.left <= 0 or len(self.faults) >= ENOUGH:
                break
            try:
                self._play(Random(seed))
            except Stop:
                break
        return tuple(self.faults)

    def _play(self, luck: Random) -> None:
        s = self._vital("start", self._first)
        while self.left > 0:
            self.left -= 1
            mover = self._vital("apply", self._mover, s, OVER)
            self._held("score", self._check_scores, s)
            if mover == OVER:
                return
            choices = self._vital("chance" if mover == CHANCE else "legal", self._choices, s, mover)
            self._held("turn", self._check_turn, s, mover)
            if mover == CHANCE:
                self._held("at_once", self._check_at_once, s)
                self._held("die", self._check_die, s, choices)
                self._held("hide", self._check_secrets, s, list(choices))
            else:
                self._held("hide", self._check_sight, s, mover, choices)
                if self.game.determinize and self.left % SOME == 0:
                    self._held("determinize", self._check_deal, s, mover, choices)
                    self._held("hide", self._check_choice, s, mover, list(choices))
                if self.game.prior:
                    self._held("prior", self._check_prior, self.game.prior, s, choices)
                for policy in self.policies:
                    self._held(policy, self._check_policy, policy, s, choices)
            s = self._vital("apply", self._applied, s, luck.choice(list(choices)))

    def _held(self, rule: "str | Policy", law: Callable[..., Result], *args: object) -> Result | None:
        """What the law comes to; what breaks it is noted, with the line of the rule."""
        try:
            with patient(self.game):
                return law(*args)
        except Endless:  # it was broken off somewhere; the rule is to blame, not that line
            self.faults.add(at_line(self._function(rule), message("check-endless-rule")))
        except (Exception, SystemExit) as error:  # whatever a guest's code does wrong
            self.faults.add(at_line(self._function(rule), _problem(error), error))
        return None

    def _vital(self, rule: str, law: Callable[..., Result], *args: object) -> Result:
        """The same, for what a game cannot go on without."""
        result = self._held(rule, law, *args)
        if result is None:
            raise Stop
        return result

    def _function(self, rule: "str | Policy") -> Callable[..., object]:
        if isinstance(rule, Policy):
            return rule.decide
        function: Callable[..., object] = getattr(self.game if rule in OF_GAME else self.rules, rule)
        return function

    def _first(self) -> Record:
        """The first position, whatever memory held before."""
        clean, dirty = self.State(), self.State(b"\x55" * len(bytes(self.State())))
        for s in (clean, dirty):
            self.rules.start(s, self.setup)
        for field in differing(clean, dirty):
            raise BadRule(message("check-start", field=field))
        self._mover(clean, CHANCE)
        return clean

    def _mover(self, s: Any, least: int) -> int:
        check_whole("s.mover", s.mover, least, self.players - 1)
        if s.mover == CHANCE and not self.game.chance:
            raise BadRule(message("check-chance"))
        mover: int = s.mover
        return mover

    def _choices(self, s: Record, mover: int) -> dict[int, int]:
        """What may be done, with weights; the same however often it is asked."""
        known, again = self._listed(s, mover), self._listed(s, mover)
        if known != again:
            raise BadRule(message("check-luck"))
        return known

    def _listed(self, s: Record, mover: int) -> dict[int, int]:
        most = self.rules.MAX_ACTIONS
        actions = buffer("actions", most, message("check-room", most=most))
        weights = buffer("weights", most, message("check-room", most=most))
        if mover == CHANCE:
            n = self.rules.chance(s.frozen(), self.setup, actions, weights)
        else:
            n = self.rules.legal(s.frozen(), self.setup, actions)
        check_whole("chance(...)" if mover == CHANCE else "legal(...)", n, 1, most)
        listed = actions.first(n)
        for place, action in enumerate(listed):
            check_whole(f"actions[{place}]", action, 0, MOST)
            if place and action <= listed[place - 1]:
                raise BadRule(message("check-order", before=str(listed[place - 1]), action=str(action)))
        weighed = weights.first(n) if mover == CHANCE else [1] * n
        for place, weight in enumerate(weighed):
            check_whole(f"weights[{place}]", weight, 1, MOST)
        check_whole("sum(weights)", sum(weighed), 1, MOST)
        if mover >= 0 and listed[-1] >= most and any(level.rave_k for level in self.game.levels):
            raise BadRule(message("check-rave", most=most, action=str(listed[-1])))
        return dict(zip(listed, weighed, strict=True))

    def _check_turn(self, s: Record, mover: int) -> None:
        turn = self.rules.turn(s.frozen(), self.setup)
        check_whole("turn(s, b)", turn, NOBODY, self.players - 1)
        if mover not in (turn, CHANCE):
            raise BadRule(message("check-turn", turn=str(turn), mover=str(mover)))

    def _check_at_once(self, s: Record) -> None:
        """A rule that few games have."""
        if at_once := getattr(self.rules, "at_once", None):
            check_whole("at_once(s, b)", fitting("at_once(s, b)", at_once(s.frozen(), self.setup)), 0, 1)

    def _check_die(self, s: Record, choices: dict[int, int]) -> None:
        sides = self.rules.die(s.frozen(), self.setup)
        check_whole("die(s, b)", sides, 0, MOST)
        if sides and choices != dict.fromkeys(range(1, sides + 1), 1):
            raise BadRule(message("check-die", sides=str(sides)))

    def _check_scores(self, s: Record) -> None:
        room = message("check-index", row="scores", last=self.players - 1, index=str(self.players))
        scores = buffer("scores", self.players, room)
        self.rules.score(s.frozen(), self.setup, scores)
        scores.first(self.players)

    def _applied(self, s: Record, action: int) -> Record:
        after, again = s.copy(), s.copy()
        for copy in (after, again):
            self.rules.apply(copy, self.setup, action)
        if after != again:
            raise BadRule(message("check-luck"))
        return after

    def _hidden(self, s: Record, seat: int) -> Record:
        """What a seat, or a watcher, sees."""
        assert self.game.hide is not None
        seen = s.copy()
        for viewer in range(self.players) if seat < 0 else (seat,):
            self.game.hide(seen, self.setup, viewer)
        return seen

    def _check_sight(self, s: Record, mover: int, choices: dict[int, int]) -> None:
        """Whoever is to move sees enough to know what may be done."""
        if self.game.hide and self._listed(self._hidden(s, mover), mover) != choices:
            raise BadRule(message("check-sight"))

    def _check_secrets(self, s: Record, outcomes: list[int]) -> None:
        """Of two outcomes a seat can tell apart either all that differs, or nothing."""
        if self.game.hide is None or len(outcomes) < 2:
            return
        one, other = (self._applied(s, action) for action in outcomes[:2])
        differ = set(differing(one, other))
        for seat in range(self.players):
            seen = set(differing(self._hidden(one, seat), self._hidden(other, seat)))
            if seen and differ - seen:
                shows, hidden = min(seen), min(differ - seen)
                raise BadRule(message("check-leak", field=shows, hidden=hidden, seat=str(seat)))

    def _deal(self, s: Record, seat: int, number: int) -> Record:
        """A position as it may be, from what a seat sees."""
        assert self.game.determinize is not None
        dealt = self._hidden(s, seat)
        self.game.determinize(dealt, self.setup, seat, key(number, self.left))
        return dealt

    def _check_deal(self, s: Record, mover: int, choices: dict[int, int]) -> None:
        """What is dealt anew looks to the seat as it did, leaves it its choices, and can be played on."""
        seat = self.left // SOME % (self.players + 1) - 1
        dealt = self._deal(s, seat, 0)
        if dealt != self._deal(s, seat, 0):
            raise BadRule(message("check-luck"))
        for field in differing(self._hidden(s, seat), self._hidden(dealt, seat)):
            raise BadRule(message("check-deal", field=field, seat=str(seat)))
        if seat == mover and self._listed(dealt, mover) != choices:
            raise BadRule(message("check-deal-choices", seat=str(seat)))
        luck = Random(self.left)
        for _ in range(FEW):
            mover = self._mover(dealt, OVER)
            if mover == OVER:
                break
            dealt = self._applied(dealt, luck.choice(list(self._listed(dealt, mover))))

    def _check_choice(self, s: Record, mover: int, actions: list[int]) -> None:
        """What a seat chooses in secret is told to others by nothing: of what they do not see, nothing
        follows from a choice that they can tell from another one."""
        for seat in range(self.players):
            if seat == mover or len(actions) < 2:
                continue
            one, other = (self._applied(s, action) for action in actions[:2])
            seen = set(differing(self._hidden(one, seat), self._hidden(other, seat)))
            follows = set(differing(one, other)) - seen
            for number in range(DEALS):
                dealt = self._deal(s, seat, number)
                open_ = self._listed(dealt, mover)
                for after, action in zip((one, other), actions[:2], strict=True):
                    follows -= (
                        set(differing(after, self._applied(dealt, action))) if action in open_ else follows
                    )
            if seen and follows:
                raise BadRule(message("check-leak", field=min(seen), hidden=min(follows), seat=str(seat)))

    def _check_policy(self, policy: Policy, s: Record, choices: dict[int, int]) -> None:
        most = self.rules.MAX_ACTIONS
        actions = buffer("actions", most, message("check-room", most=most))
        action = policy.decide(s.frozen(), self.setup, actions, 1, self.left)
        if action not in choices:
            raise BadRule(message("bot-illegal", bot=repr(policy.name), action=shown(action)))

    def _check_prior(self, prior: Prior, s: Record, choices: dict[int, int]) -> None:
        """Each choice is given a weight, and nothing else is written."""
        actions = WatchedRow(array("i", choices), "actions", (len(choices),), frozen=True)
        room = message("check-index", row="weights", last=len(choices) - 1, index=str(len(choices)))
        weights = buffer("weights", len(choices), room)
        prior(s.frozen(), self.setup, actions, len(choices), weights)
        weighed = weights.first(len(choices))
        for place, weight in enumerate(weighed):
            check_whole(f"weights[{place}]", weight, 0, MOST)
        check_whole("sum(weights)", sum(weighed), 1, MOST)


def tried_policies(first: Position) -> list[Policy]:
    """Those of a game that can play it with these options, and need no tables for that."""
    return [
        policy
        for policy in first.game.policies
        if not policy.prepare and not (policy.refuses and policy.refuses(first))
    ]


def setup_faults(first: Position) -> Iterator[Message]:
    """What in a setup rules could not use."""
    setup = first.setup
    if not isinstance(setup, tuple) or not hasattr(setup, "_fields"):
        yield _wrong_setup(first, "setup()", "NamedTuple", setup)
        return
    for name, value in zip(setup._fields, setup, strict=True):
        row = isinstance(value, np.ndarray) and value.dtype.kind in WHOLE
        if not row and not isinstance(value, int | np.integer):
            yield _wrong_setup(first, f"setup().{name}", Series(("int", "np.ndarray[int32]"), "or"), value)


def _wrong_setup(first: Position, argument: str, kind: Words, given: object) -> Message:
    problem = message("argument-kind", argument=argument, kind=kind, given=shown(given))
    return at_line(type(first.config).setup, problem)


@contextmanager
def patient(game: Game) -> Iterator[None]:
    """What runs for too long is broken off, where the system can do that: in the main thread, not on Windows.

    It is the time of the processor that counts, so that a busy machine makes no difference. Code of the game
    is broken off, and ours; a library only if the call does not come back from it: it may hold a lock that
    nobody would give back, as coverage does between any two lines."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    tries = MOST_AGAIN

    def ring(number: int, frame: FrameType | None) -> None:
        nonlocal tries
        tries -= 1
        if tries and (frame is None or _package(frame.f_globals.get("__name__", "")) not in ours):
            signal.setitimer(signal.ITIMER_VIRTUAL, AGAIN)
            return
        raise Endless

    ours = {_package(__name__), _package(game.rules.start.__module__)}
    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _package(module: str) -> str:
    return module.partition(".")[0]


def _problem(error: BaseException) -> Words:
    if isinstance(error, BadInput):
        return error.words
    return f"{type(error).__name__}: {error}"

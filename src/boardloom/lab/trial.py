"""A trial of a game's rules: played as plain Python, every call is held against what rules promise.

What breaks a promise is told with the line of the rule, where there is one. Only then is machine code worth
trusting: it stores what does not fit, and plays on with what is left of it.
"""

import signal
import threading
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from random import Random
from traceback import walk_tb
from types import FrameType
from typing import Any, TypeVar

import numpy as np

from boardloom.core.arguments import check_whole, is_whole, shown
from boardloom.core.errors import BadInput, BadRule
from boardloom.core.game import CHANCE, NOBODY, OVER, Game, Policy, Position
from boardloom.core.message import Message, Series, Words, message
from boardloom.core.record import Ints, Record
from boardloom.engine.playout import pick
from boardloom.engine.random import below
from boardloom.games.guest_faults import Faults, at_line, code_of, described, is_own
from boardloom.lab.trial_secrets import Secrets
from boardloom.lab.watched import (
    LEAST,
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
LONGEST = 1_000
"""Moves of a game that is played again."""
PATIENCE = 20.0
"""Seconds of the processor that one call of a rule may take."""
AGAIN, MOST_AGAIN = 0.01, 500
"""Seconds until the next try to break a call off that is deep in a library, and how many tries are made."""


OF_GAME = ("hide", "determinize", "prior")
"""Rules that are parts of the game, not of its `rules`."""
RULES = ("start", "apply", "legal", "chance", "score", "turn", "die", *OF_GAME)
"""Those that others may call, and that may be what does not come to an end."""
Result = TypeVar("Result")
Prior = Callable[[Any, Any, Ints, int, Ints], None]


class Endless(BaseException):
    """What does not come to an end is broken off by this, even where every exception is caught."""


class Stop(Exception):
    """A game cannot go on."""


class Blamed(BadRule):
    """Something that is wrong with a certain rule, whichever was being looked at."""

    def __init__(self, rule: str, words: Words) -> None:
        super().__init__(words)
        self.rule = rule


class Trial:
    """Games of one config, played move by move."""

    def __init__(self, first: Position, part: int = 1) -> None:
        """`part`: of the usual number of positions, one in so many is enough."""
        self.rules: Any = first.game.rules
        self.game = first.game
        self.players = first.config.players
        self.conceals = first.config.has_secrets
        """Whether something is hidden with these options."""
        self.setup = watched_setup(first.setup)
        state: type[Record] = first.game.rules.State
        self.State = watched_state(state)
        self.policies = tried_policies(first)
        self.left = POSITIONS // part
        self.faults = Faults()
        self.asked: set[int] = set()
        """The seats that had something to decide."""
        self.secrets = Secrets(self) if self.game.hide else None

    def run(self, games: int = GAMES) -> tuple[Words, ...]:
        """Play until there are faults enough, or games; what was found."""
        for seed in range(games):
            if self.left <= 0 or len(self.faults) >= ENOUGH:
                break
            try:
                self._play(seed, Random(seed))
            except Stop:
                break
        if self.secrets and self.conceals and not self.faults:
            self._held("determinize", self.secrets.at_the_end)
        return tuple(self.faults)

    @property
    def doubts(self) -> tuple[Words, ...]:
        """What may be wrong, and may be meant so."""
        never = set(range(self.players)) - self.asked if self.asked else ()
        idle = (at_line(self.rules.apply, message("check-never-asked", seat=str(seat + 1))) for seat in never)
        return (*idle, *(self.secrets.doubts if self.secrets else ()))

    def again(self, game: int) -> None:
        """A game that was played compiled, by chance, once more; `game` is its key of random numbers."""
        s = self._vital("start", self._first)
        for draw in range(LONGEST):
            mover = self._vital("apply", self._mover, s, OVER)
            self._held("score", self.scored, s)
            if mover == OVER or self.faults:
                return
            choices = self._vital("chance" if mover == CHANCE else "legal", self._choices, s, mover)
            action = self._vital("die", self._drawn, s, choices, mover, game, draw)
            s = self._vital("apply", self.applied, s, action)

    def _drawn(self, s: Record, choices: dict[int, int], mover: int, game: int, draw: int) -> int:
        """What a compiled loop takes whose bots decide by chance."""
        if mover == CHANCE and not self.rules.die(s.frozen(), self.setup):
            outcomes, weights = array("i", choices), array("i", choices.values())
            return pick(outcomes, weights, len(choices), game, draw)
        return list(choices)[below(game, draw, len(choices))]

    def _play(self, number: int, luck: Random) -> None:
        s = self._vital("start", self._first)
        while self.left > 0:
            self.left -= 1
            mover = self._vital("apply", self._mover, s, OVER)
            self._held("score", self.scored, s)
            if mover == OVER:
                return
            choices = self._vital("chance" if mover == CHANCE else "legal", self._choices, s, mover)
            self._held("turn", self._check_turn, s, mover)
            if mover == CHANCE:
                self._held("at_once", self._check_at_once, s)
                self._held("die", self._check_die, s, choices)
                if self.secrets:
                    self._held("hide", self.secrets.check_outcomes, s, list(choices), Random(self.left))
            else:
                self.asked.add(mover)
                if self.secrets:
                    self._check_secrets(self.secrets, s, mover, choices, number, luck.randrange(SOME) == 0)
                if self.game.prior:
                    self._held("prior", self._check_prior, self.game.prior, s, choices)
                for policy in self.policies:
                    self._held(policy, self._check_policy, policy, s, choices)
            s = self._vital("apply", self.applied, s, luck.choice(list(choices)))

    def _held(self, rule: "str | Policy", law: Callable[..., Result], *args: object) -> Result | None:
        """What the law comes to; what breaks it is noted, with the line of the rule."""
        try:
            with patient(self.game):
                return law(*args)
        except Endless as error:  # it was broken off somewhere; the rule is to blame, not that line
            self.faults.add(at_line(self.blamed(self._running(error) or rule), message("check-endless-rule")))
        except Blamed as error:
            self.faults.add(at_line(self.blamed(error.rule), error.words))
        except (Exception, SystemExit) as error:  # whatever a guest's code does wrong
            self.faults.add(at_line(self.blamed(rule), _problem(error), error))
        return None

    def _running(self, error: Endless) -> str | None:
        """The rule that did not come to an end; whether something is concealed is found by others, too."""
        codes = {code_of(self._function(rule)): rule for rule in RULES}
        frames = (frame for frame, _ in walk_tb(error.__traceback__))
        return next((codes[frame.f_code] for frame in frames if frame.f_code in codes), None)

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

    def is_its_own(self, rule: "str | Policy") -> bool:
        """Whether a rule is the game's own, not one of a library, such as `games/hidden_cards.py`."""
        code = code_of(self._function(rule))
        return code is None or is_own(code.co_filename)

    def blamed(self, rule: "str | Policy") -> Callable[..., object]:
        """What is to blame: of a library, what the game does with it."""
        return self._function(rule) if self.is_its_own(rule) else self.rules.apply

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
        known, again = self.listed(s, mover), self.listed(s, mover)
        if known != again:
            raise BadRule(message("check-luck"))
        return known

    def listed(self, s: Record, mover: int) -> dict[int, int]:
        most = self.rules.MAX_ACTIONS
        actions: WatchedRow

        def full() -> Words:
            return _unordered(actions.written()) or message("check-room", most=most)

        actions, weights = buffer("actions", most, full), buffer("weights", most, full)
        if mover == CHANCE:
            n = self.rules.chance(s.frozen(), self.setup, actions, weights)
        else:
            n = self.rules.legal(s.frozen(), self.setup, actions)
        asked = "chance(...)" if mover == CHANCE else "legal(...)"
        if is_whole(n) and n == 0:
            raise BadRule(message("check-none", rule=asked))
        check_whole(asked, n, 1, most)
        listed = actions.first(n)
        for place, action in enumerate(listed):
            check_whole(f"actions[{place}]", action, 0, MOST)
        if unordered := _unordered(listed):
            raise BadRule(unordered)
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

    def scored(self, s: Record) -> list[int]:
        """The standing of each seat."""
        room = partial(message, "check-index", row="scores", last=self.players - 1, index=str(self.players))
        scores = buffer("scores", self.players, room)
        self.rules.score(s.frozen(), self.setup, scores)
        return scores.first(self.players)

    def applied(self, s: Record, action: int) -> Record:
        after, again = s.copy(), s.copy()
        for copy in (after, again):
            self.rules.apply(copy, self.setup, action)
        if after != again:
            raise Blamed("apply", message("check-luck"))
        return after

    def _check_secrets(
        self, secrets: Secrets, s: Record, mover: int, choices: dict[int, int], game: int, at_length: bool
    ) -> None:
        self._held("hide", secrets.check_sight, s, mover, choices)
        if at_length:
            self._held("hide", secrets.look, s)
            self._held("hide", secrets.check_choice, s, mover, list(choices), Random(self.left))
            if self.game.determinize:
                self._held("determinize", secrets.check_deal, s, mover, choices, self.left, game)

    def _check_policy(self, policy: Policy, s: Record, choices: dict[int, int]) -> None:
        most = self.rules.MAX_ACTIONS
        actions = buffer("actions", most, partial(message, "check-room", most=most))
        action = policy.decide(s.frozen(), self.setup, actions, 1, self.left)
        if action not in choices:
            raise BadRule(message("bot-illegal", bot=repr(policy.name), action=shown(action)))

    def _check_prior(self, prior: Prior, s: Record, choices: dict[int, int]) -> None:
        """Each choice is given a weight, and nothing else is written."""
        actions = WatchedRow(array("i", choices), "actions", (len(choices),), frozen=True)
        room = partial(message, "check-index", row="weights", last=len(choices) - 1, index=str(len(choices)))
        weights = buffer("weights", len(choices), room)
        prior(s.frozen(), self.setup, actions, len(choices), weights)
        weighed = weights.first(len(choices))
        for place, weight in enumerate(weighed):
            check_whole(f"weights[{place}]", weight, 0, MOST)
        check_whole("sum(weights)", sum(weighed), 1, MOST)


def _unordered(listed: list[int]) -> Message | None:
    """The first action that does not come after the one before it."""
    for before, action in pairwise(listed):
        if action <= before:
            return message("check-order", before=str(before), action=str(action))
    return None


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
            continue
        ends = (int(np.min(value)), int(np.max(value))) if np.size(value) else ()
        for number in ends:
            if not LEAST <= number <= MOST:
                least, most, given = str(LEAST), str(MOST), str(number)
                between = {"argument": f"setup().{name}", "least": least, "most": most, "given": given}
                yield at_line(type(first.config).setup, message("argument-between", **between))
                break


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
    return described(error)

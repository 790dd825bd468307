"""A trial of what a game conceals: that nothing else tells it, and that what is dealt anew can be so.

What is certainly wrong raises `BadRule`. What may be meant so, as a score that counts hidden cards, is noted
as a doubt.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Protocol

from boardloom.core.errors import BadRule
from boardloom.core.game import OVER, WATCHER, Game
from boardloom.core.message import Message, message
from boardloom.core.record import Record
from boardloom.engine.random import key
from boardloom.games.guest_faults import Faults, at_line
from boardloom.lab.watched import differing, numbers

DEALS = 12
"""How often what follows from a choice is looked for, until it is found to follow from what is hidden."""
TELLING = 4
"""Deals that differ, after which what was the same in all of them counts as no accident."""
WORLDS = 6
"""Choices that a seat cannot tell apart, and that are played on side by side."""
LATER, OFTEN = 4, 30
"""Moves for which they are, and how often that is tried."""
FEW = 60
"""Moves played on from a deal."""
ENOUGH_DEALS, ENOUGH_GAMES = 40, 6
"""Deals, and games that had a value, after which no deal with that value is no accident."""
SAME = 8
"""Positions with another deal than the one always made, after which that is no accident."""


class Played(Protocol):
    """What is asked of the trial whose secrets these are."""

    @property
    def game(self) -> Game: ...
    @property
    def players(self) -> int: ...
    @property
    def setup(self) -> Any: ...
    def listed(self, s: Record, mover: int) -> dict[int, int]: ...
    def applied(self, s: Record, action: int) -> Record: ...
    def scored(self, s: Record) -> list[int]: ...
    def is_its_own(self, rule: str) -> bool: ...
    def blamed(self, rule: str) -> Callable[..., object]: ...


class Secrets:
    """What is found out about the secrets of a game while it is played."""

    def __init__(self, trial: Played) -> None:
        self.trial = trial
        self.game = trial.game
        self.doubts = Faults()
        self._looked = 0
        """Positions that were looked at through the eyes of all."""
        self._played_on = 0
        self._sees_less: set[int] = set()
        """Seats from which something was concealed."""
        self._filled = self._wrong = self._varied = 0
        """Positions in which something was dealt anew; in which that was not as it is; and in which another
        deal was another one."""
        self._was: dict[str, dict[int, set[int]]] = defaultdict(lambda: defaultdict(set))
        """By field and value: in which games it was so, hidden from somebody."""
        self._dealt: dict[str, Counter[int]] = defaultdict(Counter)
        """By field: how often each value was dealt."""

    def hidden(self, s: Record, seat: int) -> Record:
        """What a seat, or a watcher, sees."""
        assert self.game.hide is not None
        seen = s.copy()
        for viewer in range(self.trial.players) if seat < 0 else (seat,):
            self.game.hide(seen, self.trial.setup, viewer)
        return seen

    def check_sight(self, s: Record, mover: int, choices: dict[int, int]) -> None:
        """Whoever is to move sees enough to know what may be done."""
        if self.trial.listed(self.hidden(s, mover), mover) != choices:
            raise BadRule(message("check-sight"))

    def look(self, s: Record) -> None:
        """Note from whom something is concealed, and whether the score tells what they should not know."""
        self._looked += 1
        scores = self.trial.scored(s)
        for seat in range(self.trial.players):
            seen = self.hidden(s, seat)
            if seen == s:
                continue
            self._sees_less.add(seat)
            if self.trial.scored(seen) != scores:
                self._doubt("score", message("check-score-hidden", seat=str(seat)))

    def check_outcomes(self, s: Record, outcomes: Sequence[int], luck: Random) -> None:
        """Of two outcomes a seat can tell apart either all that differs, or nothing."""
        if len(outcomes) < 2:
            return
        one, other = (self.trial.applied(s, action) for action in luck.sample(outcomes, 2))
        differ = set(differing(one, other))
        for seat in range(self.trial.players):
            seen = set(differing(self.hidden(one, seat), self.hidden(other, seat)))
            if seen and differ - seen:
                raise _leak(min(seen), min(differ - seen), seat, (one, other))

    def check_choice(self, s: Record, mover: int, actions: Sequence[int], luck: Random) -> None:
        """What a seat chooses in secret is told to others by nothing: of what they do not see, nothing
        follows from a choice that they can tell from another one."""
        if len(actions) < 2:
            return
        pair = luck.sample(actions, 2)
        afters = [self.trial.applied(s, action) for action in pair]
        differ = set(differing(*afters))
        for seat in range(self.trial.players):
            seen = set(differing(*(self.hidden(after, seat) for after in afters)))
            if seat == mover:
                if differ and not seen:
                    own = message("check-hides-own", field=min(differ), seat=str(seat))
                    self._doubt("hide", own)
            elif not seen and differ and self._played_on < OFTEN:
                self._check_later(s, seat, actions, luck)
            elif seen and (follows := self._certain(s, mover, seat, pair, afters, differ - seen)):
                raise _leak(min(seen), min(follows), seat, afters)

    def _certain(
        self, s: Record, mover: int, seat: int, pair: list[int], afters: list[Record], follows: set[str]
    ) -> set[str]:
        """Of the fields that two choices leave hidden, but different: those that follow from the choice
        alone, whatever was hidden before. Where that varies too little, none is certain."""
        view = self.hidden(s, seat)
        if not follows or view == s:
            return follows
        different: set[Record] = set()
        varied: Counter[str] = Counter()
        for number in range(DEALS):
            dealt = self.deal(s, seat, number)
            if dealt == s or not self.trial.listed(dealt, mover).keys() >= set(pair):
                continue
            different.add(dealt)
            varied.update(differing(s, dealt))
            for after, action in zip(afters, pair, strict=True):
                follows = follows - set(differing(after, self.trial.applied(dealt, action)))
            if not follows:
                return follows
        if different != {view} and len(different) < TELLING:  # a deal may leave all of it unknown
            return set()
        before = {*differing(s, view), *varied}
        return {field for field in follows if field not in before or varied[field] >= TELLING}

    def _check_later(self, s: Record, seat: int, actions: Sequence[int], luck: Random) -> None:
        """What a seat cannot see of a choice is not told by one number a few moves later either, while it
        is still concealed and somebody may make use of it."""
        tried = [self.trial.applied(s, action) for action in luck.sample(actions, min(WORLDS, len(actions)))]
        self._played_on += 1
        worlds = [world for world in tried if self.hidden(world, seat) == self.hidden(tried[0], seat)]
        if len(worlds) < 3:  # a number that tells two apart may be what a rule wants to be known
            return
        for _ in range(LATER):
            mover = _mover(worlds[0])
            if mover == OVER or any(_mover(world) != mover for world in worlds):
                return
            common = set.intersection(*(set(self.trial.listed(world, mover)) for world in worlds))
            if not common:
                return
            action = luck.choice(sorted(common))
            worlds = [self.trial.applied(world, action) for world in worlds]
            views = [self.hidden(world, seat) for world in worlds]
            if len(set(views)) > 1:
                break
        if len(set(views)) < len(worlds) or any(_mover(world) < 0 for world in worlds):
            return
        tells = [name for name, values in _side_by_side(views) if len(set(values)) == len(worlds)]
        concealed = {name for name, values in _side_by_side(views) if len(set(values)) == 1}
        secret = [name for name, values in _side_by_side(worlds) if len(set(values)) == len(worlds)]
        for name in secret:
            if tells and name in concealed and name in differing(worlds[0], self.deal(worlds[0], seat, 0)):
                raise _leak(tells[0], name, seat, worlds)

    def deal(self, s: Record, seat: int, number: int) -> Record:
        """A position as it may be, from what a seat sees."""
        dealt = self.hidden(s, seat)
        if self.game.determinize:
            self.game.determinize(dealt, self.trial.setup, seat, key(number, 0))
        return dealt

    def check_deal(self, s: Record, mover: int, choices: dict[int, int], number: int, game: int) -> None:
        """What is dealt anew looks to the seat as it did, leaves it its choices, and can be played on."""
        seat = number % (self.trial.players + 1) + WATCHER
        view, dealt = self.hidden(s, seat), self.deal(s, seat, number)
        if dealt != self.deal(s, seat, number):
            raise BadRule(message("check-luck"))
        for field in differing(view, self.hidden(dealt, seat)):
            raise BadRule(message("check-deal", field=field, seat=str(seat)))
        if seat == mover and self.trial.listed(dealt, mover) != choices:
            raise BadRule(message("check-deal-choices", seat=str(seat)))
        self._note(s, view, dealt, self.deal(s, seat, number + 1), game)
        luck = Random(number)
        for _ in range(FEW):
            mover = _mover(dealt)
            if mover == OVER:
                break
            dealt = self.trial.applied(dealt, luck.choice(list(self.trial.listed(dealt, mover))))

    def _note(self, s: Record, view: Record, dealt: Record, again: Record, game: int) -> None:
        """How deals differ from each other, and from what is so."""
        if dealt == view:
            return
        self._filled += 1
        self._wrong += dealt != s
        self._varied += dealt != again
        filled = {*differing(view, dealt), *differing(view, again)}
        for (field, value), (_, one), (_, other) in zip(
            numbers(s), numbers(dealt), numbers(again), strict=True
        ):
            if field in filled:
                self._was[field][value].add(game)
                self._dealt[field].update((one, other))

    def at_the_end(self) -> None:
        """Judge what was noted over all games."""
        if not self._looked:
            return
        if not self._sees_less:
            self._doubt("hide", message("check-hides-nothing"))
        elif len(self._sees_less) < self.trial.players and self.trial.is_its_own("hide"):
            seat = min(set(range(self.trial.players)) - self._sees_less)
            self._doubt("hide", message("check-hides-unevenly", seat=str(seat)))
        if self.game.determinize is None:
            self._doubt("hide", message("check-no-deals"))
        elif self._wrong >= SAME and not self._varied:
            raise BadRule(message("check-deal-same", wrong=str(self._wrong), of=str(self._filled)))
        for problem in self._never_dealt():
            self._doubt("determinize", problem)
            break

    def _never_dealt(self) -> Iterator[Message]:
        for field, values in self._was.items():
            for value, games in values.items():
                rare = len(games) < ENOUGH_GAMES or self._dealt[field].total() < ENOUGH_DEALS
                if not rare and not self._dealt[field][value]:
                    yield message("check-deal-never", field=field, value=str(value), games=len(games))

    def _doubt(self, rule: str, problem: Message) -> None:
        self.doubts.add(at_line(self.trial.blamed(rule), problem))


def _leak(field: str, hidden: str, seat: int, states: Sequence[Record]) -> BadRule:
    """What is told, with the values that tell it."""
    one, other = (dict(numbers(state)) for state in states[:2])
    return BadRule(
        message(
            "check-leak",
            field=field,
            hidden=hidden,
            seat=str(seat),
            first=str(one[field]),
            second=str(other[field]),
            one=str(one[hidden]),
            other=str(other[hidden]),
        )
    )


def _mover(s: Any) -> int:
    mover: int = s.mover
    return mover


def _side_by_side(states: Sequence[Record]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """By field, what it is in each of these states."""
    for places in zip(*map(numbers, states), strict=True):
        yield places[0][0], tuple(value for _, value in places)

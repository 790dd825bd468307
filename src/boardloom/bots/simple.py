"""Bots for every game: those that follow a policy, and those that search."""

from dataclasses import dataclass

from boardloom.bots.bot import Budget
from boardloom.bots.kept import keep, kept
from boardloom.bots.ladder import is_measured
from boardloom.core.game import RANDOM, Level, Position
from boardloom.engine import policy
from boardloom.engine.mcts import Search
from boardloom.engine.perfect import Perfect
from boardloom.engine.random import below, key
from boardloom.engine.search_limits import MOST

QUICK, SOON = 60, 0.3
"""Iterations and seconds of a search in plain Python, where nothing better is ready."""
LONGEST = 2.0
"""The most seconds a bot takes for a move by default."""


@dataclass(frozen=True)
class PolicyBot:
    """Decides at once, by a policy of the game."""

    policy: str

    def choose(self, position: Position, budget: Budget) -> int:
        return policy.decide(position, self.policy, key(budget.seed, 0), 0)

    def prepare(self, position: Position) -> None:
        """Work out the tables that the policy needs."""
        policy.prepared(position, [self.policy])


def without_thinking(position: Position, budget: Budget) -> int:
    """The move of the game's default policy, which takes no time; where a game has none, of a short search as
    plain Python, which need not be compiled."""
    if is_measured(position.game):
        search = Search(position, budget.seed, interpreted=True)
        search.run(QUICK, SOON)
        return search.moves()[0].action
    return PolicyBot(policy.named(position.game, "")).choose(position, budget)


def _unhurried(budget: Budget) -> bool:
    """Whether the move is to be the same on any machine, however long that takes."""
    return budget.iterations is not None and budget.seconds is None


@dataclass(frozen=True)
class LevelBot:
    """Decides as its level says: at random, by a policy, by perfect play, or by a search."""

    level: Level

    def choose(self, position: Position, budget: Budget) -> int:
        # Not game 0 of the seed, which `PolicyBot` uses: else what a policy decides would depend on the
        # number that let it decide.
        stream = key(budget.seed, 1)
        if below(stream, 0, 100) < self.level.random_percent:
            return policy.decide(position, RANDOM, stream, 1)
        if self._may_be_perfect(position) and (_unhurried(budget) or Perfect.known(position)):
            return PolicyBot(self.level.perfect).choose(position, budget)
        if self.level.iterations == 0:
            return PolicyBot(policy.named(position.game, self.level.policy)).choose(position, budget)
        search = kept(self.level, position, budget) or self.begin(position, budget)
        if search.has_choice():
            done = search.iterations if budget.iterations is not None else 0
            self.deepen(search, budget, done)
        keep(self.level, search, budget)
        return search.choose()

    @property
    def sees_forced_moves(self) -> bool:
        """It does where nothing but a search decides."""
        level = self.level
        return level.iterations > 0 and not level.random_percent and not level.perfect

    def prepare(self, position: Position) -> None:
        """Work out tables, and compile the search."""
        if self._may_be_perfect(position):
            PolicyBot(self.level.perfect).prepare(position)
        elif self.level.iterations:
            self.search(position, Budget(iterations=1))

    def _may_be_perfect(self, position: Position) -> bool:
        return bool(self.level.perfect) and policy.is_able(position, self.level.perfect)

    def search(self, position: Position, budget: Budget, eyes: int | None = None) -> Search:
        """The search that the choice is made by."""
        search = self.begin(position, budget, eyes)
        self.deepen(search, budget)
        return search

    def begin(self, position: Position, budget: Budget, eyes: int | None = None) -> Search:
        """The same before its first iteration."""
        level = self.level
        return Search(
            position,
            budget.seed,
            policy=level.policy,
            exploration=level.exploration,
            win_weight=level.win_weight,
            margin_weight=level.margin_weight,
            rave_k=level.rave_k,
            rave_fade=level.rave_fade,
            eyes=eyes,
        )

    def deepen(self, search: Search, budget: Budget, done: int = 0) -> None:
        """Search on within the budget, so many iterations of which are done."""
        if budget.iterations is not None:
            search.run(max(0, budget.iterations - done), budget.seconds)
        else:
            wanted = MOST if budget.seconds is not None else self.level.iterations
            search.run(wanted, budget.seconds if budget.seconds is not None else LONGEST)

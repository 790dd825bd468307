"""Judging positions: the chances of each seat and the best moves, for hints and for the course of a game."""

from collections.abc import Iterator
from dataclasses import dataclass

from boardloom.bots.bot import Budget
from boardloom.bots.simple import LevelBot
from boardloom.core.game import CHANCE, WATCHER, Position
from boardloom.engine.perfect import Perfect
from boardloom.lab.odds import odds
from boardloom.lab.simulate import simulate_from
from boardloom.lab.statistics import wilson
from boardloom.match.match import Match

GAMES = 20_000
"""How many games are simulated where nothing is decided."""
SECONDS = 1.0
"""How long a search takes by default."""
# The games of a search are not independent: each follows the tree that the earlier ones have made. So the
# interval of a share is wider than after as many independent games. `bench/judge.py` measures whether 95% of
# judgements are as near to the truth as these factors make them say.
SEARCH_FACTOR = 1.5
"""How much wider the interval of a search is than that of independent games."""
RAVE_FACTOR = 2.0
"""How much wider still if the search uses RAVE, which ties its games together more."""
DRIFT_FACTOR = 2.0
"""A share moves as the tree grows. Its change in the second half of the search, times this, is added."""
FEW = 5
"""How many moves are kept of each position along a game."""


@dataclass(frozen=True)
class Judged:
    """One move of a position."""

    action: int
    name: str
    wins: tuple[float, ...]
    """Each seat's chance to win after it."""
    margin: tuple[float, ...]
    """As that of the position, from the games that began with this move."""
    share: float
    """The share of the search's games that began with it: the larger, the surer the search is of it."""


@dataclass(frozen=True)
class Judgement:
    """A position as a strong player sees it."""

    wins: tuple[float, ...]
    """Each seat's chance to win; a tie is shared."""
    margin: tuple[float, ...]
    """How far off that may be: 95% of such judgements are no further from what a search of ten times as many
    games finds. It does not allow for players who play otherwise than the search expects."""
    games: int
    """How many games these chances are from: at a decision, those that began with the best move; 0 if the
    chances are exact."""
    moves: tuple[Judged, ...]
    """At a decision: what can be played, the best first."""


def analyse(
    position: Position, budget: Budget | None = None, patient: bool = True, eyes: int | None = None
) -> Judgement:
    """Judge a position. In a game with secrets it is judged as `eyes` see it: those of the seat to move
    unless told otherwise, and where chance moves a `WATCHER`'s.

    `patient`: if the game can be solved, but has not been yet, solve it now, which may take half a minute.

    >>> import boardloom
    >>> p = boardloom.new("snakes", preset="milton-bradley", turn_order="fixed")
    >>> analyse(p).wins[0] > 0.5
    True
    """
    budget = budget or Budget()
    if budget.seconds is None and budget.iterations is None:
        budget = budget._replace(seconds=SECONDS)
    if position.over:
        best = max(position.scores())
        first = [score == best for score in position.scores()]
        return Judgement(tuple(won / sum(first) for won in first), (0.0,) * len(first), 0, ())
    if (exact := solution(position, patient)) is not None:
        return exact
    if not position.game.levels:
        wins = tuple(simulate_from(position, GAMES, budget.seed, eyes=eyes).wins)
        return Judgement(wins, _margin(wins, GAMES), GAMES, ())
    return _searched(position, budget, eyes)


def solution(position: Position, patient: bool = True) -> Judgement | None:
    """The judgement of perfect play; None if the game cannot be solved, or nobody is patient and it has not
    been."""
    position_index = position.game.position_index
    if position_index is None or position_index.why_not(position) or not (patient or Perfect.known(position)):
        return None
    solved = odds(position)
    named = {position.name(action): action for action in position.choices()}
    seat = position.mover
    sure = (0.0,) * len(solved.wins)
    moves = [
        Judged(
            named[name], name, (won, 1 - won) if seat == 0 else (1 - won, won), sure, 1 / len(solved.choices)
        )
        for name, won in sorted(solved.choices.items(), key=lambda choice: -choice[1])
    ]
    return Judgement(tuple(solved.wins), sure, 0, tuple(moves))


def _searched(position: Position, budget: Budget, eyes: int | None) -> Judgement:
    """The judgement of the game's strongest search, with rewards for winning alone."""
    strongest = LevelBot(position.game.levels[-1]._replace(win_weight=1.0, margin_weight=0.0))
    first, second = _halves(budget)
    search = strongest.search(position, first, eyes)
    halfway, moves_then = search.value, search.moves()
    strongest.deepen(search, second)
    if position.mover == CHANCE or not search.moves():
        margin = _search_margin(strongest, search.value, search.iterations, halfway)
        return Judgement(search.value, margin, search.iterations, ())
    then = {move.action: move.value for move in moves_then if move.visits}
    tried = [move for move in search.moves() if move.visits]
    tries = sum(move.visits for move in tried)
    # The best move may have been another one then; what matters is how the best move's value has changed.
    then[tried[0].action] = moves_then[0].value
    moves = tuple(
        Judged(
            move.action,
            position.name(move.action),
            move.value,
            _search_margin(strongest, move.value, move.visits, then.get(move.action, move.value)),
            move.visits / tries,
        )
        for move in tried
    )
    if position.has_secrets:  # several moves may be played, so what all of them are worth together counts
        margin = _search_margin(strongest, search.value, search.iterations, halfway)
        return Judgement(search.value, margin, search.iterations, moves)
    return Judgement(moves[0].wins, moves[0].margin, tried[0].visits, moves)


def _halves(budget: Budget) -> tuple[Budget, Budget]:
    """The budgets of the two halves of a search."""
    seconds = None if budget.seconds is None else budget.seconds / 2
    if budget.iterations is None:
        return (budget._replace(seconds=seconds),) * 2
    n = max(2, budget.iterations)
    return budget._replace(seconds=seconds, iterations=n - n // 2), Budget(seconds, n // 2)


def _search_margin(
    bot: LevelBot, wins: tuple[float, ...], games: int, halfway: tuple[float, ...]
) -> tuple[float, ...]:
    """How far off a search may be: by its number of games, and by what changed in its second half."""
    wider = SEARCH_FACTOR * (RAVE_FACTOR if bot.level.rave_k else 1.0)
    return tuple(
        min(1.0, wider * margin + DRIFT_FACTOR * abs(now - then))
        for now, then, margin in zip(wins, halfway, _margin(wins, games), strict=True)
    )


def _margin(wins: tuple[float, ...], games: int) -> tuple[float, ...]:
    """How far off the shares of so many independent games may be."""
    intervals = ((p, *wilson(min(1.0, p), games)) for p in wins)
    return tuple(max(p - low, high - p) for p, low, high in intervals)


@dataclass(frozen=True)
class Step:
    """One action of a match, judged."""

    number: int
    """From 1 on."""
    name: str
    seat: int
    """Who decided; -1 where chance did."""
    wins: tuple[float, ...]
    """Each seat's chance to win after it."""
    margin: tuple[float, ...]
    """How far off that may be."""
    lost: float
    """How much of its chance to win the decision cost the seat, compared with the best move."""
    best: str
    """The best move."""
    moves: tuple[Judged, ...]
    """The best few moves that were open, the best first."""


def line(match: Match, budget: Budget | None = None) -> Iterator[Step]:
    """Judge a match action by action."""
    secrets = match.position.has_secrets
    eyes = WATCHER if secrets else None
    before = analyse(match.positions[0], budget, eyes=eyes)
    for i, action in enumerate(match.actions):
        position = match.positions[i]
        after = analyse(match.positions[i + 1], budget, eyes=eyes)
        seat = max(-1, position.mover)
        moves = analyse(position, budget).moves if secrets and seat >= 0 else before.moves
        lost, best = 0.0, ""
        if moves:
            best = moves[0].name
            if moves[0].action != action:
                lost = _lost(moves, action, seat) if secrets else before.wins[seat] - after.wins[seat]
        name = position.name(action)
        yield Step(i + 1, name, seat, after.wins, after.margin, max(0.0, lost), best, moves[:FEW])
        before = after


def _lost(moves: tuple[Judged, ...], action: int, seat: int) -> float:
    """How much worse a move is than the best, as far as its player could know."""
    return next((moves[0].wins[seat] - move.wins[seat] for move in moves if move.action == action), 0.0)

"""The result of a contest: each bot's share of wins with its interval, its mean place, its rating.

And what each seat was worth, whoever sat in it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import exp, log

from boardloom.lab.arena import Contest, Outcome
from boardloom.lab.statistics import wilson

MIDDLE, SPREAD = 25.0, 25 / 6 * 2**0.5
"""The mean of all ratings, and by how much a bot that wins e times as often as it loses is above the other.
These are the figures of the leaderboard's ratings."""
ROUNDS = 10_000
"""Ratings have settled long before so many steps."""


@dataclass(frozen=True)
class Standing:
    """One bot, over all seats it sat in."""

    bot: str
    games: int
    """How many games it played; one where it had several seats counts once."""
    wins: float
    """The share of first places of each of its seats; a tie counts in parts."""
    interval: tuple[float, float]
    """The 95% confidence interval of that share."""
    fair: float
    """The share of wins if all bots were equally strong."""
    place: float
    """The mean place, 1 being first."""
    score: float
    """The mean score."""
    rating: float
    """By the model of Bradley and Terry, from all games together; the mean of all bots is 25."""

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


@dataclass(frozen=True)
class SeatStanding:
    """One seat, whoever sat in it."""

    seat: int
    wins: float
    interval: tuple[float, float]

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


def standings(contest: Contest, outcomes: Sequence[Outcome]) -> list[Standing]:
    """Every bot of the contest, the best first."""
    ratings = _ratings(contest, outcomes)
    games = len(outcomes)
    found = []
    for bot in dict.fromkeys(contest.bots):
        entrants = [i for i, name in enumerate(contest.bots) if name == bot]
        seats = len(entrants)
        # The seats of one bot in one game are not independent: only one of them can win it. What is counted
        # is the games won by any of them.
        won = sum(_won(game.scores, i) for game in outcomes for i in entrants) / max(1, games)
        low, high = wilson(min(1.0, won), games) if seats < len(contest.bots) else (1.0, 1.0)
        n = max(1, games * seats)
        places = sum(_place(game.scores, game.scores[i]) for game in outcomes for i in entrants) / n
        score = sum(game.scores[i] for game in outcomes for i in entrants) / n
        found.append(
            Standing(
                bot, games, won / seats, (low / seats, high / seats), 1 / len(contest.bots), places, score,
                ratings[bot],
            )
        )  # fmt: skip
    return sorted(found, key=lambda standing: -standing.wins)


def seat_standings(contest: Contest, outcomes: Sequence[Outcome]) -> list[SeatStanding]:
    """What each seat was worth: its share of wins, whichever bots sat there."""
    found = []
    for seat in range(len(contest.bots)):
        sitting = [
            (game, i)
            for game in outcomes
            for i in range(len(contest.bots))
            if contest.seat(game.number, i) == seat
        ]
        wins = sum(_won(game.scores, i) for game, i in sitting) / max(1, len(outcomes))
        found.append(SeatStanding(seat, wins, wilson(min(1.0, wins), len(outcomes))))
    return found


def _won(scores: tuple[int, ...], entrant: int) -> float:
    """1 for a win, a part of it for a tie."""
    return (scores[entrant] == max(scores)) / scores.count(max(scores))


def _place(scores: tuple[int, ...], own: int) -> float:
    """Whoever shares a place gets the mean of the places shared."""
    better = sum(score > own for score in scores)
    return better + (1 + scores.count(own)) / 2


def _ratings(contest: Contest, outcomes: Sequence[Outcome]) -> dict[str, float]:
    """The ratings under which these results were likeliest, given one tie more between any two bots.

    Every pair of a game's places counts as a game of two. The order of games does not matter, so bots with
    equal results are rated equal. Each step makes every bot as strong as its points demand of it among the
    others as they are (Hunter 2004)."""
    bots = list(dict.fromkeys(contest.bots))
    points = {(a, b): 0.5 for a in bots for b in bots if a != b}
    for game in outcomes:
        for i, a in enumerate(contest.bots):
            for j, b in enumerate(contest.bots):
                if a != b:
                    own, other = game.scores[i], game.scores[j]
                    points[a, b] += (own > other) + (own == other) / 2
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        before = strength
        strength = {a: _strength(a, before, points) for a in bots}
        mean = sum(log(s) for s in strength.values()) / len(bots)
        strength = {a: s / exp(mean) for a, s in strength.items()}
        if all(abs(strength[a] - before[a]) <= 1e-12 * strength[a] for a in bots):
            break
    return {bot: MIDDLE + SPREAD * log(s) for bot, s in strength.items()}


def _strength(bot: str, strength: dict[str, float], points: dict[tuple[str, str], float]) -> float:
    """How strong a bot is by its points, if the others are as strong as they are."""
    others = [other for other in strength if other != bot]
    if not others:
        return 1.0
    met = sum((points[bot, b] + points[b, bot]) / (strength[bot] + strength[b]) for b in others)
    return sum(points[bot, b] for b in others) / met

"""The result of a contest: each bot's share of wins with its interval, its mean place, its rating."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from openskill.models import PlackettLuce

from boardloom.lab.arena import Contest, Outcome
from boardloom.lab.statistics import wilson


@dataclass(frozen=True)
class Standing:
    """One bot, over all seats it sat in."""

    bot: str
    games: int
    """How often it sat at the table; twice in a game where it had two seats."""
    wins: float
    """The share of first places; a tie counts in parts."""
    interval: tuple[float, float]
    """The 95% confidence interval of that share."""
    fair: float
    """The share of wins if all bots were equally strong."""
    place: float
    """The mean place, 1 being first."""
    score: float
    """The mean score."""
    rating: float
    """By openskill's Plackett-Luce model; everybody begins with 25."""

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


def standings(contest: Contest, outcomes: Sequence[Outcome]) -> list[Standing]:
    """Every bot of the contest, the best first."""
    ratings = _ratings(contest, outcomes)
    found = []
    for bot in dict.fromkeys(contest.bots):
        entrants = [i for i, name in enumerate(contest.bots) if name == bot]
        results = [(game.scores, game.scores[i]) for game in outcomes for i in entrants]
        n = max(1, len(results))
        wins = sum((own == max(all_)) / all_.count(max(all_)) for all_, own in results) / n
        places = sum(_place(all_, own) for all_, own in results) / n
        score = sum(own for _, own in results) / n
        found.append(
            Standing(
                bot, len(results), wins, wilson(wins, len(results)), 1 / len(contest.bots), places, score,
                ratings[bot],
            )
        )  # fmt: skip
    return sorted(found, key=lambda standing: -standing.wins)


def _place(scores: tuple[int, ...], own: int) -> float:
    """Whoever shares a place gets the mean of the places shared."""
    better = sum(score > own for score in scores)
    return better + (1 + scores.count(own)) / 2


def _ratings(contest: Contest, outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Ratings after all games, in order; a bot in several seats gets the mean of what each of them earned."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in contest.bots}
    for game in sorted(outcomes, key=lambda outcome: outcome.number):
        teams = [[ratings[bot]] for bot in contest.bots]
        rated = model.rate(teams, scores=[float(score) for score in game.scores])
        for bot in ratings:
            own = [team[0] for team, name in zip(rated, contest.bots, strict=True) if name == bot]
            ratings[bot] = model.rating(
                name=bot, mu=sum(r.mu for r in own) / len(own), sigma=sum(r.sigma for r in own) / len(own)
            )
    return {bot: float(rating.mu) for bot, rating in ratings.items()}

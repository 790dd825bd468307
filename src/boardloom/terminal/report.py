"""Reports for the eye, or as JSON."""

import json
from collections.abc import Sequence
from math import isfinite

from rich.console import Console
from rich.table import Table

from boardloom.core import paths
from boardloom.core.game import RANDOM, Position
from boardloom.engine.playout import batches
from boardloom.engine.policy import prepared
from boardloom.lab import odds as lab_odds
from boardloom.lab.simulate import Length, Report, Simulation
from boardloom.match import saved
from boardloom.match.match import Match
from boardloom.terminal.talk import progress
from boardloom.words import english

SHOWN = 16
"""Figures told of those that follow each other."""
WIDEST = 40
"""Columns of the longest bar in a histogram."""


def simulate(
    origin: Position,
    games: int,
    seed: int,
    threads: int | None,
    limit: int | None,
    bots: Sequence[str],
    console: Console,
    as_json: bool,
) -> None:
    """Simulate with a progress bar; Ctrl-C keeps and reports what was played until then."""
    with progress() as bar:
        task = bar.add_task("compiling the rules (first time only)", total=games)
        solving = "working out perfect play (first time only)"
        prepared(origin, bots, lambda done, n: bar.update(task, description=solving, completed=done, total=n))
        simulation = Simulation(origin, seed, bots)
        bar.update(task, description="playing", total=games)
        interrupted = False
        try:
            for batch in batches(simulation.loop, games, seed, threads, limit):
                simulation.add(batch)
                bar.update(task, completed=simulation.games)
        except KeyboardInterrupt:
            interrupted = True
    report = simulation.report()
    if as_json:
        print(json.dumps(_finite({**report.to_dict(), "interrupted": interrupted}), indent=2))
    else:
        if interrupted:
            console.print(f"[bold]Interrupted[/] after {report.games:,} of {games:,} games.")
        _show(report, origin, console)
    if interrupted:
        raise KeyboardInterrupt


def _show(report: Report, origin: Position, console: Console) -> None:
    title = f"{english(origin.game.called)}: {report.games:,} games, seed {report.seed}"
    shares = Table(title=title, title_justify="left", caption="Figures are per game.", caption_justify="left")
    shares.add_column("seat")
    decides = set(report.bots) != {RANDOM}
    if decides:
        shares.add_column("bot")
    shares.add_column("wins", justify="right")
    shares.add_column("95% interval", justify="right", no_wrap=True)
    stats = origin.game.stats
    by_seat = {name: report.stats[name] for name in stats.by_seat} if stats and report.stats else {}
    for name in by_seat:
        shares.add_column(name, justify="right")
    for seat, (share, (low, high)) in enumerate(zip(report.wins, report.intervals, strict=True)):
        figures = [f"{column[seat]:.2f}" for column in by_seat.values()]
        bot = [report.bots[seat]] if decides else []
        shares.add_row(str(seat + 1), *bot, f"{share:.2%}", f"{low:.2%} to {high:.2%}", *figures)
    console.print(shares)
    console.print(_in_words(report.length))
    if report.ties:
        console.print(f"Ties: {report.ties:.2%}.")
    if report.unfinished:
        console.print(f"[bold]{report.unfinished:,} games did not end[/] and count in no share.")
    for name, column in report.stats.items():
        if isinstance(column, dict):
            console.print(
                f"{name.capitalize()}: " + ", ".join(f"{k} {v:.2%}" for k, v in column.items()) + "."
            )
        elif isinstance(column, int | float):
            console.print(f"{name.capitalize()}: {column:.2f} a game.")
        elif isinstance(column, tuple):
            console.print(f"{name.capitalize()}: {_course(column)}.")
        elif name not in by_seat:
            top = sorted(range(len(column)), key=lambda i: -column[i])[:8]
            console.print(f"Most {name}: " + ", ".join(f"{i} ({column[i]:.2f} a game)" for i in top) + ".")
    pace = f"{report.games_per_second:,.0f} games/s, {report.moves_per_second:,.0f} moves/s"
    console.print(f"{report.seconds:.2f} s: {pace}.")


def _course(figures: Sequence[float]) -> str:
    """Figures that follow each other, some of them from the first to the last.

    >>> _course((232.0, 230.5, 99.0))
    '1st 232, 2nd 230, 3rd 99'
    """
    step = -(-len(figures) // SHOWN)
    places = [*range(0, len(figures), step)]
    return ", ".join(f"{_ordinal(i + 1)} {figures[i]:.0f}" for i in places)


def _ordinal(n: int) -> str:
    last = "th" if n // 10 % 10 == 1 else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{last}"


def _in_words(length: Length) -> str:
    quantiles = ", ".join(f"{float(q):.0%} {n}" for q, n in length.quantiles.items())
    return f"Length: {length.mean:.2f} moves (sd {length.sd:.2f}), {length.min} to {length.max}; {quantiles}."


def odds(position: Position, games: int, seed: int, console: Console, as_json: bool) -> None:
    with progress() as bar:
        task = bar.add_task("solving", total=None)
        found = lab_odds.odds(
            position, games, seed, lambda done, total: bar.update(task, completed=done, total=total)
        )
    if as_json:
        print(json.dumps(_finite(found.to_dict()), indent=2))
        return
    if found.exact:
        perfectly = "" if found.alone else " Both players choose perfectly."
        console.print(f"Exact, from the rules themselves; no game was simulated.{perfectly}")
    else:
        console.print(
            f"Not exact: {english(found.why_not_exact)}. From {games:,} simulated games, 95% intervals."
        )
    table = Table()
    table.add_column("seat")
    table.add_column("wins", justify="right")
    if found.alone:
        for heading in ("turns alone", "sd", "fewest", "5%", "median", "95%"):
            table.add_column(heading, justify="right")
    for seat, (share, margin) in enumerate(zip(found.wins, found.margin, strict=True)):
        won = f"{share:.4%}" if found.exact else f"{share:.2%} ± {margin:.2%}"
        table.add_row(str(seat + 1), won, *(_turns(found.alone[seat]) if found.alone else ()))
    console.print(table)
    if found.moves:
        console.print(_in_words(found.moves))
    if found.alone:
        _explain(found, console)
    for choice, chance in found.choices.items():
        best = ", the best" if chance == max(found.choices.values()) else ""
        console.print(f"{choice}: wins {chance:.4%}{best}.")


def _explain(found: lab_odds.Odds, console: Console) -> None:
    places = ", ".join(f"{share:.2%}" for share in found.by_place)
    console.print(f"By place in the turn order: {places}.")
    if found.length and not found.length.never:
        console.print(f"Somebody wins after {found.length.mean:.2f} rounds on average.")
    for seat, turns in enumerate(found.alone):
        if turns.never:
            console.print(f"[bold]Seat {seat + 1} gets stuck for good[/] with a chance of {turns.never:.2%}.")
    _histogram(found.alone[0], console)


def _histogram(turns: lab_odds.Turns, console: Console) -> None:
    """Turns of the first seat alone, in about twenty bars."""
    shown = turns.distribution[: 1 + turns.quantiles.get("0.95", len(turns.distribution)) * 5 // 4]
    step = max(1, len(shown) // 20)
    shown = shown[: len(shown) // step * step]
    bars = [sum(shown[i : i + step]) for i in range(0, len(shown), step)]
    console.print("Turns of seat 1, playing alone:")
    for i, chance in enumerate(bars):
        first, last = i * step, i * step + step - 1
        label = f"{first}" if step == 1 else f"{first}-{last}"
        console.print(f"{label:>9} {chance:7.3%} " + "█" * round(WIDEST * chance / max(bars)))


def _turns(turns: lab_odds.Turns) -> list[str]:
    q = turns.quantiles
    return [
        f"{turns.mean:.4f}",
        f"{turns.sd:.2f}",
        str(turns.minimum),
        *(str(q.get(name, "never")) for name in ("0.05", "0.5", "0.95")),
    ]


def story(match: Match, console: Console) -> None:
    """A checked match, told move by move."""
    title = english(match.game.called)
    console.print(f"[bold]{title}[/], {match.started}: {', '.join(match.names)}", highlight=False)
    for i in range(len(match.actions)):
        if story := match.story(i):
            console.print(f"{i + 1:4}. {story}", highlight=False, markup=False)
    end = " and ".join(match.winners) + " won" if match.position.over else "unfinished"
    console.print(f"{len(match.actions)} moves, {end}. Every move is legal.", highlight=False, markup=False)


def history(console: Console) -> None:
    """Every game of this person, the running ones first."""
    games = [entry for folder in (saved.running(), saved.finished()) for entry in saved.summaries(folder)]
    for path, game in games:
        draw = len(game.winners) == len(game.players) > 1
        end = "a draw" if draw else f"{' and '.join(game.winners)} won" if game.winners else "running"
        line = f"{game.started}  {game.game}: {', '.join(game.players)}; {end}, {game.moves} moves"
        console.print(line, highlight=False, markup=False, soft_wrap=True)
        console.print(f"    {path}", style="dim", highlight=False, markup=False, soft_wrap=True)
    if not games:
        console.print(f"No games yet. Play one: {paths.command()} play GAME")


def _finite(value: object) -> object:
    """JSON knows no infinity: such a number becomes null."""
    if isinstance(value, dict):
        return {k: _finite(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(v) for v in value]
    return None if isinstance(value, float) and not isfinite(value) else value

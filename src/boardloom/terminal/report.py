"""Reports for the eye, or as JSON."""

import json
from collections.abc import Sequence
from math import isfinite

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from boardloom.bots.registry import bot_title
from boardloom.core import paths
from boardloom.core.game import RANDOM, Game, Position
from boardloom.core.message import Series, Who, Words, message
from boardloom.core.protocols import Figure
from boardloom.engine.policy import prepared
from boardloom.lab import odds as lab_odds
from boardloom.lab.simulate import Length, Report, Simulation
from boardloom.lab.thinking import seated
from boardloom.match import saved
from boardloom.match.history import drawn
from boardloom.match.match import Match
from boardloom.terminal.screen import step_text
from boardloom.terminal.steps import Steps
from boardloom.terminal.talk import progress
from boardloom.terminal.titles import game_title
from boardloom.words import first_known, local, spoken
from boardloom.words.sources import slug

SHOWN = 16
"""Figures told of those that follow each other."""
WIDEST = 40
"""Columns of the longest bar in a histogram."""
WIDE = 1000
"""Columns that any table finds room in."""
SLOW = 100
"""Games a second below which people are told what a game takes."""
MOST = 8
"""Cells told of those that were reached most often."""


def simulate(
    origin: Position,
    games: int,
    seed: int,
    threads: int | None,
    limit: int | None,
    bots: Sequence[str],
    iterations: int | None,
    console: Console,
    as_json: bool,
) -> None:
    """Simulate with a progress bar; Ctrl-C keeps and reports what was played until then."""
    with progress() as bar:
        task = bar.add_task(spoken(message("progress-compiling")), total=games)
        solving = spoken(message("progress-perfect"))
        prepared(
            origin,
            seated(origin, bots)[1],
            lambda done, n: bar.update(task, description=solving, completed=done, total=n),
        )
        simulation = Simulation(origin, seed, bots, iterations)
        bar.update(task, description=spoken(message("progress-playing")), total=games)
        interrupted = False
        try:
            for _ in simulation.play(games, threads, limit):
                bar.update(task, completed=simulation.games)
        except KeyboardInterrupt:
            interrupted = True
    report = simulation.report()
    if as_json:
        print(json.dumps(_finite({**report.to_dict(), "interrupted": interrupted}), indent=2))
    else:
        if interrupted:
            interruption = message("report-interrupted", played=report.games, games=games)
            console.print(Text(spoken(interruption), "bold"))
        _show(report, origin, console)
    if interrupted:
        raise KeyboardInterrupt


def _show(report: Report, origin: Position, console: Console) -> None:
    percent, decimal = local().percent, local().decimal
    game, stats = origin.game, origin.game.stats
    title = message("report-title", game=game.called, games=report.games, seed=str(report.seed))
    by_seat = {name: report.stats[name] for name in stats.by_seat} if stats and report.stats else {}
    seats = range(len(report.wins))
    columns = {spoken(_counted(game, name) or name): column for name, column in by_seat.items()}
    figures = {name: [decimal(column[seat], 2) for seat in seats] for name, column in columns.items()}
    if set(report.bots) != {RANDOM}:
        figures[spoken(message("column-bot"))] = [spoken(bot_title(game, bot)) for bot in report.bots]
    shares = _shares_table(message("column-seat"))
    for seat, (share, interval) in enumerate(zip(report.wins, report.intervals, strict=True)):
        shares.add_row(*_share(seat, share, interval))
    whole = _shares_table(message("column-seat"))
    rest = Table(caption=spoken(message("report-per-game")), caption_justify="left")
    _add_column(rest, message("column-seat"), justify="left")
    for name in figures:
        _add_column(whole, name, no_wrap=True)
        _add_column(rest, name)
    for seat, (share, interval) in enumerate(zip(report.wins, report.intervals, strict=True)):
        told = [Text(column[seat]) for column in figures.values()]
        whole.add_row(*_share(seat, share, interval), *told)
        rest.add_row(str(seat + 1), *told)
    console.print(Text(spoken(title), "italic"))
    # Where a line has no room for everything, the game's own figures follow in a table of their own.
    if console.measure(whole, options=console.options.update(width=WIDE)).maximum <= console.width:
        whole.caption, whole.caption_justify = rest.caption, "left"
        console.print(whole)
    else:
        console.print(shares)
        console.print(rest)
    if report.by_place != report.wins:
        places = _shares_table(message("column-place-in-order"))
        for place, (share, interval) in enumerate(
            zip(report.by_place, report.intervals_by_place, strict=True)
        ):
            places.add_row(*_share(place, share, interval))
        console.print(places)
    _tell(console, _in_words(report.rounds, "report-rounds"))
    _tell(console, _in_words(report.length))
    if report.ties:
        _tell(console, message("report-ties", share=percent(report.ties, 2)))
    if report.unfinished:
        console.print(Text(spoken(message("report-unfinished", games=report.unfinished)), "bold"))
    for name, column in report.stats.items():
        if name not in by_seat:
            _tell(console, _figure(game, name, column))
    pace = {"games": round(report.games_per_second), "moves": round(report.moves_per_second)}
    _tell(console, message("report-pace", seconds=decimal(report.seconds, 2), **pace))
    if report.games and report.games_per_second < SLOW:
        _tell(console, message("report-cost", seconds=decimal(1 / report.games_per_second, 2)))


def _shares_table(first: Words) -> Table:
    """A table of shares of wins with their intervals; narrow terminals cut the columns after them."""
    table = Table()
    _add_column(table, first, justify="left", no_wrap=True)
    _add_column(table, message("column-wins"), no_wrap=True)
    _add_column(table, message("column-interval"), no_wrap=True)
    return table


def _share(number: int, share: float, interval: tuple[float, float]) -> tuple[str, str, str]:
    low, high = (local().percent(end, 2) for end in interval)
    return str(number + 1), local().percent(share, 2), spoken(message("report-interval", low=low, high=high))


def _figure(game: Game, name: str, column: Figure) -> Words:
    """What was counted, in a sentence."""
    percent, decimal = local().percent, local().decimal
    figure = _counted(game, name) or name.capitalize()
    if isinstance(column, dict):
        values = [
            message("report-value", name=_counted(game, name, key) or key, value=percent(share, 2))
            for key, share in column.items()
        ]
        return message("report-values", figure=figure, values=Series(tuple(values), "list"))
    if isinstance(column, int | float):
        return message("report-mean", figure=figure, mean=decimal(column, 2))
    if isinstance(column, tuple):
        return message("report-values", figure=figure, values=_course(column))
    top = sorted(range(len(column)), key=lambda i: -column[i])[:MOST]
    places = [message("report-place", place=str(i), mean=decimal(column[i], 2)) for i in top]
    most = _counted(game, name) or message("report-most", figure=name)
    return message("report-values", figure=most, values=Series(tuple(places), "list"))


def _counted(game: Game, *names: str) -> Words | None:
    """What the game calls something that it counts; nothing where its catalogue has no words for it."""
    return first_known(f"{game.name}-stat-{slug('-'.join(names))}")


def _add_column(
    table: Table, heading: Words, justify: JustifyMethod = "right", no_wrap: bool = False
) -> None:
    table.add_column(Text(spoken(heading)), justify=justify, no_wrap=no_wrap)


def _tell(console: Console, words: Words) -> None:
    console.print(spoken(words), markup=False)


def _course(figures: Sequence[float]) -> Series:
    """Figures that follow each other, some of them from the first to the last.

    >>> from boardloom.words import english
    >>> english(_course((232.0, 230.5, 99.0)))
    '1st 232, 2nd 230, 3rd 99'
    """
    step = -(-len(figures) // SHOWN)
    shown = [(i + 1, local().decimal(figures[i], 0)) for i in range(0, len(figures), step)]
    args = [
        message("report-nth", ordinal=local().ordinal(n), number=str(n), value=value) for n, value in shown
    ]
    return Series(tuple(args), "list")


def _in_words(length: Length, words: str = "report-length") -> Words:
    percent, decimal = local().percent, local().decimal
    quantiles = [
        message("report-quantile", share=percent(float(share)), moves=moves)
        for share, moves in length.quantiles.items()
    ]
    return message(
        words,
        mean=decimal(length.mean, 2),
        deviation=decimal(length.sd, 2),
        least=length.min,
        most=length.max,
        quantiles=Series(tuple(quantiles), "list"),
    )


def odds(position: Position, games: int, seed: int, console: Console, as_json: bool) -> None:
    percent = local().percent
    with progress() as bar:
        task = bar.add_task(spoken(message("progress-solving")), total=None)
        found = lab_odds.odds(
            position, games, seed, lambda done, total: bar.update(task, completed=done, total=total)
        )
    if as_json:
        print(json.dumps(_finite(found.to_dict()), indent=2))
        return
    if found.exact:
        _tell(console, message("odds-exact") if found.by_place else message("odds-exact-choices"))
    else:
        _tell(console, message("odds-simulated", reason=found.why_not_exact, games=games))
    table = Table()
    _add_column(table, message("column-seat"), justify="left")
    _add_column(table, message("column-wins"))
    if found.alone:
        for heading in ("turns-alone", "deviation", "fewest"):
            _add_column(table, message(f"column-{heading}"))
        for quantile in (percent(0.05), message("column-median"), percent(0.95)):
            _add_column(table, quantile)
    for seat, (share, margin) in enumerate(zip(found.wins, found.margin, strict=True)):
        about = message("odds-about", share=percent(share, 2), margin=percent(margin, 2))
        won = percent(share, 4) if found.exact else spoken(about)
        table.add_row(str(seat + 1), won, *(_turns(found.alone[seat]) if found.alone else ()))
    console.print(table)
    if found.moves:
        _tell(console, _in_words(found.moves))
    if found.alone:
        _explain(found, console)
    for choice, chance in found.choices.items():
        best = chance == max(found.choices.values())
        words = Steps.of(position).in_words(position.find(choice))
        args = {"choice": words, "chance": percent(chance, 4)}
        _tell(console, message("odds-choice-best", **args) if best else message("odds-choice", **args))


def _explain(found: lab_odds.Odds, console: Console) -> None:
    percent, decimal = local().percent, local().decimal
    shares = Series(tuple(percent(share, 2) for share in found.by_place), "list")
    _tell(console, message("odds-by-place", shares=shares))
    if found.length and not found.length.never:
        _tell(console, message("odds-rounds", rounds=decimal(found.length.mean, 2)))
    for seat, turns in enumerate(found.alone):
        if turns.never:
            stuck = message("odds-stuck", seat=seat + 1, chance=percent(turns.never, 2))
            console.print(Text(spoken(stuck), "bold"))
    _histogram(found.alone[0], console)


def _histogram(turns: lab_odds.Turns, console: Console) -> None:
    """Turns of the first seat alone, in about twenty bars."""
    shown = turns.distribution[: 1 + turns.quantiles.get("0.95", len(turns.distribution)) * 5 // 4]
    step = max(1, len(shown) // 20)
    shown = shown[: len(shown) // step * step]
    bars = [sum(shown[i : i + step]) for i in range(0, len(shown), step)]
    _tell(console, message("odds-alone"))
    shares = [local().percent(chance, 3) for chance in bars]
    widest = max(map(len, shares))
    for i, (chance, share) in enumerate(zip(bars, shares, strict=True)):
        first, last = i * step, i * step + step - 1
        label = f"{first}" if step == 1 else f"{first}-{last}"
        console.print(f"{label:>9} {share:>{widest}} " + "█" * round(WIDEST * chance / max(bars)))


def _turns(turns: lab_odds.Turns) -> list[str]:
    q = turns.quantiles
    never = spoken(message("odds-never"))
    return [
        local().decimal(turns.mean, 4),
        local().decimal(turns.sd, 2),
        spoken(turns.minimum),
        *(spoken(q.get(name, never)) for name in ("0.05", "0.5", "0.95")),
    ]


def story(match: Match, console: Console) -> None:
    """A checked match, told move by move."""
    players = Series(tuple(map(Who, range(len(match.seats)))), "list")
    started = local().moment(match.started)
    title = message("story-title", game=match.game.called, started=started, players=players)
    console.print(Text(spoken(title, match.names), "bold"))
    for i in range(len(match.actions)):
        if story := step_text(match, i):
            console.print(f"{i + 1:4}. {story}", highlight=False, markup=False)
    moves, winners = len(match.actions), Series(tuple(map(Who, match.winners)))
    end = message("story-unfinished", moves=moves)
    if match.position.over:
        end = message("story-won", moves=moves, winners=winners)
        if drawn(match.position):
            end = message("story-drawn", moves=moves)
    console.print(spoken(end, match.names), highlight=False, markup=False)


def history(console: Console) -> None:
    """Every game of this person, the running ones first."""
    games = [entry for folder in (saved.running(), saved.finished()) for entry in saved.summaries(folder)]
    for path, game in games:
        args = {
            "started": local().moment(game.started),
            "game": game_title(game.game),
            "moves": game.moves,
        }
        players = Series(tuple(map(Who, range(len(game.players)))), "list")
        winners = Series(tuple(map(Who, game.winners)))
        line = message("history-running", players=players, **args)
        if len(game.winners) == len(game.players) > 1:
            line = message("history-draw", players=players, **args)
        elif game.winners:
            line = message("history-won", players=players, winners=winners, **args)
        console.print(spoken(line, game.players), highlight=False, markup=False, soft_wrap=True)
        console.print(f"    {path}", style="dim", highlight=False, markup=False, soft_wrap=True)
    if not games:
        _tell(console, message("history-none", command=f"{paths.command()} play GAME"))


def _finite(value: object) -> object:
    """JSON knows no infinity: such a number becomes null."""
    if isinstance(value, dict):
        return {k: _finite(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(v) for v in value]
    return None if isinstance(value, float) and not isfinite(value) else value

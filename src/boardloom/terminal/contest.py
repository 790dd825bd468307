"""What bots find out, for the eye or as JSON: contests, and the line of a game."""

import json
from dataclasses import asdict
from math import ceil

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from boardloom.bots.bot import Budget
from boardloom.bots.registry import bot_title
from boardloom.core.message import Who, message
from boardloom.lab.arena import Contest, kept, play_others
from boardloom.lab.judge import Step, line
from boardloom.lab.standings import SeatStanding, Standing, seat_standings, standings
from boardloom.match.match import Match
from boardloom.terminal.paint import style
from boardloom.terminal.screen import step_text
from boardloom.terminal.steps import Steps
from boardloom.terminal.talk import progress, say
from boardloom.words import local, spoken

NAMES_SHARE = 0.25
"""How much of a line the names of the players may take above their columns."""
WORTH_TELLING = 0.02
"""What a decision must cost to be pointed out, if it is not within the noise of a short search."""


def show(contest: Contest, games: int, processes: int | None, console: Console, as_json: bool) -> None:
    """Play with a progress bar; Ctrl-C reports what was played, and the next run goes on from there."""
    outcomes = kept(contest, games)
    before, interrupted = len(outcomes), False
    if before and not as_json:
        say(console, spoken(message("arena-before", played=before, games=games)))
    with progress() as bar:
        task = bar.add_task(spoken(message("progress-ready")), total=games, completed=before)

        def started() -> None:
            bar.update(task, description=spoken(message("progress-playing")))

        try:
            for outcome in play_others(contest, games, list(outcomes), processes, started):
                outcomes.append(outcome)
                bar.update(task, completed=len(outcomes))
        except KeyboardInterrupt:
            interrupted = True
    found, seats = standings(contest, outcomes), seat_standings(contest, outcomes)
    if as_json:
        report = {
            "game": contest.game.name, "options": contest.options, "bots": contest.bots, "seed": contest.seed,
            "seconds": contest.seconds, "games": len(outcomes), "kept": before, "interrupted": interrupted,
            "standings": [standing.to_dict() for standing in found],
            "seats": [seat.to_dict() for seat in seats],
        }  # fmt: skip
        print(json.dumps(report, indent=2))
    else:
        if interrupted:
            interruption = message("report-interrupted", played=len(outcomes), games=games)
            console.print(Text(spoken(interruption), "bold"))
        if outcomes:
            _table(contest, found, len(outcomes), console)
            _seats(seats, console)
            say(console, spoken(message("arena-kept", folder=str(contest.folder))))
    if interrupted:
        raise KeyboardInterrupt


def _table(contest: Contest, found: list[Standing], games: int, console: Console) -> None:
    percent, decimal = local().percent, local().decimal
    title = message("report-title", game=contest.game.called, games=games, seed=str(contest.seed))
    table = Table(title=escape(spoken(title)), title_justify="left")
    table.add_column(Text(spoken(message("column-bot"))), no_wrap=True)
    for heading in ("games", "wins", "interval", "place", "score", "rating"):
        table.add_column(Text(spoken(message(f"column-{heading}"))), justify="right", no_wrap=True)
    for s in found:
        low, high = s.interval
        interval = message("report-interval", low=percent(low, 1), high=percent(high, 1))
        table.add_row(
            Text(spoken(bot_title(contest.game, s.bot))),
            spoken(s.games), percent(s.wins, 1), spoken(interval),
            decimal(s.place, 2), decimal(s.score, 2), decimal(s.rating, 1),
        )  # fmt: skip
    console.print(table)
    console.print(spoken(message("arena-fair", share=percent(found[0].fair, 1))), markup=False)


def _seats(seats: list[SeatStanding], console: Console) -> None:
    """What the seats were worth, whoever sat there."""
    percent = local().percent
    table = Table()
    table.add_column(Text(spoken(message("column-seat"))))
    for heading in ("wins", "interval"):
        table.add_column(Text(spoken(message(f"column-{heading}"))), justify="right", no_wrap=True)
    for s in seats:
        low, high = (percent(end, 1) for end in s.interval)
        interval = message("report-interval", low=low, high=high)
        table.add_row(str(s.seat + 1), percent(s.wins, 1), spoken(interval))
    console.print(table)


def analyse(match: Match, seconds: float, console: Console, as_json: bool) -> None:
    """The chances along a match, with a progress bar; Ctrl-C shows what was found until then."""
    steps: list[Step] = []
    interrupted = False
    with progress() as bar:
        task = bar.add_task(spoken(message("progress-thinking")), total=len(match.actions))
        try:
            for step in line(match, Budget(seconds=seconds)):
                steps.append(step)
                bar.update(task, completed=len(steps))
        except KeyboardInterrupt:
            interrupted = True
    if as_json:
        report = {"game": match.game.name, "players": match.names, "interrupted": interrupted}
        print(json.dumps({**report, "steps": [asdict(step) for step in steps]}, indent=2))
    else:
        show_line(match, steps, console)
    if interrupted:
        raise KeyboardInterrupt


def show_line(match: Match, steps: list[Step], console: Console) -> None:
    """The chances along a match as a table, and what its decisions cost."""
    percent = local().percent
    title = message("analysis-title", game=match.game.called, started=local().moment(match.started))
    names = local().names(match.names)
    table = Table(title=escape(spoken(title)), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(Text(spoken(message("column-happened"))), ratio=1)
    # Long names would leave no room for what happened: numbers stand for them, which the title explains.
    short = sum(map(cell_len, names)) > console.width * NAMES_SHARE
    if short:
        legend = [Text(f"{seat + 1} {name}", style(f"seat{seat}")) for seat, name in enumerate(names)]
        table.title = Text("\n").join((Text(spoken(title)), Text("  ").join(legend)))
    for seat, name in enumerate(names):
        heading = Text(str(seat + 1) if short else name)
        table.add_column(heading, justify="right", style=style(f"seat{seat}"), no_wrap=True)
    table.add_column("±", justify="right", no_wrap=True)
    table.add_column(Text(spoken(message("column-cost"))), justify="right", no_wrap=True)
    for step in steps:
        text = step_text(match, step.number - 1)
        cost = percent(step.lost, 1) if _worth_telling(step) else ""
        if cost:
            before = match.positions[step.number - 1]
            better = Steps.of(before, match.names).in_words(before.find(step.best))
            text = spoken(
                message("analysis-better", story=match.events(step.number - 1), move=better), match.names
            )
        if text:
            wins, off = [percent(win) for win in step.wins], ceil(100 * max(step.margin))
            table.add_row(str(step.number), Text(text), *wins, str(off or ""), cost)
    console.print(table)
    console.print(spoken(message("analysis-margin")), markup=False)
    for seat in range(len(match.seats)):
        decided = [step for step in steps if step.seat == seat]
        if decided:
            lost = sum(step.lost for step in decided if _worth_telling(step))
            line = message("analysis-cost", who=Who(seat), decisions=len(decided), lost=percent(lost, 1))
            say(console, spoken(line, match.names))


def _worth_telling(step: Step) -> bool:
    return step.lost >= max(WORTH_TELLING, step.margin[step.seat])

"""What bots find out, for the eye or as JSON: contests, and the line of a game."""

import json
from dataclasses import asdict
from math import ceil

from rich.console import Console
from rich.table import Table

from boardloom.bots.bot import Budget
from boardloom.lab.arena import Contest, kept, play_others
from boardloom.lab.judge import Step, line
from boardloom.lab.standings import Standing, standings
from boardloom.match.match import Match
from boardloom.terminal.paint import style
from boardloom.terminal.talk import progress
from boardloom.words import english

WORTH_TELLING = 0.02
"""What a decision must cost to be pointed out, if it is not within the noise of a short search."""


def show(contest: Contest, games: int, processes: int | None, console: Console, as_json: bool) -> None:
    """Play with a progress bar; Ctrl-C reports what was played, and the next run goes on from there."""
    outcomes = kept(contest, games)
    before, interrupted = len(outcomes), False
    if before and not as_json:
        console.print(f"{before:,} of {games:,} games were played before.", highlight=False)
    with progress() as bar:
        task = bar.add_task("getting ready", total=games, completed=before)

        def started() -> None:
            bar.update(task, description="playing")

        try:
            for outcome in play_others(contest, games, list(outcomes), processes, started):
                outcomes.append(outcome)
                bar.update(task, completed=len(outcomes))
        except KeyboardInterrupt:
            interrupted = True
    found = standings(contest, outcomes)
    if as_json:
        told = {
            "game": contest.game.name, "options": contest.options, "bots": contest.bots, "seed": contest.seed,
            "seconds": contest.seconds, "games": len(outcomes), "kept": before, "interrupted": interrupted,
            "standings": [standing.to_dict() for standing in found],
        }  # fmt: skip
        print(json.dumps(told, indent=2))
    else:
        if interrupted:
            console.print(f"[bold]Interrupted[/] after {len(outcomes):,} of {games:,} games.")
        if outcomes:
            _table(contest, found, len(outcomes), console)
    if interrupted:
        raise KeyboardInterrupt


def _table(contest: Contest, found: list[Standing], games: int, console: Console) -> None:
    title = f"{english(contest.game.called)}: {games:,} games, seed {contest.seed}"
    table = Table(title=title, title_justify="left")
    for heading in ("bot", "games", "wins", "95% interval", "place", "score", "rating"):
        table.add_column(heading, justify="left" if heading == "bot" else "right", no_wrap=True)
    for s in found:
        low, high = s.interval
        table.add_row(
            s.bot, f"{s.games:,}", f"{s.wins:.1%}", f"{low:.1%} to {high:.1%}",
            f"{s.place:.2f}", f"{s.score:.2f}", f"{s.rating:.1f}",
        )  # fmt: skip
    console.print(table)
    console.print(f"Equal bots win {found[0].fair:.1%} each; 25 is the rating everybody begins with.")
    console.print(f"The games are kept in {contest.folder}", highlight=False, soft_wrap=True)


def analyse(match: Match, seconds: float, console: Console, as_json: bool) -> None:
    """The chances along a match, with a progress bar; Ctrl-C shows what was found until then."""
    steps: list[Step] = []
    interrupted = False
    with progress() as bar:
        task = bar.add_task("thinking", total=len(match.actions))
        try:
            for step in line(match, Budget(seconds=seconds)):
                steps.append(step)
                bar.update(task, completed=len(steps))
        except KeyboardInterrupt:
            interrupted = True
    if as_json:
        told = {"game": match.game.name, "players": match.names, "interrupted": interrupted}
        print(json.dumps({**told, "steps": [asdict(step) for step in steps]}, indent=2))
    else:
        _line(match, steps, console)
    if interrupted:
        raise KeyboardInterrupt


def _line(match: Match, steps: list[Step], console: Console) -> None:
    table = Table(title=f"{english(match.game.called)}, {match.started}", title_justify="left")
    table.add_column("", justify="right")
    table.add_column("what happened", ratio=1)
    for seat, name in enumerate(match.names):
        table.add_column(name, justify="right", style=style(f"seat{seat}"), no_wrap=True)
    table.add_column("±", justify="right", no_wrap=True)
    table.add_column("cost", justify="right", no_wrap=True)
    for step in steps:
        story = match.story(step.number - 1)
        cost = f"{step.lost:.1%}" if _worth_telling(step) else ""
        told = f"{story} Better: {step.best}." if cost else story
        if told:
            wins, off = [f"{win:.0%}" for win in step.wins], ceil(100 * max(step.margin))
            table.add_row(str(step.number), told, *wins, str(off or ""), cost)
    console.print(table)
    console.print(
        "± is how far off these chances may be by 95% intervals, if everybody goes on as the search expects."
    )
    for seat, name in enumerate(match.names):
        decided = [step for step in steps if step.seat == seat]
        if decided:
            lost = sum(step.lost for step in decided if _worth_telling(step))
            console.print(
                f"{name}: {len(decided)} decisions cost {lost:.1%} of a win in all.", highlight=False
            )


def _worth_telling(step: Step) -> bool:
    return step.lost >= max(WORTH_TELLING, step.margin[step.seat])

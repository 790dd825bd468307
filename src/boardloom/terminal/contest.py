"""A contest of bots for the eye, or as JSON."""

import json

from rich.console import Console
from rich.table import Table

from boardloom.bots.arena import Contest, Outcome, hold
from boardloom.bots.standings import Standing, standings
from boardloom.terminal.report import progress


def show(contest: Contest, games: int, processes: int | None, console: Console, as_json: bool) -> None:
    """Play with a progress bar; Ctrl-C reports what was played, and the next run goes on from there."""
    outcomes: list[Outcome] = []
    interrupted = False
    with progress() as bar:
        task = bar.add_task("playing", total=games)
        try:
            for outcome in hold(contest, games, processes):
                outcomes.append(outcome)
                bar.update(task, completed=len(outcomes))
        except KeyboardInterrupt:
            interrupted = True
    found = standings(contest, outcomes)
    if as_json:
        told = {
            "game": contest.game.name, "options": contest.options, "bots": contest.bots, "seed": contest.seed,
            "seconds": contest.seconds, "games": len(outcomes), "interrupted": interrupted,
            "standings": [standing.to_dict() for standing in found],
        }  # fmt: skip
        print(json.dumps(told, indent=2))
    else:
        if interrupted:
            console.print(f"[bold]Interrupted[/] after {len(outcomes):,} of {games:,} games.")
        _table(contest, found, len(outcomes), console)
    if interrupted:
        raise KeyboardInterrupt


def _table(contest: Contest, found: list[Standing], games: int, console: Console) -> None:
    title = f"{contest.game.title}: {games:,} games, seed {contest.seed}"
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

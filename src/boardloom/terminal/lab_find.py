"""Searches of the lab at the terminal: a progress bar, then the best that was found."""

import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

from boardloom.core.message import message
from boardloom.lab import experiment
from boardloom.lab.finding import Found, Search
from boardloom.terminal.lab import figures_table
from boardloom.terminal.talk import progress, say
from boardloom.words import spoken


def show(
    search: Search, seconds: float | None, tries: int | None, threads: int | None, save: Path | None,
    console: Console, as_json: bool,
) -> None:  # fmt: skip
    """Search; Ctrl-C tells what was found until then."""
    interrupted = False
    with progress() as bar:
        task = bar.add_task(spoken(message("progress-compiling")), total=1000)
        try:
            for done in search.run(seconds, tries):
                said = message("lab-searching", tried=search.tried, fitting=len(search.map.fields))
                bar.update(task, completed=round(1000 * done), description=spoken(said))
        except KeyboardInterrupt:
            interrupted = True
        bar.update(task, description=spoken(message("lab-measuring-anew")))
        found = search.result(seconds, threads)
    if save:
        experiment.save(save, found.to_dict())
    if as_json:
        print(json.dumps({**found.to_dict(), "interrupted": interrupted}, indent=2))
    else:
        _tell(search, found, console)
    if interrupted:
        raise KeyboardInterrupt


def _tell(search: Search, found: Found, console: Console) -> None:
    told = message("lab-found" if found.fits else "lab-found-nothing", tried=found.tried)
    say(console, Text(spoken(told), "bold"))
    console.print(figures_table(found.design.game, found.best.estimates))
    mine, before = found.design.to_dict()["options"], search.base.to_dict()["options"]
    assert isinstance(mine, dict)
    assert isinstance(before, dict)
    for option, value in mine.items():
        if value != before.get(option):
            say(console, f"{option}={json.dumps(value)}")

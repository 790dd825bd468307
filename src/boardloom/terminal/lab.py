"""The lab at the terminal: studies with a progress bar, for the eye or as JSON."""

import json
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from boardloom.core.game import Game
from boardloom.core.message import Message, message
from boardloom.lab import experiment
from boardloom.lab.experiment import Question
from boardloom.lab.figures import Estimate, title
from boardloom.lab.measuring import TESTED, Comparison, Sweep, comparison, swept
from boardloom.lab.study import Goal, Study, pursue
from boardloom.terminal.talk import progress, say
from boardloom.words import local, spoken

SHARES = ("edge", "seat_gap", "decided_at", "runaway", "dead_time")
"""Figures that are told in hundredths."""

SMALL = ("drama",)
"""Figures that take one digit more."""


def show(
    question: Question, goal: Goal, threads: int | None, save: Path | None, console: Console, as_json: bool
) -> None:  # fmt: skip
    """Make a study; Ctrl-C tells what was found until then."""
    interrupted = False
    with progress() as bar:
        task = bar.add_task(spoken(message("progress-compiling")), total=1000)
        study = question.study()
        bar.update(task, description=spoken(message("progress-playing")))
        try:
            for done in pursue(study, goal, threads):
                bar.update(task, completed=round(1000 * done))
        except KeyboardInterrupt:
            interrupted = True
    told = experiment.experiment(question, study)
    if save:
        experiment.save(save, told)
    if as_json:
        print(json.dumps({**told, "interrupted": interrupted}, indent=2))
    else:
        _title(study, console)
        if question.kind == "measure":
            _measured(study, console)
        elif question.kind == "compare":
            _compared(study.designs[0].game, comparison(study), console)
        else:
            _swept(swept(study, question.changed), console)
        if study.unfinished:
            say(console, Text(spoken(message("report-unfinished", games=study.unfinished)), "bold"))
        if any(tallies.made.rollouts for tallies in study.tallies):
            say(console, spoken(message("lab-rollouts", rollouts=study.tallies[0].made.rollouts)))
    if interrupted:
        raise KeyboardInterrupt


def repeat(file: Path, told: dict[str, object], threads: int | None, console: Console) -> bool:
    """Repeat an experiment and tell whether the same came out."""
    with progress() as bar:
        bar.add_task(spoken(message("progress-playing")), total=None)
        differences = experiment.repeated(file, told, threads)
    if differences:
        say(console, spoken(message("lab-differs", places=len(differences))))
        for difference in differences:
            say(console, f"  {difference}")
    else:
        say(console, spoken(message("lab-identical")))
    return not differences


def _title(study: Study, console: Console) -> None:
    game, amount = study.designs[0].game.called, study.amount
    said = message("lab-title", game=game, games=amount.games, judged=amount.judged, seed=str(study.seed))
    say(console, Text(spoken(said), "italic"))


def _measured(study: Study, console: Console) -> None:
    console.print(figures_table(study.designs[0].game, study.estimates()))


def figures_table(game: Game, estimates: Mapping[str, Estimate]) -> Table:
    """The numbers of a design."""
    table = _table("figure", "value", "interval", "how")
    for name, estimate in estimates.items():
        table.add_row(spoken(title(game, name)), _value(name, estimate.value), *_sure(name, estimate))
    return table


def _compared(game: Game, found: Comparison, console: Console) -> None:
    say(console, Text(spoken(found.verdict), "bold"))
    table = _table("figure", "change", "interval", "how")
    for name, change in found.changes.items():
        style = "" if change.differs else "dim"
        cells = (spoken(title(game, name)), _value(name, change.value, True), *_sure(name, change, True))
        table.add_row(*cells, style=style)
    console.print(table)


def _swept(found: Sweep, console: Console) -> None:
    table = _table("rule", *(f"change-{figure}" for figure in TESTED))
    for i, ((option, value), compared) in enumerate(zip(found.changed, found.comparisons, strict=True)):
        cells = []
        for figure in TESTED:
            change = compared[figure]
            told = f"{_value(figure, change.value, True)} ± {_value(figure, change.half)}"
            cells.append(Text(told, "bold" if found.sure(figure, i) else "dim"))
        table.add_row(f"{option}={value}", *cells)
    console.print(table)
    say(console, spoken(message("lab-corrected")))


def _table(*headings: str) -> Table:
    table = Table()
    for i, heading in enumerate(headings):
        justify: JustifyMethod = "right" if i else "left"
        table.add_column(
            Text(spoken(message(f"column-{heading}"))),
            justify=justify,
            no_wrap=i > 0,
        )
    return table


def _value(name: str, value: float, signed: bool = False) -> str:
    """A figure as people read it; shares in hundredths."""
    digits = 4 if name in SHARES else 3 if name in SMALL else 2
    value = round(value, digits) + 0.0  # which is no -0
    number = local().percent(value, 2) if name in SHARES else local().decimal(value, digits)
    return f"+{number}" if signed and value > 0 else number


def _sure(name: str, estimate: Estimate, signed: bool = False) -> tuple[str, str]:
    """Its interval, and whether it is exact."""
    if estimate.exact:
        return "", spoken(message("lab-exact"))
    if estimate.high - estimate.low == float("inf"):
        return "", spoken(message("lab-few"))
    ends = [_value(name, end, signed) for end in (estimate.low, estimate.high)]
    interval: Message = message("report-interval", low=ends[0], high=ends[1])
    return spoken(interval), spoken(message("lab-about"))

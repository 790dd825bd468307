"""The lab at the terminal: studies with a progress bar, for the eye or as JSON."""

import json
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from boardloom.core.game import Game
from boardloom.core.message import message
from boardloom.lab import experiment
from boardloom.lab.experiment import Question
from boardloom.lab.figures import Estimate, title
from boardloom.lab.measuring import TESTED, Comparison, Sweep, comparison, swept
from boardloom.lab.study import Goal, Study, pursue
from boardloom.lab.told import certainty_told, value_told
from boardloom.terminal.talk import progress, say
from boardloom.words import spoken

NAMES = 8
"""How much of a line the names of figures have at least."""


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
        table.add_row(
            spoken(title(game, name)), value_told(name, estimate.value), *certainty_told(name, estimate)
        )
    return table


def _compared(game: Game, found: Comparison, console: Console) -> None:
    say(console, Text(spoken(found.verdict), "bold"))
    table = _table("figure", "change", "interval", "how")
    for name, change in found.changes.items():
        style = "" if change.differs else "dim"
        cells = (
            spoken(title(game, name)),
            value_told(name, change.value, True),
            *certainty_told(name, change, True),
        )
        table.add_row(*cells, style=style)
    console.print(table)


def _swept(found: Sweep, console: Console) -> None:
    table = _table("rule", *(f"change-{figure}" for figure in TESTED))
    for i, ((option, value), compared) in enumerate(zip(found.changed, found.comparisons, strict=True)):
        cells = []
        for figure in TESTED:
            change = compared[figure]
            told = f"{value_told(figure, change.value, True)} ± {value_told(figure, change.half)}"
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
            no_wrap=i == 1,  # where a line is short, the rest is wrapped and the key figure whole
            min_width=0 if i else NAMES,
        )
    return table

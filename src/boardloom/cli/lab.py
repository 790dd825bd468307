"""The commands of the lab."""

from pathlib import Path
from typing import Annotated

import typer

from boardloom.cli.given import console, find_game, options_from
from boardloom.cli.help_pages import command, group
from boardloom.core.message import message
from boardloom.server.ops.commands import Use, load
from boardloom.words.help_texts import help_text

app = group(help_text("help-lab"), "lab")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=help_text("help-game-name"))]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=help_text("help-set"))]
ConfigFile = Annotated[Path | None, typer.Option("--config", metavar="FILE", help=help_text("help-config"))]
Bots = Annotated[str, typer.Option(metavar="A,B,...", help=help_text("help-every-bot"))]
Games = Annotated[int | None, typer.Option(min=1, max=10**9, help=help_text("help-lab-games"))]
Seconds = Annotated[float | None, typer.Option(min=0.01, max=10**6, help=help_text("help-lab-seconds"))]
Until = Annotated[list[str] | None, typer.Option(metavar="FIGURE=HALF", help=help_text("help-lab-until"))]
Pace = Annotated[list[str] | None, typer.Option(metavar="EVENT=SECONDS", help=help_text("help-lab-pace"))]
Seed = Annotated[int, typer.Option(min=0, max=2**63 - 1, help=help_text("help-seed"))]
Threads = Annotated[int | None, typer.Option(min=1, help=help_text("help-cores"))]
Cluster = Annotated[str, typer.Option("--cluster", metavar="ADDRESS", help=help_text("help-cluster"))]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help=help_text("help-lab-save"))]
Json = Annotated[bool, typer.Option("--json", help=help_text("help-json"))]
But = Annotated[list[str], typer.Option("--but", metavar="NAME=VALUE", help=help_text("help-lab-but"))]
ButBots = Annotated[str, typer.Option("--but-bots", metavar="A,B,...", help=help_text("help-lab-but-bots"))]
Over = Annotated[
    list[str], typer.Option("--over", metavar="NAME[=A,B|=LOW..HIGH]", help=help_text("help-lab-over"))
]
Where = Annotated[
    list[str] | None, typer.Option(metavar="FIGURE=LOW..HIGH", help=help_text("help-lab-where"))
]
Maximise = Annotated[str, typer.Option(metavar="FIGURE", help=help_text("help-lab-maximise"))]
Minimise = Annotated[str, typer.Option(metavar="FIGURE", help=help_text("help-lab-minimise"))]
Tries = Annotated[int | None, typer.Option(min=1, max=10**6, help=help_text("help-lab-tries"))]
FindSeconds = Annotated[
    float | None, typer.Option("--seconds", min=0.1, max=10**6, help=help_text("help-lab-find-seconds"))
]
Vary = Annotated[list[str], typer.Option("--vary", metavar="NAME[=A,B]", help=help_text("help-lab-vary"))]


@command(app, help_text("help-lab-measure"))
def measure(
    game: GameName, set_: Set = None, config: ConfigFile = None, bots: Bots = "", games: Games = None,
    seconds: Seconds = None, until: Until = None, pace: Pace = None, seed: Seed = 0,
    threads: Threads = None, cluster: Cluster = "", save: Save = None, use: Use = None, json: Json = False,
) -> None:  # fmt: skip
    from boardloom.lab.cluster import on_cluster
    from boardloom.lab.design import Design
    from boardloom.lab.experiment import Question
    from boardloom.lab.study import Goal
    from boardloom.terminal import lab

    design = Design(find_game(game, use).name, _listed(bots), **options_from(set_, config))
    goal = Goal(games, seconds, _numbers(until, "lab-precision"))
    question = Question("measure", [design], seed=seed, pace=_numbers(pace, "lab-pace"))
    with on_cluster(cluster):
        lab.show(question, goal, threads, save, console(), json)


@command(app, help_text("help-lab-compare"))
def compare(
    game: GameName, but: But = [], but_bots: ButBots = "", set_: Set = None,  # noqa: B006
    config: ConfigFile = None, bots: Bots = "", games: Games = None, seconds: Seconds = None,
    until: Until = None, pace: Pace = None, seed: Seed = 0, threads: Threads = None,
    cluster: Cluster = "", save: Save = None, use: Use = None, json: Json = False,
) -> None:  # fmt: skip
    from boardloom.core.errors import BadOptions
    from boardloom.core.options import parse
    from boardloom.lab.cluster import on_cluster
    from boardloom.lab.design import Design
    from boardloom.lab.experiment import Question
    from boardloom.lab.study import Goal
    from boardloom.terminal import lab

    base = Design(find_game(game, use).name, _listed(bots), **options_from(set_, config))
    changes = parse(but)
    if not changes and not but_bots:
        raise BadOptions(message("lab-nothing-to-sweep"))
    other = base.but(**changes, **({"bots": _listed(but_bots)} if but_bots else {}))
    goal = Goal(games, seconds, _numbers(until, "lab-precision"))
    question = Question("compare", [base, other], seed=seed, pace=_numbers(pace, "lab-pace"))
    with on_cluster(cluster):
        lab.show(question, goal, threads, save, console(), json)


@command(app, help_text("help-lab-sweep"))
def sweep(
    game: GameName, vary: Vary = [], set_: Set = None, config: ConfigFile = None,  # noqa: B006
    bots: Bots = "", games: Games = None, seconds: Seconds = None, pace: Pace = None, seed: Seed = 0,
    threads: Threads = None, cluster: Cluster = "", save: Save = None, use: Use = None, json: Json = False,
) -> None:  # fmt: skip
    from boardloom.core.options import parse
    from boardloom.lab.cluster import on_cluster
    from boardloom.lab.design import Design
    from boardloom.lab.experiment import Question
    from boardloom.lab.measuring import variants
    from boardloom.lab.study import Goal
    from boardloom.terminal import lab

    base = Design(find_game(game, use).name, _listed(bots), **options_from(set_, config))
    asked: dict[str, object] = {name: ... for name in vary if "=" not in name}
    changed = variants(base, asked | parse([assignment for assignment in vary if "=" in assignment]))
    designs = [base, *(base.but(**{option: value}) for option, value in changed)]
    question = Question("sweep", designs, changed, seed, _numbers(pace, "lab-pace"))
    with on_cluster(cluster):
        lab.show(question, Goal(games, seconds), threads, save, console(), json)


@command(app, help_text("help-lab-find"))
def find(
    game: GameName, over: Over = [], maximise: Maximise = "", minimise: Minimise = "",  # noqa: B006
    where: Where = None, set_: Set = None, config: ConfigFile = None, bots: Bots = "",
    seconds: FindSeconds = None, tries: Tries = None, seed: Seed = 0, threads: Threads = None,
    cluster: Cluster = "", save: Save = None, use: Use = None, json: Json = False,
) -> None:  # fmt: skip
    from boardloom.core.options import parse
    from boardloom.lab.boards import is_board
    from boardloom.lab.cluster import on_cluster
    from boardloom.lab.design import Design
    from boardloom.lab.finding import searching
    from boardloom.terminal import lab_find

    base = Design(find_game(game, use).name, _listed(bots), **options_from(set_, config))
    asked: dict[str, object] = {name: ... for name in over if "=" not in name}
    asked |= {name: _range(value) or value for name, value in parse([o for o in over if "=" in o]).items()}
    board = next((name for name in asked if len(asked) == 1 and is_board(base, name)), None)
    aim = {"maximise": maximise, "minimise": minimise}
    search = searching(base, board or asked, **aim, where=_ranges(where), seed=seed)
    with on_cluster(cluster):
        lab_find.show(search, seconds, tries, threads, save, console(), json)


@command(app, help_text("help-lab-run"))
def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("help-lab-file"))],
    threads: Threads = None,
    cluster: Cluster = "",
    use: Use = None,
) -> None:
    from boardloom.lab import experiment
    from boardloom.lab.cluster import on_cluster
    from boardloom.terminal import lab

    told = experiment.read(file)
    load([*(use or []), *experiment.check_files(file, told)])
    with on_cluster(cluster):
        same = lab.repeat(file, told, threads, console())
    if not same:
        raise typer.Exit(1)


@command(app, help_text("help-lab-report"))
def report(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("help-lab-file"))],
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=help_text("help-lab-report-save"))] = None,
    use: Use = None,
) -> None:
    from boardloom.lab import experiment
    from boardloom.lab.pages import reported
    from boardloom.words import spoken

    told = experiment.read(file)
    load([*(use or []), *experiment.check_files(file, told)])
    experiment.asked(file, told)  # says what is wrong with it
    made = reported(told)
    page = save or file.with_suffix(".html")
    made.save(page)
    print(made.headline)
    print(spoken(message("lab-report-saved", file=str(page))))


def _listed(bots: str) -> tuple[str, ...]:
    return tuple(bot.strip() for bot in bots.split(",")) if bots else ()


def _numbers(given: list[str] | None, otherwise: str) -> dict[str, float]:
    """Numbers by name: `edge=0.002`; `otherwise` is what is said of something else."""
    from boardloom.core.errors import BadOptions
    from boardloom.core.options import parse

    found = {}
    for name, number in parse(given or []).items():
        if isinstance(number, bool) or not isinstance(number, int | float):
            raise BadOptions(message(otherwise, figure=repr(name), kind=repr(name)))
        found[name] = float(number)
    return found


def _ranges(given: list[str] | None) -> dict[str, tuple[float, float]]:
    """Between which bounds figures should be: `rounds=24..26`."""
    from boardloom.core.errors import BadOptions
    from boardloom.core.options import parse

    found = {}
    for name, written in parse(given or []).items():
        between = _range(written)
        if between is None:
            raise BadOptions(message("lab-range", figure=repr(name)))
        found[name] = between
    return found


def _range(written: object) -> tuple[float, float] | None:
    """Two numbers with dots between them; whole ones stay so."""
    ends = written.split("..") if isinstance(written, str) else []
    try:
        low, high = (int(end) if end.strip().lstrip("-").isdigit() else float(end) for end in ends)
    except ValueError:
        return None
    return low, high

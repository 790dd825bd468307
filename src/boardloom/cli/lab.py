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
Seed = Annotated[int, typer.Option(min=0, max=2**63 - 1, help=help_text("help-seed"))]
Threads = Annotated[int | None, typer.Option(min=1, help=help_text("help-cores"))]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help=help_text("help-lab-save"))]
Json = Annotated[bool, typer.Option("--json", help=help_text("help-json"))]
But = Annotated[list[str], typer.Option("--but", metavar="NAME=VALUE", help=help_text("help-lab-but"))]
ButBots = Annotated[str, typer.Option("--but-bots", metavar="A,B,...", help=help_text("help-lab-but-bots"))]
Vary = Annotated[list[str], typer.Option("--vary", metavar="NAME[=A,B]", help=help_text("help-lab-vary"))]


@command(app, help_text("help-lab-measure"))
def measure(
    game: GameName, set_: Set = None, config: ConfigFile = None, bots: Bots = "", games: Games = None,
    seconds: Seconds = None, until: Until = None, seed: Seed = 0, threads: Threads = None,
    save: Save = None, use: Use = None, json: Json = False,
) -> None:  # fmt: skip
    from boardloom.lab.design import Design
    from boardloom.lab.study import Goal
    from boardloom.terminal import lab

    design = Design(find_game(game, use).name, _listed(bots), **options_from(set_, config))
    goal = Goal(games, seconds, _precision(until))
    lab.show("measure", [design], [], seed, goal, threads, save, console(), json)


@command(app, help_text("help-lab-compare"))
def compare(
    game: GameName, but: But = [], but_bots: ButBots = "", set_: Set = None,  # noqa: B006
    config: ConfigFile = None, bots: Bots = "", games: Games = None, seconds: Seconds = None,
    until: Until = None, seed: Seed = 0, threads: Threads = None, save: Save = None, use: Use = None,
    json: Json = False,
) -> None:  # fmt: skip
    from boardloom.core.errors import BadOptions
    from boardloom.core.options import parse
    from boardloom.lab.design import Design
    from boardloom.lab.study import Goal
    from boardloom.terminal import lab

    base = Design(find_game(game, use).name, _listed(bots), **options_from(set_, config))
    changes = parse(but)
    if not changes and not but_bots:
        raise BadOptions(message("lab-nothing-to-sweep"))
    other = base.but(**changes, **({"bots": _listed(but_bots)} if but_bots else {}))
    goal = Goal(games, seconds, _precision(until))
    lab.show("compare", [base, other], [], seed, goal, threads, save, console(), json)


@command(app, help_text("help-lab-sweep"))
def sweep(
    game: GameName, vary: Vary = [], set_: Set = None, config: ConfigFile = None,  # noqa: B006
    bots: Bots = "", games: Games = None, seconds: Seconds = None, seed: Seed = 0, threads: Threads = None,
    save: Save = None, use: Use = None, json: Json = False,
) -> None:  # fmt: skip
    from boardloom.core.options import parse
    from boardloom.lab.design import Design
    from boardloom.lab.measuring import variants
    from boardloom.lab.study import Goal
    from boardloom.terminal import lab

    base = Design(find_game(game, use).name, _listed(bots), **options_from(set_, config))
    asked: dict[str, object] = {name: ... for name in vary if "=" not in name}
    changed = variants(base, asked | parse([assignment for assignment in vary if "=" in assignment]))
    designs = [base, *(base.but(**{option: value}) for option, value in changed)]
    lab.show("sweep", designs, changed, seed, Goal(games, seconds), threads, save, console(), json)


@command(app, help_text("help-lab-run"))
def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("help-lab-file"))],
    threads: Threads = None,
    use: Use = None,
) -> None:
    from boardloom.lab import experiment
    from boardloom.terminal import lab

    told = experiment.read(file)
    load([*(use or []), *experiment.check_files(file, told)])
    if not lab.repeat(file, told, threads, console()):
        raise typer.Exit(1)


def _listed(bots: str) -> tuple[str, ...]:
    return tuple(bot.strip() for bot in bots.split(",")) if bots else ()


def _precision(until: list[str] | None) -> dict[str, float]:
    """How narrow intervals are to be: `edge=0.002`."""
    from boardloom.core.errors import BadOptions
    from boardloom.core.options import parse

    found = {}
    for name, half in parse(until or []).items():
        if isinstance(half, bool) or not isinstance(half, int | float):
            raise BadOptions(message("lab-precision", figure=repr(name)))
        found[name] = float(half)
    return found

"""The commands. Each loads only what it needs."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from boardloom.cli import lab
from boardloom.cli.given import console, find_game, first_position, games_asked_for, match_from, options_from
from boardloom.cli.help_pages import command, group
from boardloom.core.message import message
from boardloom.engine.search_limits import LONGEST, MOST
from boardloom.server.ops import commands
from boardloom.server.ops.commands import File, Use, load
from boardloom.words.help_texts import help_text

app = group(help_text("help-boardloom"))
command(app, help_text("help-serve"))(commands.serve)
command(app, help_text("help-verify"))(commands.verify)

store = group(help_text("help-store"), "store")
command(store, help_text("help-store-check"), "check")(commands.store_check)
command(store, help_text("help-store-export"), "export")(commands.store_export)
command(store, help_text("help-store-backup"), "backup")(commands.store_backup)
app.add_typer(store)
app.add_typer(lab.app)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=help_text("help-game-name"))]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=help_text("help-set"))]
ConfigFile = Annotated[Path | None, typer.Option("--config", metavar="FILE", help=help_text("help-config"))]
Json = Annotated[bool, typer.Option("--json", help=help_text("help-json"))]
Games = Annotated[int, typer.Option("--games", min=1, max=10**12, help=help_text("help-how-many-games"))]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**63 - 1, help=help_text("help-seed"))]
Cluster = Annotated[str, typer.Option("--cluster", metavar="ADDRESS", help=help_text("help-cluster"))]
Iterations = Annotated[int | None, typer.Option(min=1, max=MOST, help=help_text("help-iterations"))]
Fast = Annotated[bool, typer.Option("--fast", help=help_text("help-fast"))]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help=help_text("help-browser"))]
Lan = Annotated[bool, typer.Option("--lan", help=help_text("help-lan"))]
Players = Annotated[int | None, typer.Option(help=help_text("help-players"))]
Names = Annotated[str | None, typer.Option(metavar="A,B,...", help=help_text("help-names"))]
SeatBots = Annotated[str | None, typer.Option(metavar="N | A,B,...", help=help_text("help-seat-bots"))]
DiceSeed = Annotated[int | None, typer.Option(min=0, help=help_text("help-dice-seed"))]
Resume = Annotated[bool, typer.Option("--resume", help=help_text("help-resume"))]

FEW_WAYS = 5_000
"""Up to which perft counts without compiling."""


def _version(wanted: bool) -> None:
    if wanted:
        from boardloom import __version__

        print(f"boardloom {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    browser: Browser = True,
    lan: Lan = False,
    use: Use = None,
) -> None:
    load(use)
    if context.invoked_subcommand is None and not commands.open_in_browser(browser, lan):
        menu()


@command(app, help_text("help-menu"))
def menu(fast: Fast = False, use: Use = None) -> None:
    from boardloom.terminal import menu

    load(use)
    menu.run(console(), fast)


@command(app, help_text("help-games"))
def games(use: Use = None) -> None:
    from boardloom.games import find, names
    from boardloom.words import spoken

    load(use)
    for name in names():
        about = message("cli-game", title=find(name).called, summary=message(f"{name}-summary"))
        print(f"{name:10} {spoken(about)}")


@command(app, help_text("help-play"))
def play(
    game: GameName,
    players: Players = None,
    names: Names = None,
    bots: SeatBots = None,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
    seed: DiceSeed = None,
    resume: Resume = False,
    fast: Fast = False,
) -> None:
    from boardloom.bots.seating import rematch
    from boardloom.terminal import table

    match, welcome = match_from(find_game(game, use), players, names, bots, set_, config, seed, resume)
    while table.play(match, console(), fast, welcome):
        match, welcome = rematch(match), ""


@command(app, help_text("help-classic-board"), "classic-board")
def classic_board(use: Use = None) -> None:
    from boardloom.classic.window import open_window

    load(use)
    open_window()


@command(app, help_text("help-desktop"))
def desktop(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=help_text("help-game-name"))] = "",
    players: Players = None,
    names: Names = None,
    bots: SeatBots = None,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
    seed: DiceSeed = None,
    resume: Resume = False,
) -> None:
    from boardloom import desktop
    from boardloom.core.errors import BadOptions

    given = bool(players or names or bots is not None or set_ or config or seed is not None or resume)
    load(use)
    if not game:
        if given:
            raise BadOptions(message("cli-which-game"))
        desktop.run()
        return
    chosen = find_game(game, None)
    match = match_from(chosen, players, names, bots, set_, config, seed, resume)[0] if given else None
    desktop.run(chosen, match)


@command(app, help_text("help-learn"))
def learn(game: GameName, use: Use = None) -> None:
    from boardloom.terminal import guided

    guided.learn(find_game(game, use), console())


@command(app, help_text("help-puzzles"))
def puzzles(
    game: GameName,
    number: Annotated[int, typer.Argument(metavar="[NUMBER]", help=help_text("help-puzzle-number"))] = 1,
    use: Use = None,
) -> None:
    from boardloom.terminal import guided

    guided.solve(find_game(game, use), number, console())


@command(app, help_text("help-sim"))
def sim(
    game: GameName,
    games: Games = 100_000,
    seed: Seed = 0,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help=help_text("help-every-bot"))] = "",
    iterations: Iterations = None,
    threads: Annotated[int | None, typer.Option(min=1, help=help_text("help-cores"))] = None,
    cluster: Cluster = "",
    limit: Annotated[int | None, typer.Option(min=1, max=2**31 - 1, help=help_text("help-limit"))] = None,
    json: Json = False,
) -> None:
    from boardloom.lab.cluster import on_cluster
    from boardloom.terminal import report

    origin = first_position(find_game(game, use), options_from(set_, config))
    listed = [bot.strip() for bot in bots.split(",")] if bots else []
    with on_cluster(cluster):
        report.simulate(origin, games, seed, threads, limit, listed, iterations, console(), json)


@command(app, help_text("help-arena"))
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT ...", help=help_text("help-bots"))],
    games: Annotated[
        int, typer.Option("--games", min=1, max=10**6, help=help_text("help-how-many-games"))
    ] = 200,
    seed: Seed = 0,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, max=LONGEST, help=help_text("help-seconds-move"))
    ] = None,
    iterations: Iterations = None,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
    gtp: Annotated[list[str] | None, typer.Option(metavar="COMMAND", help=help_text("help-engine"))] = None,
    processes: Annotated[int | None, typer.Option(min=1, max=256, help=help_text("help-cores"))] = None,
    cluster: Cluster = "",
    json: Json = False,
) -> None:
    from boardloom.lab.arena import Contest
    from boardloom.lab.cluster import on_cluster
    from boardloom.terminal import contest

    wanted = Contest.between(
        find_game(game, use).name, bots, options_from(set_, config), seed, seconds, iterations, gtp or ()
    )
    with on_cluster(cluster):
        contest.show(wanted, games, processes, console(), json)


@command(app, help_text("help-check"))
def check(
    game: Annotated[str, typer.Argument(metavar="FILE | GAME", help=help_text("help-checked"))],
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
    speed: Annotated[bool, typer.Option("--speed", help=help_text("help-speed"))] = False,
) -> None:
    from boardloom.terminal import checking

    asked = games_asked_for(game, use)
    options = options_from(set_, config) if set_ or config else None
    fine = [checking.show(each, options, speed, console()) for each in asked]
    if not all(fine):
        raise typer.Exit(1)


@command(app, help_text("help-calibrate"))
def calibrate(
    game: Annotated[str, typer.Argument(metavar="FILE | GAME", help=help_text("help-checked"))],
    games: Annotated[int, typer.Option("--games", min=2, max=10**4, help=help_text("help-duels"))] = 40,
    seed: Seed = 0,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
    processes: Annotated[int | None, typer.Option(min=1, max=256, help=help_text("help-cores"))] = None,
    json: Json = False,
) -> None:
    from boardloom.lab.calibrate import Calibration
    from boardloom.terminal import calibrating

    for each in games_asked_for(game, use):
        first = first_position(each, options_from(set_, config))
        calibrating.show(Calibration(first, games, seed), processes, console(), json)


@command(app, help_text("help-gtp"))
def gtp(
    game: GameName,
    bot: Annotated[str, typer.Option(help=help_text("help-bot"))] = "",
    seed: Seed = 0,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
) -> None:
    from boardloom.bots.engine import Engine

    Engine(find_game(game, use), options_from(set_, config), bot, seed).run(sys.stdin, sys.stdout)


@command(app, help_text("help-odds"))
def odds(
    game: GameName,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
    moves: Annotated[str, typer.Option(metavar="A,B,...", help=help_text("help-moves"))] = "",
    after: Annotated[Path | None, typer.Option("--from", metavar="FILE", help=help_text("help-from"))] = None,
    games: Games = 1_000_000,
    seed: Seed = 0,
    json: Json = False,
) -> None:
    from boardloom.core.errors import BadOptions
    from boardloom.match import saved
    from boardloom.terminal import report

    chosen = find_game(game, use)
    if after is None:
        position = first_position(chosen, options_from(set_, config))
    else:
        if set_ or config:
            raise BadOptions(message("cli-from-alone"))
        position = saved.load(after).position
        if position.game is not chosen:
            played, asked = position.game.called, chosen.called
            raise BadOptions(message("cli-other-game", file=str(after), game=played, asked=asked))
    for move in filter(None, (name.strip() for name in moves.split(","))):
        position = position.after(position.find(move))
    report.odds(position, games, seed, console(), json)


@command(app, help_text("help-perft"))
def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0)],
    without: Annotated[str, typer.Option(metavar="NAME", help=help_text("help-without"))] = "",
    set_: Set = None,
    use: Use = None,
) -> None:
    from boardloom.engine.perft import NOTHING, perft_compiled
    from boardloom.engine.perft import perft as interpreted
    from boardloom.words import local

    position = first_position(find_game(game, use), options_from(set_, None))
    left_out = position.find(without) if without else NOTHING
    found = 1
    for plies in range(1, depth + 1):
        count = interpreted if found < FEW_WAYS else perft_compiled
        found = count(position, plies, left_out)
        print(f"{plies:4} {local().format(found):>20}", flush=True)


@command(app, help_text("help-replay"))
def replay(file: File, use: Use = None) -> None:
    from boardloom.match import saved
    from boardloom.terminal import report

    load(use)
    report.story(saved.load(file), console())


@command(app, help_text("help-analyse"))
def analyse(
    file: File,
    seconds: Annotated[
        float, typer.Option(min=0.001, max=LONGEST, help=help_text("help-seconds-position"))
    ] = 0.2,
    use: Use = None,
    json: Json = False,
) -> None:
    from boardloom.match import saved
    from boardloom.terminal import contest

    load(use)
    contest.analyse(saved.load(file), seconds, console(), json)


@command(app, help_text("help-export"))
def export(
    file: File,
    to: Annotated[str, typer.Option(metavar="FORMAT", help=help_text("help-format"))],
    use: Use = None,
) -> None:
    from boardloom.match import import_export, saved

    load(use)
    print(import_export.written(saved.load(file), to), end="")


@command(app, help_text("help-import"), "import")
def import_(file: File, use: Use = None) -> None:
    from boardloom.match import import_export, saved
    from boardloom.words import spoken

    load(use)
    match = import_export.read(file)
    kept, moves = str(saved.keep(match)), len(match.actions)
    print(spoken(message("cli-imported", game=match.game.called, moves=moves, file=kept)))


@command(app, help_text("help-history"))
def history(use: Use = None) -> None:
    from boardloom.terminal import report

    load(use)
    report.history(console())


@command(app, help_text("help-leaderboard"))
def leaderboard(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=help_text("help-only-game"))] = "",
    use: Use = None,
    json: Json = False,
) -> None:
    from boardloom.terminal import leaderboard

    load(use)
    leaderboard.show(find_game(game, None).name if game else "", console(), json)


@command(app, help_text("help-schema"))
def schema(game: GameName, use: Use = None) -> None:
    import json

    print(json.dumps(find_game(game, use).config.model_json_schema(), indent=2))

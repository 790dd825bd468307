"""The command line. Every command loads only what it needs."""

import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from boardloom.engine.search_limits import LONGEST, MOST
from boardloom.server.ops import commands

if TYPE_CHECKING:
    from boardloom.core.game import Game, Position

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command()(commands.serve)
app.command()(commands.verify)
app.add_typer(commands.store, name="store")

UsageError: Any = typer.BadParameter.__bases__[0]
"""What typer raises for a wrong command line, wherever its release keeps the class."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name: see `boardloom games`.")]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="Choose an option.")]
ConfigFile = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="Options as a JSON file.")]
Use = Annotated[list[Path] | None, typer.Option("--use", metavar="FILE", help="Load your own rules first.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Games = Annotated[int, typer.Option("--games", min=1, max=10**12, help="How many games.")]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**63 - 1, help="Same seed, same games.")]


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
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser, or not.")] = True,
) -> None:
    """A house of tabletop games. Without a command: all of them in the browser."""
    if context.invoked_subcommand is None and not commands.open_in_browser(browser):
        menu()


@app.command()
def menu(fast: Annotated[bool, typer.Option("--fast", help="No pauses.")] = False) -> None:
    """Choose a game and play at this terminal."""
    from boardloom.terminal import menu

    menu.run(_console(), fast)


@app.command()
def games() -> None:
    """List the games."""
    from boardloom.core.message import message
    from boardloom.games import find, names
    from boardloom.words import english

    for name in names():
        title, summary = find(name).called, message(f"{name}-summary")
        print(f"{name:10} {english(title)}: {english(summary)}")


@app.command()
def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    names: Annotated[str | None, typer.Option(metavar="A,B,...", help="Names of the first seats.")] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="N | A,B,...", help="How many of the last seats are bots, or which.")
    ] = None,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
    seed: Annotated[int | None, typer.Option(min=0, help="Same seed, same dice.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the latest unfinished game.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses.")] = False,
) -> None:
    """Play at this terminal. Every move is saved at once."""
    from boardloom.core.errors import BadOptions
    from boardloom.core.game import Position
    from boardloom.match.match import Match
    from boardloom.match.seating import fresh_config
    from boardloom.terminal import seating, table

    chosen = _game(game, use)
    if resume:
        if players or names or bots is not None or set_ or config or seed is not None:
            raise BadOptions("--resume goes on as the game was set up; leave out the other options")
        match = seating.latest(chosen)
    else:
        options = _options(set_, config)
        if players is not None and options.setdefault("players", players) != players:
            raise BadOptions(f"--players {players} contradicts players={options['players']}")
        made = fresh_config(chosen, options)
        listed = [name.strip() for name in names.split(",")] if names else None
        seats = seating.seats_for(made, listed, seating.bots_named(Position.first(chosen, made), bots))
        match = Match.new(chosen, made, seats, seed)
    while table.play(match, _console(), fast):
        match = seating.rematch(match)


@app.command()
def sim(
    game: GameName,
    games: Games = 100_000,
    seed: Seed = 0,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B,...", help="How each seat decides; one name for all seats.")
    ] = "",
    threads: Annotated[int | None, typer.Option(min=1, help="Default: every core.")] = None,
    limit: Annotated[
        int | None, typer.Option(min=1, max=2**31 - 1, help="Stop a game after so many moves.")
    ] = None,
    json: Json = False,
) -> None:
    """Simulate many games and report shares, lengths and figures of the game."""
    from boardloom.terminal import report

    origin = _first(_game(game, use), _options(set_, config))
    listed = [bot.strip() for bot in bots.split(",")] if bots else []
    report.simulate(origin, games, seed, threads, limit, listed, _console(), json)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT ...", help="One for each seat, or two.")],
    games: Annotated[int, typer.Option("--games", min=1, max=10**6, help="How many games.")] = 200,
    seed: Seed = 0,
    seconds: Annotated[float | None, typer.Option(min=0.001, max=LONGEST, help="Of each move.")] = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="Of search for each move, instead.")
    ] = None,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
    gtp: Annotated[
        list[str] | None, typer.Option(metavar="COMMAND", help="An engine of others: the bot gtp1, gtp2, ...")
    ] = None,
    processes: Annotated[int | None, typer.Option(min=1, max=256, help="Default: every core.")] = None,
    json: Json = False,
) -> None:
    """Let bots play each other, in all seats with the same luck. Games are kept; a second run goes on."""
    from boardloom.lab.arena import Contest
    from boardloom.terminal import contest

    wanted = Contest.between(
        _game(game, use).name, bots, _options(set_, config), seed, seconds, iterations, gtp or ()
    )
    contest.show(wanted, games, processes, _console(), json)


@app.command()
def gtp(
    game: GameName,
    bot: Annotated[str, typer.Option(help="Which bot plays.")] = "",
    seed: Seed = 0,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
) -> None:
    """Be an engine for other programs: the Go Text Protocol on standard input and output."""
    from boardloom.bots.engine import Engine

    Engine(_game(game, use), _options(set_, config), bot, seed).run(sys.stdin, sys.stdout)


@app.command()
def odds(
    game: GameName,
    set_: Set = None,
    config: ConfigFile = None,
    use: Use = None,
    moves: Annotated[str, typer.Option(metavar="A,B,...", help="Play these first, by name.")] = "",
    after: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="From a transcript's end.")
    ] = None,
    games: Games = 1_000_000,
    seed: Seed = 0,
    json: Json = False,
) -> None:
    """The odds of a game of luck: exact where possible, else simulated with an interval."""
    from boardloom.core.errors import BadOptions
    from boardloom.match import saved
    from boardloom.terminal import report

    chosen = _game(game, use)
    if after is None:
        position = _first(chosen, _options(set_, config))
    else:
        if set_ or config:
            raise BadOptions("--from brings its own options; leave out --set and --config")
        position = saved.load(after).position
        if position.game is not chosen:
            raise BadOptions(f"{after} is a game of {position.game.name}, not of {game}")
    for move in filter(None, (name.strip() for name in moves.split(","))):
        position = position.after(position.find(move))
    report.odds(position, games, seed, _console(), json)


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(min=0)],
    without: Annotated[str, typer.Option(metavar="NAME", help="An action that is never played.")] = "",
    set_: Set = None,
    use: Use = None,
) -> None:
    """Count the ways to play DEPTH actions, chance included."""
    from boardloom.engine.perft import NOTHING, perft_compiled
    from boardloom.engine.perft import perft as interpreted

    position = _first(_game(game, use), _options(set_, None))
    left_out = position.find(without) if without else NOTHING
    found = 1
    for plies in range(1, depth + 1):
        count = interpreted if found < FEW_WAYS else perft_compiled
        found = count(position, plies, left_out)
        print(f"{plies:4} {found:>20,}", flush=True)


@app.command()
def replay(file: Path, use: Use = None) -> None:
    """Check a transcript and tell its story."""
    from boardloom.match import saved
    from boardloom.terminal import report

    _load(use)
    report.story(saved.load(file), _console())


@app.command()
def analyse(
    file: Path,
    seconds: Annotated[
        float, typer.Option(min=0.001, max=LONGEST, help="Of search for each position.")
    ] = 0.2,
    use: Use = None,
    json: Json = False,
) -> None:
    """Everybody's chances along a game, move by move, and what decisions cost."""
    from boardloom.match import saved
    from boardloom.terminal import contest

    _load(use)
    contest.analyse(saved.load(file), seconds, _console(), json)


@app.command()
def export(
    file: Path,
    to: Annotated[str, typer.Option(metavar="FORMAT", help="A format that the game knows, such as blksgf.")],
    use: Use = None,
) -> None:
    """Print a transcript in the format of another program."""
    from boardloom.match import import_export, saved

    _load(use)
    print(import_export.written(saved.load(file), to), end="")


@app.command("import")
def import_(file: Path, use: Use = None) -> None:
    """Check a game from another program's file and keep it among yours."""
    from boardloom.match import import_export, saved
    from boardloom.words import english

    _load(use)
    match = import_export.read(file)
    print(f"{english(match.game.called)}, {len(match.actions)} moves, kept in {saved.keep(match)}")


@app.command()
def history() -> None:
    """List finished and running games."""
    from boardloom.terminal import report

    report.history(_console())


@app.command()
def leaderboard(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Only this game.")] = "",
    use: Use = None,
    json: Json = False,
) -> None:
    """Who won how often, from all finished games."""
    from boardloom.terminal import leaderboard

    _load(use)
    leaderboard.show(_game(game, None).name if game else "", _console(), json)


@app.command()
def schema(game: GameName, use: Use = None) -> None:
    """Print the JSON schema of a game's options."""
    import json

    print(json.dumps(_game(game, use).config.model_json_schema(), indent=2))


def _console() -> Any:
    from rich.console import Console

    return Console()


def _load(files: list[Path] | None) -> None:
    from boardloom.core.plugins import load

    for file in files or []:
        load(file)


def _game(name: str, use: list[Path] | None) -> "Game":
    from boardloom.games import find

    _load(use)
    return find(name)


def _first(game: "Game", options: dict[str, Any]) -> "Position":
    from boardloom.core.game import Position

    return Position.first(game, game.config.make(options))


def _options(assignments: list[str] | None, file: Path | None) -> dict[str, Any]:
    from boardloom.core.options import parse, read

    return {**(read(file) if file else {}), **parse(assignments or [])}


def main() -> None:
    """Run the command line; bad input is one clear line and exit code 2."""
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code)
    except UsageError as error:
        command = error.ctx.command_path if error.ctx else "boardloom"
        _refuse(f"{error.format_message()} (see {command} --help)")
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        _write_no_more()
        sys.exit(141)
    except Exception as error:
        from boardloom.core.errors import BadInput
        from boardloom.core.plugins import blame
        from boardloom.words import english

        if isinstance(error, BadInput):
            _refuse(str(error))
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            _write_no_more()
            _refuse(f"cannot write: {error.strerror}")
        if own := blame(error):
            _refuse(english(own))
        raise


def _write_no_more() -> None:
    """Let what is still unwritten go nowhere, or Python complains on leaving."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(reason: str) -> NoReturn:
    print(f"boardloom: {reason}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()

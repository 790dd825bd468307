"""The commands of the command line that have to do with a server. Each loads only what it needs."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, TextIO

import typer

from boardloom.core.errors import BadOptions
from boardloom.core.message import Words, message

Use = Annotated[list[Path] | None, typer.Option("--use", metavar="FILE", help="Load your own rules first.")]
Database = Annotated[Path | None, typer.Option(help="The store; default: in your data folder.")]

store = typer.Typer(help="Look after the store of a server.", rich_markup_mode=None)


def _say(words: Words, to: TextIO | None = None) -> None:
    from boardloom.words import english

    print(english(words), file=to)


def open_in_browser(browser: bool) -> bool:
    """The house in the browser; False, and a line that says why, where the server is not installed."""
    try:
        _need("ops.run")
    except BadOptions as missing:
        _say(message("server-no-browser", reason=missing.words), sys.stderr)
        return False
    from boardloom.server.ops.launch import open_in_browser

    open_in_browser(browser)
    return True


def serve(
    host: Annotated[
        str | None, typer.Option(help="Listen on this address, not only on this machine.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Default 8000; 0 takes a free one.")
    ] = None,
    public_url: Annotated[str | None, typer.Option(help="What people type, behind a reverse proxy.")] = None,
    database: Annotated[Path | None, typer.Option(help="The store; default: in your data folder.")] = None,
    use: Use = None,
) -> None:
    """Serve matches over the network. Every setting can also be given as BOARDLOOM_NAME."""
    _need("ops.run")
    from boardloom.server.ops.run import serve as run
    from boardloom.server.ops.settings import read

    given = {"host": host, "port": port, "public_url": public_url, "database": database, "use": use}
    run(read(**{name: value for name, value in given.items() if value is not None}))


@store.command("check")
def store_check(database: Database = None, use: Use = None) -> None:
    """Replay every match in the store, and say whether all of it adds up."""
    _need("ops.maintenance")
    _load(use)
    from boardloom.server.ops.maintenance import check

    for line in check(_store(database)):
        _say(line)


@store.command("export")
def store_export(folder: Path, database: Database = None, use: Use = None) -> None:
    """Write every match as a transcript, and the record of its dice, into a folder."""
    _need("ops.maintenance")
    _load(use)
    from boardloom.server.ops.maintenance import export

    matches = export(_store(database), folder)
    _say(message("store-exported", matches=matches, folder=str(folder)))


@store.command("backup")
def store_backup(file: Path, database: Database = None) -> None:
    """Copy the store while the server runs."""
    _need("ops.maintenance")
    from boardloom.server.log.store import at_hand

    with at_hand(_store(database)) as found:
        found.backup(file)
    _say(message("store-copied", file=str(file)))


def verify(file: Path, use: Use = None) -> None:
    """Check the dice of a game by its dice record, and replay its rules."""
    _load(use)
    from boardloom.match.verify import verify as check

    for line in check(file):
        _say(line)


def _need(module: str) -> None:
    """The server's libraries are an extra: say so if they are missing."""
    try:
        import_module(f"boardloom.server.{module}")
    except ImportError as error:
        raise BadOptions(message("server-missing", library=error.name or "")) from None


def _store(database: Path | None) -> Path:
    from boardloom.server.ops.settings import read

    path = read(**{"database": database} if database else {}).store
    if not path.is_file():
        raise BadOptions(message("store-none", file=str(path)))
    return path


def _load(files: list[Path] | None) -> None:
    from boardloom.core.plugins import load

    for file in files or []:
        load(file)

"""The commands of the command line that have to do with a server. Each loads only what it needs."""

import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, TextIO

import typer

from boardloom.core.errors import BadOptions
from boardloom.core.message import Words, message
from boardloom.words.help_texts import help_text

Use = Annotated[list[Path] | None, typer.Option("--use", metavar="FILE", help=help_text("help-use"))]
Database = Annotated[Path | None, typer.Option(metavar="FILE", help=help_text("help-database"))]
File = Annotated[Path, typer.Argument(metavar="FILE")]


def _say(words: Words, to: TextIO | None = None) -> None:
    from boardloom.words import spoken

    print(spoken(words), file=to)


def open_in_browser(browser: bool, lan: bool, page: str = "") -> bool:
    """A page of the house in the browser; False, and a line that says why, where there is no server."""
    try:
        _need("ops.run")
    except BadOptions as missing:
        _say(message("server-no-browser", reason=missing.words), sys.stderr)
        return False
    from boardloom.server.ops.launch import open_in_browser

    open_in_browser(browser, lan, page)
    return True


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help=help_text("help-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=help_text("help-port"))] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help=help_text("help-public-url"))] = None,
    database: Database = None,
    use: Use = None,
) -> None:
    """Run a server; what is not given comes from the environment."""
    _need("ops.run")
    from boardloom.server.ops.run import serve as run
    from boardloom.server.ops.settings import read

    given = {"host": host, "port": port, "public_url": public_url, "database": database, "use": use}
    run(read(**{name: value for name, value in given.items() if value is not None}))


def store_check(database: Database = None, use: Use = None) -> None:
    """Replay all that is stored."""
    _need("ops.maintenance")
    load(use)
    from boardloom.server.ops.maintenance import check

    for line in check(_store(database)):
        _say(line)


def store_export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")], database: Database = None, use: Use = None
) -> None:
    """Write all that is stored as files."""
    _need("ops.maintenance")
    load(use)
    from boardloom.server.ops.maintenance import export

    matches = export(_store(database), folder)
    _say(message("store-exported", matches=matches, folder=str(folder)))


def store_backup(file: File, database: Database = None, use: Use = None) -> None:
    """Copy the store, even of a server that runs."""
    _need("ops.maintenance")
    load(use)
    from boardloom.server.log.store import at_hand

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C does, take back what is half done
    with at_hand(_store(database), damaged=True) as found:
        damaged = found.wal_condition() == "damaged"
        found.backup(file)
    _say(message("store-copied", file=str(file)))
    if damaged:
        raise found.damage()


def verify(file: File, use: Use = None) -> None:
    """Check a dice record."""
    load(use)
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


def load(files: list[Path] | None) -> None:
    """Run the files that `--use` names."""
    from boardloom.core import plugins

    for file in files or []:
        plugins.load(file)

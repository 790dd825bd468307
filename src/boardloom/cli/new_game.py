"""`boardloom new`: a first file of a game of one's own, or a package of it that can be published."""

import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from boardloom.cli.commands import app
from boardloom.cli.help_pages import command
from boardloom.core.message import message
from boardloom.words.help_texts import help_text

__all__ = ["app"]
KINDS = ("race", "grid", "placement", "bluff")
"""The games to begin with; each has a template."""
PACKAGE = {
    "pyproject.txt": "pyproject.toml",
    "readme.txt": "README.md",
    "test.txt": "tests/test_@name@.py",
}
"""By template: the file of a package, besides the game itself."""


@command(app, help_text("help-new"))
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help=help_text("help-new-name"))],
    kind: Annotated[str, typer.Option(metavar=" | ".join(KINDS), help=help_text("help-new-kind"))] = "",
    package: Annotated[bool, typer.Option("--package", help=help_text("help-new-package"))] = False,
) -> None:
    from boardloom.core.paths import command
    from boardloom.words import spoken

    _check_name(name)
    chosen = _kind(kind)
    if package:
        folder = Path(name)
        game = folder / "src" / f"boardloom_{name}" / "__init__.py"
        made = {folder / _filled(file, name): _template(template, name) for template, file in PACKAGE.items()}
    else:
        folder = game = Path(f"{name}.py")
        made = {}
    _refuse_to_overwrite(folder)
    made[game] = _template(f"{chosen}.txt", name)
    _write(made, folder)
    for told in ("new-written", "new-package" if package else "new-next"):
        line = message(told, file=str(folder), game=name, source=str(game), command=command())
        print(spoken(line))


def _check_name(name: str) -> None:
    """A module, a game and the ids of its messages are called by it."""
    from boardloom.core.errors import BadOptions
    from boardloom.games import HOUSE_GAMES, NAME

    if not NAME.fullmatch(name):
        raise BadOptions(message("game-name", game=repr(name)))
    if name in HOUSE_GAMES:
        raise BadOptions(message("game-taken", game=repr(name)))


def _kind(given: str) -> str:
    """The kind that was given, or that a person at a terminal chooses."""
    from boardloom.core.errors import BadOptions
    from boardloom.core.options import listed

    if given in KINDS:
        return given
    if given or not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadOptions(message("new-kind", choices=listed(KINDS)))
    return _asked()


def _asked() -> str:
    from rich.console import Console

    from boardloom.core.errors import BadOptions
    from boardloom.terminal.questions import ask, show_list
    from boardloom.terminal.talk import number
    from boardloom.words import spoken

    def chosen(typed: str) -> str:
        if typed.casefold() in KINDS:
            return typed.casefold()
        if 1 <= number(typed) <= len(KINDS):
            return KINDS[number(typed) - 1]
        raise BadOptions(message("menu-no-preset", typed=repr(typed)))

    console = Console()
    show_list(console, [(kind, spoken(message(f"new-{kind}"))) for kind in KINDS])
    try:
        return ask(console, message("new-which"), KINDS[0], chosen)
    except EOFError:  # whoever leaves
        raise typer.Abort from None


def _template(template: str, name: str) -> str:
    return _filled((files("boardloom.cli") / "templates" / template).read_text("utf-8"), name)


def _filled(text: str, name: str) -> str:
    from boardloom import __version__

    for gap, value in (("name", name), ("title", name.replace("_", " ").title()), ("version", __version__)):
        text = text.replace(f"@{gap}@", value)
    return text


def _refuse_to_overwrite(path: Path) -> None:
    from boardloom.core.errors import BadOptions

    if path.exists() or path.is_symlink():
        raise BadOptions(message("new-exists", file=str(path)))


def _write(made: dict[Path, str], whole: Path) -> None:
    """All of the files, or none."""
    from shutil import rmtree

    from boardloom.core.errors import BadOptions
    from boardloom.core.reasons import reason_of

    for path, text in made.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            if whole.is_dir():
                rmtree(whole, ignore_errors=True)
            raise BadOptions(message("file-unwritable", file=str(path), reason=reason_of(error))) from None

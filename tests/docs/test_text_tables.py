"""The tables in `docs/rules` of what a rule text names, item by item: all of it is where the table says.

A table stands under the heading "The text, item by item" and has two columns. In the second one each row has
one or more of these, between backticks:

- the name of something that can be imported, `boardloom.classic.board.Game.setup`; if it is a text, such as
  the label of a button, the first column has to have it word for word, in quotes;
- a command, `./play classic-board`, with options or without;
- an option of the game of that page, `option:reverse`;
- a message, `message:custom-fault-size`, or its help, `message:custom-step-roll.help`;
- a file or folder of the repository, `docs/images/custom.webp`.
"""

import re
import shlex
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

from boardloom.cli.commands import app
from boardloom.games import find, names
from boardloom.words.languages import HOUSE
from boardloom.words.sources import game_words

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
HEADING = "## The text, item by item"
COLUMNS = ["the text names", "where it is"]
HOUSE_WORDS = [file.read_text("utf-8") for file in (HOUSE / "en").glob("*.ftl")]


class Row(NamedTuple):
    game: str
    named: str
    where: str


def rows(page: str, game: str) -> list[Row]:
    """The rows of all tables under the heading; there may be one for each chapter of the text."""
    if f"\n{HEADING}\n" not in page:
        return []
    section = re.split(r"\n## ", page.split(f"\n{HEADING}\n")[1])[0]
    found: list[Row] = []
    for table in re.findall(r"(?:^\|.*\n?)+", section, re.MULTILINE):
        head, rule, *lines = [_cells(line) for line in table.splitlines()]
        assert head == COLUMNS, f"{game}: the columns of a table are {COLUMNS}, not {head}"
        assert all(re.fullmatch(r":?-+:?", cell) for cell in rule)
        for cells in lines:
            assert len(cells) == 2, f"{game}: a row has two cells, not {cells}"
            found.append(Row(game, *cells))
    return found


def _cells(line: str) -> list[str]:
    return [cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def all_rows() -> list[Any]:
    found = [row for page in PAGES for row in rows(page.read_text("utf-8"), page.stem)]
    return [pytest.param(row, id=f"{row.game}: {row.named}") for row in found]


def check(row: Row) -> None:
    """Fails unless everything the row refers to is there."""
    references = re.findall(r"`([^`]+)`", row.where)
    assert references, f"{row.named}: nothing there can be checked"
    for reference in references:
        kind, _, name = reference.partition(":")
        if reference.startswith("./play"):
            check_command(reference)
        elif kind == "option":
            assert name in find(row.game).config.model_fields, f"{row.game} has no option {name}"
        elif kind == "message":
            check_message(name)
        elif "/" in reference or (ROOT / reference).exists():
            assert (ROOT / reference).exists(), f"there is no file {reference}"
        else:
            check_object(reference, row.named)


def check_object(dotted: str, named: str) -> None:
    found = imported(dotted)
    if isinstance(found, str):
        assert f'"{found}"' in named, f"{dotted} is {found!r}, which the text does not name"


def imported(dotted: str) -> object:
    """What a dotted name stands for; nothing for a field that only instances have, if it is declared."""
    parts = dotted.split(".")
    length = next((n for n in range(len(parts), 0, -1) if _is_module(parts[:n])), 0)
    assert length, f"there is no module {parts[0]}"
    found: object = import_module(".".join(parts[:length]))
    for part in parts[length:]:
        declared = part in getattr(found, "__annotations__", {})
        assert hasattr(found, part) or declared, f"there is no {dotted}"
        found = getattr(found, part, None)
    return found


def _is_module(parts: list[str]) -> bool:
    try:
        import_module(".".join(parts))
    except ModuleNotFoundError:
        return False
    return True


def check_command(line: str) -> None:
    _, *words = shlex.split(line)
    command: Any = typer.main.get_command(app)
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words.pop(0)]
    known = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
    group = hasattr(command, "commands")
    for word in words:
        if word.startswith("--"):
            assert word.partition("=")[0] in known, f"{line}: there is no option {word}"
        else:
            assert not group, f"{line}: there is no command {word}"


def check_message(name: str) -> None:
    message, _, attribute = name.partition(".")
    texts = "\n".join([*HOUSE_WORDS, *(game_words(game, "en") for game in names())])
    found = re.search(rf"^{re.escape(message)} *=(.*(?:\n[ }}].*)*)", texts, re.MULTILINE)
    assert found, f"there is no message {message}"
    assert not attribute or f".{attribute} =" in found[1], f"{message} has no {attribute}"


@pytest.mark.parametrize("row", all_rows())
def test_what_a_text_names_is_where_the_table_says(row: Row) -> None:
    check(row)


def test_there_are_tables() -> None:
    assert {row.values[0].game for row in all_rows()} == set(names())


PAGE = f"""
{HEADING}

Words before it.

| the text names | where it is |
|---|---|
| the label "Roll Dice" | `boardloom.classic.board.gui.labels.ROLL_DICE` on a button |
| a turn | `./play play --fast`, `option:chain`, `message:wins`, `boardloom.classic.board.Turn.dice` |

## Another section

| a | b |
|---|---|
"""


def test_rows_are_read() -> None:
    label, turn = rows(PAGE, "custom")
    assert label.named == 'the label "Roll Dice"'
    check(label)
    check(turn)
    assert rows("# Nothing", "custom") == []


@pytest.mark.parametrize(
    "where",
    [
        "no reference at all",
        "`boardloom.classic.board.Game.set_up`",
        "`boardloom.classic.bored`",
        "`nowhere.at.all`",
        "`boardloom.classic.board.gui.labels.END_GAME`",
        "`./play roll`",
        "`./play play --slow`",
        "`option:rounds`",
        "`message:custom-nothing`",
        "`message:wins.help`",
        "`docs/images/nothing.webp`",
        "`boardloom.new` and `option:nothing`",
    ],
)
def test_what_is_not_there_is_found_out(where: str) -> None:
    with pytest.raises(AssertionError):
        check(Row("custom", 'the label "Roll Dice"', where))


def test_a_table_with_other_columns_is_found_out() -> None:
    with pytest.raises(AssertionError, match="the columns of a table"):
        rows(PAGE.replace("where it is", "place"), "custom")

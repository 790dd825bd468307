"""The choices of a decision, listed: what is typed for each, and beside English words what they mean."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from boardloom.core.game import Position
from boardloom.core.message import message
from boardloom.core.picture import columns_of
from boardloom.terminal.paint import style
from boardloom.terminal.steps import Label, Steps
from boardloom.words import spoken

LISTED = 30
"""Choices listed before a person asks for all of them."""
GAP = 3
"""Columns between names."""


class _Row(NamedTuple):
    number: str
    """Empty where choices are not taken by number."""
    name: str
    label: Label


def numbered(position: Position) -> bool:
    """Choices have numbers unless there is one in their names, which is then the number to type."""
    words = (word for action in position.choices() for word in position.name(action).split())
    return not any(map(str.isdecimal, words))


def choice_list(steps: Steps, width: int, everything: bool = False) -> Text:
    """Choices with words of their own in a line each, the others in columns; then the shortcuts."""
    position = steps.position
    actions = list(position.choices())
    shown = actions if everything else actions[:LISTED]
    digits, by_number = len(str(len(shown))), numbered(position)
    rows = [
        _Row(
            f"{place:>{digits}} " if by_number else "",
            position.name(action),
            steps.labels.get(action, Label("", "")),
        )
        for place, action in enumerate(shown, 1)
    ]
    listed = Text()
    for (explained, above), group in groupby(rows, lambda row: (bool(row.label.own), row.label.above)):
        if above:
            listed.append(f"{above}\n", style("faint"))
        for line in _lines(list(group)) if explained else _columns(list(group), width):
            listed.append_text(line).append("\n")
    if len(shown) < len(actions):
        more = message("table-more", count=len(actions) - len(shown))
        listed.append(f"{spoken(more)}\n", style("faint"))
    by_name = [_Row(" " * (digits + 1), name, Label(said, "")) for name, said in steps.shortcuts.items()]
    for line in _lines(by_name) if by_name else ():
        listed.append_text(line).append("\n")
    return listed


def _lines(rows: Sequence[_Row]) -> Iterator[Text]:
    widest = max(columns_of(row.name) for row in rows)
    for row in rows:
        yield _named(row, widest + GAP).append(row.label.own, style("faint"))


def _columns(rows: Sequence[_Row], width: int) -> Iterator[Text]:
    widest = max(columns_of(row.name) for row in rows)
    across = max(1, (width + GAP) // (len(rows[0].number) + widest + GAP))
    for first in range(0, len(rows), across):
        *before, last = rows[first : first + across]
        yield Text().join([*(_named(row, widest + GAP) for row in before), _named(last)])


def _named(row: _Row, columns: int = 0) -> Text:
    pad = " " * (columns - columns_of(row.name))
    return Text.assemble((row.number, style("good")), row.name, pad)

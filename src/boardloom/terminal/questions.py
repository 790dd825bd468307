"""Questions of the menu: what is asked, what Enter takes, and what may be typed."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

from boardloom.core.errors import BadInput
from boardloom.core.message import Words
from boardloom.terminal.paint import style
from boardloom.terminal.talk import Leave, hear, say
from boardloom.words import spoken

BOLD = Style(bold=True)
Answer = TypeVar("Answer")


def ask(
    console: Console, question: Words, default: str, understood: Callable[[str], Answer], shown: str = ""
) -> Answer:
    """Ask until the answer is one; Enter alone gives the usual one, which may be shown in other words."""
    prompt = Text.assemble((f"{spoken(question)} ", BOLD), (f"[{shown or default}] ", style("faint")))
    while True:
        typed = hear(console, prompt)
        if typed.casefold() in ("q", "quit"):
            raise Leave
        try:
            return understood(typed or default)
        except BadInput as error:
            say(console, Text(spoken(error.words), style("bad")))


def show_list(console: Console, rows: Sequence[tuple[str, str]]) -> None:
    """A numbered list of names with a few words each."""
    table = Table.grid(padding=(0, 2))
    for place, (name, words) in enumerate(rows, 1):
        table.add_row(Text(f"{place:>3}", style("good")), Text(name, BOLD), Text(words, style("faint")))
    console.print(table)

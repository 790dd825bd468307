"""Talking with the person at the keyboard, or with a pipe in the person's place."""

import os
import select
import signal
import socket
import sys
from collections.abc import Collection
from contextlib import suppress
from io import TextIOWrapper

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from boardloom.terminal.keys import hear_keys

NOTHING = Text()
FORGET_SCROLLED = "\x1b[3J"
"""Terminals move what they clear to the lines above the screen; this makes them forget those."""


def progress() -> Progress:
    """On a terminal a bar on standard error, elsewhere nothing."""
    return Progress(
        TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not Console(stderr=True).is_terminal,
    )  # fmt: skip


class Leave(KeyboardInterrupt):
    """A person asks to leave, with a word rather than with Ctrl-C."""


def prepare(console: Console) -> None:
    """Let no odd byte typed, and no sign a terminal cannot show, stop a game."""
    for stream in (sys.stdin, console.file):
        if isinstance(stream, TextIOWrapper) and stream.errors != "replace":
            stream.reconfigure(errors="replace")


def typing() -> bool:
    """Whether a person types, rather than a file or a pipe."""
    return sys.stdin is not None and sys.stdin.isatty()


def live(console: Console) -> bool:
    """Whether somebody sits at a terminal that can be cleared and redrawn."""
    return console.is_terminal and not console.is_dumb_terminal and typing()


def say(console: Console, words: str | Text) -> None:
    """A line as it is: names with [brackets] are names, not markup."""
    console.print(Text(words) if isinstance(words, str) else words, soft_wrap=True, highlight=False)


def wipe(console: Console) -> None:
    """Clear the terminal, and what was scrolled out of it."""
    console.clear()
    if not console.legacy_windows:
        console.file.write(FORGET_SCROLLED)
        console.file.flush()


def number(typed: str) -> int:
    """The number typed, or 0 where it is none that could be meant."""
    return int(typed) if typed.isdecimal() and len(typed) < 10 else 0


def forget_typed_ahead() -> None:
    """Drop what was typed while bots were moving: an impatient Enter must not roll the dice."""
    with suppress(ImportError, OSError, ValueError):
        import termios  # not on every system

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def hear(console: Console, prompt: Text = NOTHING, at_once: Collection[str] = ()) -> str:
    """The line typed, without the space around it; or a key `at_once`, where somebody sits at a terminal that
    can be redrawn. `EOFError` where there is none."""
    console.print(prompt, end="", soft_wrap=True, highlight=False)
    if sys.stdin is None:
        raise EOFError
    if at_once and live(console) and os.name == "posix":
        return hear_keys(at_once, console.file).strip()
    if typing() and os.name == "posix":
        _await_line()
    line = input().strip()
    if not typing():
        say(console, line)
    return line


def _await_line() -> None:
    """Until a line is typed or Ctrl-C is pressed.

    `input` alone does not notice a Ctrl-C that comes after the prompt is printed and before it reads.
    """
    noticed, notice = socket.socketpair()
    with noticed, notice:
        notice.setblocking(False)
        before = signal.set_wakeup_fd(notice.fileno())
        try:
            select.select([sys.stdin, noticed], [], [])
        finally:
            signal.set_wakeup_fd(before)

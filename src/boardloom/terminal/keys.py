"""A line typed key by key, so that some keys act at once, without Enter."""

import codecs
import os
import select
import sys
from collections.abc import Container, Iterator
from contextlib import contextmanager
from typing import IO

from boardloom.core.picture import columns_of

ESCAPE, END_OF_INPUT, ERASE_LINE = "\x1b", "\x04", "\x15"
ERASE = ("\x7f", "\b")
ENTER = ("\r", "\n")
LONGEST = 8
"""Characters of a key's sequence at most."""
SOON = 0.1
"""Seconds within which a terminal sends the rest of a key's sequence."""


def hear_keys(at_once: Container[str], echo: IO[str]) -> str:
    """The line typed; or, where it is empty, one of the keys `at_once`, by what the terminal sends for it.

    The terminal is as it was when this returns, or when Ctrl-C or an error ends it.
    """
    line = ""
    with _key_by_key():
        for key in _keys():
            if key in ENTER:
                _write(echo, "\n")
                return line
            if not line and key in at_once:
                return key
            if not line and key == END_OF_INPUT:
                raise EOFError
            if key in ERASE:
                _erase(echo, line[-1:])
                line = line[:-1]
            elif key == ERASE_LINE:
                _erase(echo, line)
                line = ""
            elif key.isprintable():
                _write(echo, key)
                line += key
    raise EOFError


@contextmanager
def _key_by_key() -> Iterator[None]:
    """The terminal hands over every key at once and shows none; Ctrl-C still interrupts."""
    import termios  # neither is on every system
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _keys() -> Iterator[str]:
    """What is typed: characters, and sequences such as those of arrow keys, until there is no more."""
    terminal = sys.stdin.fileno()
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    while byte := os.read(terminal, 1):
        key = decoder.decode(byte)
        while key.startswith(ESCAPE) and not _whole(key) and select.select([terminal], [], [], SOON)[0]:
            key += os.read(terminal, 1).decode("latin-1")
        if key:
            yield key


def _whole(sequence: str) -> bool:
    """Whether a sequence that begins with Escape is at its end."""
    if sequence[1:2] not in ("", "[", "O"):
        return True
    return len(sequence) >= LONGEST or (len(sequence) > 2 and "@" <= sequence[-1] <= "~")


def _erase(echo: IO[str], shown: str) -> None:
    _write(echo, "\b \b" * columns_of(shown))


def _write(echo: IO[str], text: str) -> None:
    echo.write(text)
    echo.flush()

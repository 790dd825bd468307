"""Transcripts: one readable text format for every game.

    boardloom transcript 1
    game: snakes 1
    id: 20261115-103000-4f2a9c
    started: 2026-11-15T10:30:00Z
    seed: 4711
    config: {"preset": "milton-bradley"}
    seat: human Ann
    seat: bot Bo
    moves:
    1. seat 2  ; Bo plays first, Ann last.
    2. 4  ; Bo rolls 4: onto cell 4, up the ladder to 14.
    result: unfinished
    end: 2 moves, state 5d0c6e4b

Everything after a semicolon is for the reader. The last line guards against lost or changed lines.
"""

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn

from boardloom.errors import BadTranscript
from boardloom.games import find
from boardloom.play.match import Match, Seat

TITLE = "boardloom transcript 1"
HEADER = ("game", "id", "started", "seed", "config")


def write(match: Match) -> str:
    lines = [
        TITLE,
        f"game: {match.game.name} {match.game.version}",
        f"id: {match.id}",
        f"started: {match.started}",
        f"seed: {match.seed}",
        f"config: {json.dumps(match.config.chosen())}",
        *(f"seat: {seat.kind} {seat.name}" for seat in match.seats),
        "moves:",
    ]
    for i, action in enumerate(match.actions):
        lines.append(f"{i + 1}. {match.positions[i].name(action)}  ; {match.story(i)}")
    lines.append(f"result: {_result(match)}")
    lines.append(_end(match))
    return "\n".join(lines) + "\n"


def read(text: str) -> Match:
    """The match a transcript tells of, replayed and checked move by move."""
    return _Reader(text).match()


@dataclass(frozen=True)
class Summary:
    """The stats of a game; its moves history is the transcript itself."""

    id: str
    game: str
    started: str
    players: tuple[str, ...]
    winners: tuple[str, ...]
    """Nobody while the game is unfinished."""
    moves: int


def summarize(text: str) -> Summary:
    """The stats alone, without replaying."""
    reader = _Reader(text)
    header, seats = reader.header()
    ending = re.search(
        r"^result: (?:unfinished|seats? ([\d, ]+)  ;.*)\nend: (\d+) moves, ", text, re.MULTILINE
    )
    if ending is None:
        reader.refuse("the end of the file is missing")
    numbers, moves = ending.groups()
    names = tuple(seat.name for seat in seats)
    winners = tuple(names[int(number) - 1] for number in numbers.split(",")) if numbers else ()
    return Summary(header["id"], header["game"].split()[0], header["started"], names, winners, int(moves))


class _Reader:
    """Takes a transcript line by line, and knows which line it is on."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0

    def match(self) -> Match:
        header, seats = self.header()
        match = self._opening(header, seats)
        while self.at < len(self.lines) and not self.lines[self.at].startswith("result: "):
            self._move(match, self._next())
        if self._next() != f"result: {_result(match)}":
            self.refuse(f"the moves end with the result {_result(match)!r}")
        if self._next() != _end(match):
            self.refuse(f"the moves do not add up: they make {_end(match)!r}")
        if any(line.strip() for line in self.lines[self.at :]):
            self._next()
            self.refuse("nothing may follow the end")
        return match

    def header(self) -> tuple[dict[str, str], list[Seat]]:
        if self._next() != TITLE:
            self.refuse(f"a transcript begins with {TITLE!r}")
        header = {name: self._value(name) for name in HEADER}
        seats = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("seat: "):
            kind, _, name = self._value("seat").partition(" ")
            if kind not in ("human", "bot"):
                self.refuse(f"a seat is human or bot, not {kind!r}")
            seats.append(self._checked(Seat, name, kind))
        if self._next() != "moves:":
            self.refuse("'moves:' should stand here")
        return header, seats

    def refuse(self, reason: str) -> NoReturn:
        raise BadTranscript(f"line {self.at}: {reason}")

    def _opening(self, header: dict[str, str], seats: list[Seat]) -> Match:
        self.at = 2
        name, _, version = header["game"].partition(" ")
        game = self._checked(find, name)
        if version != str(game.version):
            self.refuse(f"{name} {version} was played; this Boardloom plays {name} {game.version}")
        self.at = 5
        if not header["seed"].isdecimal():
            self.refuse("the seed is a whole number")
        self.at = 6
        try:
            options = json.loads(header["config"])
        except json.JSONDecodeError as error:
            self.refuse(f"the config is not JSON: {error}")
        if not isinstance(options, dict):
            self.refuse("the config is a JSON object")
        config = self._checked(game.config.make, options)
        self.at = 6 + len(seats)
        seed, id, started = int(header["seed"]), header["id"], header["started"]
        match: Match = self._checked(Match, game, config, tuple(seats), seed, id, started)
        self.at += 1
        return match

    def _move(self, match: Match, line: str) -> None:
        number, _, rest = line.partition(". ")
        if number != str(len(match.actions) + 1):
            self.refuse(f"move {len(match.actions) + 1} should stand here")
        name = rest.split(";", 1)[0].strip()
        match.play(self._checked(match.position.find, name))

    def _next(self) -> str:
        if self.at >= len(self.lines):
            self.refuse("the file ends here, too early")
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def _value(self, name: str) -> str:
        key, colon, value = self._next().partition(": ")
        if key != name or not colon:
            self.refuse(f"'{name}: ...' should stand here")
        return value

    def _checked(self, make: Callable[..., Any], *args: Any) -> Any:
        try:
            return make(*args)
        except ValueError as error:
            self.refuse(str(error))


def _result(match: Match) -> str:
    """`seat 2  ; Bo`, or all who share the win, or `unfinished`."""
    if not match.position.over:
        return "unfinished"
    numbers = [str(match.names.index(name) + 1) for name in match.winners]
    return f"seat{'s' if len(numbers) > 1 else ''} {', '.join(numbers)}  ; {', '.join(match.winners)}"


def _end(match: Match) -> str:
    digest = hashlib.sha256(bytes(match.position.state)).hexdigest()
    return f"end: {len(match.actions)} moves, state {digest[:16]}"

"""Transcripts: one readable text format for every game.

    boardloom transcript 1
    game: snakes 1
    id: 20261115-103000-4f2a9c
    started: 2026-11-15T10:30:00Z
    seed: 4711
    config: {"preset": "milton-bradley"}
    seat: human Ann
    seat: bot:random Bo
    moves:
    1. seat 2  ; Bo plays first, Ann last.
    2. 4  ; Bo rolls 4: onto cell 4, up the ladder to 14.
    result: unfinished
    end: 2 moves, check 5d0c6e4b1f9a7733

Everything after a semicolon is for the reader. The last line guards against lost or changed lines.
"""

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn, ParamSpec, TypeVar

from boardloom.core.errors import BadInput, BadTranscript
from boardloom.core.message import Words, message
from boardloom.core.reasons import reason_of
from boardloom.games import find
from boardloom.match.match import Match
from boardloom.match.seat import Kind, Seat

P = ParamSpec("P")
T = TypeVar("T")
TITLE = "boardloom transcript 1"
ENDING = (
    r"^result: (?:unfinished|seats? (\d{1,9}(?:, \d{1,9})*)(?:  ;.*)?)\nend: (\d{1,9}) moves, check \w+\Z"
)
HEADER = ("game", "id", "started", "seed", "config")
KINDS: dict[str, Kind] = {"human": "here", "bot": "bot"}
"""How seats are told: a transcript does not say where a person sat."""


def write(match: Match) -> str:
    lines = [*_header(match), "moves:"]
    for i, action in enumerate(match.actions):
        story = match.story(i)
        lines.append(f"{i + 1}. {match.positions[i].name(action)}" + (f"  ; {story}" if story else ""))
    lines += [_result(match) + (f"  ; {', '.join(match.winners)}" if match.winners else ""), _end(match)]
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
    bots: tuple[bool, ...]
    """Which of the players are bots."""
    winners: tuple[str, ...]
    """Nobody while the game is unfinished."""
    moves: int


def summarize(text: str) -> Summary:
    """The stats alone, without replaying."""
    reader = _Reader(text)
    header, seats = reader.header()
    reader.at = len(reader.lines)
    ending = re.search(ENDING, "\n".join(line.rstrip() for line in reader.lines).rstrip(), re.MULTILINE)
    numbers = [int(number) for number in ((ending and ending[1]) or "").split(",") if number]
    if ending is None or not all(1 <= number <= len(seats) for number in numbers):
        reader.refuse(message("transcript-damaged-end"))
    names = tuple(seat.name for seat in seats)
    winners = tuple(names[number - 1] for number in numbers)
    game, bots = header["game"].split()[0], tuple(seat.kind == "bot" for seat in seats)
    return Summary(header["id"], game, header["started"], names, bots, winners, int(ending[2]))


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
        if self._next().split("  ;")[0] != _result(match):
            self.refuse(message("transcript-result", expected=repr(_result(match))))
        if self._next() != _end(match):
            self.refuse(message("transcript-sum", expected=repr(_end(match))))
        if any(line.strip() for line in self.lines[self.at :]):
            self._next()
            self.refuse(message("transcript-after-end"))
        return match

    def header(self) -> tuple[dict[str, str], list[Seat]]:
        if self._next() != TITLE:
            self.refuse(message("transcript-title", expected=repr(TITLE)))
        header = {name: self._value(name) for name in HEADER}
        seats = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("seat: "):
            who, _, name = self._value("seat").partition(" ")
            kind, _, bot = who.partition(":")
            if kind not in KINDS:
                self.refuse(message("transcript-seat", given=repr(kind)))
            seats.append(self._checked(Seat, name, KINDS[kind], bot))
        if self._next() != "moves:":
            self.refuse(message("transcript-line-expected", expected="'moves:'"))
        return header, seats

    def refuse(self, problem: Words) -> NoReturn:
        raise BadTranscript(message("transcript-problem", line=str(max(1, self.at)), problem=problem))

    def _opening(self, header: dict[str, str], seats: list[Seat]) -> Match:
        self.at = 2
        name, _, version = header["game"].partition(" ")
        game = self._checked(find, name)
        if version != str(game.version):
            played, ours = version or "?", str(game.version)
            self.refuse(message("transcript-version", game=name, played=played, ours=ours))
        self.at = 5
        if not re.fullmatch(r"[0-9]{1,19}", header["seed"]):
            self.refuse(message("transcript-seed"))
        self.at = 6
        try:
            options = json.loads(header["config"])
        except (ValueError, RecursionError) as error:
            self.refuse(message("transcript-config-json", reason=reason_of(error)))
        if not isinstance(options, dict):
            self.refuse(message("transcript-config-object"))
        config = self._checked(game.config.make, options)
        self.at = 6 + len(seats)
        seed, id, started = int(header["seed"]), header["id"], header["started"]
        match = self._checked(Match, game, config, tuple(seats), seed, id, started)
        self.at += 1
        return match

    def _move(self, match: Match, line: str) -> None:
        number, _, rest = line.partition(". ")
        if number != str(len(match.actions) + 1):
            self.refuse(message("transcript-move", number=str(len(match.actions) + 1)))
        name = rest.split(";", 1)[0].strip()
        match.play(self._checked(match.position.find, name))

    def _next(self) -> str:
        if self.at >= len(self.lines):
            self.refuse(message("transcript-too-short"))
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def _value(self, name: str) -> str:
        key, colon, value = self._next().partition(": ")
        if key != name or not colon:
            self.refuse(message("transcript-line-expected", expected=f"'{name}: ...'"))
        return value

    def _checked(self, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `make` gives; what it refuses is a problem of the line that was read last."""
        try:
            return make(*args, **kwargs)
        except ValueError as error:
            self.refuse(error.words if isinstance(error, BadInput) else reason_of(error))


def _header(match: Match) -> list[str]:
    return [
        TITLE,
        f"game: {match.game.name} {match.game.version}",
        f"id: {match.id}",
        f"started: {match.started}",
        f"seed: {match.seed}",
        f"config: {json.dumps(match.config.chosen())}",
        *map(_seat, match.seats),
    ]


def _seat(seat: Seat) -> str:
    """`seat: human Ann`, or `seat: bot:random Bo`."""
    kind = "bot" if seat.kind == "bot" else "human"
    return f"seat: {':'.join(filter(None, (kind, seat.bot)))} {seat.name}"


def _result(match: Match) -> str:
    """`result: seat 2`, or all who share the win, or `result: unfinished`."""
    if not match.position.over:
        return "result: unfinished"
    numbers = [str(match.names.index(name) + 1) for name in match.winners]
    return f"result: seat{'s' if len(numbers) > 1 else ''} {', '.join(numbers)}"


def _end(match: Match) -> str:
    """Guards every line above it, but for the reader's comments."""
    names = [p.name(action) for p, action in zip(match.positions, match.actions, strict=False)]
    content = "\n".join([*_header(match), *names, str(match.position.scores())])
    return f"end: {len(match.actions)} moves, check {hashlib.sha256(content.encode()).hexdigest()[:16]}"

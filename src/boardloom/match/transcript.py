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

In format 2 a player may have no name: `seat: human`. Format 1 has for such a player a name that says so in
English. What format 1 can tell is written in it, so that older versions read it too.
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
from boardloom.match.history import drawn
from boardloom.match.match import Match
from boardloom.match.old_names import name_read, old_name
from boardloom.match.seat import Kind, Seat
from boardloom.words import ENGLISH, catalogue

P = ParamSpec("P")
T = TypeVar("T")
TITLES = {f"boardloom transcript {format}": format for format in (1, 2)}
"""What a transcript begins with, and the format it has then."""
ENDING = (
    r"^result: (?:unfinished|seats? (\d{1,9}(?:, \d{1,9})*)(?:  ;.*)?)\nend: (\d{1,9}) moves, check \w+\Z"
)
HEADER = ("game", "id", "started", "seed", "config")
KINDS: dict[str, Kind] = {"human": "here", "bot": "bot"}
"""How seats are told: a transcript does not say where a person sat."""


def write(match: Match) -> str:
    format = _format(match)
    lines = [*_header(match, format), "moves:"]
    for i, action in enumerate(match.actions):
        story = match.story(i)
        lines.append(f"{i + 1}. {match.positions[i].name(action)}" + (f"  ; {story}" if story else ""))
    names = catalogue(ENGLISH).names(match.names)
    told = "drawn" if drawn(match.position) else ", ".join(names[seat] for seat in match.winners)
    lines += [_result(match) + (f"  ; {told}" if told else ""), _end(match, format)]
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
    """Their names; empty for those who have none."""
    bots: tuple[bool, ...]
    """Which of the players are bots."""
    winners: tuple[int, ...]
    """Their seats; nobody while the game is unfinished."""
    moves: int
    """How many actions the transcript tells of."""


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
    winners = tuple(number - 1 for number in numbers)
    game, bots = header["game"].split()[0], tuple(seat.kind == "bot" for seat in seats)
    return Summary(header["id"], game, header["started"], names, bots, winners, int(ending[2]))


class _Reader:
    """Takes a transcript line by line, and knows which line it is on."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0
        self.format = 0

    def match(self) -> Match:
        header, seats = self.header()
        match = self._opening(header, seats)
        while self.at < len(self.lines) and not self.lines[self.at].startswith("result: "):
            self._move(match, self._next())
        if self._next().split("  ;")[0] != _result(match):
            self.refuse(message("transcript-result", expected=repr(_result(match))))
        end = _end(match, self.format)
        if self._next() != end:
            self.refuse(message("transcript-sum", expected=repr(end)))
        if any(line.strip() for line in self.lines[self.at :]):
            self._next()
            self.refuse(message("transcript-after-end"))
        return match

    def header(self) -> tuple[dict[str, str], list[Seat]]:
        self.format = TITLES.get(self._next(), 0)
        if not self.format:
            self.refuse(message("transcript-title", expected=repr(next(iter(TITLES)))))
        header = {name: self._value(name) for name in HEADER}
        seats: list[Seat] = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("seat: "):
            who, _, name = self._value("seat").partition(" ")
            kind, _, bot = who.partition(":")
            if kind not in KINDS:
                self.refuse(message("transcript-seat", given=repr(kind)))
            seats.append(self._checked(Seat, self._name(name, len(seats)), KINDS[kind], bot))
        if self._next() != "moves:":
            self.refuse(message("transcript-line-expected", expected="'moves:'"))
        return header, seats

    def _name(self, written: str, seat: int) -> str:
        if self.format > 1:
            return written
        if not written:
            self.refuse(message("transcript-line-expected", expected="'seat: ... NAME'"))
        return name_read(written, seat)

    def refuse(self, problem: Words) -> NoReturn:
        raise BadTranscript(message("transcript-problem", line=str(max(1, self.at)), problem=problem))

    def _opening(self, header: dict[str, str], seats: list[Seat]) -> Match:
        self.at = 2
        name, _, version = header["game"].partition(" ")
        newest = self._checked(find, name)
        game = next((game for game in (newest, *newest.earlier) if str(game.version) == version), None)
        if game is None:
            played, ours = version or "?", str(newest.version)
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
        config = self._checked(game.config.kept, options)
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


def _format(match: Match) -> int:
    """The first format that can tell who plays."""
    return 1 if all(name and name_read(name, seat) for seat, name in enumerate(match.names)) else 2


def _header(match: Match, format: int) -> list[str]:
    seats = [_seat(seat, old_name(number) if format == 1 else "") for number, seat in enumerate(match.seats)]
    return [
        next(title for title, titled in TITLES.items() if titled == format),
        f"game: {match.game.name} {match.game.version}",
        f"id: {match.id}",
        f"started: {match.started}",
        f"seed: {match.seed}",
        f"config: {json.dumps(match.config.chosen())}",
        *seats,
    ]


def _seat(seat: Seat, unnamed: str) -> str:
    """`seat: human Ann`, or `seat: bot:random Bo`."""
    kind = "bot" if seat.kind == "bot" else "human"
    return f"seat: {':'.join(filter(None, (kind, seat.bot)))} {seat.name or unnamed}".rstrip()


def _result(match: Match) -> str:
    """`result: seat 2`, or all who share the win, or `result: unfinished`."""
    if not match.position.over:
        return "result: unfinished"
    numbers = [str(seat + 1) for seat in match.winners]
    return f"result: seat{'s' if len(numbers) > 1 else ''} {', '.join(numbers)}"


def _end(match: Match, format: int) -> str:
    """Guards every line above it, but for the reader's comments."""
    names = [p.name(action) for p, action in zip(match.positions, match.actions, strict=False)]
    content = "\n".join([*_header(match, format), *names, str(match.position.scores())])
    return f"end: {len(match.actions)} moves, check {hashlib.sha256(content.encode()).hexdigest()[:16]}"

"""Characters with tones: what painters write on, and how tokens share a few columns."""

import re
from collections.abc import Sequence

from boardloom.core.picture import Span, columns_of, cut
from boardloom.core.scene import Node

Row = list[Span]

KNOWN = ("good", "bad", "special", "faint", "plain", "blue", "yellow", "red", "green")
LIKE = {"start": "blue", "goal": "yellow", "home": "green"}
SEAT = re.compile(r"(?:seat|token)(\d{1,4})")
GAP = "  "
"""Between what stands in one line."""
MANY = "+"
"""There are more than there is room for."""


def ink(tone: str) -> str:
    """The tone of text and grounds, among those terminals have colours for."""
    if seat := SEAT.fullmatch(tone):
        return f"seat{seat[1]}"
    return tone if tone in KNOWN else LIKE.get(tone, "plain")


def badge(mark: str, tone: str) -> Span:
    """A sign in the full colour of its tone, which stands out without colours too where it is a seat's."""
    if seat := SEAT.fullmatch(tone):
        return Span(mark, f"token{seat[1]}")
    return Span(mark, "plain", ink(tone))


def width_of(row: Sequence[Span]) -> int:
    return sum(columns_of(span.text) for span in row)


def cropped(row: Sequence[Span], columns: int) -> Row:
    """As much of a row as there is room for."""
    kept: Row = []
    for span in row:
        shown = cut(span.text, columns)
        if shown:
            kept.append(Span(shown, span.tone, span.ground))
        columns -= columns_of(shown)
        if shown != span.text:
            break
    return kept


def padded(row: Sequence[Span], columns: int) -> Row:
    """A row in exactly so many columns."""
    shown = cropped(row, columns)
    return [*shown, Span(" " * (columns - width_of(shown)))]


def flowing(chunks: Sequence[Row], columns: int, indent: str = "", gap: str = GAP) -> list[Row]:
    """Chunks in lines, as many in each as there is room for; words that are too long for one are broken."""
    rows: list[Row] = []
    for chunk in chunks:
        if rows and width_of(rows[-1]) + len(gap) + width_of(chunk) <= columns:
            rows[-1] += [Span(gap), *chunk]
        elif len(chunk) == 1:
            lines = _broken(chunk[0].text, columns - len(indent))
            rows += [[Span(indent), Span(line, chunk[0].tone)] for line in lines]
        else:
            rows.append([Span(indent), *chunk])
    return [cropped(row, columns) for row in rows]


def _broken(words: str, columns: int) -> list[str]:
    lines = [""]
    for word in words.split():
        if lines[-1] and columns_of(f"{lines[-1]} {word}") > columns:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


class Canvas:
    """A rectangle of characters. A wide character is followed by an empty one."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._at = [[Span(" ") for _ in range(columns)] for _ in range(rows)]

    def write(self, row: int, column: int, spans: Sequence[Span], room: int) -> None:
        """Write over what is there, no further than `room` columns nor beyond the edges."""
        room = min(room, self.columns - column)
        if not 0 <= row < self.rows or column < 0 or room <= 0:
            return
        for span in cropped(spans, room):
            for character in span.text:
                wide = columns_of(character)
                if wide == 0:
                    before = self._at[row][max(0, column - 1)]
                    self._at[row][max(0, column - 1)] = Span(
                        before.text + character, before.tone, before.ground
                    )
                    continue
                self._at[row][column] = Span(character, span.tone, span.ground)
                if wide == 2:
                    self._at[row][column + 1] = Span("", span.tone, span.ground)
                column += wide

    def row(self, number: int, first: int, end: int) -> Row:
        """Columns of a row, neighbours that look alike joined."""
        joined: Row = []
        for span in self._at[number][first:end]:
            last = joined[-1] if joined else None
            if last and (last.tone, last.ground) == (span.tone, span.ground):
                joined[-1] = Span(last.text + span.text, last.tone, last.ground)
            else:
                joined.append(span)
        return joined


def crowd(tokens: Sequence[Node], room: int, ground: str) -> Row:
    """Tokens that stand in one place, each with its mark where there is room; else shortened together."""
    apart = [part for token in tokens for part in (Span(" ", "plain", ground), _token(token))][1:]
    tight = [_token(token) for token in tokens]
    groups: dict[str, list[Node]] = {}
    for token in tokens:
        groups.setdefault(token.tone, []).append(token)
    joined = [_sign(group, _together(group)) for group in groups.values()]
    counted = [_sign(group, _counted(group)) for group in groups.values()]
    initials = [_sign(group, group[0].mark[:1]) for group in groups.values()]
    for way in (apart, tight, joined, counted, initials):
        if width_of(way) <= room:
            return way
    return [*cropped(initials[: max(0, room - 1)], room), Span(MANY[:room], "plain", ground)]


def _token(node: Node) -> Span:
    return Span(node.mark, "faint") if "faint" in node.flags else badge(node.mark, node.tone)


def _sign(group: Sequence[Node], mark: str) -> Span:
    return badge(mark, group[0].tone)


def _together(group: Sequence[Node]) -> str:
    """What marks have in common once: Ap and Aq are Apq."""
    marks = sorted(node.mark for node in group)
    common = _beginning(marks)
    return common + "".join(mark[len(common) :] for mark in marks)


def _counted(group: Sequence[Node]) -> str:
    marks = [node.mark for node in group]
    return f"{_beginning(marks) or marks[0]}×{len(marks)}" if len(marks) > 1 else marks[0]


def _beginning(marks: Sequence[str]) -> str:
    """What several marks begin with.

    >>> _beginning(["Ap", "Aq"]), _beginning(["Ap"])
    ('A', '')
    """
    if len(marks) < 2:
        return ""
    same = 0
    for letters in zip(*marks, strict=False):
        if len(set(letters)) > 1:
            break
        same += 1
    return marks[0][:same]


def window(length: int, shown: int, focus: int) -> range:
    """As many of `length` places as can be shown, with `focus` among them."""
    shown = min(length, max(1, shown))
    low = min(max(0, focus - shown // 2), length - shown)
    return range(low, low + shown)

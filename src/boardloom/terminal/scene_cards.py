"""Cards on a table, as `hand` of `boardloom.view` lays them: hand by hand, as they lie."""

from collections.abc import Iterator
from itertools import groupby, pairwise

from boardloom.core.message import Wording
from boardloom.core.picture import Span
from boardloom.core.scene import Node
from boardloom.terminal.scene_canvas import Row, flowing, ink, width_of
from boardloom.terminal.scene_grid import Look, is_grid

TOGETHER = 1.5
"""Cards whose middles are nearer than so many widths are in one hand."""
MANY = 4
"""So many cards of which one sees the back are counted."""
WIDEST = 72
"""Columns of a table: hands that are farther apart are not seen as one table."""


def cards_of(look: Look) -> list[Node]:
    """What lies on the table as a card; a board's own cells may look like one."""
    fixed = {node.id for node in (*look.board.nodes, *look.board.details)}
    seats = {f"seat{seat}" for seat in range(len(look.scene.players))}
    return [
        node
        for node in look.scene.nodes
        if node.kind == "cell" and node.look == "card" and node.id not in fixed | seats
    ]


def ways_of_cards(look: Look, columns: int) -> list[list[Row]]:
    """All hands, from the far side of the table to the near one, from left to right: as they lie where there
    is a table and room for it, else one after the other."""
    hands = [hand for line in _lines(cards_of(look)) for hand in line]
    return [
        [] if is_grid(look.board) else _laid_out(look, columns),
        flowing([chunk for hand in hands for chunk in _chunks(hand, look.words, columns)], columns),
    ]


def _chunks(hand: list[Node], words: Wording, columns: int) -> list[Row]:
    """A hand, card by card where it is too long for a line."""
    whole = _painted(hand, words)
    return [whole] if width_of(whole) <= columns else [_painted([card], words) for card in hand]


def _laid_out(look: Look, columns: int) -> list[Row]:
    """A row for all hands that lie side by side, each about where it lies; nothing where there is no room."""
    scale = min(columns, WIDEST) / max(1.0, look.board.width)
    rows: list[Row] = []
    for line in _lines(cards_of(look)):
        row: Row = []
        for hand in line:
            shown = _painted(hand, look.words)
            middle = scale * sum(card.x for card in hand) / len(hand)
            used = width_of(row)
            gap = max(2 if row else 0, round(middle - width_of(shown) / 2) - used)
            row += [Span(" " * gap), *shown]
        rows.append(row)
    return rows if all(width_of(row) <= columns for row in rows) else []


def _lines(cards: list[Node]) -> Iterator[list[list[Node]]]:
    """Hands that lie at the same height, one line after the other."""
    for _, line in groupby(sorted(cards, key=lambda card: (card.y, card.x)), key=lambda card: card.y):
        yield list(_hands(list(line)))


def _hands(line: list[Node]) -> Iterator[list[Node]]:
    hand = line[:1]
    for before, card in pairwise(line):
        if card.tone != before.tone or card.x - before.x > TOGETHER * card.w:
            yield hand
            hand = []
        hand.append(card)
    yield hand


def _painted(hand: list[Node], words: Wording) -> Row:
    """Each card between brackets; many backs are one with their number."""
    row: Row = []
    for text, group in groupby(hand, key=lambda card: card.mark or words(card.caption)):
        cards = list(group)
        counted = not text and len(cards) >= MANY
        for card in cards[:1] if counted else cards:
            row += [Span("[", "faint"), Span(text or " ", ink(card.tone)), Span("]", "faint")]
        if counted:
            row.append(Span(f"×{len(cards)}", ink(cards[0].tone)))
    return row

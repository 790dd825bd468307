"""The custom board, and every figure of every player."""

from collections.abc import Sequence

from boardloom.core.game import Position
from boardloom.core.picture import Picture, Span, columns_of, fitted
from boardloom.games.custom.reading import config_of, state_of
from boardloom.games.custom.squares import KINDS
from boardloom.games.custom.stats import TYPES

ROWS = 6
"""Rows of squares shown at once."""
WIDE = 80
"""Columns from which figures are spelled out."""


def picture(p: Position, names: Sequence[str], width: int) -> Picture:
    drawn = Picture()
    _draw_board(drawn, p, width)
    drawn.add()
    figures = [_figures(p, seat, short=width < WIDE) for seat in range(len(names))]
    room = width - len("► 1  ") - max(len(line) for line in figures)
    longest = min(max(map(columns_of, names)), max(1, room))
    for seat, player in enumerate(names):
        _draw_player(drawn, p, seat, fitted(player, longest), figures[seat])
    drawn.add(Span(f"    {_several(state_of(p).total_moves, 'move')} in all", "faint"))
    return drawn


def _draw_board(drawn: Picture, p: Position, width: int) -> None:
    squares = config_of(p).board.squares
    cell = len(f"{len(squares)} +Playagain ")
    across = max(1, width // cell)
    total = -(-len(squares) // across)
    focus = state_of(p).position[state_of(p).seat] // across
    low = min(max(0, focus - ROWS // 2), max(0, total - ROWS))
    for row in range(low, min(total, low + ROWS)):
        numbers, tokens = [], []
        for index in range(row * across, min(len(squares), (row + 1) * across)):
            kind = KINDS[squares[index]]
            ground = "light" if (index % across + row) % 2 else "dark"
            tone = kind.tone if kind.name != "SIMPLE" else "faint"
            mark = "⚑" if index == len(squares) - 1 else kind.mark
            numbers.append(Span(f"{index} {mark}{_short(kind.name)}".ljust(cell), tone, ground))
            tokens += _draw_tokens(p, index, cell, ground)
        drawn.add(*numbers)
        drawn.add(*tokens)


def _several(n: int, thing: str) -> str:
    return f"{n} {thing}{'' if n == 1 else 's'}"


def _short(name: str) -> str:
    return "" if name == "SIMPLE" else name[:9].title()


def _draw_tokens(p: Position, index: int, cell: int, ground: str) -> list[Span]:
    here = [seat for seat in range(p.config.players) if state_of(p).position[seat] == index]
    margin = " " if 3 * len(here) <= cell else ""
    spans = [Span(f"{margin}{seat + 1}{margin}", f"token{seat}", ground) for seat in here]
    return [*spans, Span(" " * (cell - sum(len(span.text) for span in spans)), ground=ground)]


def _figures(p: Position, seat: int, short: bool) -> str:
    s = state_of(p)
    kind, at, coins, moves = TYPES[s.ptype[seat] - 1], s.position[seat], s.coins[seat], s.moves[seat]
    note = "wins!" if s.winner == seat else "in prison" if s.skip_turn[seat] else ""
    if short:
        return f"{kind} {at} {coins}c {moves}m {note.removeprefix('in ')}"
    colours = config_of(p).colours_of_players
    colour = colours[seat].ljust(max(len(c) for c in colours))
    return f"{colour}  {kind:7}  square {at}  {_several(coins, 'coin')}  {_several(moves, 'move')}  {note}"


def _draw_player(drawn: Picture, p: Position, seat: int, player: str, figures: str) -> None:
    won = state_of(p).winner == seat
    drawn.add(
        Span("► " if p.turn == seat or won else "  ", "good" if won else "plain"),
        Span(str(seat + 1), f"token{seat}"),
        Span(f" {player} "),
        Span(figures, "good" if won else "bad" if state_of(p).skip_turn[seat] else "plain"),
    )

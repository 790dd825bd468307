"""The board of Snakes & Ladders, and how far everybody is."""

from collections.abc import Sequence

from boardloom.core.game import Position
from boardloom.core.picture import Picture, Span, columns_of, fitted
from boardloom.games.snakes.board import TOKENS, Entity, column, row
from boardloom.games.snakes.entities import KINDS
from boardloom.games.snakes.reading import config_of, state_of

ROWS = 12
"""Rows shown of a board too large for the screen."""
NARROWEST = 7
"""Columns of a cell, so that a few tokens find room in it."""
BAR = 20
"""Columns of the longest bar of progress."""


def picture(p: Position, names: Sequence[str], width: int) -> Picture:
    drawn = Picture()
    _draw_board(drawn, p, width)
    drawn.add()
    room = width - len("► 1 ") - len(" 12345 ") - len("sits out 9")
    columns = min(max(map(columns_of, names)), max(1, room - 4))
    for seat, player in enumerate(names):
        _draw_player(drawn, p, seat, f" {fitted(player, columns)} ", max(0, min(BAR, room - columns - 2)))
    return drawn


def _draw_board(drawn: Picture, p: Position, width: int) -> None:
    side = config_of(p).side
    met = {e.cell: e for e in config_of(p).board}
    cell_width = max(NARROWEST, 1 + max(len(_label(cell, met.get(cell))) for cell in (*met, side * side)))
    focus = max(1, state_of(p).at[state_of(p).seat])
    columns = _window(side, width // cell_width, column(side, focus))
    rows = _window(side, side if side <= ROWS else ROWS, row(side, focus))
    for r in reversed(rows):
        numbers, tokens = [], []
        for c in columns:
            cell = r * side + (c if r % 2 == 0 else side - 1 - c) + 1
            ground = "light" if (r + c) % 2 else "dark"
            entity = met.get(cell)
            tone = KINDS[entity.kind].tone if entity else "faint"
            numbers.append(Span(_label(cell, entity).ljust(cell_width), tone, ground))
            tokens += _draw_tokens(p, cell, cell_width, ground)
        drawn.add(*numbers)
        drawn.add(*tokens)


def _label(cell: int, entity: Entity | None) -> str:
    return f"{cell}{KINDS[entity.kind].mark}{entity.to or ''}" if entity else str(cell)


def _draw_tokens(p: Position, cell: int, width: int, ground: str) -> list[Span]:
    """Whoever stands here, the one to move first; a + for those there is no room for."""
    here = [seat for seat in range(p.config.players) if state_of(p).at[seat] == cell]
    here.sort(key=lambda seat: seat != state_of(p).seat)
    margin = " " if 3 * len(here) < width else ""
    shown = here if len(here) < width else here[: width - 2]
    spans = [Span(margin + TOKENS[seat] + margin, f"token{seat}", ground) for seat in shown]
    rest = "+" if len(shown) < len(here) else ""
    return [*spans, Span(rest.ljust(width - sum(len(span.text) for span in spans)), ground=ground)]


def _draw_player(drawn: Picture, p: Position, seat: int, player: str, bar: int) -> None:
    at, skips = state_of(p).at[seat], state_of(p).skips[seat]
    done = bar * at // p.setup.last
    won = p.over and state_of(p).seat == seat
    drawn.add(
        Span("► " if p.turn == seat or won else "  ", "good" if won else "plain"),
        Span(TOKENS[seat], f"token{seat}"),
        Span(player),
        Span("━" * done, f"seat{seat}"),
        Span("·" * (bar - done), "faint"),
        Span(f" {at or 'start':>5} "),
        Span("wins!" if won else f"sits out {skips}" if skips else "", "good" if won else "bad"),
    )


def _window(length: int, shown: int, focus: int) -> range:
    """As many of `length` places as can be shown, with `focus` among them."""
    shown = min(length, max(1, shown))
    low = min(max(0, focus - shown // 2), length - shown)
    return range(low, low + shown)

"""Snakes & Ladders in words and in a picture."""

from collections.abc import Sequence

from boardloom.game import Position
from boardloom.games.snakes.board import column, row
from boardloom.games.snakes.config import Config
from boardloom.games.snakes.entities import KINDS
from boardloom.games.snakes.state import State
from boardloom.picture import Picture, Span

TOKENS = "123456789ABCDEFG"
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
ROWS = 12
"""Rows shown of a board too large for the screen."""
BAR = 20


def name(p: Position, action: int) -> str:
    return f"seat {action + 1}" if _drawing_lots(p) else str(action)


def turn(p: Position) -> int:
    return -1 if p.over or _drawing_lots(p) else _state(p).seat


def ask(p: Position) -> str:
    if _drawing_lots(p):
        return "draw lots for the turn order"
    return "roll the die" if _config(p).dice == 1 else "roll the dice"


def describe(before: Position, action: int, after: Position, names: Sequence[str]) -> str:
    if _drawing_lots(before):
        return _lots(before, action, after, names)
    old, new = _state(before), _state(after)
    seat = old.seat
    story = [f"{names[seat]} rolls {action}: {_movement(before, action, after)}"]
    story += [f"{names[p]} goes back to the start" for p in _sent_home(old, new, seat)]
    if after.over:
        story.append(f"{names[seat]} wins!")
    elif new.seat == seat and new.turns[seat] == old.turns[seat]:
        story.append("Another roll")
    for p in range(after.config.players):
        missed = old.skips[p] + (_skips_earned(old, new, p) if p == seat else 0) - new.skips[p]
        if missed > 0:
            story.append(f"{names[p]} sits out a turn")
    return ". ".join(story).replace("!.", "!") + ("" if after.over else ".")


def _movement(before: Position, roll: int, after: Position) -> str:
    """From where to where, and why."""
    old, new = _state(before), _state(after)
    seat = old.seat
    start, landed, end = old.at[seat], new.landed, new.at[seat]
    if landed < 0:
        if old.sixes == 2 and roll in _config(before).special_rolls:
            return "the third six in a row, " + _punishment(before, after)
        return "not a roll to start with" if start == 0 else f"too far, stays on {start}"
    path = f"{start} to {landed}" if start else f"onto cell {landed}"
    met = next((e for e in _config(before).board if e.cell == landed), None)
    if met is None:
        return path
    if met.to is None:
        effect = KINDS[met.kind].sentence.rstrip(".")
        return f"{path}, {met.kind}: {effect[0].lower()}{effect[1:]}" + (f" to {end}" if end > landed else "")
    way = {"up": "up the", "down": "down the"}.get(KINDS[met.kind].leads, "through the")
    return f"{path}, {way} {met.kind} to {end or met.to}"


def _punishment(before: Position, after: Position) -> str:
    old, new = _state(before), _state(after)
    start, end = old.at[old.seat], new.at[old.seat]
    if _config(before).third_six == "lose-next-turn":
        return "no move and the next turn lost"
    return "no move" if start == end else f"back to {end or 'the start'}"


def _skips_earned(old: State, new: State, seat: int) -> int:
    """Turns lost and sat out at once cancel in the record; what was sat out shows in the turns."""
    return max(0, new.turns[seat] - old.turns[seat] - (new.seat == seat))


def _sent_home(old: State, new: State, seat: int) -> list[int]:
    others = [p for p in range(len(old.at)) if p != seat and old.at[p] > 0 and new.at[p] == 0]
    return others + ([seat] if new.landed > 0 and new.at[seat] == 0 else [])


def _lots(before: Position, action: int, after: Position, names: Sequence[str]) -> str:
    place = _state(before).placed
    story = f"{names[action]} plays {PLACES[place] if place < len(PLACES) else f'number {place + 1}'}"
    if not _drawing_lots(after):
        story += f", {names[_state(after).follows[action]]} last"
    return story + "."


def picture(p: Position, names: Sequence[str], width: int) -> Picture:
    drawn = Picture()
    _draw_board(drawn, p, width)
    drawn.add()
    longest = max(len(n) for n in names)
    for seat, player in enumerate(names):
        _draw_player(drawn, p, seat, player.ljust(longest))
    return drawn


def _draw_board(drawn: Picture, p: Position, width: int) -> None:
    side = _config(p).side
    digits = len(str(side * side))
    cell_width = 2 * digits + 1
    focus = max(1, _state(p).at[_state(p).seat])
    columns = _window(side, width // cell_width, column(side, focus))
    rows = _window(side, side if side <= ROWS else ROWS, row(side, focus))
    met = {e.cell: e for e in _config(p).board}
    for r in reversed(rows):
        numbers, tokens = [], []
        for c in columns:
            cell = r * side + (c if r % 2 == 0 else side - 1 - c) + 1
            ground = "light" if (r + c) % 2 else "dark"
            entity = met.get(cell)
            if entity is None:
                numbers.append(Span(str(cell).rjust(digits).ljust(cell_width), "faint", ground))
            else:
                kind = KINDS[entity.kind]
                label = f"{cell:>{digits}}{kind.mark}{entity.to or ''}"
                numbers.append(Span(label.ljust(cell_width), kind.tone, ground))
            tokens += _draw_tokens(p, cell, cell_width, ground)
        drawn.add(*numbers)
        drawn.add(*tokens)


def _draw_tokens(p: Position, cell: int, width: int, ground: str) -> list[Span]:
    here = [seat for seat in range(p.config.players) if _state(p).at[seat] == cell]
    shown = here if len(here) < width else here[: width - 2]
    spans = [Span(" ", ground=ground)] if len(here) < width else []
    spans += [Span(TOKENS[seat], f"token{seat}", ground) for seat in shown]
    rest = "+" if len(shown) < len(here) else ""
    spans.append(Span(rest.ljust(width - sum(len(s.text) for s in spans)), ground=ground))
    return spans


def _draw_player(drawn: Picture, p: Position, seat: int, player: str) -> None:
    at, last = _state(p).at[seat], p.setup.last
    done = BAR * at // last
    won = p.over and _state(p).seat == seat
    notes = "wins!" if won else f"sits out {_state(p).skips[seat]}" if _state(p).skips[seat] else ""
    drawn.add(
        Span("► " if turn(p) == seat or won else "  ", "good" if won else "plain"),
        Span(TOKENS[seat], f"token{seat}"),
        Span(f" {player} "),
        Span("━" * done, f"seat{seat}"),
        Span("━" * (BAR - done), "faint"),
        Span(f" {at or 'start':>5} "),
        Span(notes, "good" if won else "bad"),
    )


def _window(length: int, shown: int, focus: int) -> range:
    """As many of `length` places as can be shown, with `focus` among them."""
    shown = min(length, max(1, shown))
    low = min(max(0, focus - shown // 2), length - shown)
    return range(low, low + shown)


def _drawing_lots(p: Position) -> bool:
    return _state(p).placed < p.config.players


def _state(p: Position) -> State:
    assert isinstance(p.state, State)
    return p.state


def _config(p: Position) -> Config:
    assert isinstance(p.config, Config)
    return p.config

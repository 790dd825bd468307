"""Boards: snakes and ladders placed by hand or by the computer, and the rules of placement."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Annotated, Protocol

from pydantic import BaseModel, ConfigDict, Field

from boardloom.core.message import Cell, Message, message
from boardloom.core.options import OneOf
from boardloom.engine.random import below, key
from boardloom.games.snakes.entities import BOOST, KINDS, Kind

TOKENS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+*#"
"""The sign of each seat's token."""


class Entity(BaseModel):
    """A snake, a ladder, or another thing on the board."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, serialize_by_alias=True)

    kind: Annotated[str, OneOf(lambda: {kind.name: kind.sentence for kind in KINDS.values()})]
    cell: int = Field(alias="from", ge=1)
    to: int | None = Field(None, ge=1)

    @property
    def target(self) -> int:
        return self.cell if self.to is None else self.to

    def leads_to(self, boost: int, last: int) -> int:
        """Where a token goes that meets it; kinds with an effect of their own decide that themselves."""
        leads = KINDS[self.kind].leads
        if leads == "start":
            return 0
        return min(self.cell + boost, last) if leads == "on" else self.target

    @property
    def ends(self) -> tuple[int, ...]:
        return (self.cell,) if self.to is None else (self.cell, self.to)

    @property
    def words(self) -> Message:
        """Short, as in "ladder 4-25"."""
        if self.to is None:
            return message("snakes-entity-on", kind=self.kind, cell=cell_name(self.cell))
        return message("snakes-entity", kind=self.kind, start=cell_name(self.cell), end=cell_name(self.to))


def cell_name(cell: int) -> Cell:
    return Cell(str(cell))


def row(side: int, cell: int) -> int:
    """Rows are counted from the bottom."""
    return (cell - 1) // side


def column(side: int, cell: int) -> int:
    """Columns are counted from the left; odd rows run backwards, as on a printed board."""
    step = (cell - 1) % side
    return step if row(side, cell) % 2 == 0 else side - 1 - step


def misfits(side: int, entities: Sequence[Entity]) -> Iterator[Message]:
    """What makes these entities impossible on any board, printed or not."""
    starts: dict[int, Entity] = {}
    for e in entities:
        if e.cell in starts:
            yield message("snakes-fault-same-start", thing=e.words, other=starts[e.cell].words)
        starts[e.cell] = e
        if max(e.ends) > side * side:
            yield message("snakes-fault-leaves-board", thing=e.words, last=cell_name(side * side))
        leads = KINDS[e.kind].leads
        if KINDS[e.kind].ends == 1:
            if e.to is not None:
                yield message("snakes-fault-has-end", thing=e.words, kind=e.kind)
        elif e.to is None or e.to == e.cell:
            yield message("snakes-fault-no-end", thing=e.words)
        elif leads == "up" and e.target < e.cell:
            yield message("snakes-fault-leads-down", thing=e.words, kind=e.kind)
        elif leads == "down" and e.target > e.cell:
            yield message("snakes-fault-leads-up", thing=e.words, kind=e.kind)


def broken_rules(side: int, entities: Sequence[Entity], boost: int = BOOST) -> Iterator[Message]:
    """Which placement rules these entities break, each with its name."""
    taken: dict[int, Entity] = {}
    for e in entities:
        for end in e.ends:
            if end in (1, side * side):
                yield message("snakes-fault-ends-stay-free", thing=e.words, cell=cell_name(end))
            if end in taken and taken[end] is not e:
                yield message(
                    "snakes-fault-overlap", thing=e.words, other=taken[end].words, cell=cell_name(end)
                )
            taken[end] = e
        if KINDS[e.kind].leads in ("up", "down") and e.to and row(side, e.cell) == row(side, e.to):
            yield message("snakes-fault-horizontal", thing=e.words)
    starts = {e.cell: e for e in entities}
    for e in entities:
        if KINDS[e.kind].leads != "on":
            continue
        to = e.cell + boost
        if to >= side * side:
            yield message("snakes-fault-boost-end", thing=e.words)
        elif to in starts:
            yield message("snakes-fault-chain", thing=e.words, other=starts[to].words, cell=cell_name(to))
    for e in entities:
        if _comes_back({e.cell: e.target for e in entities}, e.cell):
            yield message("snakes-fault-cycle", thing=e.words)


def _comes_back(leads_to: dict[int, int], cell: int) -> bool:
    seen = {cell}
    at = leads_to[cell]
    while at in leads_to and at not in seen:
        seen.add(at)
        at = leads_to[at]
    return at == cell and leads_to[cell] != cell


def place(side: int, density: float, seed: int) -> tuple[Entity, ...]:
    """Snakes and ladders placed by the computer under all the rules.

    `density` is the share of cells where a snake or ladder begins; half of them are ladders.
    Same seed, same board.
    """
    free = _shuffled(list(range(2, side * side)), seed)
    wanted = round(density * side * side)
    entities: list[Entity] = []
    while len(entities) < wanted and free:
        low = free.pop()
        partner = next((i for i in reversed(range(len(free))) if row(side, free[i]) != row(side, low)), None)
        if partner is None:
            continue
        low, high = sorted((low, free.pop(partner)))
        kind, cell, to = ("snake", high, low) if len(entities) % 2 else ("ladder", low, high)
        entities.append(Entity.model_validate({"kind": kind, "from": cell, "to": to}))
    return tuple(sorted(entities, key=lambda e: e.cell))


class Boosts(Protocol):
    """What is known of a board that is being filled."""

    @property
    def side(self) -> int: ...
    @property
    def boost(self) -> int: ...
    @property
    def board_seed(self) -> int: ...


def with_more(board: Boosts, placed: Sequence[Entity], wanted: Mapping[str, int]) -> tuple[Entity, ...]:
    """The same board with so many more of each kind, as far as there is room, under the same rules."""
    last = board.side**2
    used = {end for e in placed for end in e.ends}
    shuffled = _shuffled(list(range(2, last)), board.board_seed, 1)
    order = [cell for cell in reversed(shuffled) if cell not in used]
    more: list[Entity] = []

    def fits(cell: int, kind: Kind) -> bool:
        to = cell + board.boost
        return cell not in used and (kind.leads != "on" or (to < last and to not in used))

    for name, count in wanted.items():
        kind = KINDS[name]
        fitting = (
            cell for cell in order if fits(cell, kind)
        )  # the board only fills: what did not fit never will
        for _ in range(count):
            ends = tuple(islice(fitting, kind.ends))
            if len(ends) < kind.ends:
                break
            to = ends[1] if kind.ends == 2 else None
            entity = Entity.model_validate({"kind": name, "from": ends[0], "to": to})
            used |= {*ends, entity.leads_to(board.boost, last)}
            more.append(entity)
    return tuple(sorted((*placed, *more), key=lambda e: e.cell))


def _shuffled(cells: list[int], seed: int, stream_number: int = 0) -> list[int]:
    stream = key(seed, stream_number)
    for i in range(len(cells) - 1, 0, -1):
        j = below(stream, i, i + 1)
        cells[i], cells[j] = cells[j], cells[i]
    return cells

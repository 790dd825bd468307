"""Whether a game can end at all, and whether it always can."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from boardloom.core.record import Ints


class Track(NamedTuple):
    """What decides where a token that is alone can go."""

    last: int
    totals: Collection[int]
    first: Collection[int]
    """The totals that leave cell 0."""
    leads_to: Ints
    beyond: bool
    """Whether a roll beyond the end reaches it."""

    def after(self, cell: int) -> Iterator[int]:
        """Where a roll leads from a cell, if it moves."""
        for total in sorted(self.totals if cell else self.first):
            if cell + total <= self.last:
                yield self.leads_to[cell + total]
            elif self.beyond:
                yield self.last


def end_can_be_reached(track: Track) -> bool:
    """Whether some rolls lead from cell 0 to the last cell."""
    seen, waiting = {0}, [0]
    while waiting and track.last not in seen:
        new = [cell for cell in track.after(waiting.pop()) if cell not in seen]
        seen.update(new)
        waiting += new
    return track.last in seen


def end_stays_in_reach(track: Track) -> bool:
    """Whether some rolls lead to the last cell from every cell that a token can come to."""
    before: dict[int, set[int]] = {0: set()}
    waiting = [0]
    while waiting:
        here = waiting.pop()
        for cell in track.after(here) if here != track.last else ():
            if cell not in before:
                before[cell] = set()
                waiting.append(cell)
            before[cell].add(here)
    good, waiting = {track.last}, [track.last]
    while waiting:
        new = before.get(waiting.pop(), set()) - good
        good |= new
        waiting += new
    return before.keys() <= good

"""Whether a game can end at all."""

from collections.abc import Collection

from boardloom.core.record import Ints


def end_can_be_reached(
    last: int, totals: Collection[int], first: Collection[int], leads_to: Ints, beyond: bool
) -> bool:
    """Whether some rolls lead a token from cell 0 to the last cell. `first` are those that leave cell 0;
    `beyond` says whether a roll beyond the end wins."""
    seen, waiting = {0}, [0]
    while waiting:
        here = waiting.pop()
        for total in sorted(totals if here else first):
            landed = here + total
            if landed > last:
                if beyond:
                    return True
                continue
            at = leads_to[landed]
            if at == last:
                return True
            if at not in seen:
                seen.add(at)
                waiting.append(at)
    return False

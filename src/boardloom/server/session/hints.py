"""Hints: what a strong player would do in somebody's place, from what that person sees."""

from collections.abc import Iterator
from contextlib import contextmanager

from boardloom.core.choice_tree import paths
from boardloom.core.game import CHANCE
from boardloom.core.message import message
from boardloom.lab.judge import Judged
from boardloom.server.errors import Refusal
from boardloom.server.session.decide import must_be_on, whose_turn
from boardloom.server.session.draft import Person
from boardloom.server.session.room import Room
from boardloom.server.session.view import steps
from boardloom.server.workers.bots import Bots
from boardloom.server.workers.warmup import Warmup
from boardloom.server.ws import wire
from boardloom.server.ws.limits import AtOnce, neighbourhood

SECONDS = 1.0
"""Of thinking."""
MOST = 5
"""Moves that are told."""
AT_A_TABLE, BY_ADDRESS = 1, 4
"""How many hints may be thought about at once."""


class HintShares:
    """Keeps hints few: one at a table, some for each neighbourhood."""

    def __init__(self) -> None:
        self.at_a_table, self.by_address = AtOnce(AT_A_TABLE), AtOnce(BY_ADDRESS)

    @contextmanager
    def one(self, match: str, address: str) -> Iterator[str]:
        """While this lasts, one more is thought about, on behalf of the neighbourhood that it gives."""
        who = neighbourhood(address)
        if not self.at_a_table.enter(match):
            raise Refusal("not_now", message("refusal-hint-waits"))
        try:
            if not self.by_address.enter(who):
                raise Refusal("too_fast", message("refusal-many-hints"))
            try:
                yield who
            finally:
                self.by_address.leave(who)
        finally:
            self.at_a_table.leave(match)


def may_ask(room: Room, person: Person) -> int:
    """The seat that is to choose, if it is this person's; a refusal says why not."""
    must_be_on(room)
    if not room.game.levels:
        raise Refusal("not_now", message("refusal-nothing-to-advise", game=room.game.called))
    if room.turn not in person.seats(room):
        raise Refusal("not_your_turn", whose_turn(room))
    if room.position.mover == CHANCE:
        raise Refusal("not_now", message("refusal-chance-decides"))
    return room.position.mover


async def hint(room: Room, person: Person, id: str, bots: Bots, warmup: Warmup, who: str = "") -> wire.Hinted:
    """Everybody's chances, and the best moves; only for whoever is to choose."""
    seq, seat = room.seq, may_ask(room, person)
    seen = room.position.seen_by(seat)
    await warmup.to_judge(room.first, who)
    judged = await bots.judge(seen, SECONDS, who)
    ways = paths(steps(seen))
    return wire.Hinted(
        id=id,
        seq=seq,
        seats=[wire.Chance(*within(*chance)) for chance in zip(judged.wins, judged.margin, strict=True)],
        moves=[_advice(move, seat, ways) for move in judged.moves[:MOST]],
    )


def _advice(move: Judged, seat: int, ways: dict[int, tuple[str, ...]]) -> wire.Advice:
    interval = within(move.wins[seat], move.margin[seat])
    return wire.Advice(*interval, move.action, move.name, ways.get(move.action, ()))


def within(share: float, margin: float) -> tuple[float, float, float]:
    """A share and the ends of its interval."""
    return share, max(0.0, share - margin), min(1.0, share + margin)

"""Hints: what a strong player would do in somebody's place, from what that person sees."""

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

SECONDS = 1.0
"""Of thinking."""
MOST = 5
"""Moves that are told."""


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


async def hint(room: Room, person: Person, id: str, bots: Bots, warmup: Warmup) -> wire.Hinted:
    """Everybody's chances, and the best moves; only for whoever is to choose."""
    seq, seat = room.seq, may_ask(room, person)
    seen = room.position.seen_by(seat)
    await warmup.to_judge(room.first)
    judged = await bots.judge(seen, SECONDS)
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

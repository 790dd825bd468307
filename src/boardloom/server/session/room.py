"""One match on a server, in memory: what its log adds up to. Nothing here decides; see `decide.py`.

The game itself is a `History`, as at one screen; `match.history` tells what differs."""

import hashlib
import re
from dataclasses import dataclass, field
from typing import NamedTuple, get_args

from msgspec.structs import replace

from boardloom.bots import named
from boardloom.core.errors import BadInput
from boardloom.core.game import CHANCE, Position
from boardloom.core.message import Message, message
from boardloom.core.reasons import reason_of
from boardloom.games import find
from boardloom.match.dice import Chain
from boardloom.match.history import History
from boardloom.match.seat import Kind
from boardloom.server.log import sums
from boardloom.server.log.events import (
    Advised,
    Agreed,
    AnyEvent,
    Asked,
    Awaited,
    Chair,
    Header,
    Joined,
    Moved,
    Opened,
    Phase,
    Rematched,
    Renewed,
    Rolled,
    Seated,
    Started,
    Undone,
    Waived,
    Watchable,
)


class BadLog(BadInput):
    """A log that does not add up."""


class Secrets(NamedTuple):
    """What only the server knows before the end."""

    end: bytes
    """The last link of the chain of dice, from which all others follow."""
    deals: bytes
    """What decides deals that are kept face down."""


class Played(NamedTuple):
    """What a server knows of an action besides what it did."""

    seat: int
    """Who acted or rolled; -1 for nobody."""
    chance: bool
    draw: int
    """The number of the link a roll came from; 0 where it came from none."""
    asked: Kind | None
    """The kind of seat of the person who was asked; None for a bot and for a roll that a choice led up to."""
    at: int
    """When, in milliseconds since 1970."""


@dataclass
class Room:
    """The state of a match. `apply` is the only thing that changes it."""

    id: str
    header: Header
    secrets: Secrets
    created: int
    chairs: list[Chair] = field(init=False)
    stand_ins: list[str] = field(init=False)
    """For each seat, the bot that plays it or would stand in for the person there."""
    history: History = field(init=False)
    played: list[Played] = field(default_factory=list)
    """For each action of the history."""
    seq: int = 0
    """The number of the last event of the log."""
    draws: int = 0
    """How many rolls of the chain stand in the history."""
    key: bytes | None = None
    awaited: int = 0
    """The round of the beacon that the dice wait for, or waited for; 0 where there is none."""
    signature: str = ""
    """Of the beacon, for that round."""
    waived: set[int] = field(default_factory=set)
    """The people, each by one seat, who agree to start without the nonces that are still closed."""
    asked: Asked | None = None
    agreed: set[int] = field(default_factory=set)
    watchable: bool = True
    rematch: str = ""
    lent: set[int] = field(default_factory=set)
    """Seats that a bot plays in the place of somebody with a link who began the game there."""
    swapped: bool = False
    """Whether somebody else took over a seat since the start."""
    took_back: bool = False
    """Whether anything was ever taken back."""
    hinted: set[int] = field(default_factory=set)
    """The seats that were told what a strong player would do."""
    commands: dict[str, int] = field(default_factory=dict)
    """The commands already carried out, with the event each led to."""
    ended: int = 0
    phase: Phase = "gathering"
    turn: int = -1
    """The seat that acts or rolls now; -1 where it is nobody's turn."""
    waits_for_bot: bool = False
    sum: bytes = b""
    """Over the log so far."""

    def __post_init__(self) -> None:
        newest = find(self.header.game)
        game = newest.of_version(self.header.version)
        if game is None:
            played, ours = str(self.header.version), str(newest.version)
            raise BadLog(message("log-version", match=self.id, game=newest.name, played=played, ours=ours))
        self.game = game
        self.history = History(Position.first(game, game.config.kept(self.header.options)))
        self.stand_ins = [named(game, chair.bot) for chair in self.header.seats]
        self.chairs = [
            replace(chair, bot=bot if chair.kind == "bot" else "", joined=chair.kind != "link")
            for chair, bot in zip(self.header.seats, self.stand_ins, strict=True)
        ]
        self._chain: Chain | None = None
        self.sum = sums.first(self.id)
        self._look_up()

    @property
    def first(self) -> Position:
        return self.history.first

    @property
    def position(self) -> Position:
        """Where the game stands now."""
        return self.history.position

    def _look_up(self) -> None:
        """What follows from the rest, and is asked for often."""
        if self.position.over:
            self.phase = "over"
        elif self.key is not None:
            self.phase = "playing"
        else:
            self.phase = "opening" if all(chair.joined for chair in self.chairs) else "gathering"
        self.turn = self.position.turn if self.phase == "playing" else -1
        self.waits_for_bot = self.turn >= 0 and self.chairs[self.turn].kind == "bot"

    @property
    def chain(self) -> Chain:
        if self._chain is None:
            self._chain = Chain(self.secrets.end, self.header.links)
        return self._chain

    def use(self, chain: Chain) -> None:
        """Take the chain as already worked out."""
        self._chain = chain

    @property
    def names(self) -> list[str]:
        """By seat; empty for players without a name."""
        return [chair.name for chair in self.chairs]

    @property
    def settled(self) -> bool:
        """Whether it is settled which nonces make the dice."""
        return self.key is not None or self.awaited > 0

    @property
    def waits_for_beacon(self) -> bool:
        return self.key is None and self.awaited > 0

    @property
    def keeps_secrets(self) -> bool:
        """Whether a game is on in which not everybody may see everything."""
        return self.phase == "playing" and self.game.hide is not None

    def may_play(self, seat: int) -> list[Kind]:
        """Who may play a seat from now on. Whoever plays it sees its secrets, and could give it back as if
        nothing had been: so nobody may, while there are any, who did not play it before."""
        chair, may = self.chairs[seat], list(get_args(Kind))
        if self.keeps_secrets and chair.kind != "here":
            may.remove("here")
        if self.keeps_secrets and chair.kind == "bot" and seat not in self.lent:
            may.remove("link")
        return may

    @property
    def nonce_open(self) -> bool:
        """Whether somebody's nonce is open while it is not settled yet which ones make the dice."""
        return not self.settled and any(chair.nonce for chair in self.chairs)

    @property
    def holders(self) -> set[int]:
        """The people at the table, each by one seat; all at the host's device are one."""
        here = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "here"]
        return {*here[:1], *(seat for seat, chair in enumerate(self.chairs) if chair.kind == "link")}

    def holder_of(self, seat: int) -> int:
        """The seat by which the person in this seat is counted."""
        if self.chairs[seat].kind != "here":
            return seat
        return next(s for s, chair in enumerate(self.chairs) if chair.kind == "here")

    def misfit(self, event: AnyEvent) -> Message | None:
        """Why this cannot have happened here next; None if it can."""
        seat = getattr(event, "seat", 0)
        nobody = isinstance(event, Rolled | Renewed) and seat == -1
        if not nobody and not 0 <= seat < len(self.chairs):
            return message("log-no-seat", seat=str(seat))
        if isinstance(event, Undone | Asked) and not 0 <= event.to < len(self.played):
            return message("log-undo", actions=str(len(self.played)), to=str(event.to))
        if isinstance(event, Awaited) and self.header.beacon is None:
            return message("log-beacon")
        if isinstance(event, Started) and not re.fullmatch("([0-9a-f]{2})+", event.key):
            return message("log-key")
        return None

    def apply(
        self, event: AnyEvent, at: int, command: str | None = None, after: Position | None = None
    ) -> None:
        """What the log says happened next; `after` is the position it led to, where that is known."""
        self.seq += 1
        if command:
            self.commands[command] = self.seq
        match event:
            case Moved() | Rolled():
                self._play(event, at, after)
            case Joined(seat, name, colour, commit):
                chair = self.chairs[seat]
                self.chairs[seat] = replace(
                    chair,
                    name=name,
                    colour=colour or chair.colour,
                    commit=commit or chair.commit,
                    joined=True,
                )
                self.waived.clear()
            case Opened(seat, nonce):
                self.chairs[seat] = replace(self.chairs[seat], nonce=nonce)
                self.waived.clear()
            case Waived(seat):
                self.waived.add(self.holder_of(seat))
            case Awaited(number):
                self.awaited = number
            case Started(key, signature):
                self.key, self.signature = bytes.fromhex(key), signature
            case Undone(_, to):
                self._take_back(to)
            case Asked():
                self.asked, self.agreed = event, {self.holder_of(event.seat)}
            case Advised(seat):
                self.hinted.add(seat)
            case Agreed(seat, yes):
                self.agreed.add(self.holder_of(seat))
                self.asked = self.asked if yes else None
            case Seated():
                self._seat(event)
            case Renewed(seat):
                # Who holds a new link is somebody else, for all we know. Older matches counted all the same.
                self.swapped |= self.header.unaided and self.settled and seat >= 0
            case Watchable(on):
                self.watchable = on
            case Rematched(other):
                self.rematch = other
        self._look_up()

    def _seat(self, event: Seated) -> None:
        """Somebody else plays a seat from now on."""
        if event.anew:
            self.chairs = [
                replace(chair, commit="", nonce="", joined=chair.joined and not takes_part(chair))
                for chair in self.chairs
            ]
        seat, begun, chair = event.seat, self.settled, self.chairs[event.seat]
        self.swapped |= begun and (chair.kind != event.now or event.exchanged)
        if event.now != "bot":
            self.lent.discard(seat)
        elif self.key is not None and chair.kind == "link":
            self.lent.add(seat)
        self.stand_ins[seat] = event.bot or self.stand_ins[seat]
        self.chairs[seat] = replace(
            chair,
            kind=event.now,
            bot=self.stand_ins[seat] if event.now == "bot" else "",
            commit=chair.commit if begun or chair.nonce else "",
            joined=event.now != "link" or begun,
            away=event.why == "away",
        )
        self.asked = None
        self.waived.clear()

    def _play(self, event: Moved | Rolled, at: int, after: Position | None) -> None:
        before, draw = self.position, event.draw if isinstance(event, Rolled) else 0
        if after is None:
            after = self._after(event.action)
            if check(after) != event.check:
                raise self._damaged(message("log-state"))
        chance, asked = before.mover == CHANCE, self._asked(event)
        self.history.play(event.action, after)
        self.played.append(Played(event.seat, chance, draw, asked, at))
        self.draws += draw > 0
        self.asked = None
        if after.over:
            self.ended = at

    def _damaged(self, problem: Message) -> BadLog:
        return BadLog(message("log-event", match=self.id, event=str(self.seq), problem=problem))

    def _asked(self, event: Moved | Rolled) -> Kind | None:
        """The kind of seat of the person who is asked for what happens next, if one is."""
        if event.seat < 0 or self.chairs[event.seat].kind == "bot":
            return None
        unasked = self.position.at_once and not self.header.own_dice
        return None if unasked else self.chairs[event.seat].kind

    def _after(self, action: int) -> Position:
        """The position after an action that was legal when it was stored."""
        before, state = self.position, self.position.state.copy()
        try:
            self.game.rules.apply(state, before.setup, action)
        except (ArithmeticError, LookupError, ValueError) as error:
            raise self._damaged(message("log-rules", reason=reason_of(error))) from None
        return before.with_state(state)

    def _take_back(self, to: int) -> None:
        self.draws -= sum(played.draw > 0 for played in self.played[to:])
        self.took_back = True
        self.history.undo(to)
        del self.played[to:]
        self.asked = None


def takes_part(chair: Chair) -> bool:
    """Whether somebody here commits to a nonce, if everybody does so again."""
    return chair.kind == "link" or bool(chair.commit)


def check(position: Position) -> str:
    """A short hash of all that a state holds."""
    return hashlib.sha256(position.state.memory).hexdigest()[:16]

"""One history: people at a table or two, a server that is killed, stopped and started, a network and a disk
that fail; then everything is quiet for a while, and what has to hold is looked at. All of it follows from a
seed."""

import asyncio
import hashlib
import random
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from boardloom.server.log.store import Store
from tests.server.power import Op
from tests.simulation import invariants, sealed
from tests.simulation.disk import Disk
from tests.simulation.house import House, simulated
from tests.simulation.loop import EPOCH, SimulatedLoop
from tests.simulation.network import Line
from tests.simulation.people import Person, request

STORM, CALM = 8.0, 60.0
"""Seconds with faults, and at most without any until everybody has to be content."""
MEMORY = Path("/dev/shm") if Path("/dev/shm").is_dir() else Path(tempfile.gettempdir())
KINDS = [
    ("link", "link"),
    ("link", "link"),
    ("link", "bot"),
    ("here", "link"),
    ("here", "link", "bot"),
    ("link", "link", "link"),
    ("here", "here", "link"),
]


@cache
def new_store() -> dict[str, bytes]:
    """What a new store is."""
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        path = Path(folder) / "server.sqlite"
        store = Store(path)
        store.open()
        store.close()
        return {path.name: path.read_bytes()}


@dataclass
class Told:
    """What came of a history."""

    seed: int
    faults: list[str]
    trace: str
    """A hash over every byte that arrived anywhere, and when."""
    steps: int
    events: int = 0
    acknowledged: int = 0
    lives: int = 1
    done: dict[str, int] = field(default_factory=dict)
    """How often what was done to it."""


class World:
    """Everything in a history that is not the server."""

    def __init__(self, seed: int, folder: Path, kinds: "Sequence[Fault]") -> None:
        self.luck = random.Random(seed)
        self.loop = SimulatedLoop(self.luck)
        self.folder = folder
        self.kinds = kinds
        """Of faults, those that happen."""
        self.trace = hashlib.blake2b(digest_size=16)
        self.house: House | None = None
        self.houses: list[House] = []
        self.image = new_store()
        """What was on the disk when the power came."""
        self.diary: list[Op] = []
        """What was done to it since, before the server that runs now."""
        self.people: list[Person] = []
        self.lines: list[Line] = []
        self.tasks: list[asyncio.Task[Any]] = []
        self.commands: dict[tuple[str, str, str], dict[str, Any]] = {}
        self.numbers = 0
        self.calm = self.ending = False
        self.faults: list[str] = []
        self.disturbed = False
        """Whether the disk ever refused anything: then nobody knows what became of what was refused."""
        self.deleted: set[str] = set()
        self.gone: set[str] = set()
        self.done: dict[str, int] = {}
        self.addresses = [f"192.0.2.{number}" for number in range(1, 4)]

    def note(self, data: bytes) -> None:
        self.trace.update(b"%d %.9f " % (self.loop.steps, self.loop.now) + data)

    def number(self) -> int:
        self.numbers += 1
        return self.numbers

    def connect(self, heard: Callable[[bytes | None], None]) -> Line | None:
        if self.house is None:
            return None
        line = self.house.connect(self.luck.choice(self.addresses), heard)
        if line is not None:
            self.lines.append(line)
        return line

    def pass_on(self, match: str, command: dict[str, Any], secret: str) -> None:
        """The host gives a new link to whoever had the old one."""
        role = "watch" if command.get("seat") is None else str(command["seat"])
        for person in [*self.people]:
            if person.match == match and person.role == role:
                person.away = True
                self.join(match, role, secret)
                return

    def again(self, person: Person, match: str) -> None:
        """Somebody goes on to a rematch; there they have another seat."""
        if person.role == "host" and len(self.people) < 10:
            self.join(match, "host", person.secret)

    def join(self, match: str, role: str, secret: str) -> None:
        person = Person(self, match, role, secret)
        self.people.append(person)
        self.start(person.live())

    def start(self, work: Any) -> None:
        self.tasks.append(self.loop.create_task(work))

    # The course of events.

    async def run(self) -> None:
        self.open()
        self.start(self.make_match())
        if self.luck.random() < 0.2:
            self.start(self.make_match())
        await self.storm()
        await self.settle()

    async def make_match(self) -> None:
        luck = self.luck
        kinds = luck.choice(KINDS)
        game = "sealed" if luck.random() < 0.75 or len(kinds) > 2 else "custom"
        form: dict[str, Any] = {
            "game": game,
            "seats": [{"kind": kind} for kind in kinds],
            "links": luck.choice([64, 64, 256]),
            "grace": luck.choice([None, 1.0, 3.0]),
            "rated": luck.random() < 0.5,
        }
        if game == "custom":
            form["options"] = {"size": 12, "board_seed": luck.randrange(1000)}
        made = None
        for _ in range(12):
            await asyncio.sleep(luck.random() * 0.5)
            made = await request(self, "POST", "/api/matches", form)
            if made is not None and made.status == 201:
                break
            if made is not None and made.status != 503:
                self.faults.append(f"making a match was answered {made}")
        else:
            return
        match, links = made.body["match"], made.body["links"]
        secret = {role: link.partition("#")[2] for role, link in links["seats"].items()}
        roles = ["host", *secret, *["watch"] * luck.choice([0, 0, 1, 2])]
        secret |= {role: links[role].partition("#")[2] for role in ("host", "watch")}
        if luck.random() < 0.2:
            roles.append(luck.choice(roles))
        for role in roles:
            self.join(match, role, secret[role])
        if luck.random() < 0.04:
            await asyncio.sleep(luck.random() * STORM)
            self.gone.add(match)
            answer = await request(self, "DELETE", f"/api/matches/{match}", secret=secret["host"])
            if answer is not None and answer.status == 204:
                self.deleted.add(match)

    def open(self) -> None:
        life = len(self.houses) + 1
        self.house = House(self.loop, life, Disk(self.folder / str(life), self.image, self.diary))
        self.houses.append(self.house)
        self.house.start()

    def go_on_with(self, disk: Disk, power_cut: bool) -> None:
        """The next server finds what this disk holds now."""
        if power_cut:
            self.image, self.diary = disk.left(True, self.luck), []
        else:
            self.diary = disk.written

    async def storm(self) -> None:
        """Faults, one after the other."""
        end, luck = self.loop.now + STORM * (0.5 + self.luck.random()), self.luck
        while self.loop.now < end:
            await asyncio.sleep(luck.random() * luck.choice([0.2, 1, 3]))
            fault = luck.choice(self.kinds)
            self.done[fault.__name__] = self.done.get(fault.__name__, 0) + 1
            self.note(fault.__name__.encode())
            await fault(self)

    async def settle(self) -> None:
        """No more faults: soon everybody knows the same, and nobody waits for anything."""
        self.calm = True
        assert self.house is not None
        self.house.disk.full = self.house.disk.broken = False
        for line in self.lines:
            if line.silent:
                line.hang_up()
            line.take(True)
        end = self.loop.now + CALM
        await asyncio.sleep(5)
        while self.loop.now < end and invariants.unsettled(self):
            await asyncio.sleep(4)
        self.faults += invariants.unsettled(self)
        self.ending = True
        for person in self.people:
            person.hang_up()
        for line in self.lines:
            line.silent = False
            line.hang_up()
        while waiting := [task for task in self.tasks if not task.done()]:
            await asyncio.wait(waiting)
        self.faults += [repr(task.exception()) for task in self.tasks if task.exception() is not None]
        house, end = self.house, self.loop.now + CALM
        while self.loop.now < end and invariants.left_in_memory(house):
            await asyncio.sleep(1)
        self.faults += invariants.left_in_memory(house) + invariants.forgotten(house)
        await asyncio.wait_for(house.task(house.stop()), 30)
        left = [repr(task.get_coro()) for task in self.loop.tasks_of(house.life) if not task.done()]
        self.faults += [f"a task is left: {task}" for task in left]
        self.go_on_with(house.disk, False)

    # What can go wrong.

    async def crash(self, power_cut: bool, writing: float = 0.6) -> None:
        """The server ends at once, perhaps in the midst of writing; after a while there is another."""
        house = self.house
        assert house is not None
        if self.luck.random() < writing and house.open:
            house.disk.end_after(self.luck.randrange(1, 14), lambda: self.loop.kill(house.life))
            for _ in range(20):
                await asyncio.sleep(0.1)
                if house.life in self.loop.dead:
                    break
        self.loop.kill(house.life)
        house.open = False
        self.go_on_with(house.disk, power_cut)
        for line in self.lines:
            line.break_off()
        await asyncio.sleep(self.luck.random())
        self.open()

    async def stop(self) -> None:
        house = self.house
        assert house is not None
        stopping = house.task(house.stop())
        done, _ = await asyncio.wait({stopping}, timeout=30)
        if not done or stopping.exception() is not None:
            self.faults.append("the server does not stop")
        if left := [task for task in self.loop.tasks_of(house.life) if not task.done()]:
            self.faults.append(f"{left} are left after a stop")
        self.loop.kill(house.life)
        for line in self.lines:
            line.break_off()
        self.go_on_with(house.disk, False)
        self.open()


async def kill(world: World) -> None:
    await world.crash(power_cut=False)


async def power_cut(world: World) -> None:
    await world.crash(power_cut=True)


async def one_after_the_other(world: World) -> None:
    """The server is killed while it writes; there is another for a moment; then the power is gone."""
    await world.crash(power_cut=False, writing=1)
    await asyncio.sleep(world.luck.random())
    await world.crash(power_cut=True, writing=0)


async def slow_disk(world: World) -> None:
    assert world.house is not None
    disk = world.house.disk
    disk.stall = world.luck.random() * 3
    await asyncio.sleep(world.luck.random() * 3)
    disk.stall = 0.0


async def stop(world: World) -> None:
    await world.stop()


async def full_disk(world: World) -> None:
    assert world.house is not None
    disk, world.disturbed = world.house.disk, True
    disk.full = True
    await asyncio.sleep(world.luck.random() * 3)
    disk.full = False


async def broken_disk(world: World) -> None:
    assert world.house is not None
    disk, world.disturbed = world.house.disk, True
    disk.broken = True
    await asyncio.sleep(world.luck.random() * 2)
    disk.broken = False


async def break_line(world: World) -> None:
    connected = [person for person in world.people if person.line is not None]
    if connected:
        world.luck.choice(connected).hang_up()


async def absence(world: World) -> None:
    """Somebody puts the telephone away for a while."""
    connected = [person for person in world.people if person.line is not None]
    if connected:
        person = world.luck.choice(connected)
        person.absent_until = world.loop.now + 1 + 3 * world.luck.random()
        person.hang_up()


async def silence(world: World) -> None:
    lines = [line for line in world.lines if not line.over]
    if lines:
        world.luck.choice(lines).fall_silent()


async def slow_reader(world: World) -> None:
    lines = [line for line in world.lines if not line.over]
    if lines:
        line = world.luck.choice(lines)
        line.take(False)
        await asyncio.sleep(world.luck.random() * 4)
        line.take(True)


SLOW = ("Cancel ",)
"""What uvicorn says where people do not hang up in time."""
BROKEN = ("the store does not take anything", "Exception terminating connection", "match ")
CRASHED = ("a bot failed", "a hint failed", "hints could not get ready", "the lab could not get ready")

Fault = Callable[[World], Awaitable[None]]
FAULTS: list[Fault] = [
    kill,
    power_cut,
    one_after_the_other,
    stop,
    slow_disk,
    full_disk,
    broken_disk,
    break_line,
    absence,
    silence,
    slow_reader,
]


def run(seed: int, kinds: Sequence[Fault] = FAULTS) -> Told:
    """Run one history, and tell what went wrong in it."""
    with tempfile.TemporaryDirectory(dir=MEMORY, prefix="simulated-") as folder:
        world = World(seed, Path(folder), kinds)
        loop = world.loop
        with patch.dict("boardloom.games._guests", sealed=sealed.game()), simulated(loop, EPOCH) as troubles:
            asyncio.set_event_loop(loop)
            try:
                loop.run_until_complete(world.run())
            except (RuntimeError, TimeoutError) as error:
                world.faults.append(f"it got stuck: {error!r}")
            finally:
                complaints = [*troubles.told]
                loop.clean_up()
                asyncio.set_event_loop(None)
            for house in world.houses:
                house.close()
            told = Told(seed, world.faults, "", loop.steps, lives=len(world.houses), done=world.done)
            told.faults += [trouble for trouble in complaints if not rightly(trouble, world)]
            invariants.check_store(world, told)
        told.trace = world.trace.hexdigest()
        return told


def rightly(trouble: str, world: World) -> bool:
    """Whether the server rightly complains of this."""
    told = (*SLOW, *CRASHED, *(BROKEN if world.disturbed else ()))
    return trouble.startswith(told)

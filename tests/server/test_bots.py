"""Bots think in processes of their own, and see what their seat sees."""

import os
import time
from contextlib import suppress
from pathlib import Path

from boardloom.bots import Budget
from boardloom.bots.workers import move as choose
from boardloom.games import new
from boardloom.server.workers.bots import MODEST
from tests.server.running import PATIENCE, Client, Server, eventually, run

HELD_UP = """
import time
from multiprocessing import current_process
from pathlib import Path

while current_process().name.startswith("Spawn") and Path(__file__).with_name("wait").exists():
    time.sleep(0.01)
"""
"""A file of one's own that takes as long to load as the test wants, in workers only."""


def test_a_crashed_worker_is_replaced_and_asked_again(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        (tmp_path / "fuse").touch()
        made = server.make("cards", "here:Ann", "bot:Robo:crashes", options={"turns": 3})
        host = await Client.open(server.live, made.match, made.host)
        await host.play()
        assert not (tmp_path / "fuse").exists()
        assert b"boardloom_bot_worker_restarts_total 1.0" in server.ask("GET", "/metrics").body

    with Server(tmp_path) as server:
        run(play(server))


def test_workers_end_with_the_server_however_it_ends(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        made = server.make("cards", "here:Ann", "bot:Robo")
        host = await Client.open(server.live, made.match, made.host)
        await host.play()

    with Server(tmp_path) as server:
        run(play(server))
        workers = children(server.process.pid)
        assert workers
        server.kill()
    eventually(lambda: not any(map(alive, workers)), "no worker outlives its server")


def test_no_bot_waits_while_a_finished_game_is_looked_at(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        made = server.make("ludo", "here:Ann", "bot:Robo:random", options={"tokens": 1})
        host = await Client.open(server.live, made.match, made.host)
        await host.play()

    with Server(tmp_path, bot_pause="0") as server:
        over = server.make("ludo", "bot:Robo:random", "bot:Rita:random", options={"tokens": 4})
        server.finished(over.match, over.watch)
        path = f"/api/finished/{over.match}/win_chances"
        total = server.ask("GET", path).json()["total"]
        run(play(server))
        assert len(server.ask("GET", path).json()["shares"]) < total
        eventually(lambda: MODEST in priorities(server.process.pid), "somebody works modestly")


def test_a_bot_that_is_not_ready_moves_without_thinking(tmp_path: Path) -> None:
    async def first_move(server: Server) -> str:
        made = server.make("cards", "bot:Robo:hard", "here:Ann")
        host = await Client.open(server.live, made.match, made.host)
        while True:
            for event in (await host.until("news"))["events"]:
                if event["kind"] == "moved":
                    return str(event["bot"])

    held_up = tmp_path / "held_up.py"
    held_up.write_text(HELD_UP)
    wait = tmp_path / "wait"
    wait.touch()
    with Server(tmp_path, "--use", str(held_up), bot_pause="1") as server:
        decided = [run(first_move(server))]
        wait.unlink()
        deadline = time.monotonic() + 10 * PATIENCE  # what is modest may have to wait
        while decided[-1] != "hard":
            assert time.monotonic() < deadline, "it never got ready"
            decided.append(run(first_move(server)))
    assert decided[0] == "ends"
    assert set(decided) == {"ends", "hard"}


def priorities(pid: int) -> list[int]:
    """Those of all that work for a process."""
    found = []
    for child in children(pid):
        with suppress(ProcessLookupError):
            found.append(os.getpriority(os.PRIO_PROCESS, child))
    return found


def children(pid: int) -> list[int]:
    """The processes that any thread of a process started, and theirs."""
    try:
        listed = " ".join(file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children"))
    except OSError:  # it is gone
        return []
    direct = [int(child) for child in listed.split()]
    return direct + [below for child in direct for below in children(child)]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "Z (zombie)" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def test_a_match_of_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path, bot_pause="0.05") as server:
        made = server.make("snakes", "bot", "bot", options={"turn_order": "fixed"})
        server.kill()
    with Server(tmp_path) as server:
        server.finished(made.match, made.watch)


def test_the_interface_of_a_bot() -> None:
    position = new("custom", controls=True)
    assert choose(position, "roll", Budget(seed=5)) in position.choices()
    assert choose(position, "", Budget(seed=5)) == choose(position, "roll", Budget(seed=6))

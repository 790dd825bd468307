"""A disk that is full, or may only be read: nothing is acknowledged, and all is well again by itself."""

import asyncio
import resource
import sys
from pathlib import Path

from tests.processes import boardloom
from tests.server.running import END, MARK, Client, Server, eventually, run
from tests.words import in_english

AS_ANYBODY = """
import ctypes, os, sys
for right in (1, 2):  # root may not write what is read-only, either
    ctypes.CDLL(None).prctl(24, right, 0, 0, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


def test_a_full_disk_and_a_read_only_store_are_told_and_survived(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        made = server.make("cards", "here:Ann", "here:Bo")
        host = await Client.open(server.live, made.match, made.host)
        await host.done("move", action=MARK)
        seq, marks = host.seq, host.view["state"]["marks"][0]

        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, limits[1]))
        answer = await host.do("move", action=MARK, id="full")
        assert answer["code"] == "store_down"
        assert "nothing could be stored" in in_english(answer["message"])
        health = server.ask("GET", "/healthz")
        assert health.status == 503
        assert not health.json()["ok"]
        assert health.json()["store"]
        refused = server.ask("POST", "/api/matches", {"game": "cards", "seats": [{}, {}]})
        assert refused.status == 503
        assert "nothing could be stored" in in_english(refused.json()["message"])

        for path in tmp_path.glob("server.sqlite*"):
            path.chmod(0o444)
        tmp_path.chmod(0o555)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        answer = await host.do("move", action=MARK, id="locked")
        assert answer["code"] == "store_down"
        assert (await host.do("move", action=MARK, id="locked"))["code"] == "store_down"
        await host.say(do="sync")
        await host.until("snapshot")
        assert (host.seq, host.view["state"]["marks"][0]) == (seq, marks)

        tmp_path.chmod(0o755)
        for path in tmp_path.glob("server.sqlite*"):
            path.chmod(0o644)
        await host.done("move", action=MARK, id="locked")
        assert host.view["state"]["marks"][0] == marks + 1
        assert server.ask("GET", "/healthz").status == 200

    wrapper = (sys.executable, "-c", AS_ANYBODY)
    with Server(tmp_path, wrapper=wrapper) as server:
        run(play(server))
        server.logged("the store takes changes again")
        said = [line["message"] for line in server.logs() if line["from"] == "boardloom.store"]
    assert [message.split(":")[0] for message in said][-1] == "the store takes changes again"
    assert any("does not take anything" in message for message in said)


def test_the_store_is_well_again_though_nobody_moves(tmp_path: Path) -> None:
    def health(server: Server) -> int:
        return server.ask("GET", "/healthz").status

    with Server(tmp_path) as server:
        eventually(server.database.with_suffix(".address").exists, "the server has started")
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, limits[1]))
        refused = server.ask("POST", "/api/matches", {"game": "cards", "seats": [{}, {}]})
        assert refused.status == 503
        for _ in range(3):
            assert health(server) == 503
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        eventually(lambda: health(server) == 200, "the store is well")


def test_a_bot_waits_for_the_disk(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        made = server.make("cards", "here:Ann", "bot:Robo", options={"turns": 3})
        host = await Client.open(server.live, made.match, made.host)
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        await host.done("move", action=END)
        await host.mine()
        await host.done("move", action=END)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, limits[1]))
        while server.ask("GET", "/healthz").json()["ok"]:
            await asyncio.sleep(0.05)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        while host.view["turn"] != 0:
            await host.hear()

    with Server(tmp_path, bot_pause="2") as server:
        run(play(server))


def test_a_store_that_cannot_be_opened_is_one_clear_line(tmp_path: Path) -> None:
    not_a_store = tmp_path / "notes.txt"
    not_a_store.write_text("these are not games " * 100)
    done = boardloom("serve", "--port", "0", "--database", str(not_a_store))
    assert done.returncode == 2
    assert "cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr

"""A game whose own view has an error can be played all the same, at any screen."""

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import END, MARK, Client, Server, fresh_folder, run

GAME = Path(__file__).parent / "failing_view_game.py"
LINE = 1 + GAME.read_text("utf-8").splitlines().index('    return scenes["no such scene"]  # the error')


@pytest.fixture
def torn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("PYTHONPATH", str(GAME.parents[2]), prepend=os.pathsep)
    folder = fresh_folder()
    with Server(folder, "--use", str(GAME)) as running:
        yield running
    shutil.rmtree(folder, ignore_errors=True)


def test_a_screen_shows_the_plain_table_with_a_note_and_the_match_goes_on(torn: Server) -> None:
    async def play() -> None:
        made = torn.make("torn", "here:Ann", "here:Bo")
        host = await Client.open(torn.live, made.match, made.host, screen=True)
        for action in (MARK, END, END, END, END, END, END):
            scene = host.view["scene"]
            note, asked = scene["facts"]
            assert note["value"] == {"is": "message", "id": "view-failed"}
            assert asked["value"] == {"is": "message", "id": "cards-ask"}
            assert [player["mark"] for player in scene["players"]] == ["1", "2"]
            assert host.view["choices"]["tree"]["end turn"] == END
            await host.done("move", action=action)
        assert host.view["scene"]["summary"]["places"]

    run(play())
    logged = [json.loads(line) for line in torn.errors.read_text("utf-8").splitlines()]
    (line,) = [line["message"] for line in logged if line["from"] == "boardloom.view"]
    assert line.startswith("the view of torn failed: ")
    assert f"failing_view_game.py, line {LINE}, in scene: KeyError: 'no such scene'" in line

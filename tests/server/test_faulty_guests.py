"""Whatever is wrong with the view or the messages of a guest's game, a match of it is played to its end: its
screens get data that they can show, and the log says what to mend.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import convert
from websockets.exceptions import ConnectionClosed

from boardloom.core.happening import Happening
from boardloom.core.message import Series, Words
from boardloom.core.scene import Board, Choices, Editor, Scene, Section
from tests.server.faulty_guests import LINES, MESSAGE_FAULTS, VIEW_FAULTS
from tests.server.running import END, MARK, THROW, Client, Made, Server, fresh_folder, run
from tests.words import in_english

GUESTS = Path(__file__).parent / "faulty_guests.py"
NOTE = {"is": "message", "id": "view-failed"}
EVERY_FAULT = pytest.mark.parametrize("game", [*VIEW_FAULTS, *MESSAGE_FAULTS, "told_in_lines"])
NUMBERED = ("name_is_none", "name_is_missing", "name_has_lines", "names_are_alike")
"""Games whose choices are called by their numbers."""


class Guests:
    """A server with all the games, which can be started anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = self._started()

    def restart(self) -> None:
        self.server.stop()
        self.server = self._started()

    def _started(self) -> Server:
        return Server(self.folder, "--use", str(GUESTS))


@pytest.fixture(scope="module")
def guests() -> Iterator[Guests]:
    folder = fresh_folder()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(GUESTS.parents[2]), prepend=os.pathsep)
        running = Guests(folder)
        yield running
        running.server.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def begun(guests: Guests) -> dict[str, Made]:
    """A match of every game with some moves, one of them taken back, after a restart of the server."""
    games = [*VIEW_FAULTS, *MESSAGE_FAULTS, "told_in_lines"]
    made = {game: guests.server.make(game, "here:Ann", "here:Bo", own_dice=True) for game in games}

    async def begin(match: Made) -> None:
        host = await Client.open(guests.server.live, match.match, match.host, screen=True)
        can_be_shown(host)
        for command, action in (("move", MARK), ("move", THROW), ("roll", 6), ("move", MARK)):
            await host.done(command, action=action)
            can_be_shown(host)
        await host.done("undo")
        can_be_shown(host)
        await host.close()

    async def all_of_them() -> None:
        for match in made.values():
            await begin(match)

    run(all_of_them())
    guests.restart()
    return made


def can_be_shown(client: Client) -> None:
    """Everything that was said last has the form that screens rely on."""
    said, view = client.heard[-1], client.view
    while said["kind"] not in ("snapshot", "news"):
        said = client.heard[client.heard.index(said) - 1]
    convert(view["scene"], Scene)
    if not view["over"]:
        convert(view["prompt"], Words)
        convert(view["choices"], Choices)
    for event in said.get("events", ()):
        if "story" in event:
            convert(event["story"], Series)
        if event.get("happening"):
            convert(event["happening"], Happening)
    if said["kind"] == "snapshot":
        convert(said["board"], Board)
        convert(said["guide"], tuple[Section, ...])
        convert(said["log"], list[Series])


def logged(game: str, guests: Guests) -> str:
    """All that the log says of a game."""
    parts = ("boardloom.view", "boardloom.messages")
    lines = [line["message"] for line in guests.server.logs() if line["from"] in parts]
    return "\n".join(line for line in lines if f" of {game} failed: " in line)


@EVERY_FAULT
def test_a_match_goes_on_to_its_end(guests: Guests, begun: dict[str, Made], game: str) -> None:
    server, made = guests.server, begun[game]

    async def play() -> None:
        host = await Client.open(server.live, made.match, made.host, screen=True)
        can_be_shown(host)
        assert host.seq > 5
        assert host.log
        plain = await Client.open(server.live, made.match, made.host)
        names = [name for _, name in plain.view["choices"]]
        assert names == (["1", "2", "3"] if game in NUMBERED else ["end turn", "mark", "throw"])
        while not host.view["over"]:
            await host.done("move", action=END)
            can_be_shown(host)
        assert host.view["winners"]

    run(play())
    scenes = server.ask("GET", f"/api/finished/{made.match}/scenes")
    assert scenes.status == 200, scenes.body
    convert(scenes.json()["steps"][-1]["story"], Series)
    text = server.ask("GET", f"/api/finished/{made.match}/transcript").body.decode()
    assert (
        len([line for line in text.splitlines() if line.partition(".")[0].isdecimal()])
        == scenes.json()["total"] - 1
    )


@EVERY_FAULT
def test_pages_about_it_can_be_shown(guests: Guests, game: str) -> None:
    sample = guests.server.ask("GET", f"/api/games/{game}/sample")
    assert sample.status == 200, sample.body
    convert(sample.json()["board"], Board)
    convert(sample.json()["scene"], Scene)
    checked = guests.server.ask("POST", f"/api/games/{game}/check", {"options": {}})
    assert checked.status == 200, checked.body
    convert(checked.json()["scene"], Scene)
    convert(checked.json()["editors"], tuple[Editor, ...])
    convert(checked.json()["guide"], tuple[Section, ...])
    assert all(isinstance(tone, str) for tone in checked.json()["tones"])


@pytest.mark.parametrize("game", VIEW_FAULTS)
def test_the_plain_view_is_shown_with_a_note(guests: Guests, game: str) -> None:
    scene = guests.server.ask("GET", f"/api/games/{game}/sample").json()["scene"]
    noted = NOTE in [fact["value"] for fact in scene.get("facts", ())]
    assert noted == (VIEW_FAULTS[game] in ("scene", "board"))


@pytest.mark.parametrize("game", [*VIEW_FAULTS, *MESSAGE_FAULTS])
def test_the_log_names_the_function_and_what_is_wrong(guests: Guests, game: str) -> None:
    async def play() -> None:
        made = guests.server.make(game, "here:Ann", "here:Bo", own_dice=True, options={"turns": 1})
        host = await Client.open(guests.server.live, made.match, made.host, screen=True)
        for command, action in (("move", THROW), ("roll", 6), ("move", END), ("move", END)):
            await host.done(command, action=action)
        assert host.view["over"]

    run(play())
    guests.server.ask("POST", f"/api/games/{game}/check", {"options": {}})
    said = logged(game, guests)
    assert f"faulty_guests.py, line {LINES[game]}, in {game}: " in said
    assert "src/boardloom" not in said
    assert FIELDS.get(game, "") in said
    assert said.count("\n") == said.count(f"line {LINES[game]}, ") - 1, "it is said more than once in a run"


FIELDS: dict[str, str] = {
    "x_is_a_text": "Expected `float`, got `str` - at `$.nodes[0].x`",
    "x_is_no_number": "Expected `float`, got `null` - at `$.nodes[0].x`",
    "row_is_of_numpy": "at `$.nodes[0].row` (a numpy.int32)",
    "kind_is_unknown": "Invalid enum value 'blob' - at `$.nodes[0].kind`",
    "ids_are_alike": "nodes: several are called 'card1'",
    "players_are_none": "Expected `array`, got `null` - at `$.players`",
    "players_are_few": "players are 0, not 2",
    "figure_is_a_dict": "missing required field `label` - at `$.facts[0]`",
    "legend_is_of_texts": "Expected `object`, got `str` - at `$.legend[0]`",
    "tree_lacks_an_action": "tree does not lead to 1, which may be done",
    "tree_has_an_unknown_action": "tree leads to 99, which may not be done",
    "events_are_none": "not NoneType",
    "name_is_none": "a text wanted, not NoneType",
    "names_are_alike": "several choices are called 'this one'",
    "tones_are_few": "2 tones wanted, not 1",
}
"""Of what the log says: which field is wrong, and how."""


def test_what_is_said_in_place_of_faulty_words(guests: Guests) -> None:
    async def play() -> None:
        made = guests.server.make("events_are_none", "here:Ann", "here:Bo", own_dice=True)
        host = await Client.open(guests.server.live, made.match, made.host, screen=True)
        for command, action, story in (
            ("move", MARK, "Ann plays mark."),
            ("move", THROW, "Ann plays throw."),
            ("roll", 6, "die 6 comes up."),
        ):
            news = await host.done(command, action=action)
            assert in_english(news["events"][0]["story"], ["Ann", "Bo"]) == story
        made = guests.server.make("prompt_is_a_number", "here:Ann", "here:Bo")
        host = await Client.open(guests.server.live, made.match, made.host, screen=True)
        assert in_english(host.view["prompt"]) == "make your move"

    run(play())


def test_words_that_fail_tell_no_secret(guests: Guests) -> None:
    async def play() -> None:
        made = guests.server.make("events_are_none", "link:Ann", "link:Bo")
        watcher = await Client.open(guests.server.live, made.match, made.watch, screen=True)
        for secret in made.seats.values():
            client = await Client.open(guests.server.live, made.match, secret, screen=True)
            await client.done("join")
        await watcher.caught_up(client.seq)
        assert b"comes up" not in b"".join(watcher.bytes)
        assert b"plain-comes-up" not in b"".join(watcher.bytes)

    run(play())


def test_nobody_is_told_that_a_move_was_not_made_when_it_was(guests: Guests) -> None:
    broken = guests.folder / "hides-badly"

    async def play() -> None:
        made = guests.server.make("hides_badly", "here:Ann", "here:Bo")
        host = await Client.open(guests.server.live, made.match, made.host)
        broken.touch()
        with pytest.raises(ConnectionClosed) as closed:
            await host.do("move", action=MARK)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1012  # come back and look
        broken.unlink()
        host = await Client.open(guests.server.live, made.match, made.host)
        assert host.view["state"]["marks"][0] == 1

    run(play())

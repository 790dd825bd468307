"""Saved games: running and finished games, written whole or not at all."""

import threading
from pathlib import Path

import pytest

from boardloom.core import paths
from boardloom.core.errors import BadTranscript
from boardloom.match import saved
from boardloom.match.transcript import write

from .matches import begun, finished, played


def files() -> list[str]:
    return sorted(str(path.relative_to(paths.data())) for path in paths.data().rglob("*") if path.is_file())


def test_everything_is_under_one_folder(tmp_path: Path) -> None:
    assert saved.running() == tmp_path / "data" / "games" / "running"
    assert saved.finished() == tmp_path / "data" / "games" / "finished"


def test_a_match_is_kept_and_loaded() -> None:
    match = played(8)
    path = saved.keep(match)
    assert path == saved.running() / f"{match.id}.txt"
    assert path.read_text("utf-8") == write(match)
    assert write(saved.load(path)) == write(match)


def test_keeping_again_replaces() -> None:
    match = begun()
    saved.keep(match)
    while not match.position.over:
        match.play(match.draw())
        path = saved.keep(match)
        assert len(files()) == 1
    assert write(saved.load(path)) == write(match)


def test_a_finished_match_moves_to_the_finished_ones() -> None:
    match = finished()
    match.undo()
    saved.keep(match)
    assert files() == [f"games/running/{match.id}.txt"]
    match.play(match.draw())
    assert saved.keep(match) == saved.finished() / f"{match.id}.txt"
    assert files() == [f"games/finished/{match.id}.txt"]


def test_undoing_the_end_moves_it_back() -> None:
    match = finished()
    saved.keep(match)
    match.undo()
    saved.keep(match)
    assert files() == [f"games/running/{match.id}.txt"]


def test_matches_do_not_get_in_each_others_way() -> None:
    for id in ("20260101-101500-aaaaaa", "20260101-101500-bbbbbb"):
        saved.keep(played(4, id=id))
    saved.keep(finished(id="20260101-101500-bbbbbb"))
    assert files() == [
        "games/finished/20260101-101500-bbbbbb.txt",
        "games/running/20260101-101500-aaaaaa.txt",
    ]


def test_a_reader_sees_all_of_a_file_or_none_of_it() -> None:
    short, long = begun(), finished(id=begun().id)
    texts = [write(short).encode(), write(long).encode()]
    path = saved.keep(short)
    seen: set[bytes] = set()
    done = threading.Event()

    def look() -> None:
        while not done.is_set():
            seen.add(path.read_bytes())

    reader = threading.Thread(target=look)
    reader.start()
    for turn in range(100):
        paths.write(path, texts[turn % 2])
    done.set()
    reader.join()
    assert seen <= set(texts)
    assert seen


def test_a_write_that_fails_leaves_nothing_behind() -> None:
    match = played(3)
    path = saved.running() / f"{match.id}.txt"
    (path / "in the way").mkdir(parents=True)
    with pytest.raises(OSError, match=r"[Dd]irectory"):
        saved.keep(match)
    assert [entry.name for entry in saved.running().iterdir()] == [path.name]


def test_summaries_newest_first() -> None:
    ids = ["20260101-101500-abc123", "20251231-235959-ffffff", "20260102-000000-000000"]
    for id in ids:
        saved.keep(played(5, id=id))
    found = list(saved.summaries(saved.running()))
    assert [stats.id for _, stats in found] == sorted(ids, reverse=True)
    assert [path.name for path, _ in found] == [f"{id}.txt" for id in sorted(ids, reverse=True)]
    assert {stats.moves for _, stats in found} == {5}


def test_no_folder_no_summaries() -> None:
    assert list(saved.summaries(saved.finished())) == []


DAMAGED = {
    "empty": b"",
    "binary": bytes(range(256)),
    "half a file": write(finished()).encode()[:400],
    "cut in the last line": write(finished()).encode().partition(b"end: ")[0] + b"end: ",
    "no such seat": write(finished()).encode().replace(b"result: seat ", b"result: seat 7"),
    "other text": b"Dear diary,\nwe played all night.\n",
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_damaged_files_are_passed_over_in_summaries(kind: str) -> None:
    saved.keep(finished(id="20260101-101500-aaaaaa"))
    (saved.finished() / "20260101-101500-bad.txt").write_bytes(DAMAGED[kind])
    (saved.finished() / "20260101-folder.txt").mkdir()
    (saved.finished() / "notes.md").write_text("not a game")
    assert [stats.id for _, stats in saved.summaries(saved.finished())] == ["20260101-101500-aaaaaa"]


@pytest.mark.parametrize("kind", DAMAGED)
def test_loading_a_damaged_file_says_where_and_why(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(DAMAGED[kind])
    with pytest.raises(BadTranscript) as refusal:
        saved.load(path)
    message = str(refusal.value)
    assert message.startswith(f"{path}")
    assert "\n" not in message
    if kind == "binary":
        assert message == f"{path} cannot be read: it is not text"
    else:
        assert message.startswith(f"{path}: line ")


def test_loading_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(write(played(4)).replace("seat: bot Bo", "seat: cat Bo"))
    with pytest.raises(BadTranscript) as refusal:
        saved.load(path)
    assert str(refusal.value) == f"{path}: line 8: a seat is human or bot, not 'cat'"


def test_loading_what_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadTranscript, match=r"nothing\.txt cannot be read: there is no such file"):
        saved.load(tmp_path / "nothing.txt")
    with pytest.raises(BadTranscript, match="cannot be read: it is a folder"):
        saved.load(tmp_path)

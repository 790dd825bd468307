"""Golden data: a transcript, perft counts and scenes of every game, kept as files and made again here."""

import json
from pathlib import Path

import pytest

import boardloom
from boardloom.engine.perft import NOTHING, perft, perft_compiled
from boardloom.match import transcript
from tests.golden import files
from tests.laws.golden_scenes import FOLDER, golden

DATA = Path(__file__).parent.parent / "data"
TRANSCRIPTS = sorted((DATA / "transcripts").glob("*.txt"))
PERFTS = sorted((DATA / "perft").glob("*.json"))


@pytest.mark.parametrize("name", boardloom.games())
def test_every_game_has_golden_data(name: str) -> None:
    missing = [path for path in files(name) if not path.exists()]
    assert not missing, f"python -m tests.golden {name} makes them"


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda p: p.stem)
def test_golden_transcripts_replay_word_for_word(path: Path) -> None:
    text = path.read_text("utf-8")
    match = transcript.read(text)
    assert match.position.over
    assert transcript.write(match) == text


@pytest.mark.parametrize("path", PERFTS, ids=lambda p: p.stem)
def test_perft_counts(path: Path) -> None:
    for case in json.loads(path.read_text()):
        p = boardloom.new(path.stem, **case["options"])
        for move in case.get("moves", []):
            p = p.after(p.find(move))
        without = p.find(case["without"]) if "without" in case else NOTHING
        for depth, expected in enumerate(case["counts"], 1):
            count = perft if expected < 10_000 else perft_compiled
            assert count(p, depth, without) == expected, case["source"]


@pytest.mark.parametrize("name", boardloom.games())
def test_compiled_counts_are_interpreted_counts(name: str) -> None:
    p = boardloom.new(name)
    assert perft_compiled(p, 2) == perft(p, 2)
    one = min(p.choices())
    assert perft_compiled(p, 2, one) == perft(p, 2, one)


@pytest.mark.parametrize("name", boardloom.games())
def test_golden_scenes_are_shown_alike(name: str) -> None:
    kept = (FOLDER / f"{name}.json").read_text("utf-8")
    for line, expected in zip(golden(name).splitlines(), kept.splitlines(), strict=True):
        assert line == expected, "if this is meant: python -m tests.golden"

"""Golden data: a transcript and perft counts of every game, kept as files and made again here."""

import json
from pathlib import Path

import pytest

import boardloom
from boardloom.engine.perft import perft
from boardloom.play import transcript

DATA = Path(__file__).parent.parent / "data"
TRANSCRIPTS = sorted((DATA / "transcripts").glob("*.txt"))
PERFTS = sorted((DATA / "perft").glob("*.json"))


def test_every_game_has_golden_data() -> None:
    for name in boardloom.games():
        assert (DATA / "transcripts" / f"{name}.txt").exists()
        assert (DATA / "perft" / f"{name}.json").exists()
        assert (DATA.parent.parent / "docs" / "rules" / f"{name}.md").exists()


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
        assert [perft(p, depth + 1) for depth in range(len(case["counts"]))] == case["counts"], case["source"]

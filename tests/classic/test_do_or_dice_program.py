"""The program of DO or DICE, and what its classes refuse."""

import builtins
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from boardloom.classic.do_or_dice import helpers
from boardloom.classic.do_or_dice.__main__ import main
from boardloom.classic.do_or_dice.controllers import GameController
from boardloom.classic.do_or_dice.database import LogStorage, Settings
from boardloom.classic.do_or_dice.services import DiceService, TurnResolver

NAMES = ["Ann", "Bo", "Cid", "Dee", "Eve"]


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))
    return tmp_path / "data" / "games"


def typing(monkeypatch: pytest.MonkeyPatch, answer: Callable[[str], str]) -> list[str]:
    """What people are asked, once they answer like this."""
    asked: list[str] = []

    def typed(prompt: str) -> str:
        asked.append(prompt)
        return answer(prompt)

    monkeypatch.setattr(builtins, "input", typed)
    return asked


def test_a_whole_game_from_the_names_to_the_first_three(
    store: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def answer(prompt: str) -> str:
        if prompt.startswith("Name of player"):
            return {"2": "Bo", "5": "Eve"}.get(prompt[15], "")
        return prompt.split(" one of ")[1].split(",")[0].rstrip(": ") if "choose" in prompt else ""

    random.seed(3)
    asked = typing(monkeypatch, answer)
    main([])
    said = capsys.readouterr().out
    assert asked[:5] == [f"Name of player {number}: " for number in range(1, 6)]
    assert asked[5] == "Player 1 rolls (Enter, or the number on your own die): "
    assert said.startswith("round 1/12\n")
    assert said.count("\nround ") >= 3, "the table is shown in each round"
    (kept,) = LogStorage().games()
    ranking = [row for row in said.splitlines() if row.startswith("1st ")]
    assert len(ranking) == 1
    assert kept.parent == store / "finished"


def test_people_roll_their_own_die_choose_and_leave(
    store: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["2", "hit 9", "hit 2", "7", "0", "4", "Q"])
    typing(monkeypatch, lambda prompt: next(answers))
    main(NAMES)
    said = capsys.readouterr().out
    for sentence in (
        "Ann rolls 2, Jab.",
        "there is no seat 9",
        "Ann hits Bo: 2 HP lost, 18 left (Jab).",
        "'7' is no number of this die.",
        "'0' is no number of this die.",
        "Bo rolls 4, Strike.",
        "A game that has begun is kept: boardloom play dice --resume",
    ):
        assert sentence in said
    (kept,) = LogStorage().games()
    assert [LogStorage().load(kept).names, kept.parent] == [NAMES, store / "running"]


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (["Ann", "Bo"], "boardloom: players: DO or DICE is for five, not 2"),
        (["Ann"] * 5, "boardloom: two players have the same name"),
    ],
)
def test_names_that_make_no_game_end_the_program(
    store: Path, names: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(names)
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith(reason)
    assert not store.exists()


CONTROLLER: Any = GameController
GAME = GameController(NAMES)
CHOOSE: Any = GAME.choose
HELPERS: Any = helpers
WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: CONTROLLER([]), "players: .* 2 .*got 0.: it takes two to play"),
    (lambda: CONTROLLER("AnnBo"), "names should be a list of texts, not 'AnnBo'"),
    (lambda: CONTROLLER([1, 2, 3, 4, 5]), "names should be a list of texts"),
    (lambda: CONTROLLER(NAMES * 2), "players: .* 8 .*got 10.: choices are numbered with room for eight"),
    (lambda: CONTROLLER(NAMES, dice=DiceService), "dice should be of the type DiceService"),
    (lambda: CONTROLLER(NAMES, resolver=3), "resolver should be of the type TurnResolver, not 3"),
    (lambda: CONTROLLER(NAMES, ranking="vp"), "ranking should be of the type RankingService, not 'vp'"),
    (lambda: CONTROLLER(NAMES, validators=None), "validators should be of the type list or tuple, not None"),
    (lambda: CONTROLLER(NAMES, log=3), r"log must be a function such as LogStorage\(\).save, not 3"),
    (lambda: Settings(folder=cast(Path, 3)), "folder should be of the type Path or str, not 3"),
    (lambda: CONTROLLER(NAMES, validators=[3]), "validators must have a method validate, unlike 3"),
    (lambda: CONTROLLER(NAMES, options=[1]), "options must be a dict such as {'rounds': 6}, not "),
    (lambda: CONTROLLER(NAMES, options={"rounds": 1001}), "rounds: .*: the ranking packs points, health and"),
    (lambda: CHOOSE(3), "what should be a text, not 3"),
    (lambda: CHOOSE("hit", "Bo"), "target should be a whole number from 1 on, not 'Bo'"),
    (lambda: CHOOSE("hit", GameController(NAMES).state.players[1]), "target must be one of this game's"),
    (lambda: TurnResolver().shadow(0), "number should be a whole number from 1 to 6, not 0"),
    (lambda: HELPERS.colored("a", "shiny"), "tone must be one of plain, .* not 'shiny'"),
    (lambda: HELPERS.format_face(3), "face should be of the type DiceFace, not 3"),
    (lambda: HELPERS.to_text(GAME.state, 0), "width should be a whole number from 1 on, not 0"),
]


@pytest.mark.parametrize(("wrong", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_what_cannot_be_meant_is_refused(wrong: Callable[[], object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        wrong()

"""Better boards and options."""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
import pytest

from boardloom import lab
from boardloom.core.errors import BadOptions
from boardloom.lab.boards import Boards
from boardloom.lab.finding import Map, searching
from boardloom.lab.odds import odds
from boardloom.lab.race import races_of
from boardloom.lab.search import Judged, Target, exact_figures
from tests.processes import boardloom as command

SMALL = lab.Design("snakes", turn_order="fixed")


def drawing(seed: int) -> Callable[[int], int]:
    luck = np.random.default_rng(seed)
    return lambda bound: int(luck.integers(bound))


def test_boards_that_are_tried_are_legal_and_differ_a_little() -> None:
    for base, option in ((SMALL, "entities"), (lab.Design("custom", size=9), "squares")):
        boards = Boards(base, option)
        board, draw = base, drawing(3)
        for _ in range(30):
            before, board = board, boards.changed(board, draw)
            assert boards.elements(board) != boards.elements(before)
            assert board.but().policies == base.policies  # made anew, so it was checked
        if option == "squares":
            assert boards.elements(board)[0] == boards.elements(board)[-1] == "SIMPLE"


def test_a_board_with_more_kinds_keeps_its_kinds() -> None:
    trap = {"kind": "trap", "from": 15}
    boards = Boards(lab.Design("snakes", entities=[trap]), "entities")
    board, draw = boards.base, drawing(1)
    kinds = set()
    for _ in range(25):
        board = boards.changed(board, draw)
        kinds |= {link["kind"] for link in boards.elements(board)}
    assert kinds == {"trap", "black-hole", "boost"}


def test_the_exact_filter_tells_what_the_odds_tell() -> None:
    design = lab.Design("snakes", players=3, third_six="lose-next-turn", density=0.1)
    race = races_of(design.position)
    assert race is not None
    found, exact = exact_figures(design, race), odds(design.position)
    assert exact.length is not None
    assert found["edge"] == pytest.approx(exact.by_place[0] - 1 / 3, abs=1e-5)
    assert found["rounds"] == pytest.approx(exact.length.mean, abs=1e-3)


def test_a_map_keeps_the_best_of_each_length_and_drama() -> None:
    found = Map()

    def tried(rounds: float, drama: float, worth: float, misses: float = 0.0) -> Judged:
        return Judged(SMALL, {"rounds": rounds, "drama": drama}, misses, worth, 0.1)

    for judged in (tried(10.2, 0.051, 3), tried(10.9, 0.058, 4), tried(10.5, 0.055, 2), tried(11.1, 0.05, 1)):
        found.add(judged)
    assert [judged.worth for judged in found.gallery()] == [4, 1]
    found.add(tried(10.5, 0.055, 9, misses=0.5))
    assert [judged.worth for judged in found.gallery()] == [4, 1]
    assert [judged.misses for judged in found.closest] == [0.5]


def test_how_far_a_design_is_from_fitting() -> None:
    target = Target("drama", {"rounds": (10, 20), "edge": (-0.01, 0.01)})
    assert target.misses({"rounds": 15, "edge": 0.01}) == 0
    assert target.misses({"rounds": 25, "edge": -0.03}) == pytest.approx(0.5 + 1)


def test_what_is_found_fits_and_is_better_than_what_was_there() -> None:
    where = {"rounds": (14.0, 30.0), "edge": (-0.02, 0.02)}
    found = lab.find(SMALL, "entities", maximise="lead_changes", where=where, tries=50)
    again = lab.find(SMALL, "entities", maximise="lead_changes", where=where, tries=50)
    assert found.fits
    assert found.tried == 50
    assert 14 <= found["rounds"].value <= 30
    assert found["rounds"].exact
    assert abs(found["edge"].value) <= 0.02
    assert found["lead_changes"].value > lab.measure(SMALL, games=256)["lead_changes"].value
    assert found.to_dict() == again.to_dict()
    assert len(found.games(5)["winner"]) == 5
    assert {judged.fits for judged in found.gallery} == {True}


def test_options_are_searched_with_optuna() -> None:
    over: Mapping[str, object] = {"third_six": ..., "density": (0.1, 0.2), "board_seed": [1, 2, 3]}
    where = {"rounds": (12.0, 40.0)}
    found = lab.find(SMALL, over, minimise="rounds", where=where, tries=8, seed=3)
    assert found.tried == 8
    assert found["rounds"].value >= 12 or not found.fits
    options = found.design.to_dict()["options"]
    assert isinstance(options, dict)
    assert 0.1 <= options.get("density", 0.18) <= 0.2
    assert found.to_dict() == lab.find(SMALL, over, minimise="rounds", where=where, tries=8, seed=3).to_dict()


def test_what_cannot_be_searched_is_refused() -> None:
    with pytest.raises(BadOptions, match="one figure to maximise"):
        searching(SMALL, "entities")
    with pytest.raises(BadOptions, match="density is no board; boards are: entities"):
        searching(SMALL, "density", maximise="drama")
    with pytest.raises(BadOptions, match="no figure 'fun'"):
        searching(SMALL, "entities", maximise="fun")
    with pytest.raises(BadOptions, match="'rounds' should be between"):
        searching(SMALL, "entities", maximise="drama", where={"rounds": (9, 9)})
    with pytest.raises(BadOptions, match="has no list of choices"):
        searching(SMALL, ["entities", "density", "side"], maximise="drama")


def test_what_an_extra_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)
    with pytest.raises(BadOptions, match=r"optuna.*pip install 'boardloom\[lab\]'"):
        searching(SMALL, ["third_six"], maximise="drama")


def test_the_command_finds_and_keeps_an_experiment(tmp_path: Path) -> None:
    file = tmp_path / "best.json"
    asked = ("--over", "squares", "--minimise", "edge", "--where", "rounds=1..30", "--tries", "4")
    told = command("lab", "find", "custom", "--set", "size=8", *asked, "--save", str(file), "--json")
    found = json.loads(told.stdout)["found"]
    assert found["tried"] == 4
    assert found["fits"]
    assert command("lab", "run", str(file)).stdout == "identical\n"
    refused = command(
        "lab", "find", "snakes", "--over", "entities", "--maximise", "drama", "--where", "rounds=3"
    )
    assert refused.returncode == 2
    assert "24..26" in refused.stderr

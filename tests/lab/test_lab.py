"""The lab: rows, exact chances, pairs, intervals, experiments."""

import json
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

import boardloom
from boardloom import lab
from boardloom.core.errors import BadOptions
from boardloom.engine.playout import win_shares
from boardloom.engine.policy import by_number
from boardloom.lab import experiment
from boardloom.lab.measuring import variants
from boardloom.lab.odds import odds
from boardloom.lab.race import race_of, racer
from boardloom.lab.rows import add_shares, loop, record, recorder
from boardloom.lab.sequences import Bounded, Sequence, Unbounded
from boardloom.lab.study import Study
from boardloom.lab.tension import tension_of
from boardloom.terminal.lab import figures_table
from tests.processes import boardloom as command

REPETITIONS, GAMES, STEP = 400, 4000, 250


@pytest.mark.parametrize("kind", ["share", "difference", "length", "length that is nearly always the same"])
def test_intervals_hold_at_all_times_in_95_of_100_repetitions(kind: str) -> None:
    luck, held = np.random.default_rng(5), 0
    for _ in range(REPETITIONS):
        known: Sequence
        if kind == "share":
            known, values, truth = Bounded(0, 1), (luck.random(GAMES) < 0.27) * 1.0, 0.27
        elif kind == "difference":
            known, values, truth = Bounded(-1, 1), luck.choice([-1.0, 0, 0, 0, 0, 1, 1], GAMES), 1 / 7
        elif kind == "length":
            known, values, truth = Unbounded(), luck.geometric(0.04, GAMES) * 1.0, 25.0
        else:
            known, values, truth = Unbounded(), 12 - 2.0 * (luck.random(GAMES) < 0.002), 11.996
        intervals = []
        for first in range(0, GAMES, STEP):
            known.add(values[first : first + STEP].astype(np.float64))
            intervals.append(known.interval())
        held += all(low <= truth <= high for low, high in intervals)
        assert intervals[-1][1] - intervals[-1][0] < 4 * 2 * 1.96 * max(values.std(), 0.2) / GAMES**0.5
    assert held >= 0.95 * REPETITIONS


def test_pairs_that_hardly_ever_differ_may_differ_by_all_that_games_span() -> None:
    """Of 1,000 pairs one is expected to show what a rare rule does; a third of the repetitions see none."""
    luck, held = np.random.default_rng(6), 0
    for _ in range(REPETITIONS):
        base, other = Unbounded(), Unbounded()
        lengths = luck.geometric(0.04, 1000).astype(np.float64)
        longer = lengths + 20.0 * (luck.random(1000) < 0.001)
        change = Unbounded(base, other)
        for known, values in ((base, lengths), (other, longer), (change, longer - lengths)):
            known.add(values.astype(np.float64))
        low, high = change.interval()
        held += low <= 0.02 <= high
    assert held >= 0.95 * REPETITIONS


def test_a_p_value_is_where_the_interval_ends() -> None:
    for known in (Bounded(-1, 1), Unbounded()):
        known.add(np.random.default_rng(1).choice([-1.0, 0, 0, 1, 1], 300))
        doubt = known.doubt()
        assert 0 < doubt < 0.05
        assert known.interval(doubt)[0] == pytest.approx(0, abs=1e-9)


def test_chances_of_a_race_are_those_of_the_odds() -> None:
    for seats, moves in ((2, [6, 6, 1, 3]), (4, [2, 5, 4]), (3, [6, 6, 6])):
        p = boardloom.new("snakes", players=seats, turn_order="fixed", third_six="lose-next-turn")
        for roll in moves:
            p = p.after(roll)
        race = race_of(boardloom.new("snakes", players=seats, turn_order="fixed", third_six="lose-next-turn"))
        assert race is not None
        t = tension_of(seats, len(race.survival[0]))
        racer(p.game)(p.state, p.setup, p.state.seat, race, t)
        assert t.now.tolist() == pytest.approx(odds(p).wins, abs=2e-6)


@pytest.mark.parametrize("name", ["snakes", "custom"])
def test_rows_are_the_same_interpreted(name: str) -> None:
    design = lab.Design(name, turn_order="fixed") if name == "snakes" else lab.Design(name)
    made = recorder(design.position, design.policies, rollouts=3, race=race_of(design.position))
    plain = made._replace(play=loop(design.game, by_number(design.game, (design.policies[0],)), made.own))
    compiled, interpreted = record(made, 4, 7, 2, True), record(plain, 4, 7, 2, True)
    for column in ("scores", "moves", "rolls", "decisions", "tension"):
        assert np.allclose(getattr(compiled, column), getattr(interpreted, column))
    assert compiled.course.rounds.tolist() == interpreted.course.rounds.tolist()
    assert compiled.tension.any()


def test_compiled_loops_share_a_win_as_batches_do() -> None:
    scores = np.random.default_rng(3).integers(-2, 3, (200, 4)).astype(np.int32)
    added = np.zeros(scores.shape)
    for game in range(len(scores)):
        add_shares(scores[game], added[game], 1)
    assert np.array_equal(added, win_shares(scores))
    assert {1 / 4, 1 / 3, 1 / 2, 1.0} <= set(added.ravel())


def test_exact_numbers_lie_in_the_intervals_of_simulated_ones() -> None:
    design = lab.Design("snakes", players=3)
    found, exact = lab.measure(design, games=4000), odds(design.position)
    assert found["edge"].exact
    assert found["edge"].value == pytest.approx(exact.by_place[0] - 1 / 3)
    (tallies,) = (study := Study([design], seed=9)).tallies
    for _ in study.play(4000, False):
        pass
    low, high = tallies.own["edge"].interval()
    assert low < found["edge"].value < high
    low, high = tallies.own["rounds"].interval()
    assert exact.length is not None
    assert low < exact.length.mean < high
    assert found["rounds"].spread["median"] == exact.length.quantiles["0.5"]


def test_games_that_do_not_end_count_in_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.lab.rows.move_limit", lambda origin: 60)
    study = Study([lab.Design("snakes")])
    for _ in study.play(64, False):
        pass
    moves = study.estimates()["moves"]
    assert 0 < study.unfinished < 64
    assert moves.games == 64 - study.unfinished
    assert moves.value < 60


def test_pairs_say_more_than_games_apart() -> None:
    base = lab.Design("snakes", turn_order="fixed")
    same = lab.compare(base, base.but(players=2), games=600)
    assert all(change.value == 0 for change in same.changes.values())
    assert str(same) == "length unchanged within 0.01 rounds; fairness unchanged within 0.01 points."
    paired = lab.compare(base, base.but(third_six="to-start"), games=600)
    apart = paired.base["moves"].half + paired.other["moves"].half
    assert paired["moves"].half < apart / 2
    assert "longer by exactly" in str(paired)


def test_a_sweep_takes_all_choices_and_corrects_for_them() -> None:
    base = lab.Design("snakes")
    others = [("third_six", value) for value in ("normal", "lose-next-turn", "backtrack", "to-start")]
    assert variants(base, {"third_six": ..., "players": [2, 3]}) == [*others, ("players", 3)]
    with pytest.raises(BadOptions, match="has no list of choices"):
        variants(base, {"side": ...})
    with pytest.raises(BadOptions, match="nothing to change"):
        variants(base, {"players": [2]})
    found = lab.sweep(base, third_six=["normal", "to-start"], games=64)
    assert found.sure("rounds", 1)
    assert len(found.doubts) == 4


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(BadOptions, match="'master' searches"):
        lab.Design("dice", bots="master")
    with pytest.raises(BadOptions, match="no figure 'fun'"):
        lab.measure(lab.Design("snakes"), until={"fun": 1})
    with pytest.raises(BadOptions, match="above 0"):
        lab.measure(lab.Design("snakes"), until={"edge": 0})
    with pytest.raises(BadOptions, match="different games"):
        lab.compare(lab.Design("snakes"), lab.Design("custom"))


def test_a_narrow_terminal_cuts_no_name_and_no_value() -> None:
    found, told = lab.measure(lab.Design("snakes"), games=200), StringIO()
    Console(width=40, file=told).print(figures_table(boardloom.new("snakes").game, found.estimates))
    lines = told.getvalue().splitlines()
    assert max(map(len, lines)) == 40
    for name, value in (("rounds", found["rounds"].value), ("moves", found["moves"].value)):
        (line,) = (line for line in lines if name in line)
        assert f"{value:.2f}" in line


def test_an_experiment_is_repeated_bit_for_bit(tmp_path: Path) -> None:
    file, own = tmp_path / "e.json", tmp_path / "own.py"
    own.write_text(
        "from boardloom import lab\n@lab.metric('snakes')\ndef steps(s, b, seat, action):\n    return action"
    )
    asked = ("lab", "measure", "snakes", "--games", "300", "--use", str(own), "--save", str(file), "--json")
    told = json.loads(command(*asked).stdout)
    assert told["results"]["figures"]["steps"]["value"] > 50
    again = command("lab", "run", str(file), "--threads", "1")
    assert (again.returncode, again.stdout) == (0, "identical\n")
    told["results"]["figures"]["moves"]["value"] += 1
    told["use"] = []
    file.write_text(json.dumps(told))
    differs = command("lab", "run", str(file))
    assert differs.returncode == 1
    assert "results" not in differs.stdout
    assert "figures.moves.value" in differs.stdout
    told["use"] = [{"file": str(own), "sha256": "0"}]
    file.write_text(json.dumps(told))
    refused = command("lab", "run", str(file))
    assert refused.returncode == 2
    assert "not as it was" in refused.stderr
    with pytest.raises(BadOptions, match="no experiment"):
        experiment.read(_written(tmp_path, "{}"))


def _written(folder: Path, text: str) -> Path:
    (folder / "other.json").write_text(text)
    return folder / "other.json"

"""The lab on a cluster: a real one of Ray, with several processes, one of which dies at work."""

import json
import pickle
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from shutil import rmtree

import pytest

from boardloom import lab
from boardloom.core import plugins
from boardloom.core.errors import BadOptions
from boardloom.games import new
from boardloom.lab.arena import Contest, hold, kept
from boardloom.lab.cluster import answered_there
from boardloom.lab.rows import recorded_there
from boardloom.lab.simulate import Simulation, simulate
from tests.processes import boardloom as command

CORES = 3
PATIENCE = 600
"""Seconds that any part of Ray may take to start; a busy machine needs more than Ray would give it."""
SLOW = (
    "gcs_server_port_wait_time_s",
    "raylet_start_wait_time_s",
    "agent_register_timeout_ms",
    "worker_register_timeout_seconds",
    "py_gcs_connect_timeout_s",
)
DIES = '''
"""One process of the cluster dies after its work and before it can tell: who asked has to ask again."""

import os
import signal
import sys
from pathlib import Path

from boardloom.lab import cluster

MARK = Path(__file__).with_suffix(".died")


def first() -> bool:
    try:
        MARK.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


if "default_worker" in sys.argv[0]:
    works = cluster.carried_out

    def dies(asked):
        done = works(asked)
        if first():
            os.kill(os.getpid(), signal.SIGKILL)
        return done

    cluster.carried_out = dies
'''


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster of this machine alone."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    given = pytest.MonkeyPatch()
    given.setenv("RAY_AUTH_MODE", "token")
    given.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    given.setenv("RAY_USAGE_STATS_ENABLED", "0")
    given.setenv("PYTHONUNBUFFERED", "1")
    for what in SLOW:
        given.setenv(f"RAY_{what}", str(1000 * PATIENCE if what.endswith("_ms") else PATIENCE))
    options = [
        f"--port={port}", "--node-ip-address=127.0.0.1", f"--num-cpus={CORES}",
        f"--temp-dir={tmp_path_factory.mktemp('ray')}", "--object-store-memory=80000000",
        "--include-dashboard=false", "--include-log-monitor=false",
    ]  # fmt: skip
    ray = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", *options]
    cluster = subprocess.Popen(
        ray, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    try:
        assert cluster.stdout
        told = []
        for line in cluster.stdout:
            told.append(line)
            if "Ray runtime started" in line:
                break
        else:
            raise RuntimeError("".join(told))
        yield f"127.0.0.1:{port}"
    finally:
        cluster.terminate()  # it ends all that it started
        cluster.communicate()
        given.undo()


def measured() -> object:
    return lab.measure(lab.Design("snakes", players=2), games=3000).to_dict()


def judged_by_rollouts() -> object:
    return lab.measure(lab.Design("custom", players=3, size=8), games=200).to_dict()


def swept() -> object:
    base = lab.Design("snakes", turn_order="fixed")
    return lab.sweep(base, third_six=["to-start", "backtrack"], games=1500).to_dict()


def found() -> object:
    where = {"rounds": (5.0, 60.0)}
    base = lab.Design("snakes", turn_order="fixed")
    return lab.find(base, "entities", maximise="lead_changes", where=where, tries=20).to_dict()


def simulated() -> object:
    return replace(simulate("snakes", games=60_000, seed=3), seconds=1.0)


def simulated_thinking() -> object:
    simulation = Simulation(new("dice"), 3, ["search"], iterations=60)
    for _ in simulation.play(3):
        pass
    return replace(simulation.report(), seconds=1.0)


def contested() -> object:
    contest = Contest.between("dice", ["greedy", "random"], seed=77)
    rmtree(contest.folder, ignore_errors=True)
    played = sorted(hold(contest, 6), key=lambda result: result.number)
    return played, kept(contest, 6)  # transcripts are kept at home


def test_a_cluster_of_which_processes_die_finds_the_same(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dies = tmp_path / "dies.py"
    dies.write_text(DIES)
    died = dies.with_suffix(".died")
    monkeypatch.setattr(plugins, "loaded", [dies])
    questions = measured, judged_by_rollouts, swept, found, simulated, simulated_thinking, contested
    here = [ask() for ask in questions]
    with lab.on_cluster(address):
        for ask, known in zip(questions, here, strict=True):
            died.unlink(missing_ok=True)
            assert ask() == known, ask.__name__
            assert died.exists(), ask.__name__


def test_the_command_plays_on_a_cluster(address: str) -> None:
    asked = ("lab", "measure", "ludo", "--games", "64", "--json")
    here, there = command(*asked), command(*asked, "--cluster", address)
    assert there.returncode == 0
    assert json.loads(there.stdout) == json.loads(here.stdout)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "localhost:port"])
def test_where_no_cluster_is_the_command_says_so(address: str) -> None:
    refused = command("lab", "measure", "snakes", "--cluster", address)
    assert refused.returncode == 2
    assert f"no cluster answers at {address}" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_figure_that_a_machine_does_not_know_is_refused() -> None:
    design = lab.Design("snakes")
    with pytest.raises(BadOptions, match="in a file that --use loads"):
        recorded_there(design.position, design.policies, 0, ("threes",), 0, 0, 1, False, 0)


def test_another_version_of_boardloom_is_refused() -> None:
    refused = pickle.loads(answered_there("0.0.1", [], b""))
    assert isinstance(refused, BadOptions)
    assert "Boardloom 0.0.1" in str(refused)

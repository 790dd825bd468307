"""Policies: how seats decide, by name, in matches and in loops."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import boardloom
from boardloom.bots import able, check
from boardloom.core.errors import BadOptions
from boardloom.core.game import RANDOM, Policy, Position, Progress
from boardloom.engine.playout import compiled, interpreted, play_batch
from boardloom.engine.policy import check_able, per_seat, policies, prepared
from boardloom.games import find
from boardloom.match import transcript
from boardloom.match.match import Match
from boardloom.match.seat import Seat

CUSTOM = find("custom")


def test_every_game_can_be_played_at_random() -> None:
    for name in boardloom.games():
        assert list(policies(find(name)))[-1] == RANDOM


def test_one_bot_for_all_one_for_each_or_the_usual_one() -> None:
    assert per_seat(CUSTOM, 3, []) == ("roll", "roll", "roll")
    assert per_seat(CUSTOM, 3, ["random"]) == ("random", "random", "random")
    assert per_seat(CUSTOM, 3, ["random", "", "roll"]) == ("random", "roll", "roll")
    with pytest.raises(BadOptions, match="2 bots for 3 players"):
        per_seat(CUSTOM, 3, ["random", "roll"])
    with pytest.raises(BadOptions, match="no bot 'clever'; choose one of roll, random"):
        per_seat(CUSTOM, 3, ["clever"])


def test_each_seat_decides_its_own_way() -> None:
    """Who plays at random ends the game after a few turns; who rolls never does."""
    p = boardloom.new("custom", controls=True, size=100)
    seats = [("roll", "roll"), ("random", "random"), ("roll", "random"), ("random", "roll")]
    games = {bots: play_batch(interpreted(p, bots=bots), 3, 0, 60).lengths for bots in seats}
    lengths = {bots: games[bots].mean() for bots in seats}
    assert lengths["random", "random"] < lengths["random", "roll"] < lengths["roll", "roll"]
    assert lengths["random", "random"] < lengths["roll", "random"] < lengths["roll", "roll"]
    for bots in seats[2:]:
        assert np.array_equal(games[bots], play_batch(compiled(p, bots=bots), 3, 0, 60).lengths)


def test_matches_and_transcripts_keep_how_a_bot_decides() -> None:
    seats = [Seat("Ann"), Seat("Bo", "bot", "random"), Seat("Cy", "bot")]
    match = Match.new(CUSTOM, CUSTOM.config.make({"players": 3, "controls": True}), seats, seed=5)
    assert [match.default_action() is not None, match.position.name(match.draw())] == [True, "roll"]
    written = transcript.write(match)
    assert "seat: bot:random Bo\nseat: bot Cy\n" in written
    assert transcript.read(written).seats == tuple(seats)


def test_a_policy_may_refuse_a_game_and_bring_tables_of_its_own() -> None:
    def refuses(p: Position) -> str:
        return "the board is too short" if p.setup.last < 10 else ""

    def prepare(p: Position, progress: Progress | None) -> Any:
        if progress:
            progress(1, 1)
        return p.setup._replace(chain=7)

    scholar = Policy("scholar", CUSTOM.policies[0].decide, refuses, prepare, "Reads first.")
    game = replace(CUSTOM, policies=(*CUSTOM.policies, scholar))
    long, short = (Position.first(game, game.config.make({"size": n})) for n in (20, 8))
    progress: list[tuple[int, int]] = []
    ready = prepared(long, ["scholar", "roll", "scholar"], lambda done, total: progress.append((done, total)))
    assert (ready.setup.chain, long.setup.chain, progress) == (7, 0, [(1, 1)])
    assert prepared(short, ["roll", ""]) is short
    assert compiled(long, bots=["scholar"]).origin.setup.chain == 7
    for ask in (prepared, check_able):
        with pytest.raises(
            BadOptions, match="the bot 'scholar' cannot play this game: the board is too short"
        ):
            ask(short, ["roll", "scholar"])
    assert "scholar" in able(long)
    assert "scholar" not in able(short)
    with pytest.raises(BadOptions, match="the board is too short"):
        check(short, "scholar")


def test_people_are_no_bots() -> None:
    with pytest.raises(BadOptions, match="a person sits here, not the bot 'random'"):
        Seat("Ann", "here", "random")

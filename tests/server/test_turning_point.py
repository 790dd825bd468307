"""What decided a finished game."""

from types import SimpleNamespace
from typing import cast

from boardloom.games import find
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.server.session.room import Room
from boardloom.server.session.win_chances import led, turning_point

SHARES = [(0.5, 0.5), (0.6, 0.4), (0.3, 0.7), (0.3, 0.7), (1.0, 0.0)]


def finished() -> Match:
    game = find("snakes")
    config = game.config.make({"preset": "milton-bradley", "turn_order": "fixed"})
    match = Match.new(game, config, [Seat("Ann"), Seat("Bo")], seed=3)
    while not match.position.over:
        match.play(match.draw())
    return match


def test_the_step_that_helped_the_winner_most_decided_the_game() -> None:
    match = finished()
    room = cast(Room, SimpleNamespace(position=match.position, history=match.history))
    winner = match.winners[0]
    shares = [pair if winner == 0 else pair[::-1] for pair in SHARES]
    found = turning_point(room, shares)
    assert found is not None
    assert (found.step, found.seat, found.before, found.after) == (4, winner, 0.3, 1.0)
    assert found.story == match.events(3)
    assert turning_point(room, [(0.5, 0.5)] * 3) is None


def test_who_was_last_ahead_and_when() -> None:
    assert led(SHARES) == (4, 3)
    assert led([(0.4, 0.4, 0.2), (0.5, 0.25, 0.25)]) == (1, -1, -1)
    assert led([]) == ()

"""A match: who may sit down, dice that an undo cannot re-roll, and the record of play."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardloom.core.errors import BadOptions, IllegalAction
from boardloom.games import find
from boardloom.match.match import Match
from boardloom.match.seat import LONGEST_NAME, Seat

from .matches import SEATS, begun, finished, played

SNAKES = find("snakes")


def seated(*names: str) -> Match:
    config = SNAKES.config.make({"players": max(2, len(names)), "turn_order": "fixed", "entities": []})
    return Match.new(SNAKES, config, [Seat(name) for name in names], seed=1)


@pytest.mark.parametrize(
    "name", ["Ann", "李", "Zoë", "R2-D2", "Ann; the first", "two words", "x" * LONGEST_NAME]
)
def test_names_a_player_may_have(name: str) -> None:
    assert seated(name, "Bo").names == [name, "Bo"]


@pytest.mark.parametrize("name", [" ", " Ann", "Ann ", "\tAnn", "A\nnn", "A\x1bnn", "A\u2028nn", "x" * 31])
def test_names_a_player_may_not_have(name: str) -> None:
    with pytest.raises(BadOptions, match="a player's name"):
        Seat(name)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Ann"), ("Ann", "ANN"), ("Straße", "STRASSE")])
def test_two_players_may_not_have_the_same_name(one: str, other: str) -> None:
    with pytest.raises(BadOptions, match="two players have the same name"):
        seated(one, other)


def test_as_many_are_seated_as_play() -> None:
    config = SNAKES.config.make({"players": 3})
    with pytest.raises(BadOptions, match="3 players need as many seats, not 2"):
        Match.new(SNAKES, config, [Seat("Ann"), Seat("Bo")])
    with pytest.raises(BadOptions, match="2 players need as many seats, not 1"):
        seated("Ann")


def test_a_new_match_has_an_id_a_date_and_a_seed_of_its_own() -> None:
    config = SNAKES.config.make({})
    one, other = (Match.new(SNAKES, config, [Seat("Ann"), Seat("Bo")]) for _ in range(2))
    assert one.id != other.id
    assert one.seed != other.seed
    assert one.id[:8] == one.started[:10].replace("-", "")
    assert one.started.endswith("Z")


def test_nobody_has_the_turn_while_lots_are_drawn_and_at_the_end() -> None:
    match = begun()
    assert match.turn is None
    match.play(1)
    match.play(0)
    assert match.turn == SEATS[1]
    assert finished().turn is None


def test_turns_go_round() -> None:
    match = seated("Ann", "Bo")
    turns = []
    for roll in (1, 6, 2, 3):
        assert match.turn is not None
        turns.append(match.turn.name)
        match.play(roll)
    assert turns == ["Ann", "Bo", "Bo", "Ann"]


def test_winners_only_at_the_end() -> None:
    match = seated("Ann", "Bo")
    assert match.winners == []
    while not match.position.over:
        assert match.winners == []
        match.play(match.draw())
    assert len(match.winners) == 1
    assert match.position.scores()[match.winners[0]] == 1


def test_an_illegal_action_leaves_the_match_as_it_was() -> None:
    match = played(5)
    position, actions = match.position, list(match.actions)
    with pytest.raises(IllegalAction, match="7 cannot come up here; it is one of 1, 2, 3, 4, 5, 6"):
        match.play(7)
    assert match.position is position
    assert match.actions == actions
    assert len(match.positions) == 6


def test_undo_goes_back_all_the_way() -> None:
    match = played(9)
    passed = list(match.positions)
    for number in range(8, -1, -1):
        match.undo()
        assert match.position == passed[number]
        assert len(match.actions) == number
    with pytest.raises(BadOptions, match="there is nothing to undo"):
        match.undo()


def test_undo_takes_back_the_end() -> None:
    match = finished()
    last = match.actions[-1]
    match.undo()
    assert not match.position.over
    assert match.winners == []
    assert match.draw() == last


def test_undo_cannot_roll_again() -> None:
    """The roll belongs to the number of the move, whatever was tried in between."""
    match = played(6)
    rolls = []
    for _ in range(5):
        rolls.append(match.draw())
        match.play(rolls[-1])
        match.play(match.draw())
        match.undo()
        match.undo()
    assert len(set(rolls)) == 1


def test_drawing_does_not_change_the_match() -> None:
    match = played(6)
    assert len({match.draw() for _ in range(10)}) == 1
    assert len(match.actions) == 6


def test_same_seed_same_game() -> None:
    assert finished(seed=5).actions == finished(seed=5).actions
    assert played(12, seed=5).actions != played(12, seed=6).actions


def test_actions_given_are_replayed_and_checked() -> None:
    full = played(20)
    again = Match(full.game, full.config, full.seats, full.seed, full.id, full.started, list(full.actions))
    assert again.position.state == full.position.state
    assert again.actions == full.actions
    with pytest.raises(IllegalAction):
        Match(full.game, full.config, full.seats, full.seed, full.id, full.started, [0, 1, 99])


def test_the_story_of_each_move() -> None:
    match = begun()
    for action in (1, 0, 4, 6):
        match.play(action)
    assert [match.story(i) for i in range(4)] == [
        "Bo plays first.",
        "Ann plays second, Cy; the 3rd: fox last.",
        "Bo rolls 4: onto cell 4, up the ladder to 35.",
        "Ann rolls 6: onto cell 6. Another roll.",
    ]


def test_draws_follow_the_weights() -> None:
    """Sides of weight 0 never fall; a side of weight 9 in 10 falls about so often."""
    config = SNAKES.config.make(
        {"turn_order": "fixed", "entities": [], "sides": 3, "weights": (1, 0, 9), "special_rolls": ()}
    )
    fallen = Counter(
        Match.new(SNAKES, config, [Seat("Ann"), Seat("Bo")], seed=seed).draw() for seed in range(1000)
    )
    assert set(fallen) == {1, 3}
    assert 860 <= fallen[3] <= 940  # four standard deviations


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**63 - 1), st.integers(0, 60))
def test_every_match_can_be_undone_and_played_again(seed: int, moves: int) -> None:
    match = played(moves, seed=seed)
    actions, states = list(match.actions), [p.state for p in match.positions]
    while match.actions:
        match.undo()
    while len(match.actions) < len(actions):
        match.play(match.draw())
    assert match.actions == actions
    assert [p.state for p in match.positions] == states

"""The rules of Blokus and the rulings on them, each ruling under its number."""

import pytest

from boardloom.core.errors import BadOptions, IllegalAction
from boardloom.core.game import OVER, Position
from boardloom.games.blokus.colours import points_of
from boardloom.games.blokus.pieces import DRAWN, ORIENTATIONS
from boardloom.games.blokus.pieces import NAMES as PIECES

from .blokus_table import colour, drawn, moves, plays, table, who

OPENINGS = ("a20", "t20", "t1", "a1")


def refusal(p: Position, move: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        p.find(move)
    return str(caught.value)


# --- placing -----------------------------------------------------------------------------------


def test_corners_touch() -> None:
    p = drawn("... .B. ...", hands={"blue": "1"})
    assert moves(p) == {"a1", "c1", "a3", "c3"}


def test_edges_never() -> None:
    """The domino may cover a corner cell, but not a cell beside the square."""
    p = drawn(".... .... B... ....", hands={"blue": "2"})
    assert moves(p) == {"b1,c1", "b3,c3", "b3,b4"}
    assert "a1 shares an edge with blue" in refusal(p, "a1,b1")


def test_pieces_of_other_colours_may_touch() -> None:
    p = drawn(".YY .BY ...", hands={"blue": "1"})
    assert moves(p) == {"a1", "a3", "c1"}
    assert "c3 is taken" in refusal(p, "c3")


def test_a_piece_may_touch_several_corners_at_once() -> None:
    p = drawn("B.B ... ...", hands={"blue": "I3"})
    assert "a2,b2,c2" not in moves(p)
    p = drawn("..... B...B .....", hands={"blue": "I3"})
    assert {"b1,c1,d1", "b3,c3,d3"} <= moves(p)


def test_a_placed_piece_is_gone_from_the_hand() -> None:
    p = plays(table(corners="own"), "a20", "t20", "t1", "a1")
    assert moves(p, "1") == set()
    assert "blue has placed the 1 already" in refusal(p, "b19")


def test_why_a_placement_is_refused() -> None:
    p = plays(table(corners="own"), *OPENINGS)
    assert "it touches no corner of blue" in refusal(p, "j10,j11")
    assert "is not the shape of a piece" in refusal(p, "b19,d19")
    assert "covers a20" in refusal(table(corners="own"), "b1,b2")
    assert "covers a1 or a20 or t1 or t20" in refusal(table(), "b1,b2")
    assert "choose one of pass" in refusal(p, "z99")
    assert "X5 of blue has no place now" in refusal(table(), "X5")
    assert "1 of blue is placed already" in refusal(p, "1")
    assert "choose one of pass" in refusal(p, "b19,,b18")


def test_cells_are_accepted_in_any_order_and_case() -> None:
    p = table()
    assert p.find("A20, b20,A19") == p.find("a19,a20,b20") == p.find("b20,a19,a20")
    assert p.name(p.find("b20,a19,a20")) == "a19,a20,b20"


# --- rulings -----------------------------------------------------------------------------------


def test_blokus_1_the_first_piece_covers_any_free_corner() -> None:
    p = table()
    assert {"a1", "a20", "t1", "t20"} <= moves(p, "1")
    after = plays(p, "t1")
    assert moves(after, "1") == {"a1", "a20", "t20"}
    assert len(moves(after)) == 3 * 58


def test_blokus_1_as_an_option_the_corner_of_its_colour() -> None:
    p = table(corners="own")
    for corner in OPENINGS:
        assert moves(p, "1") == {corner}
        p = plays(p, corner)


def test_blokus_2_blue_yellow_red_green() -> None:
    p = table()
    seen = []
    for corner in OPENINGS:
        seen.append((colour(p), who(p)))
        p = plays(p, corner)
    assert seen == [("blue", "Ann"), ("yellow", "Bo"), ("red", "Cy"), ("green", "Di")]
    assert (colour(p), who(p)) == ("blue", "Ann")


@pytest.mark.parametrize(
    ("pairs", "order"), [("text", ["Ann", "Ann", "Bo", "Bo"]), ("box", ["Ann", "Bo", "Ann", "Bo"])]
)
def test_blokus_2_two_players_have_two_colours_each(pairs: str, order: list[str]) -> None:
    p = table(players=2, pairs=pairs)
    seen = []
    for corner in OPENINGS:
        seen.append(who(p))
        p = plays(p, corner)
    assert seen == order


def test_blokus_2_the_sum_decides_and_ties_are_shared() -> None:
    p = plays(table(players=2), "a20,b20", "t20", "t1,t2", "a1")
    assert p.scores() == [-178 + 3, -178 + 3]
    p = plays(table(players=2, pairs="box"), "a20,b20", "t20", "t1,t2", "a1")
    assert p.scores() == [-178 + 4, -178 + 2]


CRAMPED = "..R... ...... Y....B"
"""Yellow must cover b2, and its square of four finds no room there beside c3."""


def test_blokus_3_a_blocked_colour_is_passed_over() -> None:
    p = drawn(CRAMPED, hands={"blue": "1 2", "yellow": "O4", "red": "1 2", "green": ""})
    after = plays(p, "g2")
    assert (colour(after), who(after)) == ("red", "Cy")
    assert after.state.blocked == 0b0010
    with_domino = drawn(CRAMPED, hands={"blue": "1 2", "yellow": "O4 2"})
    assert colour(plays(with_domino, "g2")) == "yellow"


def test_blokus_3_who_is_blocked_stays_so() -> None:
    p = drawn(CRAMPED, hands={"blue": "1 2", "yellow": "O4", "red": "1 2", "green": ""})
    p = plays(p, "g2", "d2")
    assert (colour(p), p.state.blocked) == ("blue", 0b1010)
    p = plays(p, "h3,h4")
    assert (colour(p), p.state.blocked) == ("red", 0b1010)


def test_blokus_3_a_chosen_pass_is_for_that_turn_only() -> None:
    p = plays(table(), "pass", "t20", "t1", "a1")
    assert colour(p) == "blue"
    assert len(moves(p)) == 58
    assert p.state.blocked == 0


def test_blokus_4_four_passes_in_a_row_end_the_game() -> None:
    p = plays(table(), "a20", "pass", "pass", "pass")
    assert not p.over
    p = plays(p, "pass")
    assert (p.mover, p.choices(), p.scores()) == (OVER, {}, [-88, -89, -89, -89])


def test_blokus_4_a_placement_begins_the_count_anew() -> None:
    p = plays(table(), "pass", "pass", "pass", "a1", "pass", "pass", "pass")
    assert not p.over
    assert plays(p, "pass").over


def test_blokus_4_being_passed_over_is_a_pass_too() -> None:
    """Only blue can place: its pass ends the round, and the game."""
    p = drawn("B", hands={"blue": "1 2", "yellow": "", "red": "", "green": ""})
    after = plays(p, "b2,c2")
    assert (colour(after), after.state.passes) == ("blue", 3)
    assert plays(after, "pass").over


def test_blokus_4_the_game_ends_when_no_colour_can_place() -> None:
    p = drawn("B", hands={"blue": "1", "yellow": "", "red": "", "green": ""})
    assert plays(p, "b2").over


def test_blokus_5_scores_begin_at_minus_89_or_minus_178() -> None:
    assert table().scores() == [-89] * 4
    assert table(players=2).scores() == [-178] * 2
    assert table(board="duo").scores() == [-89] * 2
    assert table(players=3).scores() == [-89] * 3


def test_blokus_5_every_cell_placed_counts() -> None:
    assert plays(table(), "a20,b20,c20,d20,e20").scores() == [-84, -89, -89, -89]


@pytest.mark.parametrize(("piece", "move", "score"), [("1", "b2", 20), ("2", "b2,b3", 15)])
def test_blokus_5_the_bonus_for_the_last_piece(piece: str, move: str, score: int) -> None:
    p = drawn("B", hands={"blue": piece})
    after = plays(p, move)
    assert after.scores()[0] == score
    assert points_of(after, 0) == score


def test_blokus_5_two_players_earn_at_most_40() -> None:
    hands = {"blue": "1", "yellow": "1", "red": "", "green": ""}
    p = plays(drawn("B..Y", hands=hands, players=2), "b2", "c2")
    assert p.over
    assert p.scores()[0] == 40


def test_blokus_6_turns_and_flips_as_seen_on_the_screen() -> None:
    piece = ORIENTATIONS[DRAWN[PIECES.index("F5")]]
    assert piece.drawn() == [".##", "##.", ".#."]
    assert ORIENTATIONS[piece.rotate_cw].drawn() == [".#.", "###", "..#"]
    assert ORIENTATIONS[piece.rotate_ccw].drawn() == ["#..", "###", ".#."]
    assert ORIENTATIONS[piece.flip_vert].drawn() == [".#.", "##.", ".##"]
    assert ORIENTATIONS[piece.flip_horiz].drawn() == ["##.", ".##", ".#."]


def test_blokus_6_turns_and_flips_lead_back() -> None:
    for o in ORIENTATIONS:
        assert ORIENTATIONS[o.rotate_cw].rotate_ccw == o.number
        assert ORIENTATIONS[o.flip_vert].flip_vert == o.number
        assert ORIENTATIONS[o.flip_horiz].flip_horiz == o.number
        half = ORIENTATIONS[ORIENTATIONS[o.rotate_cw].rotate_cw]
        assert half.number == ORIENTATIONS[o.flip_vert].flip_horiz
        assert {o.piece} == {half.piece, ORIENTATIONS[o.flip_vert].piece, ORIENTATIONS[o.rotate_cw].piece}


def test_blokus_8_duo_begins_on_its_two_points() -> None:
    p = table(board="duo")
    assert moves(p, "1") == {"e10"}
    assert moves(plays(p, "e10"), "1") == {"j5"}
    assert moves(table(preset="duo"), "1") == moves(table(board="duo", corners="any"), "1") == {"e10"}


def test_blokus_8_duo_has_two_colours_and_ends_after_two_passes() -> None:
    p = plays(table(board="duo"), "e10")
    assert (colour(p), who(p)) == ("yellow", "Bo")
    p = plays(p, "j5")
    assert (colour(p), who(p)) == ("blue", "Ann")
    assert plays(p, "pass", "pass").over


def test_blokus_9_three_players_play_green_in_turn() -> None:
    p = table(players=3)
    players = []
    for _ in range(4):
        p = plays(p, "pass", "pass")
        p = p.after(max(p.choices()))
        assert colour(p) == "green"
        players.append(who(p))
        p = plays(p, "pass")
    assert players == ["Ann", "Bo", "Cy", "Ann"]


def test_blokus_9_green_counts_for_nobody() -> None:
    p = plays(table(players=3), *OPENINGS)
    assert p.scores() == [-88, -88, -88]
    assert points_of(p, 3) == -88


def test_blokus_10_one_player_is_a_table_of_two_with_a_bot() -> None:
    assert table(preset="one-player").config.players == 2
    with pytest.raises(BadOptions, match="players: one person plays against a bot in a second seat"):
        table(players=1)


# --- options -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 5}, "players: 2, 3 or 4 can play, not 5: there are four colours"),
        ({"players": 0}, "players: 2, 3 or 4 can play, not 0: there are four colours"),
        ({"players": "two"}, "players: input should be a valid integer"),
        ({"board": "duo", "players": 4}, "players: Duo is for 2, not 4"),
        ({"pairs": "box"}, "pairs: only two players on the classic board have pairs"),
        ({"preset": "duo", "pairs": "box"}, "pairs: only two players on the classic board have pairs"),
        ({"board": "trigon"}, "board: input should be 'classic' or 'duo'"),
        ({"corners": "none"}, "corners: input should be 'any' or 'own'"),
        ({"colour": "blue"}, "colour: there is no such option"),
    ],
)
def test_bad_options_name_the_field_and_the_rule(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOptions) as caught:
        table(**options)
    assert reason in str(caught.value)

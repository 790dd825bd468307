"""Blokus as its rule text's program has it; the rules themselves are tested in `tests/games`."""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boardloom import desktop
from boardloom.classic.blokus import driver
from boardloom.classic.blokus.board import Board, create_set
from boardloom.classic.blokus.driver import GameState, Stage
from boardloom.classic.blokus.piece import ARROWS, Piece, Shape
from boardloom.classic.blokus.tile import PLAYERS, SIZE, Color, Tile
from boardloom.core.errors import BadOptions, IllegalAction
from boardloom.games.blokus import GAME
from boardloom.games.blokus.pieces import NAMES, ORIENTATIONS
from boardloom.match.match import Match


def begun(players: int) -> GameState:
    game = GameState()
    game.start(players)
    return game


def test_a_tile_is_a_square_of_30_pixels() -> None:
    tile = Tile(3, 2, Color.RED)
    assert tile.rect == (90, 60, 30, 30)
    assert SIZE == 30
    assert [tile.contains(*at) for at in ((90, 60), (119, 89), (120, 60), (90, 90))] == [
        True,
        True,
        False,
        False,
    ]


def test_the_colours_are_those_of_the_players_in_the_order_of_play() -> None:
    assert [color.name for color in PLAYERS] == ["BLUE", "YELLOW", "RED", "GREEN"]
    assert [color.number for color in PLAYERS] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="EMPTY is no player's colour"):
        _ = Color.EMPTY.number


def test_the_shapes_are_the_pieces_of_the_rules() -> None:
    assert [shape.value for shape in Shape] == list(NAMES)
    sizes = [shape.size for shape in Shape]
    assert [sizes.count(n) for n in (1, 2, 3, 4, 5)] == [1, 1, 2, 5, 12]


@pytest.mark.parametrize("shape", Shape)
def test_turns_and_flips_undo_each_other(shape: Shape) -> None:
    piece = Piece(shape, Color.BLUE, 4, 6)
    first = piece.tiles
    for ways in (["rotate_cw"] * 4, ["rotate_cw", "rotate_ccw"], ["flip_vert"] * 2, ["flip_horiz"] * 2):
        for way in ways:
            getattr(piece, way)()
        assert piece.tiles == first
    assert len(first) == shape.size
    assert (min(tile.column for tile in first), min(tile.row for tile in first)) == (4, 6)


def test_the_arrow_keys_turn_clockwise_and_back_and_flip_top_to_bottom_and_left_to_right() -> None:
    drawn = {
        "Right": ["#.", "#.", "##"],
        "Left": ["##", ".#", ".#"],
        "Up": ["###", "..#"],
        "Down": ["#..", "###"],
    }
    assert set(drawn) == set(ARROWS)
    for key, rows in drawn.items():
        piece = Piece(Shape.L4, Color.BLUE)
        assert piece.drawn() == ["..#", "###"]
        piece.press(key)
        assert piece.drawn() == rows
    with pytest.raises(ValueError, match="key must be one of Right, Left, Up, Down, not 'x'"):
        piece.press("x")


def test_every_orientation_is_reached() -> None:
    found = set()
    for shape in Shape:
        piece = Piece(shape, Color.RED)
        for flip in (piece.flip_vert, piece.flip_horiz):
            for _ in range(4):
                found.add(piece.way.number)
                piece.rotate_cw()
            flip()
    assert found == set(range(len(ORIENTATIONS)))


def test_a_set_lies_beside_the_board_without_overlapping() -> None:
    pieces = create_set(Color.YELLOW)
    assert [piece.shape for piece in pieces] == list(Shape)
    squares = [(tile.column, tile.row) for piece in pieces for tile in piece.tiles]
    assert len(set(squares)) == len(squares) == 89
    assert min(column for column, _ in squares) > 20
    assert max(row for _, row in squares) < 20
    x, y = pieces[5].tiles[0].x + 3, pieces[5].tiles[0].y + 3
    assert [piece for piece in pieces if piece.contains(x, y)] == [pieces[5]]


def test_the_board_has_400_squares_and_says_why_a_piece_does_not_fit() -> None:
    board = Board()
    assert sum(len(row) for row in board.tiles) == 400
    assert {tile.color for row in board.tiles for tile in row} == {Color.EMPTY}
    wrong = {
        (Shape.I5, Color.YELLOW, 0, 0): "turn of BLUE",
        (Shape.I5, Color.BLUE, 16, 0): "does not lie on the board",
        (Shape.I5, Color.BLUE, 3, 3): "d17,e17,f17,g17,h17 is not possible",
    }
    for (shape, color, column, row), reason in wrong.items():
        piece = Piece(shape, color, column, row)
        assert reason in board.why_not(piece)
        assert not board.can_place(piece)
        with pytest.raises(IllegalAction, match=reason):
            board.place(piece)
    board.place(Piece(Shape.I5, Color.BLUE, 15, 0))
    assert [board.color_at(column, 0) for column in (14, 15, 19)] == [Color.EMPTY, Color.BLUE, Color.BLUE]
    assert board.turn is Color.YELLOW
    with pytest.raises(ValueError, match="column should be a whole number from 0 to 19, not 20"):
        board.color_at(20, 0)


@pytest.mark.parametrize(
    ("players", "controllers", "bots", "start"),
    [
        (1, [1, 1, 2, 2], [False, False, True, True], [-178, -178]),
        (2, [1, 1, 2, 2], [False] * 4, [-178, -178]),
        (4, [1, 2, 3, 4], [False] * 4, [-89] * 4),
    ],
)
def test_there_are_always_four_players(
    players: int, controllers: list[int], bots: list[bool], start: list[int]
) -> None:
    game = begun(players)
    assert [player.color for player in game.players] == list(PLAYERS)
    assert [player.controller for player in game.players] == controllers
    assert [player.is_bot for player in game.players] == bots
    assert [player.score for player in game.players] == [-89] * 4
    assert game.scores == start


@pytest.mark.parametrize("players", [0, 3, 5, "2", None, True, 2.0, [2]])
def test_one_two_or_four_play(players: int) -> None:
    with pytest.raises(BadOptions, match="players must be one of 1, 2 and 4"):
        GameState().start(players)


def test_one_piece_is_selected_at_a_time_and_stays_in_hand_until_it_fits() -> None:
    game = begun(2)
    one, other = game.current.pieces[4:6]
    game.select(one)
    assert one.selected
    with pytest.raises(IllegalAction, match="I4 is selected: deselect it first"):
        game.select(other)
    game.deselect()
    assert not one.selected
    game.select(other)
    with pytest.raises(IllegalAction, match="is not possible"):
        game.place(5, 5)
    assert game.selected is other
    game.press("Up")
    game.place(0, 0)
    assert game.selected is None
    assert other not in game.players[0].pieces
    assert (game.players[0].score, game.scores) == (-85, [-174, -178])
    for mistake in (lambda: game.press("Up"), lambda: game.place(0, 0)):
        with pytest.raises(IllegalAction, match="no piece is selected"):
            mistake()
    with pytest.raises(IllegalAction, match="no piece of YELLOW's to place"):
        game.select(one)


def test_nothing_can_be_done_before_the_title_is_left() -> None:
    game = GameState()
    assert game.stage.value == "title"
    with pytest.raises(RuntimeError, match="call start first"):
        _ = game.board
    game.start(4)
    assert game.stage is Stage.PLAYING
    with pytest.raises(IllegalAction, match="BLUE is no bot's colour"):
        game.bot_turn()


def place_anything(game: GameState, luck: random.Random) -> bool:
    """Place some piece of the current player's, if one of a few tries fits."""
    pieces = game.current.pieces
    for _ in range(300):
        game.select(luck.choice(pieces))
        for key in luck.sample(list(ARROWS), 2):
            game.press(key)
        try:
            game.place(luck.randrange(20), luck.randrange(20))
        except IllegalAction:
            game.deselect()
        else:
            return True
    return False


def test_a_game_against_the_bot_is_played_to_its_end() -> None:
    game, luck = begun(1), random.Random(5)
    placed = 0
    while game.stage is not Stage.OVER:
        if game.current.is_bot:
            game.bot_turn()
        elif place_anything(game, luck):
            placed += 1
        else:
            game.pass_turn()
    assert placed > 4
    for player in game.players:
        covered = sum(tile.color is player.color for row in game.board.tiles for tile in row)
        assert covered == 89 - sum(piece.shape.size for piece in player.pieces)
        assert player.score in (covered - 89, 15, 20)
    one, other = game.scores
    assert [one, other] == [
        sum(player.score for player in game.players if player.controller == number) for number in (1, 2)
    ]
    assert game.winners == [seat for seat in (1, 2) if game.scores[seat - 1] == max(one, other)]
    with pytest.raises(IllegalAction, match="over"):
        _ = game.current


def test_nobody_plays_for_the_bot() -> None:
    game = begun(1)
    for _ in range(2):
        game.pass_turn()
    red = game.current
    assert red.is_bot
    corner = Piece(Shape.I1, Color.RED)
    tries: list[Callable[[], None]] = [
        lambda: game.select(red.pieces[0]),
        lambda: game.board.place(corner),
        game.pass_turn,
        game.board.pass_turn,
    ]
    for play in tries:
        with pytest.raises(IllegalAction, match="RED is a bot's colour"):
            play()
    assert (game.selected, red.score) == (None, -89)
    game.bot_turn()
    assert red.score > -89


PIECE: Any = Piece
TILE: Any = Tile
BOARD: Any = Board
WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: PIECE("F5", Color.BLUE), "shape should be of the type Shape, not 'F5'"),
    (lambda: PIECE(Shape.F5, "blue"), "color must be one of .*Color.GREEN, not 'blue'"),
    (lambda: PIECE(Shape.F5, Color.EMPTY), "color must be one of .*, not <Color.EMPTY"),
    (lambda: PIECE(Shape.F5, Color.BLUE, "a"), "column must be a whole number, not 'a'"),
    (lambda: PIECE(Shape.F5, Color.BLUE, 0, 1.5), "row must be a whole number, not 1.5"),
    (lambda: TILE(0, None), "row must be a whole number, not None"),
    (lambda: TILE(0, 0, "red"), "color should be of the type Color, not 'red'"),
    (lambda: BOARD(3), "match should be of the type Match, not 3"),
    (lambda: BOARD().color_at("a", 0), "column should be a whole number from 0 to 19, not 'a'"),
    (lambda: BOARD().why_not(None), "piece should be of the type Piece, not None"),
]


@pytest.mark.parametrize(("wrong", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_what_cannot_be_meant_is_refused(wrong: Callable[[], object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        wrong()


def test_four_passes_in_a_row_end_the_game() -> None:
    game = begun(4)
    for _ in range(4):
        game.pass_turn()
    assert game.stage is Stage.OVER
    assert game.winners == [1, 2, 3, 4]


class Script:
    """A screen on which everybody passes."""

    def __init__(self, titles: list[int | None]) -> None:
        self.titles, self.played = titles, list[tuple[int, bool]]()

    def title(self) -> int | None:
        return self.titles.pop(0)

    def play(self, match: Match) -> bool:
        again = not self.played
        self.played.append((match.config.players, again))
        return again


def test_main_opens_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr(desktop, "run", opened.append)
    driver.main()
    assert opened == [GAME]


@pytest.mark.parametrize(
    ("why", "code", "said"),
    [(KeyboardInterrupt(), 130, ""), (OSError(28, "full"), 2, "boardloom: the disk is full\n")],
)
def test_main_ends_quietly(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    why: BaseException,
    code: int,
    said: str,
) -> None:
    def stopped(game: object) -> None:
        raise why

    monkeypatch.setattr(desktop, "run", stopped)
    with pytest.raises(SystemExit) as ended:
        driver.main()
    assert (ended.value.code, capsys.readouterr()) == (code, ("", said))


def test_the_loop_plays_until_somebody_leaves() -> None:
    screen = Script([4, 1, None])
    GameState().run(screen)
    assert screen.played == [(4, True), (4, False), (2, False)]


def test_the_program_plays_at_the_terminal(tmp_path: Path) -> None:
    typed = "5\n2 Players\na20,b20,c20\nt20,s20\nV3\npass\nq\n4\nq\nq\n"
    done = subprocess.run(
        [sys.executable, "-m", "boardloom.classic.blokus.driver"],
        input=typed,
        env={
            **os.environ,
            "BOARDLOOM_HOME": str(tmp_path),
            "LANG": "C.UTF-8",
            "DISPLAY": "",
            "WAYLAND_DISPLAY": "",
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert done.stderr == ""
    assert done.stdout.startswith("there is no display for a window")
    for said in ("1 Player", "2 Players", "4 Players", "'5' is not in the list", "How many play?"):
        assert said in done.stdout
    assert "(blue) places I3, 3 squares, and opens 1 corner." in done.stdout
    assert "(yellow) places 2, 2 squares, and opens 1 corner." in done.stdout
    assert len(list(tmp_path.glob("data/games/running/*.txt"))) == 2

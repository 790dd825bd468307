"""Laws of the painter for terminals, held against every config of every game."""

import re

from boardloom.core.choice_tree import following, ghost, open_steps, paths, reach_of_smallest
from boardloom.core.picture import Picture, columns_of
from boardloom.core.scene import Board, Figure, Node, Player, Scene, Sign
from boardloom.games import HOUSE_GAMES
from boardloom.terminal.paint import paint as in_colours
from boardloom.terminal.scene_painter import least_height, paint
from boardloom.words import english
from tests.painters.cases import Shown, every_case, shown
from tests.painters.golden import painted

SIZES = ((80, 24), (80, 18), (120, 40), (60, 20), (40, 12), (24, 6), (10, 3))


@every_case
def test_no_painting_is_larger_than_the_terminal(case: Shown) -> None:
    for width, height in SIZES:
        picture = painted(case, width, height)
        assert 0 < len(picture.rows) <= height
        assert max(columns_of("".join(span.text for span in row)) for row in picture.rows) <= width
        assert in_colours(picture).plain.rstrip("\n").count("\n") < height


@every_case
def test_every_player_is_named_where_there_are_rows_for_all(case: Shown) -> None:
    for width, height in ((80, 24), (80, 18), (60, 20), (80, 80)):
        if len(case.names) <= height:
            assert named(case, width, height) == list(range(len(case.names)))


@every_case
def test_of_more_players_than_rows_those_around_the_turn_are_named_and_the_others_counted(
    case: Shown,
) -> None:
    players = case.scene.players
    focus = [seat for seat, player in enumerate(players) if {"turn", "winner"} & set(player.flags)]
    for width, height in ((80, 24), (80, 18), (60, 20), (40, 12), (24, 6)):
        if len(players) > height:
            seats = named(case, width, height)
            assert seats == list(range(seats[0], seats[-1] + 1))
            assert set(focus) <= set(seats)
            assert f"and {len(players) - len(seats)} more" in painted(case, width, height).plain()


def named(case: Shown, width: int, height: int) -> list[int]:
    """The seats whose names are painted, each after its mark."""
    lines = painted(case, width, height).plain().splitlines()
    signed = zip(case.scene.players, case.names, strict=True)
    return [
        seat
        for seat, (player, name) in enumerate(signed)
        if any(re.search(rf"(^|\W){re.escape(player.mark)} +{re.escape(name)}(\W|$)", line) for line in lines)
    ]


@every_case
def test_every_token_is_seen_on_a_large_terminal(case: Shown) -> None:
    picture = painted(case, 320, 100)
    spans = [span for row in picture.rows for span in row]
    for node in case.scene.nodes:
        if node.kind == "token" and "faint" not in node.flags:
            own = [span.text for span in spans if span.tone == node.tone.replace("seat", "token")]
            assert any(node.mark in text or node.mark[-1:] in text[1:] for text in own), node


@every_case
def test_the_whole_board_is_shown_where_it_says_so(case: Shown) -> None:
    height = least_height(case.board, case.scene, width=80, words=case.words, names=case.names)
    picture = paint(case.board, case.scene, width=80, height=height, words=case.words, names=case.names)
    if case.board.width * 4 > 80 or not any(node.row >= 0 and node.text for node in case.board.nodes):
        return
    tokens = [node for node in case.scene.nodes if node.kind == "token"]
    cells = [node for node in case.board.nodes if node.kind == "cell" and node.row >= 0 and node.text]
    free = [c for c in cells if not any(max(abs(t.x - c.x), abs(t.y - c.y)) <= 0.5 for t in tokens)]
    plain = picture.plain()
    assert [cell.text for cell in free if case.words(cell.text) not in plain] == []


def test_a_game_can_be_read_on_a_usual_terminal() -> None:
    """80 by 24, less a line of story and a line of question: every board whole, with all who play."""
    for name, config in (*((name, 0) for name in HOUSE_GAMES), ("ludo", 4)):
        case = shown(name, config, 0.6)
        assert least_height(case.board, case.scene, width=80, words=case.words, names=case.names) <= 22


def test_where_ladders_and_snakes_lead_is_written_on_their_cells() -> None:
    case = shown("snakes", 0, 0.0)
    plain = painted(case, 80, 22).plain()
    links = [node for node in case.board.nodes if node.kind == "link"]
    assert len(links) > 10
    for link in links:
        cell, *_, target = [word for word in case.words(link.label).split() if word.isdecimal()]
        assert f"{cell}{link.mark}{target} " in f"{plain} ".replace("\n", " ")


def test_pieces_and_their_colours() -> None:
    case = shown("blokus", 0, 0.6)
    picture = painted(case, 80, 22)
    squares = dict.fromkeys(("blue", "yellow", "red", "green"), 0)
    for row in picture.rows:
        board, room = row, 44
        for span in board:
            room -= columns_of(span.text)
            if room >= 0 and span.ground in squares:
                squares[span.ground] += columns_of(span.text) // 2
    for tone, count in squares.items():
        pieces = [n for n in case.scene.nodes if n.kind == "piece" and n.tone == tone]
        assert count == sum(len(piece.points) for piece in pieces)
    assert "*" in picture.plain()


def test_before_a_piece_is_taken_up_its_corners_are_marked() -> None:
    case = shown("blokus", 0, 0.5)
    board = painted(case, 80, 22).plain()
    single = case.choices.tree["1"]
    assert isinstance(single, dict)
    ((_, cells),) = single.items()
    assert isinstance(cells, dict)
    assert board.count("•") == len(cells) == len(reach_of_smallest(case.board, case.choices))


def test_a_piece_taken_up_shows_where_it_goes_and_how_it_turns() -> None:
    case = shown("blokus", 0, 0.5)
    piece, lies = next((p, o) for p, o in case.choices.begin.items() if len(case.board.shapes[o]) > 3)
    cells = open_steps(case.choices, (piece, lies))

    def with_steps(*taken: str) -> Picture:
        return paint(
            case.board,
            case.scene,
            width=80,
            height=22,
            words=case.words,
            names=case.names,
            choices=case.choices,
            taken=taken,
        )

    held = with_steps(piece, lies).plain()
    assert held.count("•") == len(cells)
    assert f"{piece}: {len(cells)} × ◆" in held
    for turn in case.board.turns[lies]:
        assert case.words(turn.label) in held
    over = with_steps(piece, lies, min(cells)).plain()
    assert over.count("◆") == held.count("◆") + len(case.board.shapes[lies])
    elsewhere = next(node.id for node in case.board.nodes if node.id not in cells)
    assert "×" in with_steps(piece, lies, elsewhere).plain().replace(f"{len(cells)} × ◆", "")


def test_steps_that_lead_nowhere_hold_nothing() -> None:
    case = shown("blokus", 0, 0.5)
    assert following(case.choices, ("no such piece",)) == {}
    assert following(case.choices, ("pass",)) == {}
    assert ghost(case.board, case.scene, case.choices, ()) is None
    assert ghost(case.board, case.scene, case.choices, ("a1",)) is None


def test_tokens_that_may_be_chosen_are_marked() -> None:
    case = shown("ludo", 2, 0.4)
    plain = painted(case, 80, 22).plain()
    for token in ("Ap", "Aq", "Ar", "As"):
        assert (f"{token}•" in plain) == (token in case.choices.tree)
    assert plain.count("•") == len(paths(case.choices)) == 2


def test_players_who_may_be_chosen_are_marked() -> None:
    case = shown("dice", 0, 0.5)
    plain = painted(case, 80, 22).plain()
    chosen = [step for step in case.choices.tree if step.startswith("seat")]
    assert plain.count("•") == len(chosen) > 0


def test_a_table_without_cells_is_told_in_words() -> None:
    """Letters of one width stay in their columns; names in any script fit."""
    lines = (("Hand:", 0.0, 0.5), ("7 8 9", 6.0, 0.5), ("Deck", 0.0, 1.5))
    nodes = tuple(
        Node(
            id=f"{i}", kind="text", x=x + 0.3 * len(text), y=y, w=0.6 * len(text), text=text, flags=("mono",)
        )
        for i, (text, x, y) in enumerate(lines)
    )
    players = (
        Player(tone="seat0", mark="1", figures=(Figure("bar", 3, 6), Figure("said", "ja")), flags=("turn",)),
        Player(tone="seat1", mark="2", figures=(Figure("bar", 6, 6), Figure("said", "nein")), note="rests"),
    )
    scene = Scene(nodes=nodes, players=players, facts=(Figure("round", 2),))
    board = Board(width=48, height=3, label="A table", nodes=(), legend=(Sign("!", "odd tone", "danger"),))
    picture = paint(board, scene, width=44, height=12, words=english, names=["王小明", "Bo"])
    in_colours(picture)
    assert picture.plain() == (
        "round 2\n"
        "► 1 王小明  bar 3/6 ━━━··  said: ja\n"
        "  2 Bo      bar 6/6 ━━━━━  said: nein  rests\n"
        "\n"
        "Hand:     7 8 9\n"
        "Deck\n"
        "\n"
        "! danger"
    )


def test_a_printed_page_is_shown_rather_than_half_of_it() -> None:
    lines = [
        Node(id=f"{y}", kind="text", x=1.5, y=y, w=3, text=f"line{y}", flags=("mono",)) for y in range(5)
    ]
    scene = Scene(nodes=tuple(lines), players=(Player(tone="seat0", mark="1"),))
    board = Board(width=9, height=5, label="A page", nodes=())
    assert (
        paint(board, scene, width=30, height=7, words=english, names=["Ann"])
        .plain()
        .startswith("  1 Ann\n\nline0")
    )
    assert paint(board, scene, width=30, height=5, words=english, names=["Ann"]).plain().split() == [
        n.text for n in lines
    ]


def test_what_is_near_is_told_where_a_board_is_too_large_to_be_drawn() -> None:
    link = Node(
        id="from7", kind="link", x=1, y=1, mark="▲", label="ladder from 7 up to 99", flags=("ladder",)
    )
    trap = Node(id="cell8", kind="cell", x=2, y=2, mark="✕", label="cell 8, a trap", row=1, col=2)
    scene = Scene(nodes=(link, trap), players=(Player(tone="seat0", mark="1"),))
    board = Board(width=99, height=99, label="A vast board", nodes=())
    plain = paint(board, scene, width=40, height=9, words=english, names=["Ann"]).plain()
    assert plain == "  1 Ann\n\n▲ ladder from 7 up to 99\n✕ cell 8, a trap"


def test_words_are_asked_for_all_that_is_said() -> None:
    cells = tuple(
        Node(id=f"c{i}", kind="cell", x=i % 3 + 0.5, y=i // 3 + 0.5, text="Feld", row=i // 3, col=i % 3)
        for i in range(9)
    )
    scene = Scene(
        nodes=(), players=(Player(tone="red", mark="1", figures=(Figure("Stufe", 3),), note="ruht"),)
    )
    board = Board(width=3, height=3, label="Brett", nodes=cells)
    said = {"Feld": "cell", "Stufe": "level", "ruht": "rests"}
    picture = paint(
        board, scene, width=60, height=9, names=["Anna"], words=lambda word: said.get(str(word), str(word))
    )
    plain = picture.plain()
    assert plain.count("cell") == len(cells)
    assert "Anna  level 3  rests" in plain

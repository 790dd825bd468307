"""What `boardloom.view` makes of a few lines."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardloom
from boardloom.core.errors import BadOptions
from boardloom.core.game import AnyPosition
from boardloom.core.happening import Motion
from boardloom.core.plugins import load
from boardloom.core.scene import Board, Step, Tray
from boardloom.games import _guests
from boardloom.games.guest_faults import WrongData
from boardloom.match.plain_view import view_of
from boardloom.match.view_checks import checked_board
from boardloom.svg import icons
from boardloom.svg.sprites import with_emblems
from boardloom.view import BoardView, Piece, counter, die, grid, hand, image, square, track, tray
from boardloom.words import english

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(autouse=True)
def guests() -> Iterator[None]:
    for name in ("four", "dash"):
        load(EXAMPLES / f"{name}.py")
    yield
    _guests.clear()


def played(game: str, *moves: str) -> AnyPosition:
    p = boardloom.new(game)
    for move in moves:
        p = p.after(p.find(move))
    return p


def test_a_disc_falls_into_its_hole() -> None:
    before = played("four", "d")
    after = before.after(before.find("d"))
    happening = view_of(before.game).happening(before, before.find("d"), after)
    assert happening.motions == (Motion("disc31", ((3.5, -0.5), (3.5, 4.5))),)
    assert happening.sound == "place"


def test_a_hole_is_chosen_by_its_cell_and_called_by_its_column() -> None:
    choices = view_of(boardloom.new("four").game).choices(played("four", "d"))
    assert choices.tree == {"a6": 0, "b6": 1, "c6": 2, "d5": 3, "e6": 4, "f6": 5, "g6": 6}
    assert choices.steps["d5"] == Step("d")


def test_a_runner_hops_from_cell_to_cell_and_who_is_knocked_goes_back() -> None:
    before = played("dash", "3", "a", "3")
    after = before.after(before.find("b"))
    motions = {motion.node: motion for motion in view_of(before.game).happening(before, 1, after).motions}
    assert [len(motions[node].points) for node in ("b1", "a0")] == [4, 4]
    assert motions["b1"].points[1:3] == ((1.5, 4.5), (2.5, 4.5))
    assert motions["a0"].points[-1][0] < 1


def test_the_die_shows_what_was_rolled() -> None:
    before = played("dash")
    happening = view_of(before.game).happening(before, 5, before.after(5))
    assert (happening.rolled, happening.faces) == (("die",), ("5",))


def test_those_on_one_cell_stand_side_by_side() -> None:
    scene = view_of(played("dash").game).scene(played("dash"))
    places = [(node.x, node.y) for node in scene.nodes if node.kind == "token"]
    assert len(set(places)) == len(places) == 4
    assert {(int(x), int(y)) for x, y in places} == {(0, 4)}


def test_a_piece_on_no_cell_is_told() -> None:
    class Lost(BoardView):
        def board(self, config: object) -> Board:
            return grid(2, 2)

        def pieces(self, p: object) -> list[Piece]:
            return [Piece("king", "z9")]

    with pytest.raises(WrongData, match="'king' stands on 'z9'"):
        Lost().scene(played("four"))


def test_a_track_winds_upwards() -> None:
    cells = {node.id: (node.x, node.y) for node in track(7, columns=3).nodes}
    assert [cells[str(n)] for n in (0, 2, 3, 5, 6)] == [
        (0.5, 2.5),
        (2.5, 2.5),
        (2.5, 1.5),
        (0.5, 1.5),
        (0.5, 0.5),
    ]


def test_a_grid_has_tones_and_icons() -> None:
    cells = {node.id: node for node in grid(2, 3, tones={"c2": "good"}, icons={"a1": "star"}).nodes}
    assert (len(cells), cells["c2"].tone, cells["a1"].icon, cells["a1"].tone) == (6, "good", "star", "plain")
    assert square(1, 2) == "c2"


def test_cards_of_a_hand_lie_side_by_side_in_their_room() -> None:
    cards = hand({f"card{n}": str(n) for n in range(8)}, x=4, y=1, width=8)
    assert [card.mark for card in cards] == list("01234567")
    assert all(a.x + a.w / 2 <= b.x - b.w / 2 for a, b in itertools.pairwise(cards))
    assert cards[0].x - cards[0].w / 2 >= 0
    assert cards[-1].x + cards[-1].w / 2 <= 8


def test_small_things_take_a_line() -> None:
    assert tray(1, "Yours", {"L": "L5"}).items[0].shape == "L5"
    assert isinstance(tray(0, "", {}), Tray)
    assert counter("lives", 2, most=3).look == "pips"
    assert (die().kind, die("6").mark) == ("die", "6")


def test_a_picture_of_ones_own_is_an_icon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icons, "_added", {})
    path = "M96 256L256 96L416 256V432H96Z"
    assert path not in icons.icon("hut", 0, 0, 1, "red")
    board = grid(2, 2, icons={"a1": image("hut", path)})
    assert checked_board(board) == board
    assert path in icons.icon("hut", 0, 0, 1, "red")
    for name, wrong in (("crown", path), ("Hut", path), ("den", 'M0 0"/><script>'), ("den", "")):
        with pytest.raises(BadOptions, match="icon"):
            image(name, wrong)


def test_an_icon_that_nobody_has_is_told() -> None:
    with pytest.raises(WrongData, match=r"icon 'corwn' is no icon; did you mean 'crown'\?"):
        checked_board(grid(2, 2, icons={"a1": "corwn"}))


def test_pieces_are_named_for_those_who_cannot_see_them() -> None:
    scene = view_of(played("four", "d").game).scene(played("four", "d"))
    (disc,) = scene.nodes
    assert english(disc.label, ["Ann", "Bo"]) == "Ann on d6"


def test_a_mark_is_shown_even_if_it_is_the_number_of_the_player() -> None:
    class Counting(BoardView):
        def board(self, config: object) -> Board:
            return grid(1, 2)

        def pieces(self, p: object) -> list[Piece]:
            return [Piece("seeds", "a1", seat=0, mark="1"), Piece("king", "b1", seat=0)]

    p = played("four")
    view = Counting()
    seeds, king = with_emblems(view.scene(p)).nodes
    assert (seeds.mark, seeds.icon) == ("1", "")
    assert king.icon == "circle"


def test_eyes_that_do_not_see_the_cards_of_whoever_moves_find_nothing_to_choose() -> None:
    load(EXAMPLES / "whist.py")
    p = boardloom.new("whist")
    while p.mover < 0:
        p = p.after(next(iter(p.choices())))
    assert view_of(p.game).choices(p.seen_by(p.mover)).tree
    assert view_of(p.game).choices(p.seen_by((p.mover + 1) % 3)).tree == {}

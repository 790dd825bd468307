"""What is particular to each game's scene."""

from itertools import pairwise

import msgspec

import boardloom
from boardloom.core.choice_tree import paths
from boardloom.core.game import Position
from boardloom.core.happening import Happening
from boardloom.core.message import Message
from boardloom.core.scene import Board, Choices, Node, Scene
from boardloom.engine.policy import decide
from boardloom.games.dice.state import FINAL
from boardloom.words import english
from tests.laws.cases import random_game
from tests.words import said


def scene(p: Position) -> Scene:
    assert p.game.view is not None
    return p.game.view.scene(p)


def board(p: Position) -> Board:
    assert p.game.view is not None
    return p.game.view.board(p.config)


def choices(p: Position) -> Choices:
    assert p.game.view is not None
    return p.game.view.choices(p)


def happening(p: Position, *actions: str) -> Happening:
    """What the last of these actions looks like."""
    for action in actions[:-1]:
        p = p.after(p.find(action))
    last, view = p.find(actions[-1]), p.game.view
    assert view is not None
    return view.happening(p, last, p.after(last))


NAMES = ["Ann", "Bo", "Cara", "Dev", "Ella"]


def node(p: Position, id: str) -> Node:
    return next(n for n in (*board(p).nodes, *scene(p).nodes) if n.id == id)


def guide(game: str, **options: object) -> str:
    p = boardloom.new(game, **options)
    assert p.game.guide is not None
    return "\n".join(said(*(line for section in p.game.guide(p.config) for line in section.lines)))


def test_a_token_hops_along_its_throw_and_climbs_the_ladder() -> None:
    p = boardloom.new("snakes", preset="milton-bradley", turn_order="fixed")
    shown = happening(p, "4")
    walk, climb = shown.motions
    assert walk.points[1:] == ((0.56, 9.66), (1.56, 9.66), (2.56, 9.66), (3.56, 9.66))
    assert (climb.points[0], climb.points[-1]) == ((3.56, 9.66), (6.56, 8.66))
    assert len(climb.points) > 5
    assert (walk.style, climb.style) == ("hop", "climb")
    assert [(effect.kind, effect.at, effect.text) for effect in shown.effects] == [("float", "token0", "+10")]
    assert (shown.rolled, shown.faces, shown.sound) == (("die",), ("4",), "good")


def test_a_token_slides_along_the_snake_as_it_is_drawn() -> None:
    snake = {"kind": "snake", "from": 25, "to": 3}
    p = boardloom.new("snakes", side=10, sides=30, turn_order="fixed", entities=[snake])
    slide = happening(p, "25").motions[1]
    assert slide.style == "slide"
    assert set(slide.points[1:-1]) <= set(node(p, "from25").points)
    assert len(slide.points) > 8


def test_where_each_throw_leads_is_shown_ahead() -> None:
    entities = [
        {"kind": "ladder", "from": 2, "to": 38},
        {"kind": "snake", "from": 34, "to": 5},
        {"kind": "trap", "from": 4},
    ]
    p = boardloom.new("snakes", turn_order="fixed", entities=entities)
    assert [(a.face, a.text, a.tone) for a in scene(p).ahead] == [
        ("1", "1", "plain"), ("2", "38", "good"), ("3", "3", "plain"), ("4", "4", "bad"), ("5", "5", "plain"),
        ("6", "6", "plain"),
    ]  # fmt: skip
    assert {a.node for a in scene(p).ahead} <= {n.id for n in board(p).nodes}
    assert not scene(boardloom.new("snakes")).ahead, "while lots are drawn"
    assert not scene(boardloom.new("snakes", turn_order="fixed", sides=20)).ahead


def test_no_two_snakes_look_alike() -> None:
    p = boardloom.new("snakes", density=0.3)
    looks = [(n.tone, n.pattern) for n in board(p).nodes if n.look == "snake"]
    assert len(looks) == 15
    assert len(set(looks)) == 15


def test_a_killed_token_flies_back() -> None:
    p = boardloom.new("snakes", turn_order="fixed", killing="opponent", entities=[])
    shown = happening(p, "3", "3")
    assert [(motion.node, motion.style) for motion in shown.motions] == [("token1", "hop"), ("token0", "fly")]
    start, end = shown.motions[1].points
    assert start == (2.56, 9.66)
    assert end[1] > 10, "below the board"


def test_links_say_where_they_lead() -> None:
    p = boardloom.new("snakes", preset="obstacles")
    labels = set(said(*(n.label for n in board(p).nodes)))
    assert {"ladder from 3 up to 22", "snake from 97 down to 78", "teleporter from 40 to 61"} <= labels
    assert "cell 15, trap on 15" in labels


def test_a_huge_board_shows_what_is_near() -> None:
    ladder = {"kind": "ladder", "from": 5, "to": 950}
    p = boardloom.new("snakes", side=100, turn_order="fixed", entities=[ladder])
    assert [n.id for n in board(p).nodes] == [*(f"band{n}" for n in range(10)), "cell1", "cell10000", "cell0"]
    assert node(p, "from5").look == "ladder"
    for _ in range(6):
        p = p.after(6)
    assert "from5" not in {n.id for n in scene(p).nodes}


def test_ludo_steps_say_where_a_token_goes_and_whom_it_kicks() -> None:
    p = boardloom.new("ludo", positions=["A", "B"])
    for action in ("6", "5", "6", "5"):
        p = p.after(p.find(action))
    assert "Ap" in {n.id for n in scene(p).nodes}
    for action in ("6", "q"):
        p = p.after(p.find(action))
    p = p.after(p.find("4"))
    assert choices(p).tree == {"Ap": 0, "Aq": 1, "auto": 1}
    assert english(choices(p).steps["Ap"].label) == "p from 5 to 9"


def test_the_ludo_shortcut_does_what_the_priorities_say() -> None:
    asked = 0
    for p in random_game("ludo", {"players": 4}, 5):
        if p.mover < 0:
            continue
        asked += 1
        shown = choices(p)
        assert shown.tree["auto"] == decide(p, "priority", 0, 0)
        assert paths(shown) == {
            token: (f"{p.config.letters[p.mover]}{p.name(token)}",) for token in p.choices()
        }
        assert english(shown.steps["auto"].outcome).startswith(p.name(decide(p, "priority", 0, 0)))
    assert asked > 5


def test_a_stack_moves_as_one_and_the_kicked_go_home() -> None:
    for p, after in zip(games := random_game("ludo", {"players": 4}, 5), games[1:], strict=False):
        action = next(a for a in p.choices() if p.after(a) == after)
        shown = happening(p, p.name(action))
        if any(motion.along for motion in shown.motions) and len(shown.motions) == 1:
            break
    else:
        raise AssertionError("nobody moved a stack")


def test_every_row_of_the_custom_board_is_read_from_left_to_right() -> None:
    p = boardloom.new("custom", size=24)
    squares = [node(p, f"square{n}") for n in range(24)]
    for one, other in pairwise(squares):
        assert (one.row, one.col) < (other.row, other.col)
        assert other.x > one.x if one.row == other.row else other.y > one.y
    road = node(p, "road").points
    assert road[0] == (squares[0].x, squares[0].y)
    assert road[-1] == (squares[-1].x, squares[-1].y)


def test_squares_are_cards_with_one_colour_and_icon_for_each_type() -> None:
    p = boardloom.new("custom", preset="classic")
    cards = {n.caption.id: (n.tone, n.icon) for n in board(p).nodes if isinstance(n.caption, Message)}
    assert len(set(cards.values())) == len(cards) == 9
    assert english(node(p, "square4").caption) == "Lucky"
    assert english(node(p, "square4").note) == "3 forward"
    assert not node(boardloom.new("custom", size=200), "square4").note, "too small to be read"


def test_a_surprise_shows_its_card() -> None:
    p = boardloom.new("custom", size=12, squares=["SIMPLE"] * 3 + ["SURPRISE"] + ["SIMPLE"] * 8)
    asked = p.after(p.find("1+2"))
    moment = scene(asked).moment
    assert moment is not None
    assert english(moment.title) == "Surprise"
    card = happening(asked, "unlucky").card
    assert card is not None
    assert english(card.text, NAMES) == "Ann is now unlucky."
    assert english(card.note) == "lucky → unlucky"
    assert happening(p, "1+2").card is None


def test_a_token_goes_round_the_end_of_a_row_on_the_road() -> None:
    p = boardloom.new("custom", size=20, squares=["SIMPLE"] * 20)
    walk = happening(p, "2+3").motions[0]
    assert walk.style == "hop"
    xs = [x for x, _ in walk.points]
    assert max(xs) > node(p, "square4").x + 0.5
    assert min(xs) < node(p, "square0").x - 0.5


def test_the_controls_of_the_custom_board() -> None:
    p = boardloom.new("custom", controls=True, debug=True, size=6)
    shown = choices(p)
    assert list(shown.tree) == ["roll", "skip", "end", "debug"]
    assert shown.tree["debug"] == {**{f"square{n}": 3 + n for n in range(6)}, "past": 9}
    assert shown.steps["roll"].flags == ("main",)
    assert shown.steps["end"].flags == ("grave",)
    figures = said(*(figure.label for figure in scene(p).players[0].figures))
    assert figures == ["position", "coins", "type", "moves"]


def test_the_summary_of_the_custom_board_has_what_the_text_lists() -> None:
    p = boardloom.new("custom", controls=True)
    summary = scene(p.after(p.find("end game"))).summary
    assert summary is not None
    assert said(*summary.columns) == ["player", "position", "coins", "type", "moves"]
    assert english(summary.headline, NAMES) == "Ann wins!"
    assert english(summary.notes[0]) == "0 moves in all."


def test_a_secret_goal_is_shown_to_its_owner_alone() -> None:
    for p in random_game("dice", {"preset": "variations", "rounds": 3}, 6):
        for viewer in (-1, *range(5)):
            shown = scene(p.seen_by(viewer))
            hidden = [
                seat
                for seat, player in enumerate(shown.players)
                if any(english(figure.label) == "secret goal" for figure in player.figures)
            ]
            if p.state.stage != FINAL:
                assert set(hidden) <= {viewer}
                rest = msgspec.json.encode((shown.nodes, shown.facts, choices(p.seen_by(viewer))))
                assert b"goal" not in rest


def test_targets_are_seats_and_then_hp_or_vp() -> None:
    p = boardloom.new("dice", hp=4)
    p = p.after(p.find("4"))
    assert english(choices(p).steps["seat1"].label, NAMES) == "hit Bo: Bo falls"
    p = p.after(p.find("hit 2"))
    while p.mover < 0 or p.mover != 1:
        p = p.after(3 if p.mover < 0 else next(iter(p.choices())))
    tree = choices(p).tree
    assert tree["seat0"] == {"hp-0": 0, "vp-0": 8}
    assert english(choices(p).steps["vp-0"].label, NAMES) == "give Ann 1 VP"


def test_pieces_turn_as_the_keys_say() -> None:
    p = boardloom.new("blokus")
    drawn = next(item.shape for item in scene(p).trays[0].items if item.step == "V3")
    turns = {turn.key: turn.to for turn in board(p).turns[drawn]}
    assert set(turns) == {"ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"}
    for there, back in (("ArrowRight", "ArrowLeft"), ("ArrowUp", "ArrowUp")):
        again = {turn.key: turn.to for turn in board(p).turns[turns[there]]}
        assert again[back] == drawn
    assert len(board(p).shapes) == 91


def test_scores_count_up_from_the_start() -> None:
    four, two = boardloom.new("blokus"), boardloom.new("blokus", players=2)
    assert [player.figures[0].value for player in scene(four).players] == [-89] * 4
    assert [player.figures[0].value for player in scene(two).players] == [-178] * 2
    placed = four.after(four.find("a20"))
    assert scene(placed).players[0].figures[0].value == -88
    assert node(placed, "blue-1").flags == ("last",)
    assert [[item.step for item in tray.items if item.gone] for tray in scene(placed).trays] == [
        ["1"],
        [],
        [],
        [],
    ]
    assert [tray.active for tray in scene(placed).trays] == [False, True, False, False]


def test_guides_tell_the_options_as_chosen() -> None:
    assert "landing on cell 144 exactly" in guide("snakes", side=12)
    assert "another roll" not in guide("snakes", special_roll="no-extra-turn")
    assert "Only 1 or 6" in guide("snakes", starting="specific")
    assert "counted back" not in guide("ludo", bounce=False)
    assert "after 6 rounds" in guide("dice", preset="sprint")
    assert "Finish with 8 or more VP." in guide("dice", goals=["eight"])
    assert "debug" not in guide("custom")
    assert "counts for nobody" in guide("blokus", players=3)

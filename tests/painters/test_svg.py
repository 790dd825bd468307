"""Laws of the painter of SVG, held against every config of every game."""

import re
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

from boardloom.core.choice_tree import following
from boardloom.core.scene import Board, Choices, Figure, Node, Player, Scene, Summary
from boardloom.svg import Theme, paint
from boardloom.svg.palette import PIECES, SEATS, THEMES, Palette, mix
from tests.painters.cases import PLAYERS, Shown, every_case, shown

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "title", "desc", "defs", "g", "rect", "circle", "ellipse", "path", "text"}
DRAWN |= {"linearGradient", "radialGradient", "stop"}
OWN = re.compile(r"url\(#([\w-]+)\)")
HOSTILE = ("<b>x</b>", "a\"b'c&d", "]]><script>alert(1)</script>", "\x00\x1b[31m\ud800", "%{seat}", "王小明")
PALETTE_CSS = Path(__file__).parents[2] / "web" / "src" / "api" / "generated" / "palette.css"


def parsed(painting: str) -> ElementTree.Element:
    return ElementTree.fromstring(painting)


def words_of(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


@every_case
def test_a_painting_is_plain_svg_with_everything_on_it(case: Shown) -> None:
    root = parsed(paint(case.board, case.scene, words=case.words, names=case.names, choices=case.choices))
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= DRAWN
    ids = {element.get("id") for element in root.iter()}
    for element in root.iter():
        assert not [name for name in element.attrib if name.startswith("on") or "href" in name]
        assert not [value for value in element.attrib.values() if "nan" in value]
        for value in element.attrib.values():
            assert value.count("url(") == len(OWN.findall(value))
            assert ids.issuperset(OWN.findall(value))
    shown_words = words_of(root)
    for name in case.names:
        assert name in shown_words
    titles = [element.text for element in root.iter(f"{SVG}title")]
    for node in (*case.board.nodes, *case.scene.nodes):
        assert not node.label or case.words(node.label) in titles


@every_case
def test_a_painting_says_what_it_shows(case: Shown) -> None:
    root = parsed(paint(case.board, case.scene, words=case.words, names=case.names))
    assert root.get("role") == "img"
    assert root.get("aria-label") == case.words(case.board.label)
    assert root[0].tag == f"{SVG}title"
    description = root[1].text or ""
    for name, player in zip(case.names, case.scene.players, strict=True):
        assert name in description
        assert case.words(player.note) in description
    assert not case.scene.summary or case.words(case.scene.summary.headline) in description


@every_case
def test_everything_lies_in_the_picture(case: Shown) -> None:
    root = parsed(paint(case.board, case.scene, words=case.words, names=case.names))
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    for panel in root.findall(f"{SVG}g")[1].iter(f"{SVG}text"):
        assert 0 <= float(panel.attrib["x"]) <= width
        assert 0 <= float(panel.attrib["y"]) <= height


@pytest.mark.parametrize("name", ["snakes", "custom", "ludo", "dice", "blokus"])
@pytest.mark.parametrize("theme", get_args(Theme))
def test_names_are_words_and_nothing_else(name: str, theme: Theme) -> None:
    case = shown(name, 0, 0.5)
    names = HOSTILE[: len(case.names)]
    root = parsed(paint(case.board, case.scene, words=case.words, names=names, theme=theme, title=HOSTILE[2]))
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= DRAWN
    assert root.get("aria-label") == HOSTILE[2]
    assert HOSTILE[0] in words_of(root)


def test_colours_are_colours_and_nothing_else() -> None:
    case = shown("snakes", 0, 0.5)
    chosen = ("#123456", 'red" onload="alert(1)')
    painting = paint(case.board, case.scene, words=case.words, names=case.names, colours=chosen)
    assert "#123456" in painting
    assert "onload" not in painting
    assert SEATS[1] in painting


def test_words_are_asked_for_all_that_is_said() -> None:
    said = {"Stufe": "level", "Tisch": "table", "ruht": "rests", "Anna siegt": "Anna wins", "drei": "three"}
    scene = Scene(
        nodes=(Node(id="t", kind="text", x=1, y=1, w=9, text="drei"),),
        players=(Player(tone="seat0", mark="1", figures=(Figure("Stufe", 3),), note="ruht"),),
        summary=Summary("Anna siegt", (1,), ("name",), (("Anna",),)),
    )
    board = Board(width=9, height=9, label="Tisch", nodes=())
    painting = paint(board, scene, names=["Anna"], words=lambda word: said.get(str(word), str(word)))
    for before, after in said.items():
        assert before not in painting
        assert after in painting


def test_dice_show_what_was_thrown_last() -> None:
    case = shown("snakes", 0, 0.5)
    blank = paint(case.board, case.scene, words=case.words, names=case.names)
    pips = paint(case.board, case.scene, words=case.words, names=case.names, faces={"die": "5"})
    assert pips.count("<circle") == blank.count("<circle") + 5
    assert "Σ11</text>" in paint(
        case.board, case.scene, words=case.words, names=case.names, faces={"die": "Σ11"}
    )


def test_what_may_be_chosen_is_ringed() -> None:
    case = shown("blokus", 0, 0.5)
    assert "stroke-dasharray" not in paint(case.board, case.scene, words=case.words, names=case.names)
    piece, lies, cells = a_piece(case.choices)
    painting = paint(
        case.board, case.scene, words=case.words, names=case.names, choices=case.choices, taken=(piece, lies)
    )
    assert painting.count('stroke-dasharray="6 4"') == len(cells)


def test_a_piece_is_held_over_a_cell() -> None:
    case = shown("blokus", 0, 0.5)
    piece, lies, cells = a_piece(case.choices)
    free = paint(
        case.board,
        case.scene,
        words=case.words,
        names=case.names,
        choices=case.choices,
        taken=(piece, lies, cells[0]),
    )
    taken = next(n.id for n in case.board.nodes if n.id not in cells)
    crossed = paint(
        case.board,
        case.scene,
        words=case.words,
        names=case.names,
        choices=case.choices,
        taken=(piece, lies, taken),
    )
    bad = Palette().part("bad")
    assert bad not in free
    assert bad in crossed


def a_piece(choices: Choices) -> tuple[str, str, list[str]]:
    """One that can be placed: itself, how it lies, and its cells."""
    piece, lies = next(iter(choices.begin.items()))
    return piece, lies, list(following(choices, (piece, lies)))


def test_colours_are_those_of_the_browser() -> None:
    """Nobody should wonder why a picture of a game does not look like the game."""
    said = dict(re.findall(r"--([\w-]+): ([^;]+);", PALETTE_CSS.read_text("utf-8")))
    for seat, colour in enumerate(SEATS):
        assert said[f"seat{seat}"] == colour
    for name, colour in PIECES.items():
        assert said[name] == colour
    for i, theme in enumerate(get_args(Theme)):
        for name, colour in THEMES[theme].items():
            values = re.findall(r"#\w{6}", said[name])
            assert values[min(i, len(values) - 1)] == colour


def test_colours_mix_as_the_eye_does() -> None:
    assert mix("#ffffff", 0.5, "#000000") == "#636363"
    assert mix("#3b6fd4", 0.42, "#fbf8f0") == mix("#fbf8f0", 0.58, "#3b6fd4")


def test_every_seat_has_a_colour_of_its_own() -> None:
    palette = Palette()
    assert len({palette.tone(f"seat{seat}") for seat in range(len(PLAYERS))}) == len(PLAYERS)
    assert palette.tone("token3") == palette.tone("seat3")
    assert palette.tone("of no kind") == palette.tone("plain")

"""Laws of the painter of SVG, held against every config of every game."""

import io
import re
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageStat

import boardloom
from boardloom.core.choice_tree import following
from boardloom.core.happening import Card, Effect, Happening
from boardloom.core.scene import Board, Choices, Figure, Node, Player, Scene, Summary
from boardloom.games import HOUSE_GAMES
from boardloom.svg import Theme, paint
from boardloom.svg.markup import tag, text, to_the_left
from boardloom.svg.palette import PIECES, SEATS, THEMES, Palette, ink_on, mix
from boardloom.svg.pixels import rendered
from boardloom.svg.sprites import dressed_happening, with_emblems
from tests.painters.cases import PLAYERS, Shown, every_case, shown

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "title", "desc", "g", "rect", "circle", "ellipse", "path", "text"}
DEFINED = {"defs", "linearGradient", "radialGradient", "stop", "pattern"}
HOSTILE = ("<b>x</b>", "a\"b'c&d", "]]><script>alert(1)</script>", "\x00\x1b[31m\ud800", "%{seat}", "王小明")
PALETTE_CSS = Path(__file__).parents[2] / "web" / "src" / "api" / "generated" / "palette.css"


def parsed(painting: str) -> ElementTree.Element:
    return ElementTree.fromstring(painting)


def words_of(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


@every_case
def test_a_painting_is_plain_svg_with_everything_on_it(case: Shown) -> None:
    root = parsed(paint(case.board, case.scene, words=case.words, names=case.names, choices=case.choices))
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= DRAWN | DEFINED
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    own = {f"url(#{id})" for id in ids}
    assert len(own) == len(ids)
    for element in root.iter():
        assert not [name for name in element.attrib if name.startswith("on") or "href" in name]
        values = list(element.attrib.values())
        assert not [value for value in values if "nan" in value or "var(" in value]
        assert {value for value in values if "url(" in value} <= own
    shown_words = words_of(root)
    for name in case.names:
        assert name in shown_words
    for node in with_emblems(case.scene).nodes:
        if node.kind == "token" and not node.icon:
            assert node.mark in shown_words
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


@pytest.mark.parametrize("name", HOUSE_GAMES)
@pytest.mark.parametrize("theme", get_args(Theme))
def test_names_are_words_and_nothing_else(name: str, theme: Theme) -> None:
    case = shown(name, 0, 0.5)
    names = HOSTILE[: len(case.names)]
    root = parsed(paint(case.board, case.scene, words=case.words, names=names, theme=theme, title=HOSTILE[2]))
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= DRAWN | DEFINED
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


def test_notebooks_show_it_in_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    position = boardloom.new("ludo")
    assert "Player 1" in position._repr_svg_()
    monkeypatch.setenv("BOARDLOOM_LANGUAGE", "fr")
    assert {"Joueur 1", "Joueur 2"} <= set(words_of(parsed(position._repr_svg_())))


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
    alarm = Palette().part("alarm")
    assert alarm not in free
    assert alarm in crossed


def test_pieces_wear_patterns_where_people_ask_for_it() -> None:
    case = shown("blokus", 0, 0.5)
    plain = paint(case.board, case.scene, words=case.words)
    worn = paint(case.board, case.scene, words=case.words, patterns=True)
    assert not re.search(r'fill="url\(#bl-\w+-(stripes|dots|lattice)\)"', plain)
    assert {found[1] for found in re.finditer(r'fill="url\(#bl-\w+-(stripes|dots|lattice)\)"', worn)} == {
        "stripes",
        "dots",
        "lattice",
    }


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
            assert values[i % len(values)] == colour


@pytest.mark.parametrize("colour", [*SEATS, *PIECES.values(), "#000000", "#ffffff", "#777777"])
def test_emblems_can_be_seen_on_every_colour(colour: str) -> None:
    a, b = sorted((luminance(colour), luminance(ink_on(colour))))
    assert (b + 0.05) / (a + 0.05) >= 3


def luminance(colour: str) -> float:
    """As WCAG reckons how bright a colour is."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_colours_mix_as_the_eye_does() -> None:
    assert mix("#ffffff", 0.5, "#000000") == "#636363"
    assert mix("#3b6fd4", 0.42, "#fbf8f0") == mix("#fbf8f0", 0.58, "#3b6fd4")


def test_every_seat_has_a_colour_of_its_own() -> None:
    palette = Palette()
    assert len({palette.tone(f"seat{seat}") for seat in range(len(PLAYERS))}) == len(PLAYERS)
    assert palette.tone("token3") == palette.tone("seat3")
    assert palette.tone("of no kind") == palette.tone("plain")


def test_dice_are_drawn_beside_the_board_and_pips_as_coins() -> None:
    figure = Figure("home", 1, 3, "pips", "star")
    scene = Scene(
        nodes=(Node(id="die", kind="die", x=4.5, y=4.5, mark="3"),),
        players=(Player(tone="seat0", mark="1", figures=(figure, Figure("p", "yard", look="detail"))),),
    )
    board = Board(width=9, height=9, label="A table", nodes=())
    painting = paint(board, scene, names=["Ann"], words=str)
    assert sum("-brass)" in part for part in painting.split("<")) == 1
    assert sum("-well)" in part for part in painting.split("<")) == 2
    table, panel = parsed(painting).findall(f"{SVG}g")
    pips = [f for f in panel.iter(f"{SVG}circle") if f.get("fill") == Palette().part("pip")]
    assert (len(pips), list(table.iter(f"{SVG}circle"))) == (3, [])
    assert not [words for words in words_of(parsed(painting)) if "yard" in words]
    bare = paint(board, scene, names=["Ann"], words=str, panel=False)
    assert Palette().part("pip") not in bare


def test_what_happens_brings_the_icons_it_needs() -> None:
    looks = Happening(effects=(Effect("float", "token0", icon="star"),), card=Card("Surprise", icon="coins"))
    assert set(dressed_happening(looks).sprites) == {"icon-star", "icon-coins"}
    assert set(dressed_happening(looks, {"icon-star"}).sprites) == {"icon-coins"}


def right_end(words: str) -> Image.Image:
    """The last pixels of words that end at the right."""
    drawn = text(to_the_left(words), 390, 20, 20, "#000000", "end")
    svg = tag("svg", drawn, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 400 40")
    return Image.open(io.BytesIO(rendered(svg, 400))).getchannel("A").crop((340, 0, 400, 40))


def test_words_to_the_left_begin_at_the_right_even_with_numbers_below_zero() -> None:
    below_zero = "\u05d0\u05d0 \u200e-69"  # such a number begins with a mark that it runs to the right
    alone, followed = right_end(below_zero), right_end(f"{below_zero} \u00b7 \u05d1\u05d1 20/89")
    (apart,) = ImageStat.Stat(ImageChops.difference(alone, followed)).mean
    assert apart < 10

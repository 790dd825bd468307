"""Learning by playing: guided first games, and puzzles."""

import re

import pytest
from playwright.sync_api import Page, expect

from boardloom.games import HOUSE_GAMES, find
from boardloom.match.guided import LessonWalk, PuzzleTry
from boardloom.words import english
from tests.web.conftest import PATIENCE, OpenPage, slow
from tests.web.table import board, until
from tests.web.test_look import NARROW, violations
from tests.web.test_pieces import box

expect.set_options(timeout=PATIENCE)
SAYS = "#coach-says"


def texts(game: str) -> list[str]:
    """What the guide says, step by step."""
    walk = LessonWalk(find(game))
    names = ["Player 1", "Ada", "Bruno"][: walk.first.config.players]
    said = []
    while (coach := walk.coach).wait != "end":
        said.append(english(coach.says, names))
        walk.take(None)
    return [*said, english(coach.says, names)]


def shows(page: Page, text: str) -> None:
    expect(page.locator(SAYS)).to_have_text(text)


def choose(page: Page, step: str) -> None:
    """Clicks on a node, which may breathe, on the button of a step without one, or what is aimed at first."""
    node = page.locator(f"[data-id='{step}'].open")
    button = page.locator(".choices button").filter(has_text=re.compile(rf"^{step} ", re.IGNORECASE))
    target = page.locator(f".targets [data-step='{step}']")
    node.or_(button).or_(target).first.dispatch_event("click")
    if target.count():
        page.locator(".act.main:not(.idle)").click()


def do_as_told(page: Page, game: str, upto: int) -> None:
    """Does what the guide asks for, with the keyboard where that is enough, until so many steps are taken."""
    walk = LessonWalk(find(game))
    for text in texts(game)[:upto]:
        shows(page, text)
        coach = walk.coach
        if coach.wait == "go":
            expect(page.get_by_role("button", name="Go on")).to_be_focused()
            page.keyboard.press("Enter")
        elif coach.wait == "roll":
            expect(page.locator(".roll")).to_be_enabled()
            page.keyboard.press("r")
        elif coach.path:
            choose(page, coach.path[0])
        else:
            page.locator(".tray.active button:not(:disabled)").first.click()
            page.keyboard.press("Enter")
        walk.take(None)


def test_a_lesson_from_the_set_up_page_to_a_real_game(open_page: OpenPage) -> None:
    page = open_page("/set-up/ludo")
    page.get_by_role("link", name="Learn it in two minutes").click()
    expect(page).to_have_url(re.compile("/learn/ludo$"))
    do_as_told(page, "ludo", 11)
    shows(page, texts("ludo")[11])
    choose(page, "Aq")
    shows(page, texts("ludo")[12])
    play = page.get_by_role("link", name="Now play for real")
    expect(play).to_be_focused()
    play.click()
    expect(page).to_have_url(re.compile("/set-up/ludo"))
    expect(page.get_by_role("link", name="Learn it in two minutes")).not_to_have_class(re.compile("fresh"))
    page.get_by_role("link", name="Boardloom").click()
    expect(page.get_by_role("link", name="Learn it in two minutes Snakes & Ladders")).to_be_visible()
    expect(page.get_by_role("link", name="Learn it in two minutes Ludo")).to_have_count(0)


@pytest.mark.parametrize("game", [game for game in HOUSE_GAMES if find(game).lesson and game != "ludo"])
def test_every_lesson_comes_to_its_end(game: str, open_page: OpenPage) -> None:
    page = open_page(f"/learn/{game}", high=1100, bypass_csp=True)
    total = len(texts(game))
    if game == "blokus":
        do_as_told(page, game, 3)
        page.locator(".tray.active button:not(:disabled)").first.click()
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        for text in texts(game)[4:5]:
            shows(page, text)
            page.keyboard.press("Enter")
    else:
        do_as_told(page, game, total - 1)
    shows(page, texts(game)[-1])
    expect(page.get_by_role("link", name="Now play for real")).to_be_focused()
    assert violations(page) == []


def test_a_lesson_goes_on_where_it_was_left(open_page: OpenPage) -> None:
    page = open_page("/learn/snakes")
    do_as_told(page, "snakes", 4)
    shows(page, texts("snakes")[4])
    page.reload()
    shows(page, texts("snakes")[4])
    page.get_by_role("button", name="Undo").click()
    shows(page, texts("snakes")[3])
    page.get_by_role("link", name="Skip the lesson").click()
    expect(page).to_have_url(re.compile("/set-up/snakes"))
    page.goto("/learn/snakes")
    shows(page, texts("snakes")[0])


def test_something_else_than_asked_for_is_refused_kindly(open_page: OpenPage) -> None:
    page = open_page("/learn/ludo", expected="422")
    do_as_told(page, "ludo", 5)
    expect(page.locator("[data-id='Ap'].marked")).to_be_visible()
    choose(page, "Aq")
    expect(page.get_by_role("alert").filter(has_text="Not now: do what the guide asks for.")).to_be_visible()
    shows(page, texts("ludo")[5])
    choose(page, "Ap")
    shows(page, texts("ludo")[6])


def test_the_guide_speaks_after_the_motion(open_page: OpenPage) -> None:
    page = slow(open_page, "/learn/snakes", SAYS)
    do_as_told(page, "snakes", 2)
    expect(page.locator(".thrown")).not_to_have_count(0)
    shows(page, texts("snakes")[1])
    page.locator("h1").first.dispatch_event("click")
    shows(page, texts("snakes")[2])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/learn/dice", "/puzzles/blokus", "/puzzles/ludo/1"])
def test_everybody_can_learn(path: str, theme: str, open_page: OpenPage) -> None:
    page = open_page(path, color_scheme=theme, bypass_csp=True)
    expect(board(page)).to_be_visible()
    expect(page.locator("main h1:not(dialog *)")).to_have_count(1)
    assert violations(page) == []
    page.set_viewport_size({"width": 320, "height": 640})
    until(page, NARROW)


def test_the_table_looks_in_a_lesson_as_in_a_game(open_page: OpenPage) -> None:
    page = open_page("/learn/blokus", 1440, 900)
    tracks = page.locator(".player .track")
    expect(tracks).to_have_count(2)
    assert tracks.evaluate_all("(all) => all.map((track) => track.clientHeight)") == [7, 7]


def test_pieces_are_at_hand_below_the_guide_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/learn/blokus", 390, 844)
    pieces, bar = page.locator(".tray.active .slot"), page.locator(".hand > .bar")
    expect(pieces).to_have_count(21)
    top = box(bar)["y"]
    assert all(box(piece)["y"] + 0.8 * box(piece)["height"] <= top for piece in pieces.all()[:8])


def test_a_lesson_in_arabic(open_page: OpenPage) -> None:
    page = open_page("/learn/custom", bypass_csp=True, chosen={"language": "ar"})
    shows(page, "هذه قطعتك. كن أول من يبلغ الخانة الأخيرة أو يتجاوزها.")
    assert violations(page) == []


# --- puzzles -----------------------------------------------------------------------------------


def test_a_puzzle_is_tried_and_solved(open_page: OpenPage) -> None:
    best, worse = PuzzleTry(find("ludo"), 1), PuzzleTry(find("ludo"), 1)
    other = next(name for name in worse.puzzle.values if name != worse.puzzle.best)
    letter = best.coach.path[0][0]
    most, less = (round(100 * best.puzzle.values[name]) for name in (best.puzzle.best, other))
    page = open_page("/set-up/ludo")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("0 of 10 solved")).to_be_visible()
    page.get_by_role("link", name="Puzzle 1", exact=True).click()
    choose(page, f"{letter}{other}")
    expect(page.locator(SAYS)).to_contain_text(
        f"Not the best: this wins {less} of 100 games, the best move {most}."
    )
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(SAYS)).to_contain_text("Which move gives the best chance to win?")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(f"[data-id='{letter}{best.puzzle.best}'].marked")).to_be_visible()
    choose(page, f"{letter}{best.puzzle.best}")
    expect(page.locator(SAYS)).to_contain_text(f"Right! It wins {most} of 100 games")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile("/puzzles/ludo/2$"))
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("1 of 10 solved")).to_be_visible()
    expect(page.get_by_role("link", name="Puzzle 1 ✓ solved")).to_be_visible()
    page.reload()
    expect(page.get_by_text("1 of 10 solved")).to_be_visible()


def test_a_solution_is_shown_on_the_board(open_page: OpenPage) -> None:
    number = 2
    puzzle = PuzzleTry(find("blokus"), number).puzzle
    page = open_page(f"/puzzles/blokus/{number}")
    page.get_by_role("button", name="Show the solution").click()
    page.get_by_role("button", name="Place").click()
    expect(page.locator(SAYS)).to_contain_text(f"Right! It wins by {int(puzzle.values[puzzle.best])} points")
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()


def test_there_is_no_other_puzzle(open_page: OpenPage) -> None:
    page = open_page("/puzzles/ludo/99", expected="422")
    expect(page.get_by_text("Ludo has no puzzle 99")).to_be_visible()
    page = open_page("/puzzles/snakes", expected="422")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

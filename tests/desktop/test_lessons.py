"""Guided first games and puzzles in a real window, followed by mouse and keyboard."""

from collections.abc import Callable
from pathlib import Path

import pytest

from boardloom.core.choice_tree import paths
from boardloom.desktop.lesson import Lesson, Puzzle
from boardloom.desktop.start import Start
from boardloom.games import find, names
from boardloom.match import saved
from boardloom.words import english
from tests.desktop.driver import Driver

TAUGHT = [name for name in names() if find(name).lesson]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_followed_to_its_end(open_window: Callable[..., Driver], name: str) -> None:
    driver = open_window()
    driver.window.go(Start(driver.window, find(name)))
    driver.press("learn")
    page = driver.screen
    assert isinstance(page, Lesson)
    said = set()
    while page.guided.coach.wait != "end":
        driver.until(lambda: page.stage is None and page.caught_up)
        driver.drawn()
        coach = page.guided.coach
        said.add(page.headline()[1])
        assert all(page.place_of(id) or id in driver.ids() for id in page.pointed_at())
        if coach.wait == "choice":
            driver.follow(coach.path or next(iter(paths(page.hand.choices).values())))
        else:
            driver.press("go") if coach.step % 2 else driver.key("Return")
        assert page.guided.coach.step == coach.step + 1
    assert len(said) > 3, "the guide says something else at each step"
    driver.press("play")
    assert isinstance(driver.screen, Start)
    assert not list(saved.summaries(saved.running())), "nothing of a lesson is kept"


def test_the_guide_refuses_another_move(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    page = Lesson(driver.window, find("ludo"), driver.window.home)
    driver.window.go(page)
    while page.guided.coach.wait != "choice" or not page.guided.coach.path:
        driver.until(lambda: page.stage is None and page.caught_up)
        driver.press("go")
    driver.until(lambda: page.asking)
    wrong = next(path for path in paths(page.hand.choices).values() if path != page.guided.coach.path)
    before = page.guided.coach.step
    driver.follow(wrong)
    assert page.guided.coach.step == before
    assert english(page.notice) == "Not now: do what the guide asks for."


def test_a_puzzle_says_whether_it_was_solved(open_window: Callable[..., Driver]) -> None:
    driver = open_window()
    driver.window.go(Start(driver.window, find("ludo")))
    driver.press("puzzles")
    page = driver.screen
    assert isinstance(page, Puzzle)
    best = page.guided.coach.path
    driver.follow(next(path for path in paths(page.hand.choices).values() if path != best))
    driver.until(lambda: page.stage is None and page.caught_up)
    assert page.guided.coach.verdict == "wrong"
    driver.press("retry")
    again = driver.screen
    assert isinstance(again, Puzzle)
    assert again.number == 1
    driver.follow(best)
    driver.until(lambda: again.stage is None and again.caught_up)
    assert again.headline()[1].startswith("✓ ")
    driver.press("next")
    assert isinstance(driver.screen, Puzzle)
    assert driver.screen.number == 2

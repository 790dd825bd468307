"""Guided first games: every step of every lesson can be played, and what a learner may do differently."""

from dataclasses import replace

import msgspec
import pytest

from boardloom.core.errors import BadOptions
from boardloom.core.game import Game, Position
from boardloom.core.lesson import ANYTHING, Lesson, LessonStep
from boardloom.core.message import Who, message
from boardloom.games import find, names, register
from boardloom.match import lessons
from boardloom.match.guided import LessonWalk
from boardloom.match.lessons import WrongStep
from boardloom.match.plain_view import safe_view
from boardloom.words import catalogue, english, languages
from tests.laws.cases import TAUGHT
from tests.terminal import pebbles

HALF_A_PAGE = 260
"""Letters of a text that is read at a glance."""


def lesson_of(game: Game) -> Lesson:
    assert game.lesson
    return game.lesson


@pytest.mark.parametrize("name", TAUGHT)
def test_lessons_of_the_house_have_no_faults(name: str) -> None:
    game = find(name)
    assert [english(fault) for fault in lessons.faults(game, lesson_of(game))] == []


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_takes_two_minutes_and_lets_the_learner_act(name: str) -> None:
    walk, waits, texts = LessonWalk(find(name)), list[str](), list[str]()
    while (coach := walk.coach).wait != "end":
        waits.append(coach.wait)
        texts.append(english(coach.says))
        walk.take(None)
    assert 5 <= len(waits) <= 15
    assert waits.count("roll") + waits.count("choice") >= 2
    assert len({*texts}) == len(texts)


@pytest.mark.parametrize("name", TAUGHT)
def test_what_a_lesson_points_at_is_there(name: str) -> None:
    walk = LessonWalk(find(name))
    view = safe_view(walk.first.game)
    board = {node.id for node in view.board(walk.first.config).nodes}
    pointed = 0
    while (coach := walk.coach).wait != "end":
        scene = view.scene(walk.position)
        players = {f"seat{seat}" for seat in range(walk.first.config.players)}
        trays = {item.step for tray in scene.trays for item in tray.items}
        seen = board | {node.id for node in scene.nodes} | players | trays
        assert {*coach.points} <= seen, coach.says
        if coach.path:
            assert coach.path[0] in seen or coach.path[0] in view.choices(walk.position).steps, coach.says
        pointed += len(coach.points)
        walk.take(None)
    assert pointed > 0


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAUGHT)
def test_texts_are_short_in_every_language(name: str, language: str) -> None:
    words = catalogue(language)
    for step in lesson_of(find(name)).steps:
        text = words.format(message(step.says, other=Who(1), third=Who(2)), ["Ann", "Bo", "Cy"])
        assert step.says not in text
        assert 5 < len(text) <= HALF_A_PAGE, text


def test_only_what_is_asked_for_is_accepted() -> None:
    walk = LessonWalk(find("ludo"))
    for _ in range(5):
        walk.take(None)
    p, q = walk.position.find("p"), walk.position.find("q")
    assert (walk.coach.wait, walk.coach.path, walk.asked) == ("choice", ("Ap",), "p")
    with pytest.raises(WrongStep, match="Not now"):
        walk.take(q)
    assert walk.taken == 5
    walk.take(p)
    assert walk.taken == 6


def test_free_steps_take_any_legal_choice() -> None:
    walk = LessonWalk(find("blokus"))
    walk.take(None)
    assert walk.asked == ""
    placed = walk.position.find("e10,f10")
    first, answer = walk.take(placed)
    assert (first.action, english(answer.before.name(answer.action))) == (placed, "j3,i4,j4,k4,j5")


def test_a_lesson_ends() -> None:
    walk = LessonWalk(find("snakes"))
    for _ in lesson_of(find("snakes")).steps:
        walk.take(None)
    assert walk.coach.wait == "end"
    with pytest.raises(BadOptions, match="the lesson is over"):
        walk.take(None)


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(BadOptions, match="Ludo has no lesson"):
        LessonWalk(replace(find("ludo"), lesson=None))


# --- guests ------------------------------------------------------------------------------------


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})


def taught(*steps: LessonStep) -> Game:
    plain = pebbles.game()
    words = f"{plain.words}\npebbles-lesson-take = Take two.\n"
    return replace(plain, words=words, lesson=Lesson(options={}, steps=steps))


def refusal(game: Game) -> str:
    with pytest.raises(BadOptions) as refused:
        register(game)
    assert "pebbles" not in names()
    return str(refused.value)


@pytest.mark.usefixtures("guests")
def test_a_guest_may_bring_a_lesson() -> None:
    first, *_ = (p := first_of(taught())).choices()
    game = taught(LessonStep("pebbles-lesson-take", plays=(p.name(first),)))
    register(game)
    assert LessonWalk(find("pebbles")).asked == p.name(first)


def first_of(game: Game) -> Position:
    return lessons.first(game, lesson_of(game))


@pytest.mark.usefixtures("guests")
def test_an_action_that_is_not_legal_is_refused_with_its_step() -> None:
    free = LessonStep("pebbles-lesson-take", plays=(ANYTHING,))
    said = refusal(taught(free, LessonStep("pebbles-lesson-take", plays=("fly",))))
    assert said.startswith("something is wrong with the lesson or the puzzles of the game 'pebbles': ")
    assert "step 2 of the lesson (pebbles-lesson-take): 'fly'" in said


@pytest.mark.usefixtures("guests")
def test_a_step_without_words_is_refused() -> None:
    said = refusal(taught(LessonStep("pebbles-lesson-none")))
    assert "step 1 of the lesson has no words: pebbles-lesson-none is missing" in said


@pytest.mark.usefixtures("guests")
def test_a_lesson_that_branches_too_far_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "MOST", 1)
    free = LessonStep("pebbles-lesson-take", plays=(ANYTHING,))
    assert "more than 1 positions" in refusal(taught(free, free, free))


def test_lessons_are_data() -> None:
    lesson = lesson_of(find("ludo"))
    again = msgspec.json.decode(msgspec.json.encode(lesson), type=Lesson)
    assert (again.options, again.steps) == (lesson.options, lesson.steps)

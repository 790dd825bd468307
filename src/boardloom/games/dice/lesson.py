"""A guided first game of DO or DICE: a strike, somebody who falls and haunts, points for the living."""

from boardloom.core.lesson import Lesson, LessonStep

LESSON = Lesson(
    options={"players": 3, "any_players": True, "rounds": 6, "hp": 6},
    steps=(
        LessonStep("dice-lesson-aim", points=("seat0",)),
        LessonStep("dice-lesson-roll", plays=("4",)),
        LessonStep("dice-lesson-strike", plays=("hit 2",)),
        LessonStep("dice-lesson-struck", plays=("2",), then=("hit 1",), points=("seat1",)),
        LessonStep("dice-lesson-falls", plays=("4",), then=("hit 2",), points=("seat1",)),
        LessonStep("dice-lesson-round", plays=("6",)),
        LessonStep("dice-lesson-power", plays=("gain",)),
        LessonStep("dice-lesson-thief", plays=("3",), then=("steal 1",), points=("seat2",)),
        LessonStep("dice-lesson-ghost", plays=("6",), then=("take hp 3",), points=("seat1",)),
        LessonStep("dice-lesson-end", points=("seat0",)),
    ),
)

"""A guided first game on a custom board, from the first square to the last."""

from boardloom.core.lesson import Lesson, LessonStep

LESSON = Lesson(
    options={"preset": "classic", "players": 2, "controls": False},
    steps=(
        LessonStep("custom-lesson-aim", points=("token0", "square19")),
        LessonStep("custom-lesson-roll", plays=("1+3",), points=("square4",)),
        LessonStep("custom-lesson-lucky", plays=("1+1",), then=("normal", "3+4"), points=("token1",)),
        LessonStep("custom-lesson-double", plays=("2+2",), points=("square11",)),
        LessonStep("custom-lesson-reverse", plays=("4+5",)),
        LessonStep("custom-lesson-prison", plays=("miss a turn",), points=("token1",)),
        LessonStep("custom-lesson-last", plays=("5+6",), points=("square19",)),
        LessonStep("custom-lesson-won"),
    ),
)

"""A guided first game of Snakes & Ladders: up a ladder, down a snake, a six."""

from boardloom.core.lesson import Lesson, LessonStep

LESSON = Lesson(
    options={"preset": "milton-bradley", "turn_order": "fixed"},
    steps=(
        LessonStep("snakes-lesson-aim", points=("token0", "cell100")),
        LessonStep("snakes-lesson-roll", plays=("4",), points=("cell4",)),
        LessonStep("snakes-lesson-ladder", plays=("3",), points=("token1",)),
        LessonStep("snakes-lesson-snake", plays=("2",), points=("cell16",)),
        LessonStep("snakes-lesson-down", plays=("6",), then=("5",), points=("token1",)),
        LessonStep("snakes-lesson-six", plays=("6",)),
        LessonStep("snakes-lesson-again", plays=("5",)),
        LessonStep("snakes-lesson-exact", points=("cell100",)),
    ),
)

"""A guided first game of Blokus Duo: a first piece on the starting cell, then corner to corner."""

from boardloom.core.lesson import ANYTHING, Lesson, LessonStep

LESSON = Lesson(
    options={"board": "duo"},
    steps=(
        LessonStep("blokus-lesson-aim"),
        LessonStep("blokus-lesson-first", plays=(ANYTHING,), then=("j3,i4,j4,k4,j5",), points=("e10",)),
        LessonStep("blokus-lesson-corner", points=()),
        LessonStep("blokus-lesson-second", plays=(ANYTHING,)),
        LessonStep("blokus-lesson-block"),
        LessonStep("blokus-lesson-end"),
    ),
)

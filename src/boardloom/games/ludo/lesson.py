"""A guided first game of Ludo: out of the yard, along the ring, a kick, a second token."""

from boardloom.core.lesson import ANYTHING, Lesson, LessonStep

LESSON = Lesson(
    options={"positions": ["A", "B"]},
    steps=(
        LessonStep("ludo-lesson-aim", points=("Ap", "Aq", "E")),
        LessonStep("ludo-lesson-six", plays=("6",)),
        LessonStep("ludo-lesson-again", plays=("4",)),
        LessonStep("ludo-lesson-rival", plays=("6",), then=("1",), points=("Bp",)),
        LessonStep("ludo-lesson-roll", plays=("6",)),
        LessonStep("ludo-lesson-chase", plays=("p",)),
        LessonStep("ludo-lesson-kick", plays=("5",), points=("Bp",)),
        LessonStep("ludo-lesson-kicked", plays=("2",), points=("Bp",)),
        LessonStep("ludo-lesson-second", plays=("6",)),
        LessonStep("ludo-lesson-out", plays=("q",)),
        LessonStep("ludo-lesson-bonus", plays=("2",)),
        LessonStep("ludo-lesson-free", plays=(ANYTHING,)),
        LessonStep("ludo-lesson-home", points=("homeA1", "homeA6", "E")),
    ),
)

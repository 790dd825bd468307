"""What an action looks like: dice tumble, nodes move, a card is turned over, effects are seen."""

from collections.abc import Callable
from dataclasses import dataclass, field

from boardloom.core.happening import Card, Effect, Happening
from boardloom.core.scene import Moment, Point, Scene
from boardloom.desktop.board_view import Moving
from boardloom.desktop.motion import Timeline

THROW, CARD, EFFECT, READ = 1.1, 2.6, 1.0, 1.0
"""Seconds."""


@dataclass
class Stage:
    """Plays one happening. The new scene is shown once the dice lie."""

    happening: Happening
    before: Scene
    after: Scene
    pace: float
    play: Callable[[str], None]
    """Makes a sound."""
    phases: list[tuple[str, float]] = field(default_factory=list)
    """What is to come: a name and how many seconds it takes."""
    part: float = 0.0
    """How much of the phase is over, from 0 to 1."""
    _began: float | None = None
    _timeline: Timeline | None = None
    _heard: bool = False

    def __post_init__(self) -> None:
        shows = self.happening
        moved = {node for motion in shows.motions for node in motion.along}
        was, will = _places(self.before, moved), _places(self.after, moved)
        along = {node: (was[node], will[node]) for node in moved if node in was and node in will}
        self._timeline = Timeline(shows.motions, along)
        wanted = [
            ("throw", THROW if shows.rolled else 0.0),
            ("move", self._timeline.total),
            ("card", CARD if shows.card else 0.0),
            ("effects", EFFECT if shows.effects else READ if shows.moment else 0.0),
        ]
        self.phases = [(name, long * self.pace) for name, long in wanted if long * self.pace > 0]
        self._sound()

    @property
    def over(self) -> bool:
        return not self.phases

    @property
    def phase(self) -> str:
        return self.phases[0][0] if self.phases else ""

    @property
    def scene(self) -> Scene:
        return self.before if self.phase == "throw" else self.after

    @property
    def moving(self) -> Moving:
        if self.phase == "throw":
            return Moving(dice=frozenset(self.happening.rolled))
        if self.phase == "move" and self._timeline:
            return Moving(self._timeline, self.part * self._timeline.total)
        return Moving()

    @property
    def card(self) -> Card | None:
        return self.happening.card if self.phase == "card" else None

    @property
    def moment(self) -> Moment | None:
        return self.happening.moment if self.phase == "effects" else None

    @property
    def effects(self) -> tuple[Effect, ...]:
        return self.happening.effects if self.phase == "effects" else ()

    def update(self, now: float) -> None:
        """Go on."""
        while self.phases:
            self._began = now if self._began is None else self._began
            self.part = (now - self._began) / self.phases[0][1]
            if self.part < 1.0:
                return
            self._began += self.phases.pop(0)[1]
            self.part = 0.0
            self._sound()

    def skip(self) -> None:
        self.phases.clear()

    def _sound(self) -> None:
        """Dice are heard while they tumble, everything else once they lie."""
        if self.phase == "throw":
            self.play("roll")
        elif not self._heard:
            self._heard = True
            self.play(self.happening.sound)


def _places(scene: Scene, ids: set[str]) -> dict[str, Point]:
    return {node.id: (node.x, node.y) for node in scene.nodes if node.id in ids}

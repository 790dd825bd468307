"""Pictures as rows of coloured text: what a game draws and every painter can show."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Span:
    """A piece of text with a meaning, which painters turn into colours.

    Tones: `good`, `bad`, `special`, `faint`, `plain`; `seat0`, `seat1`, ... for what belongs to a
    seat, and `token0`, `token1`, ... for its tokens; `blue`, `yellow`, `red`, `green` where a game's
    pieces have colours. Cells on screens are also `start`, `goal`, and `home` where a token is safe for
    good. `ground` says what lies underneath: `light` or `dark` squares, a tone, or nothing.
    """

    text: str
    tone: str = "plain"
    ground: str = ""


@dataclass
class Picture:
    rows: list[list[Span]] = field(default_factory=list)

    def add(self, *spans: Span) -> None:
        self.rows.append(list(spans))

    def plain(self) -> str:
        """Without colours, for logs and tests."""
        return "\n".join("".join(span.text for span in row).rstrip() for row in self.rows)

"""Makes what tests keep of the games: `python -m tests.golden [GAME ...]`.

A new game gets its files here: cases, perft counts, a transcript, scenes, paintings, a page of
rules.
Of a game that has them, scenes and paintings are made anew: look at the difference before you keep it.
Transcripts, counts and pages are written only where there are none; delete the one that is to be made again.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from boardloom.core.game import Game, Position
from boardloom.core.message import message
from boardloom.engine.perft import perft
from boardloom.games import HOUSE_GAMES, find
from boardloom.lab.option_sets import tables
from boardloom.match import transcript
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.words import english
from tests.laws import cases, golden_scenes
from tests.painters import golden as paintings

DATA = Path(__file__).parent / "data"
RULES = Path(__file__).parent.parent / "docs" / "rules"
PLAYERS = ("Ann", "Bo", "Cara", "Dev", "Ella", "Finn", "Gus", "Hal")
STARTED = "2026-11-15T12:00:00Z"
SEED = 3
FEW = 10_000
"""Ways that are counted, at most."""


def files(name: str) -> dict[Path, bool]:
    """What is kept of a game, and whether it is made anew each time."""
    return {
        cases.FOLDER / f"{name}.json": False,
        DATA / "perft" / f"{name}.json": False,
        DATA / "transcripts" / f"{name}.txt": False,
        RULES / f"{name}.md": False,
        golden_scenes.FOLDER / f"{name}.json": True,
        **{paintings.FOLDER / file: True for file in paintings.files(name)},
    }


def write(name: str) -> Iterator[Path]:
    """Write the files of a game; yields those that are new or other than before."""
    for path, anew in files(name).items():
        old = path.read_text("utf-8") if path.exists() else None
        if anew or old is None:
            text = _made(name, path)
            if text != old:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, "utf-8")
                yield path


def _made(name: str, path: Path) -> str:
    game = find(name)
    match path.parent.name:
        case "cases":
            return _cases(game)
        case "perft":
            return _perft(game)
        case "transcripts":
            return _transcript(game)
        case "rules":
            return _page(game)
        case "scenes":
            return golden_scenes.golden(name)
        case _:
            return paintings.painting(path.name)


def _cases(game: Game) -> str:
    laws = ",\n".join(f"    {json.dumps(options)}" for options in tables(game))
    return f'{{\n  "laws": [\n{laws}\n  ]\n}}\n'


def _perft(game: Game) -> str:
    """Counts from the first position, and from one in the midst of a game."""
    played = _played(game)
    middle = len(played.actions) // 2
    names = [p.name(action) for p, action in zip(played.positions, played.actions[:middle], strict=False)]
    about = {"source": f"counted when {game.name} came into the house", "options": {}}
    counted = [
        {**about, "moves": moves, "counts": _counts(p)}
        for moves, p in (([], played.positions[0]), (names, played.positions[middle]))
    ]
    return "[\n" + ",\n".join(f"  {json.dumps(each)}" for each in counted) + "\n]\n"


def _counts(p: Position) -> list[int]:
    counts = [perft(p, 1)]
    while counts[-1] * counts[0] <= FEW and len(counts) < 5:
        counts.append(perft(p, len(counts) + 1))
    return counts


def _played(game: Game) -> Match:
    """A game that is always the same: the usual options, any move."""
    config = game.config.make({})
    seats = [Seat(name) for name in PLAYERS[: config.players]]
    match, luck = Match(game, config, tuple(seats), SEED, "golden-1", STARTED), Random(SEED)
    while not match.position.over:
        match.play(luck.choice(list(match.position.choices())))
    return match


def _transcript(game: Game) -> str:
    return transcript.write(_played(game))


def _page(game: Game) -> str:
    """A page of rules to begin with: what the game's own guide says, and its options."""
    lines = [f"# {english(game.called)}", "", english(message(f"{game.name}-summary"))]
    sections = game.guide(game.config.make({})) if game.guide else ()
    number = 0
    for section in sections:
        lines += ["", f"## {english(section.title)}", ""]
        for line in section.lines:
            number += 1
            lines.append(f"{number}. {english(line)}")
    options = game.config.model_json_schema()["properties"]
    lines += ["", "## Options", "", "| option | usually |", "|---|---|"]
    usual = game.config.make({}).model_dump(mode="json")
    chosen = {option: json.dumps(usual.get(option)) for option in options if option != "preset"}
    lines += [f"| `{option}` | `{value}` |" for option, value in chosen.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for game in sys.argv[1:] or HOUSE_GAMES:
        for path in write(game):
            print(path)

"""The chances along a game, for the eye."""

import io

from rich.console import Console

from boardloom.games import find
from boardloom.lab.judge import Step
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.terminal.contest import show_line


def test_five_players_have_room_in_eighty_columns() -> None:
    game = find("dice")
    names = ["Annabel", "Bartholomew", "Cid", "Dorothea", "Emanuel"]
    match = Match.new(game, game.config.make({}), [Seat(name, "bot", "greedy") for name in names], 1)
    for _ in range(3):
        match.play(match.draw() if match.position.mover < 0 else next(iter(match.position.choices())))
    steps = [Step(i, "", -1, (0.2, 0.2, 0.2, 0.2, 1.0), (0.01,) * 5, 0.0, "", ()) for i in (1, 2, 3)]
    out = io.StringIO()
    show_line(match, steps, Console(file=out, width=80))
    lines = out.getvalue().splitlines()
    assert "1 Annabel  2 Bartholomew  3 Cid  4 Dorothea  5 Emanuel" in out.getvalue()
    assert sum(line.count("100%") for line in lines) == 3
    assert max(map(len, lines)) <= 80
    assert "…" not in out.getvalue()
    # Half of the line is left for what happened.
    row = next(line for line in lines if "100%" in line)
    assert row.index("20%") >= 40

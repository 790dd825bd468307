"""DO or DICE in words and pictures."""

from random import Random
from typing import Any

import pytest

import boardloom
from boardloom.core.message import Message, Series
from boardloom.games.dice.seats import fallen
from boardloom.games.dice.state import FINAL
from boardloom.games.dice.view import scene
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.terminal.position_picture import picture_of
from tests.words import prompt

from .dice_table import NAMES, plays, table, tells


def test_rolls_and_choices_are_told() -> None:
    p = table(">9/0 20/2 3/0 20/0 20/0")
    assert tells(p, "1") == "Ann rolls 1, Backfire: 3 HP lost, 6 left."
    assert tells(p, "5") == "Ann rolls 5, Recover: 3 HP gained, 12 now."
    assert tells(p, "2") == "Ann rolls 2, Jab."
    assert tells(plays(p, "2"), "hit 2") == "Ann hits Bo: 2 HP lost, 18 left (Jab)."
    assert tells(plays(p, "4"), "hit 3") == (
        "Ann hits Cy: 4 HP lost, 0 left (Strike). Cy falls, +2 VP for Ann."
    )
    assert tells(plays(p, "3"), "steal 2") == "Ann steals 1 VP from Bo (Pickpocket)."
    assert tells(plays(p, "3"), "steal 3") == "Ann finds nothing to steal from Cy (Pickpocket)."
    assert tells(plays(p, "6"), "gain") == "Ann takes 3 VP (Power Move)."
    assert tells(table(), "5") == "Ann rolls 5, Recover: no HP to gain."
    assert tells(table(">2/0 20/0 20/0 20/0 20/0"), "1") == (
        "Ann rolls 1, Backfire: 3 HP lost, 0 left. Ann falls."
    )


def test_shadows_are_told() -> None:
    p = table("9/0 20/2* 2/0 20/0 >0/0@1", round=2)
    assert tells(p, "1") == "Eve rolls 1, Nothing."
    assert tells(plays(p, "3"), "give hp 1") == "Eve gives Ann 2 HP: 11 now (Gift)."
    assert tells(plays(p, "3"), "give vp 1") == "Eve gives Ann 1 VP (Gift)."
    assert tells(plays(p, "5"), "take hp 3") == "Eve takes 2 HP from Cy: 0 left (Curse). Cy falls."
    assert tells(plays(p, "5"), "take vp 2") == "Eve takes 1 VP from Bo (Curse)."
    assert tells(plays(p, "5"), "take vp 1") == "Eve finds no VP to take from Ann (Curse)."


def test_tokens_are_told() -> None:
    p = plays(table(rerolls=1), "1")
    assert tells(p, "reroll") == "Ann uses a reroll token."
    assert tells(p, "keep") == "Ann keeps the roll: 3 HP lost, 17 left."


def test_the_end_of_a_round_is_summed_up() -> None:
    p = table("20/4 20/2 20/0 20/0 >20/0", round=2)
    assert tells(p, "1").endswith("Round 2 is over: +1 VP for everybody. Most VP: Ann, 5.")
    p = table("20/4 20/4 0/0@1 20/0 >20/0", round=2)
    assert tells(p, "1").endswith("Round 2 is over: +1 VP for Ann, Bo, Di and Eve. Most VP: Ann and Bo, 5.")


def test_the_end_is_told_with_the_final_die() -> None:
    p = table("20/9 20/9 20/1 20/2 >20/4", round=12)
    assert tells(p, "5").endswith("Ann and Bo are equal: the final die decides.")
    p = plays(p, "5")
    assert tells(p, "3") == "Ann rolls 3 in the final die."
    p = plays(p, "3")
    assert tells(p, "3") == "Bo rolls 3 in the final die. Ann and Bo are equal: the final die decides."
    assert tells(p, "4") == "Bo rolls 4 in the final die. Bo wins!"


def test_questions() -> None:
    p = table(">9/0 20/2 3/0 20/0 20/0")
    assert prompt(p) == "roll the die"
    assert prompt(plays(p, "2")) == "Jab: whom to hit for 2 HP"
    assert prompt(plays(p, "3")) == "Pickpocket: from whom to steal 1 VP"
    assert prompt(plays(p, "6")) == "Power Move: whom to hit for 6 HP, or gain 3 VP"
    shadow = table("9/0 20/2 2/0 20/0 >0/0@1", round=2)
    assert prompt(shadow) == "roll as a shadow"
    assert prompt(plays(shadow, "3")) == "Gift: give 2 HP or 1 VP to whom"
    assert prompt(plays(shadow, "6")) == "Curse: take 2 HP or 1 VP from whom"
    assert prompt(plays(table(rerolls=1), "1")) == "Backfire: keep it, or use a reroll token"


def test_the_picture_shows_bars_whose_roll_it_is_and_who_has_rolled() -> None:
    p = table("20/12 >10/6 3/0 0/4@1* 20/0", round=2)
    shown = p.picture().splitlines()
    assert "round 2/12" in shown[0]
    rows = [line for line in shown if "Player" in line]
    assert "►" in rows[1]
    assert sum("►" in row for row in rows) == 1
    for row, figures in zip(rows, ("HP 20/20 VP 12", "HP 10/20 VP 6", "HP 3/20 VP 0"), strict=False):
        for figure in figures.split(" VP "):
            assert figure in row
    assert "VP 4" in rows[3]
    assert "fallen" in rows[3]
    assert rows[0].count("━") == 2 * rows[1].count("━") > 0
    for meaning in ("1 Backfire: -3 HP", "4 Strike: hit 4", "6 Power Move: hit 6 or +3 VP"):
        assert any(meaning in line for line in shown)


def test_the_picture_of_the_end_tells_places() -> None:
    p = plays(table("0/30@4 20/2 0/25@4 20/3 >20/4", round=12), "5")
    rows = [line for line in p.picture().splitlines() if "VP" in line and "Player" in line]
    assert "1st" in rows[4]
    assert "★" in rows[4]
    assert "2nd" in rows[0]


def test_shadows_see_what_their_numbers_mean() -> None:
    shown = table("9/0 20/2 2/0 20/0 >0/0@1", round=2).picture()
    assert "3 Gift: +2 HP or +1 VP" in shown
    assert "Jab" not in shown


def test_narrow_terminals_and_long_names() -> None:
    p = table("20/12 >10/6 3/0 0/4@1* 20/0", round=2)
    names = ["A" * 30, "Bo", "Cy", "Di", "Eve"]
    for width in (50, 60, 80, 120):
        rows = picture_of(p, names, width, 24).plain().splitlines()
        assert max(map(len, rows)) <= width
    assert "AAAAAAAAAAA…" in picture_of(p, names, 80, 24).plain()


def test_a_match_keeps_to_the_players_names() -> None:
    p = boardloom.new("dice")
    match = Match.new(p.game, p.config, [Seat(name) for name in NAMES[:5]], seed=4)
    while not match.position.over:
        if match.position.mover >= 0:
            match.play(min(match.position.choices()))
        else:
            match.play(match.draw())
    assert match.story(len(match.actions) - 1).endswith(f"{match.names[match.winners[0]]} wins!")
    assert len(match.winners) == 1


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, {}), (3, {"hp": 6}), (4, {"preset": "fair"})])
def test_the_podium_tells_where_the_vp_come_from(seed: int, options: dict[str, Any]) -> None:
    p, luck = boardloom.new("dice", **options), Random(seed)
    lived = [0] * p.config.players
    while not p.over:
        before, choices = p, p.choices()
        p = p.after(luck.choice(list(choices)))
        ends = p.over or p.state.stage == FINAL
        if p.state.round > before.state.round or (ends and before.state.stage != FINAL):
            for seat in range(p.config.players):
                lived[seat] += p.setup.survival_vp * (not fallen(p, seat))
    summary = scene(p).summary
    assert summary
    for seat, words in enumerate(summary.how):
        assert isinstance(words, Series)
        said = [part for part in words.items if isinstance(part, Message)]
        vp = {part.id: int(str(part.args["vp"])) for part in said if "vp" in part.args}
        assert vp.get("dice-how-lived", 0) == lived[seat]
        assert sum(vp.values()) - 2 * vp.get("dice-how-lost", 0) == p.state.vp[seat]
        assert any(part.id == "dice-note-fell" for part in said) == fallen(p, seat)

"""The Go Text Protocol, both ends: our engine in a process, and the bot that speaks to it."""

import io
import re
import sys
from pathlib import Path

import pytest

import boardloom
from boardloom.bots import Budget
from boardloom.bots.engine import COMMANDS, Engine
from boardloom.bots.gtp import GtpBot
from boardloom.core.errors import BadOptions
from boardloom.games import find
from boardloom.lab.arena import Contest, outcome, play
from boardloom.match.match import Match
from boardloom.match.seat import Seat

BLOKUS = find("blokus")
OURS = f"{sys.executable} -m boardloom.cli gtp blokus --bot bold"
DUO = f"{OURS} --set board=duo"


def talk(*commands: str, **options: object) -> list[str]:
    """What our engine answers, command by command."""
    answers = io.StringIO()
    Engine(BLOKUS, {"corners": "own", **options}, "greedy").run(io.StringIO("\n".join(commands)), answers)
    return answers.getvalue().strip().split("\n\n")


def test_the_engine_answers_as_the_protocol_asks() -> None:
    answers = talk("1 name", "", "# a comment", "2 protocol_version", "known_command play", "list_commands")
    assert answers == ["=1 Boardloom", "=2 2", "= true", "= " + "\n".join(COMMANDS)]


def test_moves_are_told_shown_taken_back_and_chosen() -> None:
    answers = talk("play 1 a20,b20,c20,d20,e20", "play 2 t20,s20", "showboard", "undo", "genmove 2", "quit")
    assert answers[0].strip() == answers[1].strip() == answers[3].strip() == "="
    assert "BBBBB" in answers[2].replace(" ", "")
    assert len(answers[4].split(",")) == 5
    assert "t20" in answers[4]


def test_a_colour_left_out_has_passed() -> None:
    answers = talk("play 1 a20", "play 3 t1", "final_score", "all_legal 1")
    assert answers[2] == "= -88 -89 -88 -89"
    assert "b19,c19" in answers[3].split()


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("dance", "unknown command 'dance'"),
        ("play 1", "is not open"),
        ("play", "wrong arguments"),
        ("play 1 j10", "j10"),
        ("play 7 a20", "it cannot be the turn of 7"),
        ("set_game Chess", "this engine was started for Blokus, not Chess"),
        ("undo", "nothing to undo"),
    ],
)
def test_what_it_cannot_do_is_refused(command: str, reason: str) -> None:
    (answer,) = talk(command)
    assert answer.startswith("?")
    assert reason in answer


@pytest.mark.parametrize("command", ["all_legal w", "play purple e10", "play w zz", "genmove purple"])
def test_what_is_asked_or_refused_changes_nothing(command: str) -> None:
    *_, answer, score = talk(command, "play b e10", "final_score", corners="any", board="duo")
    assert (answer.strip(), score) == ("=", "= -88 -89")


def test_undo_takes_those_back_who_passed_before_the_move() -> None:
    answers = talk("play 1 a20", "play 3 t1", "undo", "play 2 t20", "undo", "undo", "undo")
    assert answers[3].strip() == "="
    assert answers[-1] == "? there is nothing to undo"


def test_rules_other_engines_do_not_know_are_refused() -> None:
    for options, reason in (({}, "corners own"), ({"corners": "own", "players": 2}, "pairs box")):
        with pytest.raises(BadOptions, match=reason):
            Engine(BLOKUS, options, "greedy")
    with pytest.raises(BadOptions, match="no words for other programs"):
        Engine(find("snakes"), {}, "")
    with pytest.raises(BadOptions, match="Ludo has no words for other engines"):
        Contest.between("ludo", ["gtp1", "random"], engines=["true"])


def test_an_engine_plays_a_whole_game_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))
    contest = Contest.between("blokus", ["greedy", "gtp1"], {"board": "duo"}, engines=[DUO])
    for number in (0, 1):
        match = play(contest, number)
        assert match.position.over
        assert sorted(match.names) == ["1 greedy", "2 gtp1"]
        assert min(outcome(match).scores) > -89


def test_the_bot_follows_a_match_back_and_forth() -> None:
    bot = GtpBot(DUO)
    match = Match.new(BLOKUS, BLOKUS.config.make({"board": "duo"}), [Seat("A"), Seat("B")], seed=1)
    match.play(match.position.find("e10"))
    bot.watch(match)
    assert bot.send("final_score") == "-88 -89"
    match.undo()
    match.play(match.position.find("e10,e9"))
    bot.watch(match)
    assert bot.send("final_score") == "-87 -89"
    assert bot.choose(match.position, Budget()) in match.position.choices()
    bot.close()


def test_an_engine_that_fails_is_named() -> None:
    with pytest.raises(BadOptions, match="the engine '/no/such/engine' cannot be started"):
        GtpBot("/no/such/engine")
    bot = GtpBot("true")
    with pytest.raises(BadOptions, match=r"the engine .true. (has )?ended"):
        bot.send("name")
    bot.close()
    bot = GtpBot(DUO)
    with pytest.raises(BadOptions, match="refuses 'dance': unknown command"):
        bot.send("dance")
    bot.close()


def saying(answer: str) -> GtpBot:
    """An engine that has one answer to everything."""
    return GtpBot(f"""sh -c 'while read line; do printf "{answer}"; done'""", "gtp1")


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (r"= resign\n\n", "resigned: here games are played to their end"),
        (r"= zz\n\n", "moves against the rules: 'zz' is not open"),
        (r"= \377\376\n\n", "moves against the rules: '\ufffd\ufffd' is not open"),
        (r"? \377\n\n", "refuses 'genmove 1': \ufffd"),
    ],
)
def test_an_engine_that_does_not_move_is_named(answer: str, reason: str) -> None:
    bot = saying(answer)
    with pytest.raises(BadOptions, match=rf"the engine gtp1 .*printf.* .*{re.escape(reason)}"):
        bot.choose(boardloom.new("blokus"), Budget())
    bot.close()


def test_an_answer_comes_in_time_and_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = GtpBot("sh -c 'read line; cat /dev/zero'", "gtp1")
    with pytest.raises(BadOptions, match=r"gtp1 .* answers 'name' with more than 1,048,576 letters"):
        bot.send("name")
    bot.close()
    monkeypatch.setattr("boardloom.bots.gtp.PATIENCE", 0.1)
    for silent in ("sleep 1000", "sh -c 'while echo; do :; done'"):
        bot = GtpBot(silent, "gtp1")
        with pytest.raises(BadOptions, match=r"gtp1 .* did not answer 'name' within 0\.1 seconds"):
            bot.send("name")
        bot.close()


def test_answers_are_told_apart_however_they_arrive() -> None:
    bot = GtpBot(r"""sh -c 'printf "\n\n= one\r\ntwo\n \r\n\n=4 three"; read line; read line'""")
    assert bot.send("first") == "one\r\ntwo"
    assert bot.send("second") == "4 three"
    bot.close()

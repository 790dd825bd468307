"""Bots: found by name, fair to what they may see, and never breaking a rule."""

import dataclasses

import pytest

import boardloom
from boardloom import bots
from boardloom.bots.bot import budget_at
from boardloom.bots.kept import keep, kept
from boardloom.bots.ladder import ladder
from boardloom.bots.simple import LevelBot, PolicyBot
from boardloom.core.errors import BadOptions, IllegalAction
from boardloom.core.game import Level, Position
from boardloom.games import find, register
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from tests.terminal.pebbles import game as pebbles


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})
    monkeypatch.setattr("boardloom.bots.registry._own", {})
    register(pebbles())


def heap(n: int) -> Position:
    return boardloom.new("pebbles", heap=n)


class First:
    """Takes the first choice."""

    def choose(self, position: Position, budget: bots.Budget) -> int:
        return min(position.choices())


class Cheat:
    def choose(self, position: Position, budget: bots.Budget) -> int:
        return 99


def test_bots_are_found_by_name_or_by_number_of_their_level() -> None:
    game = find("pebbles")
    assert list(bots.names(game)) == [
        "medium", "beginner", "easy", "hard", "master", "random", "search",
    ]  # fmt: skip
    assert bots.find(game, "5") == bots.find(game, "Master") == LevelBot(ladder(game)[4])
    assert bots.find(game, "") == LevelBot(ladder(game)[2])
    assert bots.find(game, "random") == PolicyBot("random")
    with pytest.raises(BadOptions, match="Pebbles has no bot '6'; choose one of medium"):
        bots.find(game, "6")


def test_games_of_luck_have_no_levels() -> None:
    assert list(bots.names(find("snakes"))) == ["random"]
    with pytest.raises(BadOptions, match="Snakes & Ladders has no bot 'master'; choose one of random"):
        bots.find(find("snakes"), "master")


def test_a_bot_of_ones_own() -> None:
    bots.register("first", First, game="pebbles")
    assert bots.names(find("pebbles"))["first"] == "Takes the first choice."
    assert "first" not in bots.names(find("snakes"))
    assert bots.choose(bots.find(find("pebbles"), "first"), heap(8)) == 1
    bots.register("MyBot", First)
    assert isinstance(bots.find(find("pebbles"), "MyBot"), First)


@pytest.mark.parametrize("name", ["master", "Master", "random", "auto", "greedy", "two words", ""])
def test_names_of_ours_are_refused(name: str) -> None:
    with pytest.raises(BadOptions, match="cannot be the name of a bot"):
        bots.register(name, First)


def test_a_bot_of_one_game_may_be_called_as_a_policy_of_another() -> None:
    bots.register("greedy", First, game="pebbles")
    assert isinstance(bots.find(find("pebbles"), "greedy"), First)
    with pytest.raises(BadOptions, match="'greedy' cannot be the name of a bot"):
        bots.register("greedy", First, game="blokus")


def test_a_move_that_is_not_open_is_refused() -> None:
    with pytest.raises(IllegalAction, match="the bot Cheat chose 99, which is not open"):
        bots.choose(Cheat(), heap(8))
    with pytest.raises(IllegalAction, match="only where a seat is to move"):
        bots.choose(First(), boardloom.new("snakes"))


def test_a_number_that_only_equals_a_move_is_refused() -> None:
    class Float(Cheat):
        def choose(self, position: Position, budget: bots.Budget) -> int:
            return 1.0  # type: ignore[return-value]

    with pytest.raises(IllegalAction, match=r"the bot Float chose 1\.0, which is not open"):
        bots.choose(Float(), heap(8))


def test_a_forced_move_is_not_thought_about() -> None:
    assert bots.choose(Cheat(), heap(2)) == 1


def test_a_search_of_seconds_goes_on_from_the_move_before() -> None:
    bot = bots.find(find("pebbles"), "search")
    assert isinstance(bot, LevelBot)
    first = bots.Budget(seconds=0.05, played=())
    bots.choose(bot, heap(15), first)
    follows = first._replace(played=(1,))
    later = heap(15).after(1)
    known = kept(bot.level, later, follows)
    assert known is not None
    assert known.position == later
    assert known.tree.visits[0] > 1
    keep(bot.level, known, follows)
    assert kept(bot.level, later, bots.Budget(played=(1,))) is known  # it is given two seconds by itself
    for other in (
        first._replace(played=(2,)),  # was no part of the search
        follows._replace(iterations=50),  # is to be the same on any machine
        first._replace(played=None),
    ):
        bots.choose(bot, heap(15), first)
        assert kept(bot.level, later, other) is None


def test_masters_win_and_the_same_seed_gives_the_same_move() -> None:
    game = find("pebbles")
    master = bots.find(game, "master")
    for n in (8, 10, 15):
        moves = {bots.choose(master, heap(n), bots.Budget(iterations=3000, seed=seed)) for seed in range(3)}
        assert len(moves) == 1
        assert n - moves.pop() in (7, 14)


def test_random_moves_happen_as_often_as_the_level_says() -> None:
    sloppy = LevelBot(Level(iterations=2000, random_percent=60))
    chosen = [bots.choose(sloppy, heap(15), bots.Budget(iterations=500, seed=seed)) for seed in range(300)]
    assert chosen.count(1) / 300 == pytest.approx(0.4 + 0.6 / 3, abs=0.09)


def test_bots_see_only_what_their_seat_may_see() -> None:
    seen = []

    class Curious(First):
        def choose(self, position: Position, budget: bots.Budget) -> int:
            seen.append(position.state.heap)
            return super().choose(position, budget)

    def hide(s: object, b: object, seat: int) -> None:
        s.heap = 5 + seat  # type: ignore[attr-defined]

    p = heap(12)
    hiding = dataclasses.replace(find("pebbles"), hide=hide)
    bots.choose(Curious(), Position(hiding, p.config, p.setup, p.state))
    assert seen == [5]


def test_the_luck_of_a_move_belongs_to_the_match_and_the_move() -> None:
    game = find("pebbles")
    match = Match.new(game, game.config.make({}), [Seat("Ann", "bot"), Seat("Bo", "bot")], seed=2**63 - 1)
    first = budget_at(match)
    match.play(1)
    assert budget_at(match).seed == 0
    match.undo()
    assert budget_at(match) == first

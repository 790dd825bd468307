"""`apply_square_effect` is what `next_turn` uses: a subclass changes the game, as the extension notes say."""

import random
from typing import Any

import pytest

import boardloom
from boardloom.classic.board import Game, Player, Square, SquareType
from boardloom.core.game import CHANCE
from boardloom.games.custom.rules import throw_of
from boardloom.games.custom.state import DICE
from boardloom.games.custom.stats import TYPES
from tests.classic.board_table import THREE, Scripted, figures, table

LUCKY, PRISON, REVERSE, SURPRISE = (
    SquareType.LUCKY,
    SquareType.PRISON,
    SquareType.REVERSE,
    SquareType.SURPRISE,
)


def start(game: Game, special: dict[int, SquareType], size: int = 20) -> None:
    game.setup(size, THREE, [special.get(i, SquareType.SIMPLE) for i in range(size)], debug=True)


def test_it_is_called_once_with_the_player_and_the_square_landed_on() -> None:
    calls: list[tuple[Player, Square]] = []

    class Noted(Game):
        def apply_square_effect(self, player: Player, square: Square) -> None:
            calls.append((player, square))
            super().apply_square_effect(player, square)

    game = Noted()
    start(game, {6: LUCKY})
    game.next_turn(6)
    assert calls == [(game.players[0], Square(6, LUCKY))]
    assert game.players[0].position == 9
    game.skip_current_player()
    game.next_turn(25)
    assert len(calls) == 1, "skipping and passing the end meet no square"


def test_an_effect_of_ones_own_alone_acts_once() -> None:
    class Onwards(Game):
        def apply_square_effect(self, player: Player, square: Square) -> None:
            player.position += 1

    game = Onwards()
    start(game, {})
    game.next_turn(6)
    assert game.players[0].position == 7


def test_a_coin_rule_of_ones_own() -> None:
    class Generous(Game):
        def apply_square_effect(self, player: Player, square: Square) -> None:
            super().apply_square_effect(player, square)
            if square.type is PRISON:
                player.coins += 2

    game = Generous()
    start(game, {6: PRISON})
    messages = game.next_turn(6)["messages"]
    assert (game.players[0].coins, game.players[0].skip_turn) == (2, True)
    assert messages == ["Ann goes to square 6 (practice). PRISON: the next turn is missed. Ann gets 2 coins."]


class Chained(Game):
    def apply_square_effect(self, player: Player, square: Square) -> None:
        super().apply_square_effect(player, square)
        there = self.squares[player.position]
        if there != square and there.index < len(self.squares) - 1:
            self.apply_square_effect(player, there)


def test_chained_effects() -> None:
    game = Chained()
    start(game, {6: LUCKY, 9: LUCKY, 12: PRISON})
    game.next_turn(6)
    assert (game.players[0].position, game.players[0].skip_turn) == (12, True)


def test_a_chain_may_lead_past_the_end() -> None:
    game = Chained()
    start(game, {15: LUCKY, 18: LUCKY})
    turn = game.next_turn(15)
    assert (turn["winner"], game.players[0].position, game.players[0].coins) == (game.players[0], 19, 0)


def test_a_chain_may_lead_to_a_surprise() -> None:
    class Scripted(Chained):
        def draw_surprise(self) -> str:
            return "unlucky"

    game = Scripted()
    start(game, {6: LUCKY, 9: SURPRISE})
    game.next_turn(6)
    assert (game.players[0].position, game.players[0].ptype) == (9, "unlucky")
    assert game.current_player_index == 1


def test_reverse_with_the_player_last_by_position() -> None:
    class ByPosition(Game):
        def apply_square_effect(self, player: Player, square: Square) -> None:
            if square.type is not REVERSE:
                return super().apply_square_effect(player, square)
            other = min(self.players, key=lambda each: each.position)
            player.position, other.position = other.position, player.position
            return None

    game = ByPosition()
    start(game, {6: REVERSE})
    game.players[1].position, game.players[2].position = 1, 12
    game.next_turn(6)
    assert [player.position for player in game.players] == [1, 6, 12]


def test_the_effect_of_another_square_can_be_borrowed() -> None:
    class Again(Game):
        def apply_square_effect(self, player: Player, square: Square) -> None:
            super().apply_square_effect(player, Square(square.index, SquareType.PLAYAGAIN))

    game = Again()
    start(game, {})
    turn = game.next_turn(6)
    assert (turn["extra_turn"], game.players[0].coins, game.current_player_index) == (True, 0, 0)


def test_an_effect_on_another_player_leaves_the_turn_where_it_is() -> None:
    class Mean(Game):
        def apply_square_effect(self, player: Player, square: Square) -> None:
            super().apply_square_effect(self.players[2], Square(3, PRISON))

    game = Mean()
    start(game, {})
    game.next_turn(6)
    assert [p.skip_turn for p in game.players] == [False, False, True]
    assert game.current_player_index == 1


def test_between_turns_a_player_gets_a_new_type_at_once_and_no_turn() -> None:
    game = table((1, 2), (3, 4), (5, 6), special={9: SURPRISE}, surprises=["unlucky", "normal"], debug=True)
    ann, bob, _ = game.players
    for player in game.players[:2]:
        game.apply_square_effect(player, Square(9, SURPRISE))
        game.apply_square_effect(player, Square(9, SquareType.PLAYAGAIN))
    assert [ann.ptype, bob.ptype, game.current_player_index] == ["unlucky", "normal", 0]
    assert game.next_turn(3)["extra_turn"] is False
    assert [game.next_turn()["dice"], game.next_turn()["dice"]] == [(1, 2), (3, 4)]
    assert [player.ptype for player in game.players] == ["unlucky", "normal", "unlucky"]


def test_in_a_turn_another_player_gets_a_new_type_and_no_turn() -> None:
    class Kind(Scripted):
        def apply_square_effect(self, player: Player, square: Square) -> None:
            super().apply_square_effect(self.players[2], square)
            super().apply_square_effect(self.players[2], Square(square.index, SquareType.PLAYAGAIN))

    game = Kind(surprises=["normal"])
    start(game, {6: SURPRISE})
    assert game.next_turn(6)["extra_turn"] is False
    assert [player.ptype for player in game.players] == ["lucky", "normal", "normal"]


@pytest.mark.parametrize("meddling", ["next_turn", "skip_current_player", "end_game"])
def test_nobody_can_act_while_a_square_acts(meddling: str) -> None:
    class Meddler(Game):
        def apply_square_effect(self, player: Player, square: Square) -> None:
            getattr(self, meddling)()

    game = Meddler()
    start(game, {})
    before = figures(game)
    with pytest.raises(RuntimeError, match="A turn is being played"):
        game.next_turn(6)
    assert figures(game) == before


def test_an_effect_that_fails_leaves_the_turn_to_be_played() -> None:
    class Broken(Game):
        def apply_square_effect(self, player: Player, square: Square) -> None:
            super().apply_square_effect(player, square)
            player.coins = -1

    game = Broken()
    start(game, {})
    before = figures(game)
    with pytest.raises(ValueError, match="coins must be 0 to"):
        game.next_turn(6)
    assert figures(game) == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((Player("Eve", "red"), Square(3, PRISON)), "player must be one of this game's players"),
        (("Ann", Square(3, PRISON)), "player must be one of this game's players, not 'Ann'"),
        ((None, 3), "square must be a Square, not 3"),
    ],
)
def test_what_is_no_player_or_square_is_refused(arguments: tuple[Any, Any], message: str) -> None:
    game = Game()
    start(game, {})
    player = arguments[0] or game.players[0]
    with pytest.raises(ValueError, match=message):
        game.apply_square_effect(player, arguments[1])


@pytest.mark.parametrize("seed", range(20))
def test_without_a_subclass_it_is_the_game_of_the_rules(seed: int) -> None:
    """Turn by turn the same as `Position.after`, which knows nothing of the method."""
    random.seed(seed)
    size = random.randint(8, 60)
    board = [random.choice(list(SquareType)) for _ in range(size)]
    game = Game()
    game.setup(size, THREE, board)
    p = boardloom.new(
        "custom",
        size=size,
        squares=[kind.value for kind in board],
        players=3,
        types=[person["type"] for person in THREE],
        controls=True,
    )
    while not game.finished:
        seat = game.current_player_index
        turn = game.next_turn()
        p = p.after(p.find("roll"))
        if p.mover == CHANCE and p.state.stage == DICE:
            assert turn["dice"] is not None
            p = p.after(throw_of(*turn["dice"]))
        if p.mover == CHANCE:
            p = p.after(TYPES.index(game.players[seat].ptype) + 1)
        assert [player.position for player in game.players] == p.state.position.tolist()[:3]
        assert [player.coins for player in game.players] == p.state.coins.tolist()[:3]
        assert [player.skip_turn for player in game.players] == [bool(n) for n in p.state.skip_turn[:3]]
        assert game.total_moves == p.state.total_moves
        assert p.over or game.current_player_index == p.state.seat
    assert p.over

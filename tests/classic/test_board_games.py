"""Whole games, and what holds after every turn of them."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardloom.classic.board import Game, SquareType, Turn

TYPES = ["lucky", "unlucky", "normal"]
COLORS = ["red", "blue", "green", "orange", "purple", "black"]
LONGEST = 5000
"""Turns after which a game is called endless."""


def people(types: list[str]) -> list[dict[str, str]]:
    return [{"name": f"P{i}", "color": COLORS[i], "type": t} for i, t in enumerate(types)]


def play_checked(game: Game, destination: int | None = None) -> Turn:
    """One turn, with everything that must hold across it."""
    seat, moves = game.current_player_index, game.total_moves
    player, last = game.players[seat], game.squares[-1].index
    others = [p for p in game.players if p is not player]
    coins, free, kept = (
        player.coins,
        not player.skip_turn,
        [(p.coins, p.moves, p.ptype, p.skip_turn) for p in others],
    )
    start, mine = player.position, player.moves
    turn = game.next_turn(destination)

    assert turn["total_moves"] == game.total_moves == moves + 1 == sum(p.moves for p in game.players)
    assert player.moves == mine + 1
    assert kept == [(p.coins, p.moves, p.ptype, p.skip_turn) for p in others]
    assert all(0 <= p.position <= last for p in game.players)
    assert all(p.ptype in TYPES for p in game.players)
    assert (turn["dice"] is not None) == (free and turn["debug_move"] is None)
    if turn["winner"]:
        assert turn["winner"] is player is game.winner
        assert (player.position, game.finished, turn["extra_turn"]) == (last, True, False)
        return turn
    assert not game.finished
    assert player.position < last
    following = seat if turn["extra_turn"] else (seat + 1) % len(game.players)
    assert game.current_player_index == following
    reached = start + sum(turn["dice"]) if turn["dice"] else turn["debug_move"]
    landed = game.squares[reached].type if reached is not None else None
    assert player.coins - coins == (landed is SquareType.SIMPLE)
    double = turn["dice"] is not None and turn["dice"][0] == turn["dice"][1]
    assert turn["extra_turn"] == (double or landed is SquareType.PLAYAGAIN)
    assert player.skip_turn == (landed is SquareType.PRISON)
    return turn


@pytest.mark.parametrize("seed", range(60))
def test_a_random_game_ends_with_a_winner(seed: int) -> None:
    random.seed(seed)
    seats, size = 2 + seed % 5, random.randint(5, 60)
    bag = [*SquareType, SquareType.SIMPLE, SquareType.SIMPLE]
    game = Game()
    game.setup(size, people([TYPES[i % 3] for i in range(seats)]), [random.choice(bag) for _ in range(size)])
    for _ in range(LONGEST):
        if play_checked(game)["winner"]:
            break
    assert game.finished
    assert [p for p in game.players if p.position == size - 1] == [game.winner]


TABLES = st.lists(st.sampled_from(TYPES), min_size=2, max_size=6).filter(lambda types: len(set(types)) > 1)
BOARDS = st.lists(st.sampled_from(SquareType), min_size=5, max_size=40)


@settings(deadline=None, max_examples=60)
@given(types=TABLES, board=BOARDS, debug=st.booleans(), seed=st.integers(0, 2**32), data=st.data())
def test_any_table_on_any_board(
    types: list[str], board: list[SquareType], debug: bool, seed: int, data: st.DataObject
) -> None:
    random.seed(seed)
    game = Game()
    game.setup(len(board), people(types), board, debug=debug)
    assert [square.type for square in game.squares[1:-1]] == board[1:-1]
    for _ in range(12):
        if game.finished:
            break
        if data.draw(st.booleans()):
            game.skip_current_player()
        else:
            play_checked(game, data.draw(st.none() | st.integers(-3, len(board) + 3)))
    ahead = max(player.position for player in game.players)
    winner, total_moves = game.end_game()
    assert (winner.position, total_moves) == (ahead, sum(player.moves for player in game.players))
    assert winner is next(player for player in game.players if player.position == ahead)

"""The custom board as its rule text's developer reference has it: `Game`, `Player`, `Square`, `SquareType`.

The modules are those of the rule text: `models`, `game`, `gui` and `main`.

Chance is two ordinary methods, `roll_dice` and `draw_surprise`; a subclass may decide what comes up.

>>> class Sevens(Game):
...     def roll_dice(self):
...         return 3, 4
>>> game = Sevens()
>>> ann = {"name": "Ann", "color": "red", "type": "lucky"}
>>> bob = Player(name="Bob", color="blue")
>>> game.setup(9, [ann, bob])
>>> game.next_turn()["messages"]
['Ann rolls 3 and 4 (lucky roll) and lands on square 7. Ann gets a coin.']
>>> game.players[1].position = 2
>>> turn = game.next_turn()
>>> turn["dice"], turn["winner"], turn["total_moves"]
((3, 4), <Player Bob: square 8, 0 coins, normal, 1 moves>, 2)

What a square does is a method too, `apply_square_effect`. Here LUCKY squares give a coin as well, and where a
square leads, the next one acts:

>>> class Chained(Sevens):
...     def apply_square_effect(self, player, square):
...         super().apply_square_effect(player, square)
...         if square.type is SquareType.LUCKY:
...             player.coins += 1
...         there = self.squares[player.position]
...         if there != square:
...             self.apply_square_effect(player, there)
>>> game = Chained()
>>> game.setup(30, [ann, bob], ["SIMPLE"] * 7 + ["LUCKY"] + ["SIMPLE"] * 2 + ["PRISON"] + ["SIMPLE"] * 19)
>>> _ = game.next_turn()
>>> game.players[0]
<Player Ann: square 10, 1 coins, lucky, 1 moves, in prison>
"""

from boardloom.classic.board.game import Game, Turn
from boardloom.classic.board.models import Player, Square, SquareType

__all__ = ["Game", "Player", "Square", "SquareType", "Turn"]

"""DO or DICE as its rule text's program has it: `models`, `services`, `controllers`, `utils`, `database`,
`helpers`.

No rule is written here: they are those of `boardloom.games.dice`, and the services decide what comes up, what
the faces do and who is ahead. Give a `GameController` your own, and the game changes.

>>> from boardloom.classic.do_or_dice.controllers import GameController
>>> from boardloom.classic.do_or_dice.services import DiceService
>>> class Strikes(DiceService):
...     def roll(self, weights):
...         return 4
>>> game = GameController(["Ann", "Bo", "Cid", "Dee", "Eve"], dice=Strikes())
>>> game.roll()
['Ann rolls 4, Strike.']
>>> game.choose("hit", game.state.players[2])
['Ann hits Cid: 4 HP lost, 16 left (Strike).']
"""

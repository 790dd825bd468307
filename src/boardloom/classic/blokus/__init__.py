"""Blokus as its rule text's program has it: the modules `tile`, `piece`, `board` and `driver`.

`python -m boardloom.classic.blokus.driver` plays. No rule is written here: where a piece may lie, whose turn
it is and what it scores say the rules in `boardloom.games.blokus`.

>>> from boardloom.classic.blokus.driver import GameState
>>> game = GameState()
>>> game.start(2)
>>> [(player.color.name, player.controller, player.score) for player in game.players]
[('BLUE', 1, -89), ('YELLOW', 1, -89), ('RED', 2, -89), ('GREEN', 2, -89)]
>>> game.scores
[-178, -178]
"""

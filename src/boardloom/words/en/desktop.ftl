### What the window says: `boardloom desktop`.

# $library: a Python package
desktop-missing = the window's libraries are not installed ({ $library } is missing): pip install "boardloom[desktop]"
desktop-no-display = there is no display to open a window on; play in the browser (`boardloom`) or at this terminal (`boardloom menu`)
# Below a number of players
desktop-against-bots = You against bots.
desktop-together = Together at this screen.
# A game in a list; $players: names
desktop-game = { $game }: { $players }
# A hint; $move: what a step is called; $share: a chance, such as 40%
desktop-hint = Best: { $move } ({ $share } to win)
# In Blokus, where a second piece is clicked
desktop-one-piece = Only one piece at a time: a right click puts this one back.
# A setting for games with pieces in hand
desktop-by-the-text = One piece at a time, one click to pass

### What the window says: `boardloom desktop`.

# $library: a Python package
desktop-missing = { $library } is missing; install it with: pip install 'boardloom[desktop]'
desktop-no-display = there is no display for a window; play in the browser (`boardloom`) or at this terminal (`boardloom menu`)
# Below a number of players
desktop-against-bots = You against bots.
desktop-together = Together at this screen.
# The buttons of a title screen; the rule text of Blokus has them so
desktop-players = { $n ->
    [one] { $n } Player
   *[other] { $n } Players
}
# A game in a list; $players: names
desktop-game = { $game }: { $players }
# $move: what a step is called; $share: a chance, such as 40%
desktop-hint = Best: { $move } ({ $share } to win)
# Where a second piece is clicked
desktop-one-piece = One piece at a time: a right click puts this one back.
# A setting for games with pieces in hand
desktop-by-the-text = One piece at a time, one click to pass
# One value of an option; $part: whose it is, or what it is about
desktop-option-of = { $option }: { $part }
# A setting, and its values
desktop-letters = Size of letters
desktop-letters-normal = normal
desktop-letters-large = large
desktop-letters-largest = largest

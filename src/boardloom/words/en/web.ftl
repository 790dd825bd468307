### The pages of the web client.

## Everywhere

web-app-tagline = Tabletop games for one screen, for friends far away, and against bots.
web-app-skip = Skip to the content
web-nav-label = Boardloom
web-nav-games = Games
web-nav-leaders = Leaderboard
web-nav-settings = Settings
web-page-loading = Just a moment…
web-page-again = Try again
web-page-offline = The server cannot be reached.
web-offline = The server cannot be reached. Rules, and finished games that you have opened before, can be read here all the same; to play, the server is needed.
web-page-timeout = The server does not answer in time.
# $status: a number of HTTP, such as 502
web-page-error = The server answered with error { $status }.
web-page-broken = Something went wrong on this page.
web-page-missing = There is nothing here.
web-page-home = Back to the games
web-footer-label = More
web-footer-api = For programs: the API
web-footer-verifier = Check the dice yourself
web-footer-icons = Icons: game-icons.net, CC BY 3.0

## Settings

web-settings-name = Name
web-settings-language = Language
web-settings-system = System
web-settings-theme = Colours
web-settings-speed = Speed
web-settings-sound = Sound
web-settings-vibration = Vibration
web-settings-details = Names of squares
web-settings-patterns = Patterns on pieces
web-settings-kept = Kept in this browser.
web-settings-done = Done
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = No motion

## The front page

web-home-title = Five tabletop games.
web-home-pitch = Play here, against bots, or with friends by a link.
web-home-starts = Starts { $game } against bots. Change the seats any time.
web-home-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-home-players-range = { $least }–{ $most } players
web-home-play = Play now
web-home-starting = Setting the table…
web-home-setup = Set up
web-home-rules = Rules
web-home-bots = Play now: you against bots of medium strength.
web-home-together = Play now: together at this screen. The dice decide.
web-home-running = Your games
web-home-count = { $n } running
web-home-over = Your finished games
web-home-latest = Lately in this house
web-home-continue = Continue
web-home-replay = Watch
web-home-forget = Forget
web-home-forget-sure = Forget { $game } with { $players }?
web-home-forget-more = The game is not over, and this browser keeps its only way back to the table.
web-home-unnamed = unnamed players
web-home-won = Won by { $names }
web-home-nobody = Nobody won
web-home-drawn = Drawn
web-home-nothing-finished = No game has been finished yet. Be the first!
web-home-leaders = Who plays best, game by game, people and bots.
web-home-to-leaders = See the leaderboard

## The leaderboard

web-leaders-how = The rating is how strong somebody is at least, with good confidence. It rises with good results, falls with bad ones, and is surer with every rated game.
web-leaders-game = Game
web-leaders-player = Player
web-leaders-rating = Rating
web-leaders-games = Games
web-leaders-wins = Wins
web-leaders-bot = bot
web-leaders-none = Nobody has finished a rated game of this yet.

## Rules

web-rules-of = Rules of { $game }
web-rules-changed = With the options as you chose them.
web-rules-none = The rules of this game are not written down yet.
web-rules-play = Set up a game with these rules

## Setting up a game

web-setup-of = Set up { $game }
web-setup-seats = Players
web-setup-name = Name of { $who }
web-setup-kind = Who plays for { $who }
web-setup-here = Person here
web-setup-link = Person by link
web-setup-bot = Bot
web-setup-bots = Bots
web-setup-level = Bot: { $level }
web-setup-other-bots = Other bots
web-setup-add-seat = Add a player
web-setup-remove-seat = Remove { $who }
web-setup-links-later = You get the links to send once you start.
web-setup-twin = Two players have this name.
web-setup-colour = Colour of { $who }: { $colour }
web-setup-colours = Colours for { $who }
web-setup-take = Take { $colour }
web-setup-swap = Swap for { $colour }
web-setup-presets = Ready-made rules
web-setup-default = As usual
web-setup-no-preset = The rules most people know.
web-setup-main = The game
web-setup-rules = Rules
web-setup-board = Board
web-setup-no-board = Something is not possible yet.
web-setup-changed-count = · { $count } changed
web-setup-unchanged = · as usual
web-setup-wrong = Something is not possible yet; it is said beside the option.
# $names: names of options in a link or file
web-setup-left-out = Left out: { $names }. This game has no such options, or cannot read them.
web-setup-other-many = This game is for { $least } to { $most } players; here are { $many }.
web-setup-no-longer-fit = No longer fits, and is taken off the board: { $count }.
web-setup-start = Start the game

## Options

web-option-on = on
web-option-off = off
web-option-automatic = automatic
web-option-nothing = none
# $value: what an option is unless somebody chooses
web-option-default = Usually: { $value }
web-option-drawn = drawn anew
web-option-is-default = usual
web-option-changed = · changed
web-option-reset = Reset
web-option-list = Separate numbers with commas.
web-option-fresh = Another
web-option-by-hand = Choose for each player

## Colours

web-colour-blue = blue
web-colour-orange = orange
web-colour-green = green
web-colour-pink = pink
web-colour-yellow = yellow
web-colour-gold = gold
web-colour-sky = sky blue
web-colour-violet = violet
web-colour-brown = brown
web-colour-grey = grey
web-colour-red = red
web-colour-teal = teal
web-colour-lime = lime
web-colour-rose = rose
web-colour-sand = sand
web-colour-navy = navy
web-colour-black = black

## Editing on the board

web-edit-on-board = Edit on the board
web-edit-brushes = What to put on the board
web-edit-draw = Draw another
web-edit-fill = Auto-fill some special squares
web-edit-reset = Reset
# $kind: what plain squares are called
web-edit-all-plain = Reset squares to default { $kind }
web-edit-clear = Clear
web-edit-fixed = This one stays as it is.
web-edit-paint-how = Click or drag over the board to paint. By keyboard: arrow keys, then Enter.
web-edit-links-how = Drag from cell to cell. Drag an end to move it. By keyboard: Enter at both ends, Delete removes, Escape lets go.
web-edit-fits = It fits here.
web-edit-drag-on = Drag on to another cell.
web-edit-held-at = Beginning at { $cell }: now go to the other end and press Enter.
# $why: one or several messages
web-edit-refused = Not possible: { $why }
web-edit-placed = Placed.
web-edit-outside = Outside the board nothing is placed.
web-edit-removed = Removed.
web-edit-cell-by-cell = Cell by cell
web-edit-as-list = As a list ({ $count })
web-edit-kind = Kind of number { $number }
web-edit-from = Number { $number }: from
web-edit-to = Number { $number }: to
web-edit-from-head = from
web-edit-to-head = to
web-edit-remove = Remove number { $number }
web-edit-no-links = Nothing on the board.
web-edit-add = Add one
web-edit-tables = Tables
web-edit-cell = Row { $row }: { $column }

## At the table

web-table-title = At the table
web-table-grace = If somebody is away
web-table-never = wait for them
web-table-grace-30 = a bot stands in after 30 seconds
web-table-grace-120 = a bot stands in after 2 minutes
web-table-grace-600 = a bot stands in after 10 minutes
web-table-grace-86400 = a bot stands in after a day
web-table-grace-help = For people who play by link.
web-table-own-dice = Our own dice
web-table-own-dice-help = · you throw real dice and say what fell
web-table-rated = Rated
web-table-rated-help = · the result counts for the leaderboard
web-table-listed = Listed
web-table-listed-help = · the finished game appears on the front page

## Sharing rules

web-share-title = Share these rules
web-share-copy = Copy the link
web-share-save = Save as a file
web-share-open = Open a file
web-share-help = Or drop a file here. The link and the file hold the options, not the players.
web-share-copied = The link is copied.
web-share-opened = { $file } is opened.
# $why: one of the three messages below, or why options cannot be used
web-share-bad = { $file } cannot be used: { $why }
web-share-bad-json = it is not JSON.
web-share-bad-object = it should hold one JSON object of options.
web-share-bad-large = it is too large.
web-share-bad-link = The options in this link cannot be read; these are the usual ones.

## Watching a finished game

web-replay-of = A game of { $game }
web-replay-begin = The beginning.
web-replay-controls = Replay
web-replay-step = Step
# $at: a step; $of: how many there are
web-replay-at = { $at } of { $of }
web-replay-first = To the beginning
web-replay-back = One back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One on
web-replay-last = To the end
web-replay-log = What happened
web-replay-players = Players
web-replay-chances = Chances to win
web-replay-chances-label = A line for each player: the chance to win after each step
web-replay-working = Being worked out: { $done } of { $of }
web-replay-share = Copy a link to this step
web-replay-transcript = Transcript
web-replay-dice = Record of the dice
# $when: date and time; $time: how long the game took
web-replay-figures = { $when } · { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} · { $time } minutes
web-dice-title = Fair dice, and files
web-dice-files = Files
web-dice-check = Check every roll
web-dice-checking = Checking…
# $at, here and below: the number of a step
web-dice-step-fair = ✓ Roll { $at } is fair.
web-dice-step-own = Roll { $at } came from the players’ own dice.

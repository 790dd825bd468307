### What the command line says. Words such as --resume, FILE and `boardloom games` are typed, or stand for what is
### typed, and stay as they are.

## What is wrong with a command

# $problem: what is wrong; $command: the command that was typed, without its options
cli-see-help = { $problem } (see { $command } --help)
# $commands: commands that look like it
cli-no-such-command-but = No such command: { $command }; did you mean { $commands }?
cli-no-such-command = No such command: { $command }
# $commands: all there are
cli-command-missing = A command is missing: { $commands }
cli-no-such-option = No such option: { $option }
# $options: options that look like it
cli-no-such-option-but = No such option: { $option }; did you mean { $options }?
# $option, here and below: an option or argument that has to be given
cli-missing = Missing: { $option }
# $reason: a message that begins with option-
cli-invalid-because = Invalid value for { $option }: { $reason }
cli-invalid = Invalid value for { $option }
cli-value-missing = { $option } needs a value
cli-no-value = { $option } takes no value
# $arguments: what was typed besides
cli-extra = Unexpected arguments: { $arguments }
cli-misused = This command cannot be used like that
cli-resume-alone = --resume goes on as the game was set up; leave out the other options
cli-which-game = these options need a game: name one
cli-players-differ = --players { $players } contradicts players={ $given }
cli-from-alone = --from brings its own options; leave out --set and --config
cli-other-game = { $file } is a game of { $game }, not of { $asked }
# $reason: a message that begins with reason-
cli-unwritable = cannot write: { $reason }
window-no-tkinter = the window needs Tkinter: install it (Debian and Ubuntu: sudo apt install python3-tk; Fedora: sudo dnf install python3-tkinter)
window-no-display = there is no display to open a window on: set DISPLAY, or play in the browser (boardloom) or at the terminal (boardloom menu)

## What commands say

# A game in a list, after its short name
cli-game = { $title }: { $summary }
cli-imported = { $moves ->
    [one] { $game }, { $moves } move, kept in { $file }
   *[other] { $game }, { $moves } moves, kept in { $file }
}

## What `boardloom check` finds wrong. Words such as start, apply, chance, hide and MAX_ACTIONS are names in a program.
## $row, $field, $place: what a program calls something, such as s.cells[3]; $name: an action

check-no-game = { $file } registers no game
check-fine = { $configs ->
    [one] { $game }: nothing wrong was found.
   *[other] { $game }: nothing wrong was found, with { $configs } sets of options.
}
check-faults = { $faults ->
    [one] { $game }: { $faults } mistake.
   *[other] { $game }: { $faults } mistakes.
}
check-changes = { $field } is written here, but only start and apply may change something
check-unwritten = { $place } counts, but nothing is written there
check-index = { $row } has places from 0 to { $last }, not { $index }
check-iterate = rules go through { $row } by index: for i in range(len({ $row }))
check-room = MAX_ACTIONS is { $most }, and here is one more
check-order = actions are listed in ascending order, each once, but { $action } follows { $before }
check-luck = asked again about the same position, it answers otherwise: luck belongs to chance
check-start = start leaves { $field } as it was; it should write every field
check-chance = chance moves, although the game says chance=False
check-turn = turn(s, b) is { $turn } while seat { $mover } is to move
check-die = die(s, b) is { $sides }, but chance does not list 1 to { $sides } with the weight 1 each
check-sight = hide takes away what the seat to move needs: its own choices are others afterwards
check-leak = hide conceals { $hidden } from seat { $seat }, but { $field } tells what it is: { $first } where it is { $one }, and { $second } where it is { $other }
check-deal = determinize changes { $field }, which seat { $seat } sees
check-deal-choices = determinize leaves seat { $seat } with other choices than it has
check-search = a search is another one compiled than as plain Python
check-endless-rule = it did not come to an end
check-differs = after move { $move } { $field } is { $python } in Python, and { $compiled } compiled
check-config = these options, written down and read again, are not the same; each option needs a default
# $moves: always more than one
check-unfinished = { $games } of { $of } games were not over after { $moves } moves
check-never-wins = player { $seat } never wins where all choose at random
check-always-tied = every game is a tie where all choose at random
check-never-asked = player { $seat } is never to move
check-parse = parse takes { $name }, the name of an action, for another action
check-silent = events says nothing of { $name }
check-preset = the preset { $preset } cannot be chosen: { $problem }
check-with = with { $options }: { $problem }
check-id = { $id } is the id of a message, and would be shown as it is: message({ $id }) says its words
check-tone = { $tone } is no tone that screens know
check-seat = { $id } names seat { $seat }, and there are seats 0 to { $last }
check-who = { $id } would say { $who } as a number: Who({ $who }) is the player in that seat
check-rave = with rave_k, actions are numbers below MAX_ACTIONS, which is { $most }; here is { $action }
check-unread = { $place } is read here before anything is written there: what it holds from before means nothing
check-none = { $rule } finds nothing that may be done: whoever is to move needs a choice, if only to pass
check-hides-nothing = hide conceals nothing from anybody
check-hides-unevenly = hide conceals nothing from seat { $seat }, though something from others
check-hides-own = hide conceals { $field } from seat { $seat }, whose own choice it is
check-no-deals = without determinize, bots know all that hide conceals
check-score-hidden = score counts what hide conceals: seat { $seat } is shown other scores than there are
check-deal-same = determinize makes the same deal whatever the key; in { $wrong } of { $of } positions it was not so
# $games: always more than one
check-deal-never = determinize never makes { $field } { $value }, and so it was in { $games } games
check-doubt = Perhaps: { $problem }
check-players = players may be any number: Field(2, ge=2, le=4) says how many at most
check-prefix = { $id } does not begin with { $game }-, as ids of this game do
check-global = rules use { $name }, which is not the same any more: what changes belongs into the state
check-command = { $name } is a command of the terminal, which nobody could give then
check-speed-plain = A plain loop in Python: { NUMBER($games, maximumFractionDigits: 0) } games/s.
# $times: always more than one (a number with decimals)
check-speed-interpreted = Interpreted: { $games } games/s, { $times } times as many.
# $times: always more than one (a number with decimals)
check-speed-compiled = Compiled: { $games } games/s, { $times } times as many.

## Texts of --help, read without Fluent: no arguments, no attributes, nothing in braces
## The frame of every page

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-arguments = Arguments:
help-help = Show this message and exit.
# Followed by a value, in brackets
help-default = default:
# In brackets: the option must be given.
help-required = required

## The commands; the first sentence also stands in the list of commands

help-boardloom = A house of tabletop games. Without a command: all of them in the browser.
help-screens = Choose where to play: in the browser, in a window, or at this terminal.
help-in-browser = Open the games in the browser.
help-first-game = The game to set up first.
help-menu = Choose a game and play at this terminal.
help-games = List the games.
help-play = Play at this terminal. Every move is saved at once.
help-classic-board = Open the custom board in the window that its rule text describes.
help-desktop = Play in a window of its own, without a browser.
help-learn = Learn a game by playing it, in two minutes.
help-puzzles = Find the one move that is better than all others.
help-puzzle-number = Which puzzle, from 1 on.
help-sim = Simulate many games and report shares, lengths and figures of the game.
help-arena = Let bots play each other, in all seats with the same luck. Games are kept; a second run goes on.
help-calibrate = Let searches of a game play each other, and keep the levels that are furthest apart.
help-check = Play a game in every way that finds mistakes, and name each with its line.
help-gtp = Be an engine for other programs: the Go Text Protocol on standard input and output.
help-odds = The odds of a game of luck: exact where possible, else simulated with an interval.
help-perft = Count the ways to play DEPTH actions, chance included.
help-replay = Check a transcript and tell its story.
help-analyse = Everybody's chances along a game, move by move, and what decisions cost.
help-export = Print a transcript in the format of another program.
help-import = Check a game from another program's file and keep it among yours.
help-history = List finished and running games.
help-leaderboard = Who won how often, from all finished games.
help-schema = Print the JSON schema of a game's options.
help-serve = Serve matches over the network. Every setting can also be given as BOARDLOOM_NAME.
help-verify = Check the dice of a game by its dice record, and replay its rules.
help-store = Look after the store of a server.
help-store-check = Replay every match in the store, and say whether all of it adds up.
help-store-export = Write every match as a transcript, and the record of its dice, into a folder.
help-store-backup = Copy the store while the server runs.

## Options and arguments

help-game-name = Its name: see `boardloom games`.
help-only-game = Only this game.
help-set = Choose an option.
help-config = Options as a JSON file.
help-use = Load your own rules first.
help-json = Print JSON.
help-how-many-games = How many games.
help-seed = Same seed, same games.
help-dice-seed = Same seed, same dice.
help-browser = Open a browser, or not.
help-lan = Let everybody in this network play, not only this computer.
help-fast = No pauses.
help-players = How many play.
help-names = Names of the first seats.
help-seat-bots = How many of the last seats are bots, or which.
help-resume = Go on with the latest unfinished game.
help-every-bot = How each seat decides; one name for all seats.
help-cores = Default: every core.
help-cluster = Play on a Ray cluster: HOST:PORT, or auto. The numbers are the same.
help-limit = Stop a game after so many moves.
help-bots = One for each seat, or two.
help-duels = Games of each two that meet.
help-checked = A game by its name, or a file with games of your own.
help-speed = Measure it as well: games per second, compiled and not.
# Seconds
help-seconds-move = Of each move.
# Iterations
help-iterations = Of search for each move, instead.
help-engine = An engine of others: the bot gtp1, gtp2, ...
help-bot = Which bot plays.
help-moves = Play these first, by name.
help-from = From a transcript's end.
help-without = An action that is never played.
# Seconds
help-seconds-position = Of search for each position.
help-format = A format that the game knows, such as blksgf.
help-host = Listen on this address, not only on this machine.
help-port = Default 8000; 0 takes a free one.
help-public-url = What people type, behind a reverse proxy.
help-database = The store; default: in your data folder.
help-new = Begin a game of your own: a file that can be played at once.
help-new-name = What the game is called; the file is NAME.py.
help-new-kind = What it begins with: a race with a die, pieces that move on a grid, stones that are placed, or a bluff with hidden dice.
help-new-package = Make a folder with tests that can be published.
new-kind = where to begin: --kind is one of { $choices }
new-exists = { $file } is there already
new-written = { $file } is written.
new-next = Try: { $command } check { $source }, { $command } play { $game } --use { $source }
new-package = Install it with pip install -e { $file }; then { $command } play { $game }. { $source } is the game.
new-which = Which kind?
new-race = a race with a die and a choice
new-grid = pieces that move on a grid
new-placement = stones that are placed
new-bluff = a bluff with hidden dice

## The lab

help-lab = Measure what a rule does.
help-lab-measure = The numbers of one design: fairness, length, tension.
help-lab-compare = What a change does, game by game with the same luck.
help-lab-sweep = One option after the other changed, each compared.
help-lab-find = Search for a better board, or for better options.
help-lab-run = Repeat an experiment and say whether the same comes out.
help-lab-report = Make a page of an experiment: one HTML file that opens anywhere.
help-lab-report-save = Where the page is written; beside the experiment by default.
help-lab-games = Games of each design.
help-lab-seconds = How long to measure; 1 by default.
help-lab-until = Go on until the interval is as narrow, such as edge=0.002.
help-lab-pace = How long an event takes at the table, in seconds, such as roll=4; for the minutes.
help-lab-save = Keep the experiment in a file.
help-lab-but = What is changed.
help-lab-but-bots = Who plays the changed design.
help-lab-vary = What to change; all choices if no values are named.
help-lab-over = What to search over: an option that is a board, or options with their values; all choices if none are named.
help-lab-where = Between which bounds another figure should be, such as rounds=24..26.
help-lab-maximise = The figure that should be as large as can be.
help-lab-minimise = The figure that should be as small as can be.
help-lab-find-seconds = How long to search; 10 by default.
help-lab-tries = How many designs to try, instead of how long.
help-lab-file = The file of an experiment.

### What the terminal says. Words in `such quotes`, and single letters such as u or y, are typed just so in every language.
### Figures come as texts, already written as the language writes numbers: "12.34%", "1,234.5".

## The menu

# After the name of Boardloom
menu-title = a house of tabletop games
# The answer that Enter takes stands in [ ] behind each question.
menu-how = Enter takes what stands in [brackets]; q leaves.
menu-goodbye = Goodbye.
menu-screen = Where do you want to play?
screen-browser = in your browser, also with friends by a link
screen-desktop = in a window of its own
screen-terminal = here, at this terminal
menu-which = Which one?
# A game that was left: $players (list of names), $moves (how many were made), $begun (date and time)
menu-unfinished = go on: { $players }; at move { $moves }, begun { $begun }
menu-which-rules = Which rules?
menu-rules = Rules?
# The answer to menu-rules: the rules without a preset
menu-default-rules = the usual
menu-players = How many play?
# $option: what an option is called, such as "How many cells on a side"
menu-option = { $option }?
# The answer that leaves an option as it is
menu-usual = as usual
# $names: what may be typed
menu-choices = One of { $names }.
menu-each = One for each player, with commas between them.
menu-list = Several, with commas between them.
# $how: menu-each or menu-list; $names: what may be typed
menu-list-of = { $how } There are { $names }.
# $first, $last: numbers of cells; $names: what a cell may be
menu-cells = Cells { $first } to { $last }, such as 3=NAME, 7=NAME, with one of { $names }.
menu-no-cell = { $typed } is not like 3=NAME, with a cell from { $first } to { $last }
menu-no-truth = { $typed } is neither `yes` nor `no`
menu-seats = Who sits where? A name is a person; `bot`, or `bot` and a name, is a bot.
# A list of bots follows.
menu-which-bot = `bot:` and one of these says which bot:
# A bot in a list, after the name to be typed; $help: a sentence about it
menu-bot = { $title }: { $help }
# $seat: its number, from 1
menu-seat = Seat { $seat }?
# $typed: what a person typed, in quotes
menu-no-game = { $typed } is not in the list; type a number from it, or a game's name
menu-no-preset = { $typed } is not in the list; type a number or a name from it
menu-no-number = { $typed } is not a number
menu-name-taken = { $name } already sits at the table

## Seats

seating-names =
    { $names } { $names ->
        [one] name
       *[other] names
    } for { $players } { $players ->
        [one] player
       *[other] players
    }
seating-names-and-bots =
    { $names } { $names ->
        [one] name
       *[other] names
    } and { $bots } { $bots ->
        [one] bot
       *[other] bots
    } for { $players } { $players ->
        [one] player
       *[other] players
    }: names are for people
seating-bots =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    }: there are seats for 0 to { $players }
seating-none-left = there is no unfinished game of { $game } to resume

## What is asked at a table

# $what: what the player is asked to do, such as "roll the die"
table-order = { $who }: { $what }
# How to answer, behind the question; $how: one of the messages that begin with table-how or steps-how
table-answer = ({ $how }; ? for help)
table-how-roll = Enter, or type what you rolled yourself
table-how-number = name it, or type its number
table-how-name = type it, or a clear part of it
table-how-enter-number = Enter; or name it, or type its number
table-how-enter-name = Enter; or type it, or a clear part of it
# Below a list of players; $count: always more than one
panel-more = and { $count } more
# Below a list of choices
table-more = { $count ->
    [one] and { $count } more: Enter shows it
   *[other] and { $count } more: Enter shows them all
}
# A question to which there are several answers; $choices: a list of names of choices
table-ambiguous = { $typed } could be { $choices }
# A choice: $typed is what is typed for it, in English; $label says the same in words
choice-in-words = { $typed } – { $label }
# Before secrets of the next player are shown
table-next = { $who } is next. Enter shows the table, and what only you may see.
# The answer to --players 1: $bots (names of the $count other players)
table-against-bots = { $count ->
    [one] You play against a bot, { $bots }: this game is for two or more.
   *[other] You play against bots, { $bots }: this game is for more than one.
}
table-rematch = A rematch? (y for yes, Enter for no; u undo, l log)

## What a table says

table-no-decisions = Nothing is decided in this game: luck alone plays it.
table-thinking = Thinking … (the first time it takes a while to get ready)
table-no-hint = No hint yet: it is still getting ready.
table-unready = { $who } is still getting ready, the first time only, and did not think.
table-nothing-to-undo = Nothing to take back: nobody was asked for anything before this.
table-undone = Taken back; the game stands at move { $move }.
table-no-story = Nothing has happened yet.
table-back = Enter goes back to the table
table-draw = A draw.
# $winners: a list of players
table-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
table-kept = The game is kept in { $file }
table-unsaved = This game cannot be saved: { $reason }
# $command: what to type into a terminal
table-left = Saved. To go on: { $command }
table-over = The game is over, and kept in { $file }

## Help at a table: what may be typed, and what it does

key-enter = Enter
key-choice = number or name
# `save` and `quit` are typed just so.
key-leave = save or quit
table-help-enter = let the computer roll or draw for you, or take the automatic choice where there is one
table-help-choice = what your own die shows, or the choice you take
table-help-hint = what a strong player would do here, and everybody's chances
table-help-undo = undo the last thing a person did; the dice fall the same again
table-help-log = log: the whole story so far
table-help-leave = leave; every move is saved at once anyway (s and q do where no choice is called so)

## Hints

# $moves: a list of the message below
hint-best = Best: { $moves }.
# $chance, here and below: a percentage, or hint-about
hint-move = { $move } ({ $chance })
# How far off a chance may be: "56% ± 3"
hint-about = { $chance } ± { $margin }
hint-of-player = { $who } { $chance }
# $chances: a list of the message above
hint-chances = Chances to win: { $chances } (exactly).
hint-chances-simulated =
    Chances to win: { $chances } (95% intervals, from { $games } { $games ->
        [one] simulated game
       *[other] simulated games
    }).

## Choosing step by step
## The kinds of steps: the word alone, and as one of several

steps-kind-piece = piece
    .one = a piece
steps-kind-orientation = orientation
    .one = an orientation
steps-kind-cell = cell
    .one = a cell
steps-kind-square = square
    .one = a square
steps-kind-token = token
    .one = a token
steps-kind-action = action
    .one = an action
steps-kind-choice = choice
    .one = a choice
# How to answer; $kind: one of those above, such as "a piece"; $letters: keys that turn a piece
steps-how-turn = { $kind }, or { $letters }; Enter: back
steps-how-back = { $kind }; Enter: back
steps-how-enter = Enter; or { $kind }
steps-how-move = { $kind }, or a whole move
# $kind: the word alone, such as "piece"; $some: a list of what there is
steps-none-such = { $typed } is no { $kind } that can be chosen now; there is { $some }
# $piece: the piece in hand
steps-none-such-for = { $typed } is no { $kind } for { $piece } as it is now; there is { $some }
steps-nothing = none
# $names: a list
steps-some = { $names } and { $more } more
steps-help-none = none this way
steps-help-back = back
steps-help-list = list every move, to be taken by number
steps-help-move = a whole move

## Progress

progress-compiling = compiling the rules (first time only)
progress-perfect = working out perfect play (first time only)
progress-ready = getting ready
progress-playing = playing
progress-solving = solving
progress-thinking = thinking

## Headings of columns

column-seat = seat
# Place in the turn order
column-place-in-order = place in turn order
column-bot = bot
column-games = games
column-wins = wins
column-share = share
column-interval = 95% interval
column-score = score
column-rating = rating
column-level = level
column-iterations = iterations
column-below = wins against the level below
column-last-played = last played
column-happened = what happened
column-cost = cost
column-turns-alone = turns alone
# Standard deviation
column-deviation = sd
column-fewest = fewest
column-median = median

## Reports of simulations

# $seed: the number that the dice follow from
report-title = { $games ->
    [one] { $game }: { $games } game, seed { $seed }
   *[other] { $game }: { $games } games, seed { $seed }
}
report-interrupted = { $games ->
    [one] Interrupted after { $played } of { $games } game.
   *[other] Interrupted after { $played } of { $games } games.
}
report-per-game = Figures are per game.
report-interval = { $low } to { $high }
# $deviation: standard deviation; $quantiles: a list of the message below
report-length = Length: { $mean } moves (sd { $deviation }), { $least } to { $most }; { $quantiles }.
report-rounds = Rounds: { $mean } (sd { $deviation }), { $least } to { $most }; { $quantiles }.
report-quantile = { $share } { $moves }
report-ties = Ties: { $share }.
report-unfinished = { $games ->
    [one] { $games } game did not end and counts in no share.
   *[other] { $games } games did not end and count in no share.
}
# $figure: what was counted, as it begins a sentence; $values: a list
report-values = { $figure }: { $values }.
report-mean = { $figure }: { $mean } a game.
report-value = { $name } { $value }
# $ordinal: the plural category of the ordinal number $number in this language
report-nth = { $ordinal ->
    [one] { $number }st { $value }
    [two] { $number }nd { $value }
    [few] { $number }rd { $value }
   *[other] { $number }th { $value }
}
# What happened most often; $figure: what was counted, in words of somebody else's game
report-most = Most { $figure }
# $place: number of a cell
report-place = { $place } ({ $mean } a game)
report-pace = { $seconds } s: { $games } games/s, { $moves } moves/s.
# $seconds: with decimals
report-cost = These bots take { $seconds } s for a game.

## Odds

odds-exact = Exact, from the rules themselves; no game was simulated.
odds-exact-choices = Exact, from the rules themselves; no game was simulated. Both players choose perfectly.
# $reason: one of the messages that begin with odds- in errors.ftl
odds-simulated =
    Not exact: { $reason }. From { $games } { $games ->
        [one] simulated game
       *[other] simulated games
    }, 95% intervals.
odds-about = { $share } ± { $margin }
# $shares: a list
odds-by-place = By place in the turn order: { $shares }.
# $rounds: with decimals; always more than one
odds-rounds = Somebody wins after { $rounds } rounds on average.
odds-stuck = Seat { $seat } gets stuck for good with a chance of { $chance }.
odds-alone = Turns of seat 1, playing alone:
odds-never = never
odds-choice = { $choice }: wins { $chance }.
odds-choice-best = { $choice }: wins { $chance }, the best.

## Contests of bots, and games looked at afterwards

arena-before =
    { $played } of { $games } { $games ->
        [one] game
       *[other] games
    } { $played ->
        [one] was
       *[other] were
    } played before.
arena-fair = Equal bots win { $share } each; 25 is the rating everybody begins with.
arena-kept = The games are kept in { $folder }
# $started: date and time
analysis-title = { $game }, { $started }
# $story: what happened, in sentences; $move: what would have been better
analysis-better = { $story } Better: { $move }.
analysis-margin = ± is how far off these chances may be by 95% intervals, if everybody goes on as the search expects.
analysis-cost = { $decisions ->
    [one] { $who }: { $decisions } decision cost { $lost } of a win in all.
   *[other] { $who }: { $decisions } decisions cost { $lost } of a win in all.
}

## Games of the past

# $players: a list of names
story-title = { $game }, { $started }: { $players }
# $moves: how many
story-won = { $moves ->
    [one] { $moves } move, { $winners } won. Every move is legal.
   *[other] { $moves } moves, { $winners } won. Every move is legal.
}
story-unfinished = { $moves ->
    [one] { $moves } move, unfinished. Every move is legal.
   *[other] { $moves } moves, unfinished. Every move is legal.
}
story-drawn = { $moves ->
    [one] { $moves } move, a draw. Every move is legal.
   *[other] { $moves } moves, a draw. Every move is legal.
}
history-won = { $started }  { $game }: { $players }; { $winners } won, { $moves } { $moves ->
    [one] move
   *[other] moves
}
history-draw = { $started }  { $game }: { $players }; a draw, { $moves } { $moves ->
    [one] move
   *[other] moves
}
history-running = { $started }  { $game }: { $players }; running, { $moves } { $moves ->
    [one] move
   *[other] moves
}
# $command: what to type into a terminal
history-none = No games yet. Play one: { $command }

## The leaderboard

leaderboard-people = People
leaderboard-bots = Bots
leaderboard-from = { $games ->
    [one] From { $games } finished game.
   *[other] From { $games } finished games.
}
leaderboard-none = No finished games yet. Play one: { $command }
# $why: what is wrong with a file
leaderboard-skipped = Skipped { $why }

## Lessons and puzzles
# $command: what to type next; $best: the name of a move

learn-go = Enter: go on
learn-roll = Enter: roll
learn-done = That is all. Play for real: { $command }
learn-next = Next puzzle: { $command }
learn-solution = Solution: { $best }

## Levels that are measured

# $games: in all
calibrate-title =
    Levels of { $game }, after { $games ->
        [one] one game
       *[other] { $games } games
    }
# $level: the name of a level
calibrate-close = { $level } is hardly better than the level below: search finds no more in this game, or luck decides it. More games tell more (--games).
calibrate-kept = These are the levels of { $game } from now on, in every place where it is played.
## The lab

column-figure = figure
column-value = value
column-change = change
column-rule = rule
column-how = how
column-change-edge = edge
column-change-rounds = rounds
lab-figure-edge = edge of the first place
lab-figure-seat_gap = gap between places
lab-figure-rounds = rounds
lab-figure-moves = moves
lab-figure-minutes = minutes
lab-figure-lead_changes = lead changes
lab-figure-drama = drama
lab-figure-suspense = suspense
lab-figure-surprise = surprise
lab-figure-decided_at = decided at
lab-figure-runaway = runaway games
lab-figure-dead_time = dead time
lab-title = { $games ->
    [one] { $game }: { $games } game, { $judged } with chances, seed { $seed }
   *[other] { $game }: { $games } games, { $judged } with chances, seed { $seed }
}
lab-exact = exact
lab-about = about
# Too few games for an interval
lab-few = too few
# $rollouts: always more than one
lab-rollouts = Chances are from { $rollouts } games played on from each turn, which blurs them: compare such figures only with each other.
lab-corrected = Bold: changed, with 5% for all questions together (Holm).
column-base = before
column-other = after
lab-report-with = With { $change }: { $verdict }
# $variants: always more than one
lab-report-swept = Of { $variants } changes { $change } does most to the length: { $verdict }
# $rounds: with decimals; always more than one
lab-report-measured = { $game }: { $rounds } rounds; the first place wins { $edge } against a fair share.
lab-report-gallery = Boards that were found
lab-report-made = Made by the lab of Boardloom { $version }.
lab-report-saved = The report is in { $file }.
# $tried, $fitting: always more than one
lab-searching = Searching: { $tried } tried, { $fitting } fields of the map
lab-measuring-anew = Measuring what was found anew
lab-found = { $tried ->
    [one] { $tried } design tried. It fits, measured again with other luck:
   *[other] { $tried } designs tried. The best that fits, measured again with other luck:
}
lab-found-nothing = { $tried ->
    [one] { $tried } design tried, and it does not fit. Measured again with other luck:
   *[other] { $tried } designs tried, and none fits. The closest, measured again with other luck:
}
lab-identical = identical
lab-differs = { $places ->
    [one] { $places } number differs:
   *[other] { $places } numbers differ:
}
# $parts: some of the messages below
lab-verdict = { $parts }.
# $by, $low, $high: with decimals; a 95% interval; always more than one
lab-longer = longer by { $by } rounds (95%: { $low } to { $high })
lab-shorter = shorter by { $by } rounds (95%: { $low } to { $high })
lab-longer-exactly = longer by exactly { $by } rounds
lab-shorter-exactly = shorter by exactly { $by } rounds
lab-length-same = length unchanged within { $within } rounds
lab-edge-more = the first place wins { $by } points more (95%: { $low } to { $high })
lab-edge-less = the first place wins { $by } points less (95%: { $low } to { $high })
lab-edge-more-exactly = the first place wins exactly { $by } points more
lab-edge-less-exactly = the first place wins exactly { $by } points less
lab-edge-same = fairness unchanged within { $within } points
lab-leads-more = { $by } lead changes more (95%: { $low } to { $high })
lab-leads-fewer = { $by } lead changes fewer (95%: { $low } to { $high })

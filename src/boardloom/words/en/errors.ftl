### Errors of rules, games, files, bots and figures.
###
### $reason, $problem, $cause: another message, or what Python, Numba or an engine says of somebody's own code, in English.
### $choices, $formats: lists of names, as they are typed. $given: what was found or typed instead. $most: the largest number
### that is allowed. $expected: what should stand in a file, just as it should stand there, in quotes.
### $played, $ours: numbers of versions of a game's rules. $command: what was sent to another program, or what starts it.

## Files

# $problem: another message, or what a library says in English
file-problem = { $file }: { $problem }
file-line-problem = { $file }, line { $line }: { $problem }
file-not-python = { $file } is not a Python file
file-exists = { $file } exists already
file-unwritable = { $file } cannot be written: { $reason }
reason-no-file = it is not a file
reason-not-text = it is not text
reason-not-json = it is not JSON
# $line, $column: where it goes wrong
reason-not-json-at = it is not JSON (line { $line }, column { $column })
reason-nested = it is nested too deeply
reason-missing = there is no such file or folder
reason-permission = it is not allowed here (no permission)
reason-read-only = it may only be read, not written
reason-folder = it is a folder
reason-not-folder = part of its path is not a folder
reason-exists = it exists already
reason-disk-full = the disk is full
reason-disk-fails = the disk does not take it
reason-file-large = the file would be too large
reason-name-long = its name is too long
reason-no-program = it is not a program
reason-no-address = there is no such address
reason-address-used = another program listens there
reason-address-elsewhere = this machine does not have this address
reason-not-database = it is not a database
reason-database-damaged = the database is damaged
reason-other-database = it is a database of something else
reason-database-busy = another program is using the database
reason-not-opened = the file cannot be opened
# $code: what programs call the error, such as EIO or SQLITE_MISMATCH
reason-code = error { $code }

## Games and rules

game-unknown = there is no game { $game }; choose one of { $choices }
game-unknown-but = there is no game { $game }; did you mean { $games }?
game-unknown-file = there is no game { $game }; with --use { $file } there may be
game-package = the game { $game } of the package { $package } cannot be used: { $problem }
game-taken = { $game } is the name of a game of the house
# $part: where something of a game is written: "rules.apply"
game-lacks = the game { $game } lacks { $part }
# $function: a function of a game; $arguments, $given: names of arguments
game-arguments = { $function } is called with ({ $arguments }), but takes ({ $given })
# $problems: other messages, one after the other
game-faulty = the rules of the game { $game } cannot be trusted: { $problems }
game-name = { $game } cannot be the name of a game: that is a letter, and then letters, digits and underscores
# $problems: other messages, one after the other
game-words = something is wrong with the words of the game { $game }: { $problems }
# $problems: other messages, one after the other
game-guided = something is wrong with the lesson or the puzzles of the game { $game }: { $problems }
# $says: the id of its words; $problem: another message
lesson-step = step { $step } of the lesson ({ $says }): { $problem }
# $most: always more than one
lesson-too-free = what the learner may do leads to more than { $most } positions
lesson-no-words = step { $step } of the lesson has no words: { $id } is missing
lesson-not-now = Not now: do what the guide asks for.
lesson-none = { $game } has no lesson
lesson-over = the lesson is over
puzzles-none = { $game } has no puzzles
puzzle-none = { $game } has no puzzle { $number }
puzzle-over = the puzzle takes one move
puzzle-file = { $file }: { $reason }
puzzle-wrong = puzzle { $number }: { $problem }
puzzle-choices = its values are not those of two or more choices that are open there
minimax-two = { $game } cannot be searched to the end: that takes two players and no chance
# $id, $other: ids of messages; $reason: what is wrong with it, in English
words-junk = { $id } cannot be read: { $reason }
words-twice = { $id } stands there twice
words-unknown = { $id } refers to { $other }, which there is not
words-circle = { $id } refers to itself, at once or through other messages
words-none = the message { $id } has no words
# $reason: what is missing, in English
words-gap = the message { $id } has a gap that nothing fills: { $reason }
# $slot: the place in the rules where a strategy is chosen
slot-taken = { $slot } { $name } is taken; give the strategy another name
state-large = State is too large ({ $numbers }, at most { $most }): tables belong into the setup
state-name = State.{ $field }: every record has something of that name; call the field otherwise
rule-recursive = the rule { $rule } calls itself, directly or through others; rules may not
rule-setup = { $field } is written here, but a setup stays as it is: what changes belongs into the state
rule-division = a rule divided by zero; `boardloom check` names the line
policy-name = { $name } cannot be the name of a policy: that is one word in small letters, and no two have the same
rule-unmarked = { $name } is called by a rule but not marked @rule
rule-type = { $name } is of type { $type }, which a rule cannot use; import what it needs by name
rule-undefined = { $name } is not defined
rule-speaks = a rule may not call { $name }: it only reads and changes numbers
rule-luck = a rule may not use { $name }, which answers otherwise each time: luck belongs to chance
game-view-class = view is a class: { $name }(), with brackets, is a view
rule-global = a rule may not change { $name }, which is outside of it: what changes belongs into the state
rule-field = { $record } has no field { $field }
icon-name = { $name } cannot be the name of an icon: it has small letters, digits and dashes, and is none of the house’s
icon-path = the icon { $name } should be the path of an SVG picture, such as M96 96H416V416H96Z
rule-slot = the rules use the slot { $slot }, which is not among the game's slots
rule-uncompiled = this rule cannot be compiled: { $cause }
rule-allocates = a rule may not make lists, dicts, texts or other objects
rule-index = a rule used a place outside of a row, or of the list of actions; `boardloom check` names the line

## What functions of the library are given
## $argument: the name of an argument; $kind: the name of a type

argument-text = { $argument } should be a text, not { $given }
argument-texts = { $argument } should be a list of texts, not { $given }
argument-from = { $argument } should be a whole number from { $least } on, not { $given }
argument-between = { $argument } should be a whole number from { $least } to { $most }, not { $given }
argument-kind = { $argument } should be of the type { $kind }, not { $given }

## Solving and searching

solve-endless = { $game } cannot be solved with these options: games may never end
solve-no-numbers = { $game } is not solved: its positions have no numbers
solve-options = { $game } is not solved with these options: { $reason }
solve-other-game = this position is of another game than the one that was solved
search-iterations = a search makes from 0 to { $most } iterations, not { $given }
search-seconds = a search takes from 0 to { $most } seconds, not { $given }
search-over = the game is over: there is nothing to search

## Players and matches

name-spaces = a player's name may not begin or end with a space
name-long = a player's name is at most { $most } printable characters
# Somebody asked for the bot $bot at a seat where a person plays.
seat-of-person = a person sits here, not the bot { $bot }
names-same = two players have the same name
colours-same = two players have the same colour
match-id = the id of a match is made of letters, digits and dashes
match-seed = the seed is a whole number from 0 to { $most }
match-seats = { $players ->
    [one] { $players } player needs one seat, not { $seats }
   *[other] { $players } players need as many seats, not { $seats }
}
# The number of players was given besides the seats, and differs.
match-players = { $seats ->
    [one] there is { $seats } seat, so say { $seats } or leave it out
   *[other] there are { $seats } seats, so say { $seats } or leave it out
}
draw-over = nothing can be drawn: the game is over
undo-nothing = there is nothing to undo

## Transcripts

transcript-problem = line { $line }: { $problem }
transcript-title = a transcript begins with { $expected }
transcript-line-expected = { $expected } should stand here
transcript-move = move { $number } should stand here
# $expected: the line that tells the end
transcript-result = after these moves { $expected } should stand here
transcript-sum = the moves do not add up: they make { $expected }
transcript-after-end = nothing may follow the end
transcript-damaged-end = the end of the file is missing or damaged
transcript-too-short = the file ends here, too early
transcript-seat = a seat is human or bot, not { $given }
transcript-version = { $game } version { $played } was played; this Boardloom plays version { $ours }
transcript-seed = the seed is a whole number below 2**63
transcript-config-json = the config is not JSON: { $reason }
transcript-config-object = the config is a JSON object
transcript-unfinished = the game is not finished
format-none = { $game } cannot be written as { $format }; its formats: none
format-unknown = { $game } cannot be written as { $format }; its formats: { $formats }
format-of-file = no game can be read from such a file, only from { $formats }

## Dice records, by which anybody can check a game

record-legal = { $moves ->
    [one] Legal: the one move or roll keeps to the rules of { $game }.
   *[other] Legal: all { NUMBER($moves, useGrouping: 0) } moves and rolls keep to the rules of { $game }.
}
record-unfair = { $file } is NOT fair: { $reason }
record-malformed = { $file } is not a dice record: { $reason }
# $field: a name in the record, in quotes
record-lacks = { $field } is missing or wrong
record-version = { $game } version { $played } was played; this is version { $ours }
record-step = step { $step }: { $problem }
record-roll-expected = a roll should stand here
record-choice-expected = a choice should stand here
record-out-of-turn = seat { $seat } acts where it is seat { $turn }'s turn
record-nobodys-turn = seat { $seat } acts where it is nobody's turn
record-outcomes = these are not the outcomes the rules list

## What does not add up in a dice record. $found, $expected: what stands there and what should: a hash, a number
## $step, $roll, $seat: numbers of a step, of a roll and of a seat

unfair-record = record: { $found } where { $expected } should be
unfair-nonce = nonce of seat { $seat }: { $found } where { $expected } should be
unfair-key = key: { $found } where { $expected } should be
# the secret behind what was dealt face down
unfair-deals = deal secret: { $found } where { $expected } should be
# $steps: how many there are; $to: how many should be left
unfair-undo = { $steps ->
    [one] step { $step }: { $steps } step cannot be taken back to { $to }
   *[other] step { $step }: { $steps } steps cannot be taken back to { $to }
}
unfair-own = step { $step }: a roll without a link, though the dice were the server's
unfair-number = step { $step }: number of the roll: { $found } where { $expected } should be
# links: the published chain of hashes from which rolls come
unfair-no-link = step { $step }: roll { $roll } has no link
unfair-link = step { $step }: link { $roll } hashes to: { $found } where { $expected } should be
unfair-roll = step { $step }: roll { $roll }: { $found } where { $expected } should be

## Figures

odds-over = the game is over: there is nothing left to chance
odds-decisions = players can decide, or touch each other
# $rule: the option or square that does
odds-coupled = { $rule } lets players move each other
odds-too-long = the board has games of more than { NUMBER($most, useGrouping: 0) } turns
odds-too-large = the board has more than { NUMBER($most, useGrouping: 0) } positions
endgame-large = more than { $most } positions: begin nearer to the end
endgame-luck = { $bot } leaves its decisions to luck, which cannot be enumerated
simulate-over = the game is over: there is nothing to simulate
arena-bots =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    } for { $players } { $players ->
        [one] player
       *[other] players
    }; name one for each seat, or two: the first plays against the second in all other seats
calibrate-own = the levels of { $game } come with the game
calibrate-alone = { $game } is played by one alone: levels cannot meet
arena-no-gtp = { $game } has no words for other engines: leave out --gtp
arena-bot-ended = a bot ended the process it played in

## Bots

bot-unknown = { $game } has no bot { $bot }; choose one of { $choices }
bot-unknown-policy = { $game } has no bot { $bot }; choose one of { $choices }; levels play in `play` and `arena`
bot-unable = the bot { $bot } cannot play this game: { $reason }
bots-per-seat =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    } for { $players } { $players ->
        [one] player
       *[other] players
    }; name one for each seat, or one for all
bot-name = { $name } cannot be the name of a bot: use letters and digits, and none of ours
bot-no-turn = a bot chooses only where a seat is to move
bot-illegal = the bot { $bot } chose { $action }, which is not open here
bot-failed = a bot failed: { $reason }

## Engines of others

engine = the engine { $command }
engine-named = the engine { $name } { $command }
# $engine: one of the two above
engine-not-started = { $engine } cannot be started: { $reason }
engine-no-program = it names no program
engine-quotes = a quotation mark is not closed
engine-no-gtp = { $game } has no words for other engines
# $engine, here and below: likewise
engine-resigned = { $engine } resigned: here games are played to their end
engine-illegal = { $engine } moves against the rules: { $reason }
engine-ended = { $engine } has ended
engine-ended-at = { $engine } ended at { $command }
engine-refuses = { $engine } refuses { $command }: { $reason }
engine-silent = { $seconds ->
    [one] { $engine } did not answer { $command } within { $seconds } second
   *[other] { $engine } did not answer { $command } within { $seconds } seconds
}
engine-long = { $engine } answers { $command } with more than { $most } letters

## Our bots as an engine

engine-no-words = { $game } has no words for other programs
engine-command = unknown command { $command }
engine-other-game = this engine was started for { $game }, not { $given }
engine-colour = it cannot be the turn of { $colour }; colours are called as in 'play 1 a20'

## The lab

lab-bot-searches = { $bot } searches, which takes too long for the lab: take a policy, or measure wins and length with sim
lab-other-game = designs of different games cannot be compared
# $figure: a name between quotation marks; $choices: names
lab-figure-unknown = there is no figure { $figure }; choose one of { $choices }
lab-precision = the precision of { $figure } should be a number above 0, such as 0.002
lab-nothing-to-sweep = there is nothing to change: name an option that has other values
# $variants: always more than one
lab-too-many = { $variants } variants are too many: { $most } at most
lab-no-choices = { $option } has no list of choices: say which values to try
lab-no-experiment = { $file } is no experiment of this lab
lab-file-differs = { $file } is missing, or not as it was in the experiment
lab-metric-name = { $name } cannot be the name of a figure
lab-no-elements = { $option } should be given as a list of elements
# $kind: a name between quotation marks; $choices: names
lab-pace-unknown = there is no kind of event { $kind }; choose one of { $choices }
lab-pace = the seconds of { $kind } should be a number from 0 on
lab-too-few-rollouts = what choices are worth takes at least one position and two games played on from it
lab-no-decisions = in the games of { $game } that were played nobody had several options
# $package: a library; $command: what to type
lab-extra-missing = this takes { $package }, which is not installed: { $command }
cluster-unreachable = no cluster answers at { $address }: { $reason }
cluster-lost = the cluster lost the work too often ({ $reason })
cluster-version = this is Boardloom { $here }, but a machine of the cluster has { $there }
cluster-own-figures = a figure of your own has to be in a file that --use loads, so that the cluster’s machines know it
lab-one-aim = a search takes one figure to maximise or to minimise
lab-range = { $figure } should be between two numbers, the smaller one first, such as 24..26
# $choices: names of options between commas, or a dash
lab-no-board = { $option } is no board; boards are: { $choices }
lab-board-fixed = no change of { $option } is allowed by the other options
lab-report-empty = a report takes something to tell: a measurement, a comparison, a sweep, a search or a design

### Errors of rules, games, files, bots and figures.
###
### $reason, $problem, $cause: another message, or what a library, the system or an engine says, in English.
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

## Games and rules

game-unknown = there is no game { $game }; choose one of { $choices }
game-taken = { $game } is the name of a game of the house
# $part: where something of a game is written: "rules.apply"
game-lacks = the game { $game } lacks { $part }
game-name = { $game } cannot be the name of a game: that is a letter, and then letters, digits and underscores
# $problems: other messages, one after the other
game-words = something is wrong with the words of the game { $game }: { $problems }
# $id, $other: ids of messages; $reason: what is wrong with it, in English
words-junk = { $id } cannot be read: { $reason }
words-twice = { $id } stands there twice
words-unknown = { $id } refers to { $other }, which there is not
# $slot: the place in the rules where a strategy is chosen
slot-taken = { $slot } { $name } is taken; give the strategy another name
rule-recursive = the rule { $rule } calls itself, directly or through others; rules may not
rule-unmarked = { $name } is called by a rule but not marked @rule
rule-type = { $name } is of type { $type }, which a rule cannot use; import what it needs by name
rule-undefined = { $name } is not defined
rule-slot = the rules use the slot { $slot }, which is not among the game's slots
rule-uncompiled = this rule cannot be compiled: { $cause }

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

name-empty = a player's name may not be empty or begin or end with a space
name-long = a player's name is at most { $most } printable characters
# Somebody asked for the bot $bot, but the player of this name is a person.
name-of-person = { $name } is a person, not the bot { $bot }
names-same = two players have the same name
colours-same = two players have the same colour
match-id = the id of a match is made of letters, digits and dashes
match-seed = the seed is a whole number from 0 to { $most }
match-seats = { $players } players need as many seats, not { $seats }
# The number of players was given besides the seats, and differs.
match-players = there are { $seats } seats, so say { $seats } or leave it out
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

record-fair = Fair: { NUMBER($rolls, useGrouping: 0) } rolls follow from what was published before the game.
record-own = { NUMBER($rolls, useGrouping: 0) } rolls were thrown by people and typed in; nobody can check those.
# $deals: things dealt face down, such as secret goals
record-face-down = { NUMBER($deals, useGrouping: 0) } deals are still face down.
record-legal = Legal: all { NUMBER($moves, useGrouping: 0) } moves and rolls keep to the rules of { $game }.
record-unfair = { $file } is NOT fair: { $reason }
record-malformed = { $file } is not a dice record: { $reason }
record-version = { $game } version { $played } was played; this is version { $ours }
record-step = step { $step }: { $problem }
record-roll-expected = a roll should stand here
record-choice-expected = a choice should stand here
record-out-of-turn = seat { $seat } acts where it is seat { $turn }'s turn
record-nobodys-turn = seat { $seat } acts where it is nobody's turn
record-outcomes = these are not the outcomes the rules list
record-no-secret = the game is over, but the secret of what was dealt face down is missing

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
arena-bots = { $bots } bots for { $players } players; name one for each seat, or two: the first plays against the second in all other seats
arena-no-gtp = { $game } has no words for other engines: leave out --gtp
arena-bot-ended = a bot ended the process it played in

## Bots

bot-unknown = { $game } has no bot { $bot }; choose one of { $choices }
bot-unknown-policy = { $game } has no bot { $bot }; choose one of { $choices }; levels play in `play` and `arena`
bot-unable = the bot { $bot } cannot play this game: { $reason }
bots-per-seat = { $bots } bots for { $players } players; name one for each seat, or one for all
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
engine-no-gtp = { $game } has no words for other engines
# $engine, here and below: likewise
engine-resigned = { $engine } resigned: here games are played to their end
engine-illegal = { $engine } moves against the rules: { $reason }
engine-ended = { $engine } has ended
engine-ended-at = { $engine } ended at { $command }
engine-refuses = { $engine } refuses { $command }: { $reason }
engine-silent = { $engine } did not answer { $command } within { $seconds } seconds
engine-long = { $engine } answers { $command } with more than { $most } letters

## Our bots as an engine

engine-no-words = { $game } has no words for other programs
engine-command = unknown command { $command }
engine-other-game = this engine was started for { $game }, not { $given }
engine-colour = it cannot be the turn of { $colour }; colours are called as in 'play 1 a20'

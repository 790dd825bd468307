### DO or DICE in English. HP are health points, VP are victory points.

dice-title = DO or DICE
dice-summary = Five players, one die: survive, or haunt the survivors.

## What the numbers do
## $called, here and below: the name of an effect, one of these or one that somebody made up

dice-effect-backfire = Backfire
dice-effect-jab = Jab
dice-effect-pickpocket = Pickpocket
dice-effect-strike = Strike
dice-effect-recover = Recover
dice-effect-power-move = Power Move
dice-effect-nothing = Nothing
dice-effect-gift = Gift
dice-effect-curse = Curse
# $ways: one or several of those below, of which the player chooses one
dice-effect = { $called }: { $ways }
dice-way-hit = hit { $hp }
dice-way-steal = steal { $vp } VP
dice-way-more-hp = +{ $hp } HP
dice-way-less-hp = -{ $hp } HP
dice-way-more-vp = +{ $vp } VP
dice-way-less-vp = -{ $vp } VP
# $number: on the die; $effect: what it does
dice-number = { $number } { $effect }

## Secret goals

dice-goal-eight = Finish with 8 or more VP
dice-goal-healthy = Finish with 15 or more HP
dice-goal-brink = Finish alive with 5 HP or less
dice-goal-hunter = Eliminate somebody
dice-goal-gentle = Be alive in the end, and eliminate nobody
dice-goal-unhaunted = Be the target of no shadow
dice-goal-martyr = Be the first to fall
dice-goal-steady = Do not be the first to fall
# $goal, here and below: one of these, or one that somebody made up
dice-goal = { $goal }.
# Here $goal is a sentence.
dice-goal-met = { $goal } Met!

## What is asked

dice-ask-deal = secret goals are dealt
dice-ask-lots = lots decide who begins
dice-ask-final = roll the final die
dice-ask-shadow = roll as a shadow
dice-ask-keep = { $called }: keep it, or use a reroll token
# $question: one of those below
dice-ask = { $called }: { $question }
dice-choose-hit = whom to hit for { $hit } HP
dice-choose-steal = from whom to steal { $steal } VP
dice-choose-gain = gain { $gain } VP
dice-choose-hit-steal = whom to hit for { $hit } HP, or from whom to steal { $steal } VP
dice-choose-hit-gain = whom to hit for { $hit } HP, or gain { $gain } VP
dice-choose-steal-gain = from whom to steal { $steal } VP, or gain { $gain } VP
dice-choose-hit-steal-gain = whom to hit for { $hit } HP, or from whom to steal { $steal } VP, or gain { $gain } VP
dice-choose-give-hp = give { $hp } HP to whom
dice-choose-give-vp = give { $vp } VP to whom
dice-choose-give-hp-vp = give { $hp } HP or { $vp } VP to whom
dice-choose-take-hp = take { $hp } HP from whom
dice-choose-take-vp = take { $vp } VP from whom
dice-choose-take-hp-vp = take { $hp } HP or { $vp } VP from whom

## What may be chosen; $now: the HP that $who has then

dice-do-reroll = Reroll
    .help = { $count ->
        [one] Roll once more; { $count } reroll token left then.
       *[other] Roll once more; { $count } reroll tokens left then.
    }
dice-do-keep = Keep the roll
dice-do-gain = Gain { $vp } VP
dice-do-hit = hit { $who }: { $now } HP left
dice-do-hit-falls = hit { $who }: { $who } falls
dice-do-steal = steal { $vp } VP from { $who }
dice-do-steal-nothing = steal from { $who }, who has no VP: no effect
dice-do-give-hp = give { $who } { $hp } HP: { $now } then
dice-do-give-vp = give { $who } { $vp } VP
dice-do-take-hp = take { $hp } HP from { $who }: { $now } HP left
dice-do-take-hp-falls = take { $hp } HP from { $who }: { $who } falls
dice-do-take-vp = take { $vp } VP from { $who }
dice-do-take-nothing = take VP from { $who }, who has none: no effect
# $face: the name of an effect, by which some languages say it: jab, strike, …
dice-short-hit = { $face ->
    [jab] Jab { $who }
    [strike] Strike { $who }
   *[other] Hit { $who }
}
dice-short-steal = Rob { $who }
# $before: HP or VP now; $now: what they will be
dice-outcome-hp = { $before } → { $now }
dice-outcome-vp = { $before } → { $now } VP
dice-outcome-nothing = no VP to take
dice-badge-falls = falls

## What happens; $now: the HP that are left then; $other: the player it is done to

dice-dealt = { $who } is dealt a secret goal.
dice-lots-drawn = Lots are drawn: { $who } begins.
dice-uses-token = { $who } uses a reroll token.
dice-rolls = { $who } rolls { $number }, { $called }.
# $done: one of the four below
dice-rolls-and = { $who } rolls { $number }, { $called }: { $done }.
dice-keeps = { $who } keeps the roll.
dice-keeps-and = { $who } keeps the roll: { $done }.
dice-nobody-to-affect = nobody to affect
dice-hp-lost = { $hp } HP lost, { $now } left
dice-hp-gained = { $hp } HP gained, { $now } now
dice-no-hp-to-gain = no HP to gain
dice-gains = { $who } takes { $vp } VP ({ $called }).
dice-hits = { $who } hits { $other }: { $hp } HP lost, { $now } left ({ $called }).
dice-steals = { $who } steals { $vp } VP from { $other } ({ $called }).
dice-steals-nothing = { $who } finds nothing to steal from { $other } ({ $called }).
dice-gives-hp = { $who } gives { $other } { $hp } HP: { $now } now ({ $called }).
dice-gives-vp = { $who } gives { $other } { $vp } VP ({ $called }).
dice-takes-hp = { $who } takes { $hp } HP from { $other }: { $now } left ({ $called }).
dice-takes-vp = { $who } takes { $vp } VP from { $other } ({ $called }).
dice-takes-nothing = { $who } finds no VP to take from { $other } ({ $called }).
dice-falls = { $who } falls.
dice-falls-to = { $who } falls, +{ $vp } VP for { $other }.
dice-round-over = Round { $round } is over: +{ $vp } VP for { $players }.
dice-round-over-everybody = Round { $round } is over: +{ $vp } VP for everybody.
dice-round-over-nobody = Round { $round } is over: nobody is left alive.
dice-most-vp = Most VP: { $players }, { $vp }.
dice-goals-nobody = Nobody met their secret goal.
# $met: a list of those below
dice-goals-met = Secret goals met, +{ $vp } VP: { $met }.
dice-goal-met-by = { $who } ({ $goal })
# $players: two or more
dice-equal = { $players } are equal: the final die decides.
dice-rolls-final = { $who } rolls { $number } in the final die.

## The ranking

dice-podium = 1st { $first }, 2nd { $second }, 3rd { $third }.
dice-podium-of-two = 1st { $first }, 2nd { $second }.
# $other: the player who comes next
dice-ahead-alive = { $who } before { $other }: only the living can be first.
dice-ahead-by-hp = { $who } before { $other }: same VP, more HP ({ $more } against { $less }).
dice-ahead-by-rounds = { $who } before { $other }: same VP and HP, fewer rounds fallen.
dice-ahead-by-die = { $who } before { $other }: the final die.

## What cannot be done

dice-refusal-roll-first = first comes the roll
dice-refusal-no-token = there is no reroll token left
# $typed: the name of a choice, the same in every language
dice-refusal-nothing-more = it takes nothing more: type { $typed }
dice-refusal-not-this-roll = the roll does not allow it
dice-refusal-needs-target = it needs one target: add the number of a seat
dice-refusal-no-seat = there is no seat { $seat }
dice-refusal-self = nobody can choose themselves
dice-refusal-fallen = player { $player } has fallen; only the living can be chosen
dice-refusal-twice = player { $player } was affected in the last round; nobody is affected twice in a row
dice-refusal-no-target = the roll has no target

## The table

# $seats: always more than one
dice-board = A round table with { $seats } seats
dice-final-title = The final die
dice-final-text = The highest roll is ahead.

## Figures and results

dice-hp = HP
dice-vp = VP
dice-figure-round = round
dice-figure-rerolls = rerolls
dice-figure-goal = secret goal
dice-note-fell = fallen in round { $round }
dice-note-final-die = final die { $number }
dice-note-rolled = has rolled
dice-note-leads = in the lead
dice-note-next = rolls next
# $numbers: of the die, such as 3-4; what a shadow does with them
dice-chip-gives = { $numbers } gives
dice-chip-takes = { $numbers } takes
dice-column-fell = fell
dice-fell-in = round { $round }
dice-alive = alive
# Below a player on the podium: where the VP come from
dice-how-lived = { $rounds ->
    [one] 1 round alive +{ $vp }
   *[other] { $rounds } rounds alive +{ $vp }
}
dice-how-goal = secret goal: +{ $vp }
dice-how-won = +{ $vp } by the die
dice-how-lost = −{ $vp } to others
dice-result-met = met: { $goal }.
dice-result-missed = missed: { $goal }.

## Options

dice-option-players = Players
    .help = How many play; five, unless the house rules otherwise.
dice-option-any_players = Any players
    .help = House rule: other numbers than five may play.
dice-option-rounds = How many rounds
    .help = The last round.
dice-option-first_seat = First seat
    .help = Who begins a round: seat 1, the next seat each round, or the next after a draw by lot.
dice-option-first_seat-fixed = fixed
dice-option-first_seat-rotating = rotating
dice-option-first_seat-drawn = drawn
dice-option-hp = HP
    .help = HP at the start.
dice-option-hp_cap = HP cap
    .help = HP never rise above this: 20, or the HP at the start if they are more.
dice-option-survival_vp = Survival VP
    .help = VP of the living at the end of a round.
dice-option-elimination_vp = Elimination VP
    .help = VP for eliminating somebody.
dice-option-faces = Faces
    .help = What the numbers 1 to 6 do for the living.
dice-option-faces-name = Name
    .help = What players call it.
dice-option-faces-self_hp = Self HP
    .help = HP the player gains, or loses if negative.
dice-option-faces-hit = Hit
    .help = Choice: HP a target loses.
dice-option-faces-steal = Steal
    .help = Choice: VP taken from a target.
dice-option-faces-gain = Gain
    .help = Choice: VP the player gains.
dice-option-faces-Backfire = { dice-effect-backfire }
dice-option-faces-Jab = { dice-effect-jab }
dice-option-faces-Pickpocket = { dice-effect-pickpocket }
dice-option-faces-Strike = { dice-effect-strike }
dice-option-faces-Recover = { dice-effect-recover }
dice-option-faces-Power-Move = { dice-effect-power-move }
dice-option-shadows = Shadows
    .help = What they do for the fallen.
dice-option-shadows-name = Name
    .help = What players call it.
dice-option-shadows-hp = HP
    .help = Choice: HP a target gains, or loses if negative.
dice-option-shadows-vp = VP
    .help = Choice: VP a target gains, or loses if negative.
dice-option-shadows-Nothing = { dice-effect-nothing }
dice-option-shadows-Gift = { dice-effect-gift }
dice-option-shadows-Curse = { dice-effect-curse }
dice-option-weights = Weights
    .help = How likely the numbers are, relative to each other.
dice-option-rerolls = Rerolls
    .help = Reroll tokens of each player.
dice-option-goals = Goals
    .help = Secret goals that are dealt.
dice-option-goals-eight = eight
    .help = { dice-goal-eight }.
dice-option-goals-healthy = healthy
    .help = { dice-goal-healthy }.
dice-option-goals-brink = brink
    .help = { dice-goal-brink }.
dice-option-goals-hunter = hunter
    .help = { dice-goal-hunter }.
dice-option-goals-gentle = gentle
    .help = { dice-goal-gentle }.
dice-option-goals-unhaunted = unhaunted
    .help = { dice-goal-unhaunted }.
dice-option-goals-martyr = martyr
    .help = { dice-goal-martyr }.
dice-option-goals-steady = steady
    .help = { dice-goal-steady }.
dice-option-goal_vp = Goal VP
    .help = VP for meeting one's goal.
dice-option-fallen_first = Fallen first
    .help = A fallen player may come first.
dice-option-fallen_earn = Fallen earn
    .help = The fallen get VP for eliminating somebody.
dice-option-steal_from_fallen = Steal from fallen
    .help = The living may steal from the fallen.
dice-option-same_target = Same target
    .help = Who may not affect the same player two rounds in a row.
dice-option-same_target-fallen = fallen
dice-option-same_target-everybody = everybody
dice-option-same_target-off = off
dice-option-roll_again = Roll again
    .help = Who falls after their roll rolls again as a shadow in that round.
dice-option-finish_round = Finish round
    .help = The round is played to its end when one is left alive.
dice-option-overkill = Overkill
    .help = In a tie it counts how far below 0 HP a fallen player fell.

dice-preset-standard = standard
    .help = 12 rounds.
dice-preset-fair = fair
    .help = Lots decide who begins.
dice-preset-fast = fast
    .help = 10 rounds.
dice-preset-sprint = sprint
    .help = 6 rounds.
dice-preset-variations = variations
    .help = Secret goals, a reroll for everybody, and lots decide who begins.

dice-fault-players = DO or DICE is for five, not { $players }; other numbers are a house rule: any_players=true
dice-because-players = choices are numbered with room for eight players
dice-because-amount = the ranking packs points, health and rounds into one number
dice-because-goals = a deal has room for no more outcomes
dice-because-name = it has to fit its place on the screen
dice-because-rerolls = that is one for each round of the longest game
dice-because-weights = chances are added up in 32 bits
dice-fault-six = { $given } given for the six numbers of the die
dice-fault-weights = one number at least must be able to come up
dice-fault-cap = { $cap } is less than the { $hp } HP at the start
dice-fault-goals = one of them is listed twice
# $name: what somebody called a face or shadow of their own
dice-fault-face = { $name } changes one's own HP and offers a choice; a face does one of them
dice-fault-shadow = { $name } gives and takes; a shadow does one of them
dice-fault-unknown = { $given } is unknown; choose one of { $choices }, or describe your own

## Bots

dice-policy-greedy = greedy
    .help = Eliminates, harms the leader, takes sure points.
dice-policy-meek = meek
    .help = Harms who matters least and leaves points alone: a child can beat it.

## The rules, for players

dice-rules-aim = The aim
dice-rules-aim-points = Everybody has { $hp } HP and no VP. Stay alive, and collect victory points.
dice-rules-aim-end = { $rounds ->
    [one] The game ends after { $rounds } round, or when only one is left alive.
   *[other] The game ends after { $rounds } rounds, or when only one is left alive.
}
dice-rules-round = A round
dice-rules-round-order = First the living roll, one after the other, then the fallen.
dice-rules-round-rotating = The first seat moves on by one every round.
dice-rules-round-drawn = Lots decide who begins; the first seat moves on by one every round.
dice-rules-round-cap = HP never rise above { $hp }. At 0 HP or below you have fallen.
dice-rules-round-tokens = { $count ->
    [one] You have { $count } reroll token: each lets you roll once more.
   *[other] You have { $count } reroll tokens: each lets you roll once more.
}
dice-rules-round-played-on = When only one is left alive the round is still played to its end.
dice-rules-round-over-at-once = When only one is left alive the round is over at once.
dice-rules-living = What the living roll
# $weights: a list such as "1: 2, 2: 1", by number on the die
dice-rules-living-weights = The numbers are not equally likely; their weights are { $weights }.
dice-rules-living-twice = You cannot affect the same player two rounds in a row.
dice-rules-fallen = The fallen
dice-rules-fallen-roll = Who has fallen still rolls once a round, as a shadow over the living:
dice-rules-fallen-twice = A shadow cannot affect the same player two rounds in a row.
dice-rules-points = Victory points
dice-rules-points-survival = At the end of every round the living get { $vp } VP.
dice-rules-points-elimination = Eliminating somebody gives { $vp } VP.
dice-rules-points-elimination-alive = Eliminating somebody while you live gives { $vp } VP.
dice-rules-points-least = VP never fall below 0.
dice-rules-ranking = The ranking
dice-rules-ranking-alive = The best living player is first, whatever the fallen have.
dice-rules-ranking-order = VP decide the ranking. Then: more HP, fewer rounds as a fallen player, a final roll of the die.
dice-rules-ranking-overkill = Of the fallen, it counts how far below 0 HP they fell.
dice-rules-goals = Secret goals
dice-rules-goals-dealt = Everybody is dealt one in secret; meeting it gives { $vp } VP at the end.

## What simulations count

# Headings of columns, per seat: games among the first three, VP, games in which the seat fell
dice-stat-podium = podium
dice-stat-VP = { dice-vp }
dice-stat-fallen = fallen
# How many a game
dice-stat-rounds = Rounds
dice-stat-eliminations = Eliminations
# Where victory points come from: a list of the messages below, with shares
dice-stat-points-come-from = Points come from
dice-stat-points-come-from-survival = survival
dice-stat-points-come-from-stealing = stealing
dice-stat-points-come-from-power-moves = power moves
dice-stat-points-come-from-eliminations = eliminations
dice-stat-points-come-from-gifts-of-the-fallen = gifts of the fallen
dice-stat-points-come-from-secret-goals = secret goals
# The player who is first to have fewer VP than all others: how often that one wins, and in how many games there is one
dice-stat-first-to-fall-behind = First to fall behind
dice-stat-first-to-fall-behind-wins = wins
dice-stat-first-to-fall-behind-in-games = in games

## A guided first game
# $other: the next player after the learner; $third: the one after that

dice-lesson-aim = HP keep you alive, VP win the game. This is you.
dice-lesson-roll = Every number on the die does something else. Roll!
dice-lesson-strike = A Strike takes 4 HP from somebody of your choice. Strike { $other }.
dice-lesson-struck = { $other } has 2 HP left, and rolls now.
dice-lesson-falls = { $other } jabbed back: you lost 2 HP. Now { $third } rolls.
dice-lesson-round = { $other } has fallen, which earned { $third } 2 VP. At the end of a round everybody alive gets 1 VP. A new round begins: roll!
dice-lesson-power = A Power Move: a hard hit, or 3 VP at once. Take the points.
dice-lesson-thief = Well chosen. { $third } is next.
dice-lesson-ghost = A Pickpocket: { $third } stole 1 VP from you. Now watch { $other }: who has fallen still rolls, as a shadow over the living.
dice-lesson-end = A Curse: { $third } lost 2 HP. After the last round the living player with the most VP wins. That is all you need. Good luck!

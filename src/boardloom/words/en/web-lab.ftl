### The lab in the browser: what a rule does, beside the rule.

web-lab-of = The lab: { $game }
web-lab-open = What do these rules do?
web-lab-pin = Pin this version
web-lab-unpin = Back to the pinned version
web-lab-play = Play it
web-lab-figures = The numbers
web-lab-changed = Changed
web-lab-pinned = Pinned
web-lab-exact = exact
web-lab-about = about
web-lab-few = too few games for an interval yet
web-lab-interval = 95%: { $low } to { $high }
web-lab-certain = no sampling error
web-lab-was = pinned { $value }
web-lab-same = no change
web-lab-more = { $by } more
web-lab-less = { $by } less
web-lab-margin = ± { $half }
web-lab-edge = First player’s edge
web-lab-edge-help = How much more than a fair share the first to move wins
web-lab-edge-unit = points
web-lab-rounds = Length
web-lab-rounds-help = Rounds until the game is over
web-lab-rounds-unit = rounds
web-lab-lead_changes = Lead changes
web-lab-lead_changes-help = How often somebody else takes the lead
web-lab-lead_changes-unit = a game
web-lab-decided_at = Decided at
web-lab-decided_at-help = When the winner stays above 90% for good
web-lab-decided_at-unit = % of the game
web-lab-dead_time = Dead time
web-lab-dead_time-help = Turns of players with a chance below 2%
web-lab-dead_time-unit = % of turns
web-lab-depth = Depth
web-lab-depth-help = How far the usual bot without search is above random play
web-lab-depth-luck = Nobody decides anything: pure luck
web-lab-depth-unit = Elo
web-lab-waiting = not yet known
web-lab-searches = only bots that search could tell
web-lab-preparing = These rules are being made into machine code: { $seconds } s …
# $games: always more than one
web-lab-played = { $games } games played, { $judged } with chances; sharpening …
# $games: always more than one
web-lab-done = { $games } games played, { $judged } with chances.
web-lab-who = Played by: { $bot }
web-lab-unfinished = Games that did not end, and count in nothing: { $count }
web-lab-blurred = Chances are from { $rollouts } games played on from each turn, which blurs them: compare only with the pinned version.
web-lab-landings = Where tokens land
web-lab-landings-unit = Landings per game on each square
web-lab-hottest = Most often: { $cells }
web-lab-options = Options
web-lab-before = was { $value }
web-lab-undo = Undo
web-lab-compares = Every number compares with the pinned version.
web-lab-compare-how = Pin a version, then change a rule: every number compares with it.
web-lab-heat-on = Shown
web-lab-heat-off = Off
web-lab-heat-difference = Difference
web-lab-influence-how = Point at a square to see what it does: each figure with it less the same without it, game by game.
web-lab-meanwhile = Played so far without machine code, which is being made ({ $seconds } s): { $games }
web-lab-histogram = Rounds per game
web-lab-histogram-label = Share of games by rounds; half the games have at most { $median }
web-lab-middle = Middle game: { $value }
web-lab-places = Wins by place
web-lab-places-unit = Points away from a fair { $share }
web-lab-exact-share = { $share }%
web-lab-place = Place { $number }
web-lab-fan = The first player’s chance of winning
web-lab-fan-unit = By turn; games that are over count as they ended
web-lab-fan-half = 50% of games
web-lab-fan-most = 90% of games
web-lab-fan-one = the most dramatic game
# $games: always more than one
web-lab-dramatic = The most dramatic of { $games } games
# $points: with a decimal; always more than one
web-lab-dramatic-help = Its winner was behind by { $points } points on average.
web-lab-watch = Watch it
web-lab-watch-again = Watch the new one

## Searching for boards

web-find-title = Search for a board
web-find-help = Boards that fit are bred from one another; the best of each length and drama are kept.
web-find-rounds = Rounds on average
web-find-within = give or take
web-find-edge = Fair within points
web-find-aim = And then the most
web-find-start = Find boards
web-find-stop = Stop here
web-find-found = Found boards
web-find-tried = { $tried } tried, { $fitting } kept
web-find-none = None fits yet: these come closest.
web-find-best = The best, measured anew with other luck
# $rounds: with a decimal; always more than one
web-find-rounds-of = { $rounds } rounds
web-find-edge-of = first place { $edge } points
web-find-leads-of = { $leads } lead changes
web-find-take = Take this board
web-find-play = Play this board

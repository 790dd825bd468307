### Bots: their levels, and the ways to decide that every game has.

level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
level-grandmaster = grandmaster
level-champion = champion
level-legend = legend
# $level: its number; $levels: how many there are
level-help = Level { $level } of { $levels }.
policy-random = random
    .help = Takes any choice, all equally likely.
policy-search = search
    .help = Looks ahead as long as it is given time.

### Bots: ihre Stufen, und wie sie in jedem Spiel entscheiden können.

level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-master = Meister
level-grandmaster = Großmeister
level-champion = Champion
level-legend = Legende
# $level: ihre Nummer; $levels: wie viele es gibt
level-help = Stufe { $level } von { $levels }.
policy-random = zufällig
    .help = Nimmt irgendeine Möglichkeit, alle gleich wahrscheinlich.
policy-search = Suche
    .help = Denkt voraus, solange man ihm Zeit gibt.

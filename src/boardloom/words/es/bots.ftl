### Los bots: sus niveles y las formas de decidir que tienen todos los juegos.

level-beginner = principiante
level-easy = fácil
level-medium = medio
level-hard = difícil
level-master = maestro
level-grandmaster = gran maestro
level-champion = campeón
level-legend = leyenda
level-help = Nivel { $level } de { $levels }.
policy-random = al azar
    .help = Elige cualquier cosa, todo con la misma probabilidad.
policy-search = búsqueda
    .help = Calcula por adelantado tanto como le permita el tiempo que se le da.

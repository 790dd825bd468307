### DO or DICE en español. PS (en inglés HP) son puntos de salud, PV (en inglés VP) son puntos de victoria.

dice-title = DO or DICE
dice-summary = Cinco jugadores, un dado: sobrevive, o acecha a los supervivientes.

## Lo que hacen los números

dice-effect-backfire = Tiro por la culata
dice-effect-jab = Pinchazo
dice-effect-pickpocket = Carterista
dice-effect-strike = Mazazo
dice-effect-recover = Recuperación
dice-effect-power-move = Jugada maestra
dice-effect-nothing = Nada
dice-effect-gift = Regalo
dice-effect-curse = Maldición
dice-effect = { $called }: { $ways }
dice-way-hit = golpe de { $hp }
dice-way-steal = robar { $vp } PV
dice-way-more-hp = +{ $hp } PS
dice-way-less-hp = -{ $hp } PS
dice-way-more-vp = +{ $vp } PV
dice-way-less-vp = -{ $vp } PV
dice-number = { $number } { $effect }

## Objetivos secretos

dice-goal-eight = Terminar con 8 PV o más
dice-goal-healthy = Terminar con 15 PS o más
dice-goal-brink = Terminar con vida y con 5 PS o menos
dice-goal-hunter = Eliminar a alguien
dice-goal-gentle = Terminar con vida y no eliminar a nadie
dice-goal-unhaunted = No ser blanco de ninguna sombra
dice-goal-martyr = Caer antes que nadie
dice-goal-steady = No ser quien cae primero
dice-goal = { $goal }.
dice-goal-met = { $goal } ¡Cumplido!

## Lo que se pide

dice-ask-deal = se reparten los objetivos secretos
dice-ask-lots = se sortea quién empieza
dice-ask-final = tira el dado final
dice-ask-shadow = tira como sombra
dice-ask-keep = { $called }: conserva la tirada o usa una ficha de repetición
# $question: one of those below
dice-ask = { $called }: { $question }
dice-choose-hit = a quién dar un golpe de { $hit } PS
dice-choose-steal = a quién robar { $steal } PV
dice-choose-gain = ganar { $gain } PV
dice-choose-hit-steal = a quién dar un golpe de { $hit } PS, o a quién robar { $steal } PV
dice-choose-hit-gain = a quién dar un golpe de { $hit } PS, o ganar { $gain } PV
dice-choose-steal-gain = a quién robar { $steal } PV, o ganar { $gain } PV
dice-choose-hit-steal-gain = a quién dar un golpe de { $hit } PS, o a quién robar { $steal } PV, o ganar { $gain } PV
dice-choose-give-hp = a quién dar { $hp } PS
dice-choose-give-vp = a quién dar { $vp } PV
dice-choose-give-hp-vp = a quién dar { $hp } PS o { $vp } PV
dice-choose-take-hp = a quién quitar { $hp } PS
dice-choose-take-vp = a quién quitar { $vp } PV
dice-choose-take-hp-vp = a quién quitar { $hp } PS o { $vp } PV

## Lo que se puede elegir

dice-do-reroll = Repetir la tirada
    .help = { $count ->
        [one] Tirar otra vez; quedará { $count } ficha de repetición.
       *[other] Tirar otra vez; quedarán { $count } fichas de repetición.
    }
dice-do-keep = Conservar la tirada
dice-do-gain = Ganar { $vp } PV
dice-do-hit = golpear a { $who }: se queda con { $now } PS
dice-do-hit-falls = golpear a { $who }: { $who } cae
dice-do-steal = robar { $vp } PV a { $who }
dice-do-steal-nothing = robar a { $who }, que no tiene PV: sin efecto
dice-do-give-hp = dar { $hp } PS a { $who }: tendrá { $now }
dice-do-give-vp = dar { $vp } PV a { $who }
dice-do-take-hp = quitar { $hp } PS a { $who }: se queda con { $now } PS
dice-do-take-hp-falls = quitar { $hp } PS a { $who }: { $who } cae
dice-do-take-vp = quitar { $vp } PV a { $who }
dice-do-take-nothing = quitar PV a { $who }, que no tiene: sin efecto
# $face: the name of an effect, by which some languages say it: jab, strike, …
dice-short-hit = { $face ->
    [jab] Pinchar a { $who }
   *[other] Golpear a { $who }
}
dice-short-steal = Robar a { $who }
# $before: HP or VP now; $now: what they will be
dice-outcome-hp = { $before } → { $now }
dice-outcome-vp = { $before } → { $now } PV
dice-outcome-nothing = sin PV que quitar
dice-badge-falls = cae

## Lo que ocurre

dice-dealt = { $who } recibe un objetivo secreto.
dice-lots-drawn = Se hace el sorteo: empieza { $who }.
dice-uses-token = { $who } usa una ficha de repetición.
dice-rolls = { $who } saca un { $number }, { $called }.
dice-rolls-and = { $who } saca un { $number }, { $called }: { $done }.
dice-keeps = { $who } conserva la tirada.
dice-keeps-and = { $who } conserva la tirada: { $done }.
dice-nobody-to-affect = no hay a quién afectar
dice-hp-lost = pierde { $hp } PS y se queda con { $now }
dice-hp-gained = gana { $hp } PS y ahora tiene { $now }
dice-no-hp-to-gain = no puede ganar más PS
dice-gains = { $who } gana { $vp } PV ({ $called }).
dice-hits = { $who } golpea a { $other }, que pierde { $hp } PS y se queda con { $now } ({ $called }).
dice-steals = { $who } roba { $vp } PV a { $other } ({ $called }).
dice-steals-nothing = { $who } no encuentra nada que robar a { $other } ({ $called }).
dice-gives-hp = { $who } da { $hp } PS a { $other }, que ahora tiene { $now } ({ $called }).
dice-gives-vp = { $who } da { $vp } PV a { $other } ({ $called }).
dice-takes-hp = { $who } quita { $hp } PS a { $other }, que se queda con { $now } ({ $called }).
dice-takes-vp = { $who } quita { $vp } PV a { $other } ({ $called }).
dice-takes-nothing = { $who } no encuentra PV que quitar a { $other } ({ $called }).
dice-falls = { $who } cae.
dice-falls-to = { $who } cae: +{ $vp } PV para { $other }.
dice-round-over = Fin de la ronda { $round }: +{ $vp } PV para { $players }.
dice-round-over-everybody = Fin de la ronda { $round }: +{ $vp } PV para todos.
dice-round-over-nobody = Fin de la ronda { $round }: nadie queda con vida.
dice-most-vp = Más PV: { $players }, { $vp }.
dice-goals-nobody = Nadie ha cumplido su objetivo secreto.
dice-goals-met = Objetivos secretos cumplidos, +{ $vp } PV: { $met }.
dice-goal-met-by = { $who } ({ $goal })
dice-equal = { $players } empatan: decide el dado final.
dice-rolls-final = { $who } saca un { $number } con el dado final.

## La clasificación

dice-podium = 1.º { $first }, 2.º { $second }, 3.º { $third }.
dice-podium-of-two = 1.º { $first }, 2.º { $second }.
dice-ahead-alive = { $who } por delante de { $other }: solo quien sigue con vida puede quedar en primer lugar.
dice-ahead-by-hp = { $who } por delante de { $other }: los mismos PV, más PS ({ $more } contra { $less }).
dice-ahead-by-rounds = { $who } por delante de { $other }: los mismos PV y PS, menos rondas como sombra.
dice-ahead-by-die = { $who } por delante de { $other }: el dado final.

## Lo que no se puede hacer

dice-refusal-roll-first = primero hay que tirar
dice-refusal-no-token = no quedan fichas de repetición
dice-refusal-nothing-more = no lleva nada más: escribe { $typed }
dice-refusal-not-this-roll = la tirada no lo permite
dice-refusal-needs-target = hace falta un blanco: añade el número de un asiento
dice-refusal-no-seat = no existe el asiento { $seat }
dice-refusal-self = nadie puede elegirse a sí mismo
dice-refusal-fallen = el jugador { $player } ha caído; solo se puede elegir a quien sigue con vida
dice-refusal-twice = el jugador { $player } ya fue afectado en la última ronda; no se afecta a nadie dos veces seguidas
dice-refusal-no-target = la tirada no tiene blanco

## La mesa

dice-board = Una mesa redonda con { $seats } asientos
dice-final-title = El dado final
dice-final-text = La tirada más alta va por delante.

## Cifras y resultados

dice-hp = PS
dice-vp = PV
dice-figure-round = ronda
dice-figure-rerolls = repeticiones
dice-figure-goal = objetivo secreto
dice-note-fell = cayó en la ronda { $round }
dice-note-final-die = dado final: { $number }
dice-note-rolled = ya ha tirado
dice-note-leads = va en cabeza
dice-note-next = tira después
# $numbers: of the die, such as 3-4; what a shadow does with them
dice-chip-gives = { $numbers } da
dice-chip-takes = { $numbers } quita
dice-column-fell = caída
dice-fell-in = ronda { $round }
dice-alive = con vida
dice-how-lived = { $rounds ->
    [one] 1 ronda con vida: +{ $vp }
   *[other] { $rounds } rondas con vida: +{ $vp }
}
dice-how-goal = objetivo secreto: +{ $vp }
dice-how-won = +{ $vp } con el dado
dice-how-lost = −{ $vp } para otros
dice-result-met = cumplido: { $goal }.
dice-result-missed = fallado: { $goal }.

## Opciones

dice-option-players = Jugadores
    .help = Cuántos juegan; cinco, salvo que se juegue con la regla de la casa.
dice-option-any_players = Otro número de jugadores
    .help = Regla de la casa: pueden jugar más o menos de cinco.
dice-option-rounds = Número de rondas
    .help = La última ronda.
dice-option-first_seat = Primer asiento
    .help = Quién empieza una ronda: el asiento 1, el siguiente en cada ronda, o el siguiente después de un sorteo.
dice-option-first_seat-fixed = fijo
dice-option-first_seat-rotating = rotatorio
dice-option-first_seat-drawn = sorteado
dice-option-hp = PS
    .help = PS al empezar.
dice-option-hp_cap = Tope de PS
    .help = Los PS nunca suben de aquí: 20, o los PS iniciales si son más.
dice-option-survival_vp = PV por sobrevivir
    .help = PV de quienes siguen con vida al final de una ronda.
dice-option-elimination_vp = PV por eliminar
    .help = PV por eliminar a alguien.
dice-option-faces = Caras
    .help = Lo que hacen los números del 1 al 6 para quienes siguen con vida.
dice-option-faces-name = Nombre
    .help = Cómo lo llaman los jugadores.
dice-option-faces-self_hp = PS propios
    .help = PS que gana el jugador, o pierde si el número es negativo.
dice-option-faces-hit = Golpe
    .help = A elegir: PS que pierde un blanco.
dice-option-faces-steal = Robo
    .help = A elegir: PV que se quitan a un blanco.
dice-option-faces-gain = Ganancia
    .help = A elegir: PV que gana el jugador.
dice-option-faces-Backfire = { dice-effect-backfire }
dice-option-faces-Jab = { dice-effect-jab }
dice-option-faces-Pickpocket = { dice-effect-pickpocket }
dice-option-faces-Strike = { dice-effect-strike }
dice-option-faces-Recover = { dice-effect-recover }
dice-option-faces-Power-Move = { dice-effect-power-move }
dice-option-shadows = Sombras
    .help = Lo que hacen para los caídos.
dice-option-shadows-name = Nombre
    .help = Cómo lo llaman los jugadores.
dice-option-shadows-hp = PS
    .help = A elegir: PS que gana un blanco, o pierde si el número es negativo.
dice-option-shadows-vp = PV
    .help = A elegir: PV que gana un blanco, o pierde si el número es negativo.
dice-option-shadows-Nothing = { dice-effect-nothing }
dice-option-shadows-Gift = { dice-effect-gift }
dice-option-shadows-Curse = { dice-effect-curse }
dice-option-weights = Pesos
    .help = Lo probables que son los números, unos respecto a otros.
dice-option-rerolls = Repeticiones
    .help = Fichas de repetición de cada jugador.
dice-option-goals = Objetivos
    .help = Objetivos secretos que se reparten; `all` para todos.
dice-option-goals-eight = ocho
    .help = { dice-goal-eight }.
dice-option-goals-healthy = salud
    .help = { dice-goal-healthy }.
dice-option-goals-brink = al borde
    .help = { dice-goal-brink }.
dice-option-goals-hunter = caza
    .help = { dice-goal-hunter }.
dice-option-goals-gentle = paz
    .help = { dice-goal-gentle }.
dice-option-goals-unhaunted = sin sombras
    .help = { dice-goal-unhaunted }.
dice-option-goals-martyr = martirio
    .help = { dice-goal-martyr }.
dice-option-goals-steady = firmeza
    .help = { dice-goal-steady }.
dice-option-goal_vp = PV por el objetivo
    .help = PV por cumplir el propio objetivo.
dice-option-fallen_first = Caídos en cabeza
    .help = También puede quedar en primer lugar quien ha caído.
dice-option-fallen_earn = Caídos con premio
    .help = Los caídos reciben PV por eliminar a alguien.
dice-option-steal_from_fallen = Robar a los caídos
    .help = Quienes siguen con vida pueden robar a los caídos.
dice-option-same_target = Mismo blanco
    .help = Quién no puede afectar al mismo jugador dos rondas seguidas.
dice-option-same_target-fallen = los caídos
dice-option-same_target-everybody = todos
dice-option-same_target-off = desactivado
dice-option-roll_again = Volver a tirar
    .help = Quien cae después de su tirada vuelve a tirar como sombra en esa misma ronda.
dice-option-finish_round = Terminar la ronda
    .help = La ronda se juega hasta el final aunque solo quede uno con vida.
dice-option-overkill = Caída profunda
    .help = En caso de empate cuenta cuánto bajó de 0 PS quien cayó.

dice-preset-standard = estándar
    .help = 12 rondas.
dice-preset-fair = justo
    .help = Se sortea quién empieza.
dice-preset-fast = rápido
    .help = 10 rondas.
dice-preset-sprint = esprint
    .help = 6 rondas.
dice-preset-variations = variantes
    .help = Objetivos secretos, una repetición para cada jugador, y se sortea quién empieza.

dice-fault-players = DO or DICE es para cinco, no para { $players }; otros números son una regla de la casa: «Otro número de jugadores» (any_players=true)
dice-because-players = los números de las jugadas alcanzan para ocho jugadores
dice-because-amount = la clasificación reúne puntos, vida y rondas en un número
dice-because-goals = un reparto no admite más resultados
dice-because-name = tiene que caber en la pantalla
dice-because-rerolls = es una por cada ronda de la partida más larga
dice-because-weights = las probabilidades se suman con 32 bits
dice-fault-six = se han dado { $given } para los seis números del dado
dice-fault-weights = al menos un número tiene que poder salir
dice-fault-cap = { $cap } es menos que los { $hp } PS iniciales
dice-fault-goals = uno de ellos está dos veces
dice-fault-face = { $name } cambia los PS propios y ofrece una elección; una cara hace solo una de las dos cosas
dice-fault-shadow = { $name } da y quita; una sombra hace solo una de las dos cosas
dice-fault-unknown = { $given } no se conoce; elige uno de { $choices }, o describe algo propio

## Bots

dice-policy-greedy = codicioso
    .help = Elimina, daña a quien va en cabeza y toma los puntos seguros.
dice-policy-meek = manso
    .help = Daña a quien menos importa y deja pasar los puntos: hasta un niño puede ganarle.

## Las reglas, para quien juega

dice-rules-aim = El objetivo
dice-rules-aim-points = Cada jugador empieza con { $hp } puntos de salud (PS) y ningún punto de victoria (PV). Sigue con vida y reúne puntos de victoria.
dice-rules-aim-end = { $rounds ->
    [one] La partida termina después de { $rounds } ronda, o cuando solo queda uno con vida.
   *[other] La partida termina después de { $rounds } rondas, o cuando solo queda uno con vida.
}
dice-rules-round = Una ronda
dice-rules-round-order = Primero tiran, uno tras otro, quienes siguen con vida; después, los caídos.
dice-rules-round-rotating = El primer asiento avanza uno en cada ronda.
dice-rules-round-drawn = Se sortea quién empieza; el primer asiento avanza uno en cada ronda.
dice-rules-round-cap = Los PS nunca suben de { $hp }. Si bajas a 0 PS o menos, caes.
dice-rules-round-tokens = { $count ->
    [one] Tienes { $count } ficha de repetición, que te deja tirar otra vez.
   *[other] Tienes { $count } fichas de repetición: cada una te deja tirar otra vez.
}
dice-rules-round-played-on = Cuando solo queda uno con vida, la ronda se juega igualmente hasta el final.
dice-rules-round-over-at-once = Cuando solo queda uno con vida, la ronda termina al instante.
dice-rules-living = Lo que sacan quienes siguen con vida
dice-rules-living-weights = Los números no son igual de probables; sus pesos son { $weights }.
dice-rules-living-twice = No puedes afectar al mismo jugador dos rondas seguidas.
dice-rules-fallen = Los caídos
dice-rules-fallen-roll = Quien ha caído sigue tirando una vez por ronda, como sombra sobre quienes siguen con vida:
dice-rules-fallen-twice = Una sombra no puede afectar al mismo jugador dos rondas seguidas.
dice-rules-points = Puntos de victoria
dice-rules-points-survival = Al final de cada ronda, quienes siguen con vida reciben { $vp } PV.
dice-rules-points-elimination = Eliminar a alguien da { $vp } PV.
dice-rules-points-elimination-alive = Eliminar a alguien mientras sigues con vida da { $vp } PV.
dice-rules-points-least = Los PV nunca bajan de 0.
dice-rules-ranking = La clasificación
dice-rules-ranking-alive = El primer lugar es para el mejor de quienes siguen con vida, tengan lo que tengan los caídos.
dice-rules-ranking-order = La clasificación la deciden los PV. Después: más PS, menos rondas como caído, una última tirada del dado.
dice-rules-ranking-overkill = Entre los caídos cuenta cuánto bajaron de 0 PS.
dice-rules-goals = Objetivos secretos
dice-rules-goals-dealt = Cada jugador recibe uno en secreto; cumplirlo da { $vp } PV al final.

## Lo que cuentan las simulaciones

dice-stat-podium = podio
dice-stat-VP = { dice-vp }
dice-stat-fallen = caídas
dice-stat-rounds = Rondas
dice-stat-eliminations = Eliminaciones
dice-stat-points-come-from = Los puntos vienen de
dice-stat-points-come-from-survival = sobrevivir
dice-stat-points-come-from-stealing = robar
dice-stat-points-come-from-power-moves = jugadas maestras
dice-stat-points-come-from-eliminations = eliminar
dice-stat-points-come-from-gifts-of-the-fallen = regalos de los caídos
dice-stat-points-come-from-secret-goals = objetivos secretos
dice-stat-first-to-fall-behind = Quien queda atrás primero
dice-stat-first-to-fall-behind-wins = gana
dice-stat-first-to-fall-behind-in-games = en partidas

## Una primera partida guiada

dice-lesson-aim = Los PS te mantienen con vida, los PV ganan la partida. Estás aquí.
dice-lesson-roll = Cada número del dado hace algo distinto. ¡Tira!
dice-lesson-strike = Un mazazo le quita 4 PS a quien elijas. Golpea a { $other }.
dice-lesson-struck = A { $other } le quedan 2 PS, y ahora tira.
dice-lesson-falls = { $other } te ha devuelto un pinchazo: has perdido 2 PS. Ahora tira { $third }.
dice-lesson-round = { $other } ha caído, lo que da 2 PV a { $third }. Al final de una ronda, quienes siguen con vida reciben 1 PV. Empieza otra ronda: ¡tira!
dice-lesson-power = Una jugada maestra: un golpe fuerte o 3 PV al momento. Quédate con los puntos.
dice-lesson-thief = Buena elección. Ahora va { $third }.
dice-lesson-ghost = Un carterista: { $third } te ha robado 1 PV. Ahora mira a { $other }: quien ha caído sigue tirando, como sombra sobre quienes siguen con vida.
dice-lesson-end = Una maldición: { $third } ha perdido 2 PS. Tras la última ronda gana quien siga con vida y tenga más PV. No hace falta saber más. ¡Suerte!

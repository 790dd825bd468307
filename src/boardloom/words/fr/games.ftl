### Ce que plusieurs jeux disent de la même façon.

rolls-again = Encore un lancer.
wins = { $who } gagne !
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
ask-roll = lance le dé
ask-roll-again = relance le dé
figure-roll = lancer
column-player = joueur
column-place = place
the-die = le dé
the-die-shows = le dé montre { $roll }

## Ce qui n’est pas possible

illegal-over = { $asked } n’est pas possible : la partie est finie
illegal-outcome = { $asked } ne peut pas sortir ici ; les résultats possibles sont { $choices }
illegal-outcome-because = { $asked } ne peut pas sortir ici : { $reason } ; les résultats possibles sont { $choices }
illegal-action = { $asked } n’est pas permis ici à { $player } ; les choix possibles sont { $choices }
illegal-action-because = { $asked } n’est pas permis ici à { $player } : { $reason } ; les choix possibles sont { $choices }
some-of = { $names } et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}

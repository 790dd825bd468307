### Ce qui se dit de tous les jeux, et comment le français relie les mots.

language-name = Français
language-direction = ltr

number = { $number }
join-list = {", "}
join-and = { $first } et { $last }
join-or = { $first } ou { $last }
join-sentences = {" "}
join-parts = {" ; "}
join-lines = {"\u000A"}

player = Joueur { $number }

winners = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } se partagent la victoire !
}

## Un jeu sans vue à lui

plain-board = La table, pour le jeu { $game }
view-board = Un plateau de { $columns } cases sur { $rows }
view-piece = { $who } sur { $cell }
view-thing = { $what } sur { $cell }
view-table = Une table
figure-score = score
figure-text = { $label } : { $value }
plain-prompt = maintenant
# Devant view-failed
view-note = note
view-failed = l’image propre à ce jeu ne peut pas être affichée à cause d’une erreur du jeu ; la partie continue
plain-ask = joue ton coup
plain-plays = { $who } joue { $action }.
plain-comes-up = Le hasard donne { $outcome }.

### Ce qui ne va pas dans les options.

option-problem = { $option } : { $problem }
option-choice = { $given } est inconnu ; les choix possibles sont { $choices }
option-none = cette option n’existe pas
option-unknown = cette option n’existe pas ; les options sont { $options }
option-missing = il manque une valeur
option-too-large-to-show = on peut en afficher { $most } au plus, car chaque case est dessinée ; les plateaux plus grands sont pour le terminal et les simulations
option-because = { $problem } : { $reason }
limit-two = il faut être deux pour jouer
limit-none = moins que rien, cela n’existe pas
limit-one = sans au moins un, il n’y a rien à jouer
limit-seed = les nombres au hasard sont tirés de 63 bits
option-assignment = { $given } n’est pas une option ; écris nom=valeur
option-not-json = { $option } : { $given } n’est pas du JSON valide

option-whole = il faut un nombre entier (reçu : { $given })
option-number = il faut un nombre (reçu : { $given })
option-finite = il faut un nombre fini (reçu : { $given })
option-bool = il faut oui ou non : true ou false (reçu : { $given })
option-text = il faut un texte (reçu : { $given })
option-list = il faut une liste (reçu : { $given })
option-list-such-as = il faut une liste, par exemple { $example } (reçu : { $given })
option-object = il faut un objet aux valeurs nommées (reçu : { $given })
option-greater-than-equal = il faut au moins { NUMBER($limit, useGrouping: 0) } (reçu : { $given })
option-greater-than = il faut plus que { NUMBER($limit, useGrouping: 0) } (reçu : { $given })
option-less-than-equal = il faut au plus { NUMBER($limit, useGrouping: 0) } (reçu : { $given })
option-less-than = il faut moins que { NUMBER($limit, useGrouping: 0) } (reçu : { $given })
option-one-of = il faut { $choices } (reçu : { $given })
option-string-too-short = il faut au moins { $limit } { $limit ->
    [one] caractère
   *[other] caractères
} (reçu : { $given })
option-string-too-long = il faut au plus { $limit } { $limit ->
    [one] caractère
   *[other] caractères
} (reçu : { $given })
option-huge = c’est un nombre trop grand (reçu : { $given })
option-path = il faut le chemin d’un fichier (reçu : { $given })
option-pattern = ce n’est pas écrit comme il faut (reçu : { $given })
option-too-short = la liste doit avoir au moins { $limit } { $limit ->
    [one] élément
   *[other] éléments
} (reçu : { $given })
option-too-long = la liste doit avoir au plus { $limit } { $limit ->
    [one] élément
   *[other] éléments
} (reçu : { $given })
option-json = ce n’est pas du JSON (voir le caractère { $position })
option-mistaken = ce n’est pas ce qu’il faut ici (reçu : { $given })

file-unreadable = impossible de lire { $file } : { $reason }
file-no-options = { $file } devrait contenir un seul objet JSON d’options

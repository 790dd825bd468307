### Ce que le serveur dit à ceux qui jouent, et à ceux qui le font tourner.

## Refus

refusal-store-down = rien n’a pu être enregistré ({ $reason }) ; réessaie dans un instant
refusal-not-full = la partie commence quand toutes les places sont prises
refusal-turn = c’est à { $who } de jouer
refusal-nobodys-turn = ce n’est à personne de jouer
refusal-roll-not-choice = c’est un lancer, pas un choix
refusal-choice-not-roll = c’est un choix, pas un lancer
refusal-server-dice = dans cette partie, c’est le serveur qui tient les dés ; lance-les sans donner de nombre
refusal-own-dice = ici, vous lancez vos propres dés ; dites ce qu’ils montrent
refusal-nothing-to-undo = tu n’as encore rien fait qu’on puisse annuler
refusal-undo-absent = cela annulerait aussi un coup de { $who }, qui n’est pas à la table en ce moment
refusal-nobody-asks = personne ne demande à annuler quoi que ce soit
refusal-others-agree = les autres doivent être d’accord
refusal-join-by-link = il faut le lien d’une place pour se joindre à la partie
refusal-joined = { $who } est déjà là
refusal-name-taken = quelqu’un s’appelle déjà { $name } à cette table
refusal-secret-seat = ce jeu a des secrets : personne ne peut reprendre une place où quelqu’un d’autre a joué ; un bot, si
refusal-secret-link = ce jeu a des secrets : tant qu’il dure, le lien d’une place ne peut pas être remplacé
names-alike = { $one } et { $other } se ressemblent trop ; choisissez des noms que personne ne confond
refusal-colour-taken = quelqu’un a déjà cette couleur à cette table
refusal-not-your-seat = ce n’est pas ta place
# nonces : les nombres au hasard par lesquels les joueurs rendent les dés équitables
refusal-nonce-early = les nombres secrets se dévoilent quand tout le monde est là
refusal-nonce-none = cette place n’a rien à dévoiler
refusal-nonce-other = ce nombre secret n’est pas celui que tu avais promis
refusal-seat-number = { $seats ->
    [one] il y a { $seats } place, numérotée à partir de 0
   *[other] il y a { $seats } places, numérotées à partir de 0
}
refusal-over = la partie est finie
refusal-not-begun = la partie n’a pas commencé
refusal-leave-by-link = il faut le lien d’une place pour la quitter
refusal-match-waits = cette partie t’attend, aussi longtemps que tu t’absentes
refusal-players-only = seuls ceux qui jouent peuvent faire cela
refusal-host-only = seul l’hôte peut faire cela
# $seq : où en est la partie ; $expected : où la croit celui qui demande
refusal-stale = la partie en est à { $seq }, pas à { $expected }
refusal-too-long = cette partie compte { NUMBER($most) } événements dans son journal et n’en accepte plus ; commencez-en une autre
refusal-elsewhere = la partie a continué ailleurs ; reconnecte-toi
refusal-gone = cette partie n’est plus ici ; reconnecte-toi
refusal-link = ce lien n’ouvre aucune partie ici
refusal-no-watchers = l’hôte ne laisse personne regarder
refusal-rematch = la revanche se demande une seule fois, quand la partie est finie
refusal-nothing-to-advise = on ne décide de rien dans { $game } : il n’y a rien à conseiller
refusal-chance-decides = ici, ce sont les dés qui décident
refusal-hint-waits = le dernier conseil est encore en préparation
refusal-many-hints = plusieurs de vos conseils sont déjà à l’étude ; attendez-en un
refusal-no-finished-game = cette partie finie n’existe pas
refusal-many-studies = beaucoup de parties sont en cours d’analyse ; redemande dans une minute
refusal-many-matches = trop de nouvelles parties depuis cette adresse ; réessaie plus tard
refusal-many-requests = trop de requêtes depuis cette adresse ; réessaie dans un instant
refusal-many-pictures = trop d’images demandées à la fois ; réessaie plus tard
refusal-lab-busy = le labo travaille encore à ta question précédente ; attends un instant
refusal-lab-hour = le labo a assez travaillé pour toi cette heure-ci ; redemande plus tard
refusal-nothing-here = il n’y a rien ici
refusal-hello-first = le premier message doit être hello
refusal-hello-once = hello ne se dit qu’une fois
refusal-protocol = ce serveur parle le protocole { $protocol }
refusal-not-understood = message incompris : { $reason }
malformed = ce n’est pas ce qu’il faut ici
malformed-no-object = il faut un objet JSON
malformed-missing = il manque le champ { $field }
malformed-unknown = il n’y a pas de champ { $field }
malformed-value = le champ { $field } n’est pas comme il faut (reçu : { $given })
refusal-internal = quelque chose a mal tourné ici ; rien n’a été changé
refusal-origin = cette page n’a pas le droit de parler à ce serveur
refusal-host = ce serveur ne porte pas ce nom ; ouvrez-le à sa propre adresse
refusal-no-length = indique la longueur : Content-Length
# $most : en Kio
refusal-too-large = une requête fait { $most } Kio au plus
refusal-not-found = Introuvable
refusal-method = Méthode non autorisée
refusal-status = impossible de répondre à cette requête (statut { $status })

## Quand une connexion se termine

bye-restart = le serveur redémarre ; reviens tout de suite
bye-internal = quelque chose a mal tourné ici
bye-too-fast = trop de messages
bye-deleted = cette partie a été supprimée
bye-renewed = ce lien a été remplacé par un nouveau

## Faire tourner un serveur

server-open = Boardloom est à l’adresse { $address } (Ctrl-C pour l’arrêter)
server-open-already = Boardloom est déjà à l’adresse { $address }
server-open-lan = Tous ceux de ton réseau peuvent maintenant jouer à l’adresse { $address }. Seuls les jeux leur sont ouverts ; Ctrl-C les ferme.
server-open-alone = Boardloom tourne déjà à l’adresse { $address }, pour cet ordinateur seulement ; arrête-le là (Ctrl-C) et relance-le avec --lan
server-open-without = Boardloom tourne déjà à l’adresse { $address }, sans { $games } ; arrête-le là (Ctrl-C) et relance-le avec --use
server-no-browser = boardloom: pas de jeux dans le navigateur : { $reason }
server-missing = il manque { $library } ; pour l’installer : pip install 'boardloom[server]'
server-cannot-listen = impossible d’écouter sur { $address } : { $reason }
settings-public-url = écris-la comme https://games.example.org ou https://games.example.org:8443, sans chemin ni nom d’utilisateur ; les lettres autres que a à z, comme les navigateurs les envoient (xn--...)
settings-use = { $option } : écris une liste JSON de fichiers, par exemple ["rules.py"]

## La base d’un serveur, et les journaux des parties qui s’y trouvent

store-none = il n’y a pas de base à l’emplacement { $file }
store-held = la base { $file } est déjà en service : par le processus { $process } sur { $machine }, depuis { $since }
reason-store-displaced = { $file } a été supprimé ou remplacé pendant que le serveur tournait
store-unopened = impossible d’ouvrir la base { $file } : { $reason }
store-unread = impossible de lire la base { $file } : { $reason }
store-damaged = le fichier { $file } est endommagé ; PRAGMA integrity_check dit où
store-wal-damaged = le fichier { $file } est endommagé : ce qui se trouve après le dommage, des coups confirmés compris, ne peut plus être lu. Mets une copie à sa place ; `boardloom store backup FICHIER` en fait une de tout ce qui est encore lisible
store-wal-unfinished = La dernière transaction de { $file } n’est pas entière : soit le courant a été coupé avant qu’elle ait été confirmée à quelqu’un, soit un bit y a changé.
store-unvouched = Chaque partie est telle qu’elle a été écrite. Des parties inutilisées de ces pages du fichier contiennent des restes, ou un bit y a changé ; rien n’en répond : { $pages }
store-sum = une ligne de la table { $table } n’est plus telle qu’elle a été écrite : { $row }
store-orphan = la table { $table } contient des lignes d’une partie qui n’existe pas : { $match }
store-newer = une version plus récente de Boardloom a créé la base { $file } ; utilisez cette version ou une sauvegarde
store-replays = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
} : chaque journal, rejoué, redonne les états enregistrés.
store-rolls = { $rolls ->
    [one] { $rolls } lancer vérifié : il découle de sa chaîne.
   *[other] { $rolls } lancers vérifiés : tous découlent de leurs chaînes.
}
store-exported = { $matches ->
    [one] { $matches } partie écrite dans { $folder }
   *[other] { $matches } parties écrites dans { $folder }
}
store-copied = { $file } est une copie de la base
log-match = partie { $match } : { $problem }
log-event = partie { $match }, événement { $event } : { $problem }
log-unreadable = partie { $match }, impossible de lire l’événement { $event } : { $reason }
log-version = la partie { $match } est de { $game } version { $played } ; ce Boardloom joue la version { $ours }
log-header = impossible de lire son en-tête : { $reason }
log-missing = l’événement { $event } manque
log-state = l’état n’est pas celui qui a été enregistré
log-rules = les règles ne l’acceptent pas ({ $reason })
log-no-seat = il n’y a pas de place { $seat }
log-undo = { $actions ->
    [one] { $actions } action ne peut pas être ramenée à { $to }
   *[other] { $actions } actions ne peuvent pas être ramenées à { $to }
}
log-key = la clé n’est pas hexadécimale
log-other-dice = les dés ne sont pas ceux qui ont été publiés
log-result = parmi les parties finies, { $name } vaut { $found } ; d’après le journal, c’est { $expected }
log-ended = la fin enregistrée est { $ended } ; le journal dit autre chose

## What links look like where they are shared

share-invite = Rejoins une partie de { $game }
share-invite-note = Ouvre le lien et prends place. Aucun compte n’est nécessaire.
share-live = { $game } : une partie est en cours
share-live-note = Ouvre le lien pour jouer ou pour regarder.
share-replay-note = Revois la partie coup par coup.
share-set-up = Jouer à { $game }

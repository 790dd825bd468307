### Ein Spiel im Browser.

## The match

web-match-none = Dieser Browser hat keinen Link zu dieser Partie.
web-match-none-more = Öffne den Link, den du bekommen hast, oder bitte um einen neuen.
web-match-closed = Dieser Link gilt nicht mehr
web-match-connecting = Der Tisch wird gesucht …
web-match-lost = Verbindung verloren. Es wird neu verbunden …
web-match-rules = Regeln
web-match-close = Schließen
web-match-watchers = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Leute schauen zu
}
web-match-watching = Du schaust zu.

## Before the game

web-join-title = Nimm Platz
web-join-name = Dein Name
web-join-colour = Deine Farbe
web-join-go = Mitspielen
web-wait-title = Warten auf alle
web-wait-more = Das Spiel beginnt, sobald jeder Platz besetzt ist.
web-wait-opening = Alle sind da: die Würfel werden fair gemacht.
web-wait-joined = ist da
web-wait-missing = ist noch nicht da
web-wait-you = du

## Playing

web-play-actions = Was du tun kannst
web-play-roll = Würfeln
web-play-own = Was zeigen eure Würfel?
web-play-undo = Zurücknehmen
web-play-hint = Tipp
web-play-integer = { $what }: Hier gehört eine ganze Zahl hin.
web-play-place = Legen
# $piece: wie der Stein heißt
web-play-place-piece = { $piece } legen
web-play-pieces = Deine Steine
# Wie viele Steine übrig sind, von wie vielen
web-play-count = { $left } von { $all }
web-play-patterns = Muster
web-play-gone = gelegt
web-play-back = Zurück
web-play-turn = { $name } ist am Zug
web-play-yours = Du bist am Zug, { $name }
web-play-your-turn = Du bist am Zug
web-play-waiting = Warten auf { $name }
web-play-choose = Du hast die Wahl
web-play-dice = Würfel
# $face: what the die shows
web-play-thrown = { $face } gewürfelt
web-play-ahead = Dein nächster Wurf
web-play-more = Mehr
web-play-unfold = Mehr über die Spieler
web-play-fits = passt hier
web-play-misfit = passt hier nicht
web-play-sure = Bist du sicher?
web-play-yes = Ja, tu es
web-play-no = Nein
web-play-players = Spieler
web-play-empty = Nichts mehr übrig.
web-play-recent = Gerade eben
web-play-faces = Was der Würfel zeigen kann
# $label: what is counted, such as "round"
web-figure-of = { $label } { $value } von { $most }
web-play-log = Was geschah
web-play-log-none = Noch ist nichts geschehen.
web-play-legend = Was die Zeichen bedeuten
web-play-keys = Tasten

## Keys

web-key-roll = Würfeln
web-key-choose = Wählen
web-key-arrows = Von Ort zu Ort gehen
web-key-walk = Bewegen, was du hältst
web-key-next = Nächster Ort, wo es passt
web-key-escape = Einen Schritt zurück
web-key-undo = Zurücknehmen
web-key-hint = Tipp
web-zoom = Zoom
web-zoom-in = Näher heran
web-zoom-out = Weiter weg
# As they are printed on keyboards
web-key-name-space = Leertaste
web-key-name-enter = Eingabe
web-key-name-escape = Esc

## Taking back

web-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
web-undo-waiting = Die anderen werden gefragt, ob du ihn zurücknehmen darfst.
web-undo-agree = Zustimmen
web-undo-refuse = Ablehnen
web-undo-withdraw = Doch nicht

## Leaving

web-left-title = Du hast den Tisch verlassen. Ein Bot spielt für dich.
web-left-back = Zurückkommen

## Hints

web-hint-title = Was ein starker Spieler täte
web-hint-thinking = Es wird nachgedacht …
web-hint-chance = { $share } Gewinnchance ({ $low } bis { $high })
web-hint-show = Zeigen
web-hint-close = Tipp schließen

## Players

web-player-turn = am Zug
web-player-you = du
web-player-here = an diesem Gerät
web-player-bot = Bot
web-player-level = Bot: { $level }
web-player-away = weg, ein Bot springt ein
web-player-offline = nicht verbunden

## What happened at the table

web-log-rushed = { $name } macht sich noch bereit, nur beim ersten Mal, und hat nicht nachgedacht.
web-log-joined = { $name } nimmt Platz.
web-log-undone = Der letzte Zug von { $name } ist zurückgenommen.
web-log-asked = { $name } möchte einen Zug zurücknehmen.
web-log-agreed = { $name } stimmt zu.
web-log-refused = { $name } stimmt nicht zu.
web-log-bot = Ein Bot spielt für { $name }.
web-log-back = { $name } ist zurück.

## The end

web-over-title = Das Spiel ist aus
web-over-rematch = Revanche
web-over-next = Zur Revanche
web-over-replay = Ansehen
web-over-transcript = Mitschrift
web-over-place = Platz { $n }

## Fair dice

web-fair-title = Faire Würfel
web-fair-why = Der Server war an diese Würfel gebunden, bevor sich jemand setzte, und niemand konnte sie kennen. Prüfe sie hier, in deinem eigenen Browser.
web-fair-root = Vor dem Spiel veröffentlicht
web-fair-key = Schlüssel, aus dem Glück aller
web-fair-key-good = Er folgt aus den Zahlen der Spieler.
web-fair-key-bad = Er folgt nicht aus den Zahlen der Spieler!
web-fair-verify = Prüfen
web-fair-all = Alle prüfen
web-fair-roll = Wurf { $n }
web-fair-good = geprüft: er ist, wie er sein muss
web-fair-bad-link = falsch: sein Glied führt nicht zu dem zurück, was veröffentlicht wurde
web-fair-bad-outcome = falsch: aus seinem Glied folgt etwas anderes
web-fair-none = Kein Wurf, seit diese Seite offen ist.
web-fair-own = In dieser Partie werft ihr eigene Würfel.
web-fair-program = Das Programm, das ein ganzes Spiel prüft
web-fair-left = { $n ->
    [one] { $n } Wurf ist noch in der Kette.
   *[other] { $n } Würfe sind noch in der Kette.
}

## Invitations

web-invite-seat = Link für { $name }
web-invite-watch = Link zum Zuschauen
web-invite-copy = Kopieren
web-invite-copied = Kopiert
web-invite-alone = Diese Links gehen nur auf diesem Computer auf. Damit andere in deinem Netz mitspielen können, beende Boardloom und starte es mit diesem Befehl; deine Partien gehen weiter.
web-invite-command = Befehl
web-invite-opens = Er öffnet Boardloom, und sonst nichts von diesem Computer, für alle in deinem Netz: Sie können eigene Partien anlegen und die Liste der beendeten sehen. Bei deinen mitspielen kann nur, wer den Link hat.
web-invite-qr = QR-Code
web-invite-qr-of = QR-Code: { $label }
web-invite-hint = Jeder Link ist ein Platz: gib ihn nur dem, der dort sitzt.

## What the host may do

web-host-title = Am Tisch
web-host-bot = Bot einsetzen
web-host-here = Hier spielen
web-host-link = Per Link vergeben
web-host-level = Stufe des Bots für { $name }
web-host-watch = Wer den Link hat, darf zuschauen
web-host-delete = Diese Partie löschen
web-host-delete-sure = Diese Partie für immer löschen?
web-host-leave = Den Tisch verlassen
web-host-leave-sure = Verlassen? Ein Bot spielt für dich, bis du zurückkommst.

## One device for several people

web-hand-title = Gib das Gerät an { $name }
web-hand-more = Was jetzt kommt, sollte sonst niemand sehen.
web-hand-ready = Ich bin { $name }: zeig es mir

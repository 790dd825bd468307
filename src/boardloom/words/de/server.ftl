### Was der Server denen sagt, die spielen, und denen, die ihn betreiben.

## Ablehnungen

refusal-store-down = nichts konnte gespeichert werden ({ $reason }); versuche es gleich noch einmal
refusal-not-full = die Partie beginnt, wenn jeder Platz besetzt ist
refusal-turn = { $who } ist am Zug
refusal-nobodys-turn = niemand ist am Zug
refusal-roll-not-choice = das ist ein Wurf, keine Wahl
refusal-choice-not-roll = das ist eine Wahl, kein Wurf
refusal-server-dice = hier würfelt der Server; würfle ohne Zahl
refusal-own-dice = hier werft ihr eigene Würfel; sagt, was sie zeigen
refusal-nothing-to-undo = du hast noch nichts getan, was man zurücknehmen könnte
refusal-undo-absent = das nähme auch einen Zug von { $who } zurück, und { $who } sitzt gerade nicht am Tisch
refusal-nobody-asks = niemand möchte etwas zurücknehmen
refusal-others-agree = die anderen müssen zustimmen
refusal-join-by-link = nur wer den Link eines Platzes hat, spielt mit
refusal-joined = { $who } sitzt schon da
refusal-name-taken = an diesem Tisch heißt schon jemand { $name }
refusal-secret-seat = dieses Spiel hat Geheimnisse: niemand kann einen Platz übernehmen, auf dem jemand anders gespielt hat; ein Bot kann es
refusal-secret-link = dieses Spiel hat Geheimnisse: solange es läuft, lässt sich der Link eines Platzes nicht ersetzen
names-alike = { $one } und { $other } sehen gleich aus; wähle Namen, die niemand verwechselt
refusal-colour-taken = jemand am Tisch hat diese Farbe schon
refusal-not-your-seat = das ist nicht dein Platz
refusal-nonce-early = die Zahlen werden geöffnet, wenn alle da sind
refusal-nonce-none = dieser Platz hat nichts zu öffnen
refusal-nonce-other = das ist nicht die Zahl, auf die du dich festgelegt hast
refusal-seat-number = { $seats ->
    [one] es gibt { $seats } Platz, gezählt ab 0
   *[other] es gibt { $seats } Plätze, gezählt ab 0
}
refusal-over = das Spiel ist aus
refusal-not-begun = das Spiel hat noch nicht begonnen
refusal-leave-by-link = nur wer den Link eines Platzes hat, kann ihn verlassen
refusal-match-waits = diese Partie wartet auf dich, wie lange du auch weg bist
refusal-players-only = das dürfen nur die, die spielen
refusal-host-only = das darf nur, wer die Partie angelegt hat
refusal-stale = die Partie ist inzwischen weitergegangen: sie ist bei { $seq }, nicht bei { $expected }
refusal-too-long = diese Partie hat { NUMBER($most) } Ereignisse im Protokoll und nimmt keine mehr; beginne eine neue
refusal-elsewhere = die Partie ging anderswo weiter; verbinde dich neu
refusal-gone = diese Partie ist nicht mehr hier; verbinde dich neu
refusal-link = dieser Link öffnet hier keine Partie
refusal-no-watchers = bei dieser Partie darf niemand zuschauen
refusal-rematch = eine Revanche gibt es einmal, wenn das Spiel aus ist
refusal-nothing-to-advise = in { $game } wird nichts entschieden: da gibt es nichts zu raten
refusal-chance-decides = hier entscheiden die Würfel
refusal-hint-waits = über den letzten Tipp wird noch nachgedacht
refusal-many-hints = über mehrere deiner Tipps wird schon nachgedacht; warte auf einen davon
refusal-no-finished-game = dieses beendete Spiel gibt es nicht
refusal-many-studies = gerade werden viele Spiele untersucht; frag in einer Minute wieder
refusal-many-matches = zu viele neue Partien von hier; versuche es später wieder
refusal-many-requests = zu viele Anfragen von dieser Adresse; versuche es gleich noch einmal
refusal-many-pictures = zu viele Bilder auf einmal verlangt; versuche es später wieder
refusal-lab-busy = das Labor arbeitet noch an dem, was du vorher gefragt hast; warte kurz
refusal-lab-hour = das Labor hat in dieser Stunde lange genug für dich gearbeitet; frag später wieder
refusal-nothing-here = hier ist nichts
refusal-hello-first = zuerst kommt ein Gruß
refusal-hello-once = gegrüßt wird einmal
refusal-protocol = dieser Server spricht Protokoll { $protocol }
refusal-not-understood = nicht verstanden: { $reason }
malformed = das passt hier nicht
malformed-no-object = es sollte ein JSON-Objekt sein
malformed-missing = das Feld { $field } fehlt
malformed-unknown = ein Feld { $field } gibt es nicht
malformed-value = das Feld { $field } ist nicht, wie es sein sollte ({ $given })
refusal-internal = hier ist etwas schiefgegangen; nichts wurde geändert
refusal-origin = diese Seite darf nicht mit diesem Server sprechen
refusal-host = dieser Server heißt nicht so; öffne ihn unter seiner eigenen Adresse
refusal-no-length = sag, wie lang es ist: Content-Length
refusal-too-large = eine Anfrage hat höchstens { $most } KiB
refusal-not-found = Nicht gefunden
refusal-method = So kann man das hier nicht aufrufen
refusal-status = diese Anfrage lässt sich nicht beantworten (Status { $status })

## Wenn eine Verbindung endet

bye-restart = der Server startet neu; komm gleich wieder
bye-internal = hier ist etwas schiefgegangen
bye-too-fast = zu viele Nachrichten
bye-deleted = diese Partie wurde gelöscht
bye-renewed = dieser Link wurde durch einen neuen ersetzt

## Einen Server betreiben

server-open = Boardloom ist unter { $address } (Strg-C beendet es)
server-open-already = Boardloom ist schon unter { $address }
server-open-lan = Alle in deinem Netz können jetzt unter { $address } spielen. Nur die Spiele stehen ihnen offen; Strg-C schließt sie.
server-open-alone = Boardloom läuft schon unter { $address }, nur für diesen Computer; beende es dort (Strg-C) und starte es neu mit --lan
server-open-without = Boardloom läuft schon unter { $address }, ohne { $games }; beende es dort (Strg-C) und starte es neu mit --use
server-no-browser = boardloom: keine Spiele im Browser: { $reason }
server-missing = { $library } fehlt; installiere es mit: pip install 'boardloom[server]'
server-cannot-listen = { $address } lässt sich nicht öffnen: { $reason }
settings-public-url = schreib es als https://games.example.org oder https://games.example.org:8443, ohne Pfad und Benutzernamen; andere Buchstaben als a bis z so, wie Browser sie senden (xn--...)
settings-use = { $option }: schreib es als JSON-Liste von Dateien, etwa ["rules.py"]

## Der Speicher eines Servers und die Mitschriften der Partien darin

store-none = unter { $file } gibt es keinen Speicher
store-held = der Speicher { $file } ist schon in Betrieb: durch Prozess { $process } auf { $machine }, seit { $since }
reason-store-displaced = { $file } wurde entfernt oder ersetzt, während der Server lief
store-unopened = der Speicher { $file } lässt sich nicht öffnen: { $reason }
store-unread = der Speicher { $file } lässt sich nicht lesen: { $reason }
store-damaged = die Datei { $file } ist beschädigt; PRAGMA integrity_check sagt, wo
store-wal-damaged = die Datei { $file } ist beschädigt: Was hinter der Stelle steht, auch bestätigte Züge, lässt sich nicht mehr lesen. Setze eine Sicherung ein; `boardloom store backup DATEI` macht eine von allem, was noch lesbar ist
store-wal-unfinished = Die letzte Transaktion in { $file } ist nicht vollständig: Entweder fiel der Strom aus, bevor sie jemandem bestätigt wurde, oder dort ist ein Bit gekippt.
store-unvouched = Jede Partie ist, wie sie geschrieben wurde. In unbenutzten Teilen dieser Seiten der Datei liegen Reste, oder dort ist ein Bit gekippt; für sie bürgt nichts: { $pages }
store-sum = eine Zeile der Tabelle { $table } ist nicht mehr, wie sie geschrieben wurde: { $row }
store-orphan = die Tabelle { $table } hat Zeilen einer Partie, die es nicht gibt: { $match }
store-newer = eine neuere Version von Boardloom hat den Speicher { $file } angelegt; nimm diese Version oder eine Sicherung
store-replays =
    { $matches } { $matches ->
        [one] Partie
       *[other] Partien
    }, { $events } { $events ->
        [one] Ereignis
       *[other] Ereignisse
    }: jede Mitschrift führt zu den gespeicherten Stellungen.
store-rolls = { $rolls ->
    [one] { $rolls } Wurf geprüft: er folgt aus seiner Kette.
   *[other] { $rolls } Würfe geprüft: alle folgen aus ihren Ketten.
}
store-exported = { $matches ->
    [one] { $matches } Partie nach { $folder } geschrieben
   *[other] { $matches } Partien nach { $folder } geschrieben
}
store-copied = { $file } ist eine Kopie des Speichers
log-match = Partie { $match }: { $problem }
log-event = Partie { $match }, Ereignis { $event }: { $problem }
log-unreadable = Partie { $match }, Ereignis { $event } lässt sich nicht lesen: { $reason }
log-version = Partie { $match } ist { $game } Version { $played }; dieses Boardloom spielt Version { $ours }
log-header = ihr Kopf lässt sich nicht lesen: { $reason }
log-missing = Ereignis { $event } fehlt
log-state = die Stellung ist nicht die gespeicherte
log-rules = die Regeln nehmen es nicht an ({ $reason })
log-no-seat = einen Platz { $seat } gibt es nicht
log-undo = { $actions ->
    [one] { $actions } Aktion lässt sich nicht auf { $to } zurücknehmen
   *[other] { $actions } Aktionen lassen sich nicht auf { $to } zurücknehmen
}
log-key = der Schlüssel ist nicht hexadezimal
log-other-dice = die Würfel sind nicht die veröffentlichten
log-result = bei den beendeten Spielen ist { $name } { $found }; nach der Mitschrift ist es { $expected }
log-ended = als Ende steht { $ended }; die Mitschrift sagt etwas anderes

## What links look like where they are shared

share-invite = Spiel mit: { $game }
share-invite-note = Öffne den Link und nimm Platz. Ein Konto brauchst du nicht.
share-live = { $game }: eine Partie läuft
share-live-note = Öffne den Link, um mitzuspielen oder zuzusehen.
share-replay-note = Sieh dir die Partie Zug um Zug noch einmal an.
share-set-up = { $game } spielen

### Die Seiten im Browser.

## Everywhere

web-app-tagline = Brettspiele an einem Bildschirm, mit Freunden in der Ferne und gegen Bots.
web-app-skip = Zum Inhalt springen
web-nav-label = Boardloom
web-nav-games = Spiele
web-nav-leaders = Rangliste
web-nav-settings = Einstellungen
web-page-loading = Einen Moment …
web-page-again = Noch einmal versuchen
web-page-offline = Der Server ist nicht zu erreichen.
web-offline = Der Server ist nicht zu erreichen. Regeln und beendete Spiele, die du schon geöffnet hattest, gibt es hier trotzdem; zum Spielen braucht es den Server.
web-page-timeout = Der Server antwortet nicht rechtzeitig.
web-page-error = Der Server antwortete mit dem Fehler { $status }.
web-page-broken = Auf dieser Seite ist etwas schiefgegangen.
web-page-missing = Hier ist nichts.
web-page-home = Zurück zu den Spielen
web-footer-label = Mehr
web-footer-api = Für Programme: die Schnittstelle
web-footer-verifier = Prüfe die Würfel selbst
web-footer-icons = Symbole: game-icons.net, CC BY 3.0

## Settings

web-settings-name = Name
web-settings-language = Sprache
web-settings-system = System
web-settings-theme = Farben
web-settings-speed = Tempo
web-settings-sound = Ton
web-settings-vibration = Vibration
web-settings-details = Namen der Felder
web-settings-patterns = Muster auf Steinen
web-settings-kept = Bleibt in diesem Browser.
web-settings-done = Fertig
web-theme-system = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-instant = Ohne Bewegung

## The front page

web-home-title = Fünf Brettspiele.
web-home-pitch = Spiel hier, gegen Bots oder mit Freunden über einen Link.
web-home-starts = Beginnt { $game } gegen Bots. Die Plätze lassen sich jederzeit ändern.
web-home-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
web-home-players-range = { $least }–{ $most } Personen
web-home-play = Jetzt spielen
web-home-starting = Der Tisch wird gedeckt …
web-home-setup = Einrichten
web-home-rules = Regeln
web-home-bots = Jetzt spielen: du gegen mittelstarke Bots.
web-home-together = Jetzt spielen: zusammen an diesem Bildschirm. Die Würfel entscheiden.
web-home-running = Deine Spiele
web-home-count = { $n } laufen
web-home-over = Deine beendeten Spiele
web-home-latest = Zuletzt in diesem Haus
web-home-continue = Weiterspielen
web-home-replay = Ansehen
web-home-forget = Vergessen
web-home-forget-sure = { $game } mit { $players } vergessen?
web-home-forget-more = Die Partie läuft noch, und nur dieser Browser kennt den Weg zurück an den Tisch.
web-home-unnamed = Spieler ohne Namen
web-home-won = Gewonnen: { $names }
web-home-nobody = Niemand hat gewonnen
web-home-drawn = Unentschieden
web-home-nothing-finished = Noch ist kein Spiel zu Ende gespielt. Mach den Anfang!
web-home-leaders = Wer am besten spielt, Spiel für Spiel, Menschen und Bots.
web-home-to-leaders = Zur Rangliste

## The leaderboard

web-leaders-how = Die Wertung ist die Stärke, die jemand mit guter Gewissheit mindestens hat. Sie steigt mit guten Ergebnissen, sinkt mit schlechten und wird mit jedem gewerteten Spiel sicherer.
web-leaders-game = Spiel
web-leaders-player = Spieler
web-leaders-rating = Wertung
web-leaders-games = Spiele
web-leaders-wins = Siege
web-leaders-bot = Bot
web-leaders-none = Noch hat niemand ein gewertetes Spiel davon beendet.

## Rules

web-rules-of = Regeln: { $game }
web-rules-changed = Mit den Optionen, die du gewählt hast.
web-rules-none = Die Regeln dieses Spiels sind noch nicht aufgeschrieben.
web-rules-play = Ein Spiel mit diesen Regeln einrichten

## Setting up a game

web-setup-of = { $game } einrichten
web-setup-seats = Spieler
web-setup-name = Name von { $who }
web-setup-kind = Wer für { $who } spielt
web-setup-here = Mensch hier
web-setup-link = Mensch per Link
web-setup-bot = Bot
web-setup-bots = Bots
web-setup-level = Bot: { $level }
web-setup-other-bots = Andere Bots
web-setup-add-seat = Spieler hinzufügen
web-setup-remove-seat = { $who } entfernen
web-setup-links-later = Die Links zum Verschicken bekommst du, sobald du startest.
web-setup-twin = Zwei Spieler haben diesen Namen.
web-setup-colour = Farbe von { $who }: { $colour }
web-setup-colours = Farben für { $who }
web-setup-take = { $colour } nehmen
web-setup-swap = Gegen { $colour } tauschen
web-setup-presets = Fertige Regeln
web-setup-default = Wie üblich
web-setup-no-preset = Die Regeln, die die meisten kennen.
web-setup-main = Das Spiel
web-setup-rules = Regeln
web-setup-board = Brett
web-setup-no-board = Etwas geht so noch nicht.
web-setup-changed-count = · { $count } geändert
web-setup-unchanged = · wie üblich
web-setup-wrong = Etwas geht so noch nicht; es steht bei der Option.
web-setup-left-out = Weggelassen: { $names }. Solche Optionen hat dieses Spiel nicht, oder es kann sie nicht lesen.
web-setup-other-many = Dieses Spiel ist für { $least } bis { $most } Spieler; hier sind es { $many }.
web-setup-no-longer-fit = Passt nicht mehr und ist vom Brett genommen: { $count }.
web-setup-start = Spiel starten

## Options

web-option-on = an
web-option-off = aus
web-option-automatic = automatisch
web-option-nothing = nichts
web-option-default = Üblich: { $value }
web-option-drawn = neu ausgelost
web-option-is-default = üblich
web-option-changed = · geändert
web-option-reset = Zurücksetzen
web-option-list = Zahlen mit Kommas trennen.
web-option-fresh = Andere
web-option-by-hand = Für jeden Spieler wählen

## Colours

web-colour-blue = Blau
web-colour-orange = Orange
web-colour-green = Grün
web-colour-pink = Pink
web-colour-yellow = Gelb
web-colour-gold = Gold
web-colour-sky = Himmelblau
web-colour-violet = Violett
web-colour-brown = Braun
web-colour-grey = Grau
web-colour-red = Rot
web-colour-teal = Petrol
web-colour-lime = Limette
web-colour-rose = Rosa
web-colour-sand = Sand
web-colour-navy = Marineblau
web-colour-black = Schwarz

## Editing on the board

web-edit-on-board = Auf dem Brett bearbeiten
web-edit-brushes = Was aufs Brett kommt
web-edit-draw = Neu auslosen
web-edit-fill = Besondere Felder auslosen
web-edit-reset = Zurücksetzen
web-edit-all-plain = Alle Felder auf { $kind }
web-edit-clear = Leeren
web-edit-fixed = Dieses Feld bleibt, wie es ist.
web-edit-paint-how = Klicke oder ziehe über das Brett, um zu malen. Mit der Tastatur: Pfeiltasten, dann Enter.
web-edit-links-how = Ziehe von Feld zu Feld. Ziehe an einem Ende, um es zu verschieben. Mit der Tastatur: Enter an beiden Enden, Entf löscht, Escape lässt los.
web-edit-fits = Hier passt es.
web-edit-drag-on = Ziehe weiter zu einem anderen Feld.
web-edit-held-at = Beginnt bei { $cell }: geh nun zum anderen Ende und drücke Enter.
web-edit-refused = Das geht nicht: { $why }
web-edit-placed = Liegt.
web-edit-outside = Außerhalb des Bretts kommt nichts hin.
web-edit-removed = Entfernt.
web-edit-cell-by-cell = Feld für Feld
web-edit-as-list = Als Liste ({ $count })
web-edit-kind = Art von Nummer { $number }
web-edit-from = Nummer { $number }: von
web-edit-to = Nummer { $number }: nach
web-edit-from-head = von
web-edit-to-head = nach
web-edit-remove = Nummer { $number } entfernen
web-edit-no-links = Nichts auf dem Brett.
web-edit-add = Hinzufügen
web-edit-tables = Tabellen
web-edit-cell = Zeile { $row }: { $column }

## At the table

web-table-title = Am Tisch
web-table-grace = Wenn jemand weg ist
web-table-never = auf ihn warten
web-table-grace-30 = nach 30 Sekunden springt ein Bot ein
web-table-grace-120 = nach 2 Minuten springt ein Bot ein
web-table-grace-600 = nach 10 Minuten springt ein Bot ein
web-table-grace-86400 = nach einem Tag springt ein Bot ein
web-table-grace-help = Für Leute, die per Link spielen.
web-table-own-dice = Eigene Würfel
web-table-own-dice-help = · ihr werft echte Würfel und sagt, was fiel
web-table-rated = Gewertet
web-table-rated-help = · das Ergebnis zählt für die Rangliste
web-table-listed = Öffentlich
web-table-listed-help = · das beendete Spiel erscheint auf der Startseite

## Sharing rules

web-share-title = Diese Regeln teilen
web-share-copy = Link kopieren
web-share-save = Als Datei sichern
web-share-open = Datei öffnen
web-share-help = Oder lege eine Datei hier ab. Link und Datei enthalten die Optionen, nicht die Spieler.
web-share-copied = Der Link ist kopiert.
web-share-opened = { $file } ist geöffnet.
web-share-bad = { $file } ist nicht zu gebrauchen: { $why }
web-share-bad-json = es ist kein JSON.
web-share-bad-object = es sollte ein JSON-Objekt mit Optionen sein.
web-share-bad-large = es ist zu groß.
web-share-bad-link = Die Optionen in diesem Link sind nicht zu lesen; das sind die üblichen.

## Watching a finished game

web-replay-of = Ein Spiel: { $game }
web-replay-begin = Der Anfang.
web-replay-controls = Wiedergabe
web-replay-step = Schritt
web-replay-at = { $at } von { $of }
web-replay-first = Zum Anfang
web-replay-back = Eins zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Eins weiter
web-replay-last = Zum Ende
web-replay-log = Was geschah
web-replay-players = Spieler
web-replay-chances = Gewinnchancen
web-replay-chances-label = Eine Linie für jeden Spieler: die Chance zu gewinnen nach jedem Schritt
web-replay-working = Wird berechnet: { $done } von { $of }
web-replay-share = Link zu diesem Schritt kopieren
web-replay-transcript = Mitschrift
web-replay-dice = Protokoll der Würfel
web-replay-figures = { $when } · { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} · { $time } Minuten
web-dice-title = Faire Würfel und Dateien
web-dice-files = Dateien
web-dice-check = Jeden Wurf prüfen
web-dice-checking = Wird geprüft …
web-dice-step-fair = ✓ Wurf { $at } ist fair.
web-dice-step-own = Wurf { $at } kam von den eigenen Würfeln der Spieler.

### Was die Kommandozeile sagt. Wörter wie --resume, FILE und `boardloom games` werden getippt, oder stehen für Getipptes.

## Was an einem Befehl falsch ist

cli-see-help = { $problem } (siehe { $command } --help)
cli-no-such-command-but = Diesen Befehl gibt es nicht: { $command }; meinst du { $commands }?
cli-no-such-command = Diesen Befehl gibt es nicht: { $command }
cli-command-missing = Es fehlt ein Befehl: { $commands }
cli-no-such-option = Diese Option gibt es nicht: { $option }
cli-no-such-option-but = Diese Option gibt es nicht: { $option }; meinst du { $options }?
cli-missing = Es fehlt: { $option }
cli-invalid-because = Ungültiger Wert für { $option }: { $reason }
cli-invalid = Ungültiger Wert für { $option }
cli-value-missing = { $option } braucht einen Wert
cli-no-value = { $option } nimmt keinen Wert
cli-extra = Das ist zu viel: { $arguments }
cli-misused = So wird dieser Befehl nicht benutzt
cli-resume-alone = --resume macht weiter, wie das Spiel begann; lass die anderen Optionen weg
cli-which-game = diese Optionen brauchen ein Spiel: nenne eines
cli-players-differ = --players { $players } widerspricht players={ $given }
cli-from-alone = --from bringt seine eigenen Optionen mit; lass --set und --config weg
cli-other-game = { $file } ist ein Spiel von { $game }, nicht von { $asked }
cli-unwritable = Schreiben geht nicht: { $reason }
window-no-tkinter = das Fenster braucht Tkinter: bitte installieren (Debian und Ubuntu: sudo apt install python3-tk; Fedora: sudo dnf install python3-tkinter)
window-no-display = es gibt keinen Bildschirm für ein Fenster: DISPLAY setzen, oder im Browser (boardloom) oder am Terminal (boardloom menu) spielen

## Was Befehle sagen

cli-game = { $title }: { $summary }
cli-imported = { $moves ->
    [one] { $game }, { $moves } Zug, liegt in { $file }
   *[other] { $game }, { $moves } Züge, liegt in { $file }
}

check-no-game = { $file } meldet kein Spiel an
check-fine = { $configs ->
    [one] { $game }: nichts Falsches gefunden.
   *[other] { $game }: nichts Falsches gefunden, mit { $configs } Zusammenstellungen von Optionen.
}
check-faults = { $faults ->
    [one] { $game }: { $faults } Fehler.
   *[other] { $game }: { $faults } Fehler.
}
check-changes = Hier wird { $field } geschrieben, aber nur start und apply dürfen etwas ändern
check-unwritten = { $place } zählt mit, aber dort wird nichts hingeschrieben
check-index = { $row } hat Plätze von 0 bis { $last }, nicht { $index }
check-iterate = Regeln gehen { $row } nach Plätzen durch: for i in range(len({ $row }))
check-room = MAX_ACTIONS ist { $most }, und hier ist eine Aktion mehr
check-order = Aktionen werden aufsteigend aufgezählt, jede einmal, aber { $action } folgt auf { $before }
check-luck = Noch einmal nach derselben Stellung gefragt, ist die Antwort eine andere: Glück gehört in chance
check-start = start lässt { $field }, wie es war; es soll jedes Feld schreiben
check-chance = Der Zufall ist am Zug, obwohl das Spiel chance=False sagt
check-turn = turn(s, b) ist { $turn }, während Platz { $mover } am Zug ist
check-die = die(s, b) ist { $sides }, aber chance zählt nicht 1 bis { $sides } auf, jede mit Gewicht 1
check-sight = hide nimmt weg, was der Platz am Zug braucht: Danach hat er andere Möglichkeiten
check-leak = hide verbirgt { $hidden } vor Platz { $seat }, aber { $field } verrät es: { $first }, wenn es { $one } ist, und { $second }, wenn es { $other } ist
check-deal = determinize ändert { $field }, was Platz { $seat } sieht
check-deal-choices = determinize lässt Platz { $seat } andere Möglichkeiten, als er hat
check-search = eine Suche verläuft übersetzt anders als in reinem Python
check-endless-rule = Das kam an kein Ende
check-differs = Nach Zug { $move } ist { $field } in Python { $python } und kompiliert { $compiled }
check-config = Diese Optionen, aufgeschrieben und wieder gelesen, sind nicht dieselben; jede braucht einen Standardwert
check-unfinished = { $games } von { $of } Spielen waren nach { $moves } Zügen nicht zu Ende
check-never-wins = Spieler { $seat } gewinnt nie, wenn alle nach Zufall wählen
check-always-tied = jedes Spiel geht unentschieden aus, wenn alle nach Zufall wählen
check-never-asked = Spieler { $seat } ist nie am Zug
check-parse = parse hält { $name }, den Namen einer Aktion, für eine andere Aktion
check-silent = events sagt nichts über { $name }
check-preset = Die Voreinstellung { $preset } kann niemand wählen: { $problem }
check-with = Mit { $options }: { $problem }
check-id = { $id } ist die Kennung einer Nachricht und stünde so da: message({ $id }) sagt ihre Worte
check-tone = { $tone } ist kein Ton, den Bildschirme kennen
check-seat = { $id } nennt Platz { $seat }, und es gibt die Plätze 0 bis { $last }
check-who = { $id } würde { $who } als Zahl sagen: Who({ $who }) ist, wer auf diesem Platz sitzt
check-rave = Mit rave_k sind Aktionen Zahlen unter MAX_ACTIONS, das { $most } ist; hier ist { $action }
check-unread = Hier wird { $place } gelesen, bevor dort etwas geschrieben ist: Was vorher dort stand, bedeutet nichts
check-none = { $rule } findet nichts, was man tun kann: Wer am Zug ist, braucht eine Möglichkeit, und sei es zu passen
check-hides-nothing = hide verbirgt vor niemandem etwas
check-hides-unevenly = hide verbirgt vor Platz { $seat } nichts, vor anderen aber schon
check-hides-own = hide verbirgt { $field } vor Platz { $seat }, der es selbst gewählt hat
check-no-deals = Ohne determinize wissen Bots alles, was hide verbirgt
check-score-hidden = score zählt, was hide verbirgt: Platz { $seat } bekommt einen anderen Stand gezeigt, als er ist
check-deal-same = determinize teilt bei jedem Schlüssel dasselbe aus; in { $wrong } von { $of } Stellungen war es nicht so
check-deal-never = determinize macht { $field } nie zu { $value }, und so war es in { $games } Spielen
check-doubt = Vielleicht: { $problem }
check-players = players darf jede Zahl sein: Field(2, ge=2, le=4) sagt, wie viele höchstens
check-prefix = { $id } beginnt nicht mit { $game }-, wie es die Kennungen dieses Spiels tun
check-global = Regeln verwenden { $name }, und das ist nicht mehr dasselbe: Was sich ändert, gehört in den Zustand
check-command = { $name } ist ein Befehl des Terminals, den dann niemand mehr geben könnte
check-speed-plain = Eine einfache Schleife in Python: { NUMBER($games, maximumFractionDigits: 0) } Spiele/s.
check-speed-interpreted = Interpretiert: { $games } Spiele/s, das { $times }-Fache.
check-speed-compiled = Kompiliert: { $games } Spiele/s, das { $times }-Fache.

## Texte von --help, ohne Fluent gelesen: keine Argumente, keine Attribute, nichts in geschweiften Klammern

help-usage = Aufruf:
help-options = Optionen:
help-commands = Befehle:
help-arguments = Argumente:
help-help = Zeigt diesen Text.
help-default = sonst:
help-required = nötig

help-boardloom = Ein Haus voller Brettspiele. Ohne Befehl: alle im Browser.
help-screens = Aussuchen, wo gespielt wird: im Browser, in einem Fenster oder in diesem Terminal.
help-in-browser = Die Spiele im Browser öffnen.
help-first-game = Das Spiel, das zuerst aufgebaut wird.
help-menu = Ein Spiel aussuchen und hier im Terminal spielen.
help-games = Die Spiele auflisten.
help-play = Hier im Terminal spielen. Jeder Zug ist gleich gespeichert.
help-classic-board = Das eigene Brett in dem Fenster öffnen, das sein Regeltext beschreibt.
help-desktop = In einem eigenen Fenster spielen, ohne Browser.
help-learn = Ein Spiel in zwei Minuten lernen, indem man es spielt.
help-puzzles = Den einen Zug finden, der besser ist als alle anderen.
help-puzzle-number = Welches Rätsel, ab 1.
help-sim = Viele Spiele simulieren und Anteile, Längen und Zahlen des Spiels berichten.
help-arena = Bots gegeneinander antreten lassen, auf allen Plätzen mit gleichem Glück. Spiele werden aufgehoben; ein zweiter Lauf macht weiter.
help-calibrate = Suchen eines Spiels gegeneinander antreten lassen und die Stufen behalten, die am weitesten auseinander liegen.
help-check = Ein Spiel auf jede Weise spielen, die Fehler findet, und jeden mit seiner Zeile nennen.
help-gtp = Für andere Programme spielen: das Go Text Protocol auf Standardeingabe und -ausgabe.
help-odds = Die Chancen in einem Glücksspiel: genau, wo es geht, sonst simuliert mit Intervall.
help-perft = Zählen, auf wie viele Arten sich DEPTH Aktionen spielen lassen, der Zufall eingeschlossen.
help-replay = Eine Mitschrift prüfen und erzählen.
help-analyse = Die Chancen aller im Verlauf eines Spiels, Zug für Zug, und was Entscheidungen kosten.
help-export = Eine Mitschrift im Format eines anderen Programms ausgeben.
help-import = Ein Spiel aus der Datei eines anderen Programms prüfen und zu deinen legen.
help-history = Beendete und laufende Spiele auflisten.
help-leaderboard = Wer wie oft gewann, aus allen beendeten Spielen.
help-schema = Das JSON-Schema der Optionen eines Spiels ausgeben.
help-serve = Partien im Netz anbieten. Jede Einstellung geht auch als BOARDLOOM_NAME.
help-verify = Die Würfel eines Spiels anhand seines Würfelprotokolls prüfen und die Regeln nachspielen.
help-store = Nach dem Speicher eines Servers sehen.
help-store-check = Jede Partie im Speicher nachspielen und sagen, ob alles stimmt.
help-store-export = Jede Partie als Mitschrift samt Würfelprotokoll in einen Ordner schreiben.
help-store-backup = Den Speicher kopieren, während der Server läuft.

help-game-name = Der Name: siehe `boardloom games`.
help-only-game = Nur dieses Spiel.
help-set = Eine Option wählen.
help-config = Optionen als JSON-Datei.
help-use = Zuerst eigene Regeln laden.
help-json = JSON ausgeben.
help-how-many-games = Wie viele Spiele.
help-seed = Gleicher Startwert, gleiche Spiele.
help-dice-seed = Gleicher Startwert, gleiche Würfel.
help-browser = Einen Browser öffnen, oder nicht.
help-lan = Alle in diesem Netz mitspielen lassen, nicht nur diesen Computer.
help-fast = Keine Pausen.
help-players = Wie viele mitspielen.
help-names = Namen der ersten Plätze.
help-seat-bots = Wie viele der letzten Plätze Bots sind, oder welche.
help-resume = Mit dem letzten angefangenen Spiel weitermachen.
help-every-bot = Wie jeder Platz entscheidet; ein Name für alle Plätze.
help-cores = Sonst: jeder Kern.
help-cluster = Auf einem Ray-Cluster spielen: HOST:PORT oder auto. Die Zahlen bleiben dieselben.
help-limit = Ein Spiel nach so vielen Zügen abbrechen.
help-bots = Einer für jeden Platz, oder zwei.
help-duels = Spiele von je zweien, die sich begegnen.
help-checked = Ein Spiel mit Namen, oder eine Datei mit eigenen Spielen.
help-speed = Auch messen: Spiele pro Sekunde, kompiliert und nicht.
help-seconds-move = Für jeden Zug.
help-iterations = Der Suche für jeden Zug, stattdessen.
help-engine = Eine fremde Engine: der Bot gtp1, gtp2, ...
help-bot = Welcher Bot spielt.
help-moves = Diese zuerst spielen, beim Namen genannt.
help-from = Vom Ende einer Mitschrift an.
help-without = Eine Aktion, die nie gespielt wird.
help-seconds-position = Der Suche für jede Stellung.
help-format = Ein Format, das das Spiel kennt, etwa blksgf.
help-host = Auf dieser Adresse lauschen, nicht nur für dieses Gerät.
help-port = Sonst 8000; 0 nimmt einen freien.
help-public-url = Was Leute eintippen, hinter einem Reverse-Proxy.
help-database = Der Speicher; sonst in deinem Datenordner.
help-new = Ein eigenes Spiel beginnen: eine Datei, die sich sofort spielen lässt.
help-new-name = Wie das Spiel heißt; die Datei ist NAME.py.
help-new-kind = Womit es beginnt: ein Rennen mit einem Würfel, Figuren auf einem Gitter, Steine, die man setzt, oder ein Bluff mit verdeckten Würfeln.
help-new-package = Einen Ordner mit Tests anlegen, der sich veröffentlichen lässt.
new-kind = womit soll es beginnen? --kind ist eines von { $choices }
new-exists = { $file } gibt es schon
new-written = { $file } ist geschrieben.
new-next = Probiere: { $command } check { $source }, { $command } play { $game } --use { $source }
new-package = Installiere es mit pip install -e { $file }; dann { $command } play { $game }. Das Spiel steht in { $source }.
new-which = Welche Art?
new-race = ein Rennen mit Würfel und Entscheidung
new-grid = Figuren, die auf einem Gitter ziehen
new-placement = Steine, die gesetzt werden
new-bluff = ein Bluff mit verdeckten Würfeln

## Das Labor

help-lab = Messen, was eine Regel bewirkt.
help-lab-measure = Die Zahlen eines Entwurfs: Fairness, Länge, Spannung.
help-lab-compare = Was eine Änderung bewirkt, Spiel für Spiel mit demselben Glück.
help-lab-sweep = Eine Option nach der anderen geändert, jede verglichen.
help-lab-find = Ein besseres Brett oder bessere Optionen suchen.
help-lab-run = Ein Experiment wiederholen und sagen, ob dasselbe herauskommt.
help-lab-report = Aus einem Experiment eine Seite machen: eine HTML-Datei, die überall aufgeht.
help-lab-report-save = Wohin die Seite geschrieben wird; sonst neben das Experiment.
help-lab-games = Spiele jedes Entwurfs.
help-lab-seconds = Wie lange gemessen wird; 1, wenn nichts anderes gesagt ist.
help-lab-until = Weitermachen, bis das Intervall so schmal ist, etwa edge=0.002.
help-lab-pace = Wie viele Sekunden ein Ereignis am Tisch dauert, etwa roll=4; für die Minuten.
help-lab-save = Das Experiment in einer Datei aufheben.
help-lab-but = Was geändert wird.
help-lab-but-bots = Wer den geänderten Entwurf spielt.
help-lab-vary = Was geändert wird; alle Möglichkeiten, wenn keine Werte genannt sind.
help-lab-over = Worüber gesucht wird: eine Option, die ein Brett ist, oder Optionen mit ihren Werten; alle Möglichkeiten, wenn keine genannt sind.
help-lab-where = Zwischen welchen Grenzen eine andere Größe liegen soll, etwa rounds=24..26.
help-lab-maximise = Die Größe, die so groß wie möglich sein soll.
help-lab-minimise = Die Größe, die so klein wie möglich sein soll.
help-lab-find-seconds = Wie lange gesucht wird; 10, wenn nichts anderes gesagt ist.
help-lab-tries = Wie viele Entwürfe versucht werden, statt wie lange.
help-lab-file = Die Datei eines Experiments.

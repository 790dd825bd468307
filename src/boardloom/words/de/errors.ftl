### Fehler von Regeln, Spielen, Dateien, Bots und Zahlen; was Bibliotheken oder Engines auf Englisch sagen, ist ein Argument.

## Dateien

file-problem = { $file }: { $problem }
file-line-problem = { $file }, Zeile { $line }: { $problem }
file-not-python = { $file } ist keine Python-Datei
file-exists = { $file } gibt es schon
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }
reason-no-file = es ist keine Datei
reason-not-text = es ist kein Text
reason-not-json = es ist kein JSON
reason-not-json-at = es ist kein JSON (Zeile { $line }, Spalte { $column })
reason-nested = es ist zu tief verschachtelt
reason-missing = diese Datei oder diesen Ordner gibt es nicht
reason-permission = das ist hier nicht erlaubt (keine Berechtigung)
reason-read-only = es darf nur gelesen, nicht geschrieben werden
reason-folder = es ist ein Ordner
reason-not-folder = ein Teil des Pfads ist kein Ordner
reason-exists = das gibt es schon
reason-disk-full = die Platte ist voll
reason-disk-fails = die Platte nimmt es nicht an
reason-file-large = die Datei würde zu groß
reason-name-long = der Name ist zu lang
reason-no-program = es ist kein Programm
reason-no-address = diese Adresse gibt es nicht
reason-address-used = dort lauscht schon ein anderes Programm
reason-address-elsewhere = dieser Rechner hat diese Adresse nicht
reason-not-database = es ist keine Datenbank
reason-database-damaged = die Datenbank ist beschädigt
reason-other-database = es ist eine Datenbank für etwas anderes
reason-database-busy = ein anderes Programm benutzt die Datenbank
reason-not-opened = die Datei lässt sich nicht öffnen
reason-code = Fehler { $code }

## Spiele und Regeln

game-unknown = ein Spiel { $game } gibt es nicht; möglich sind { $choices }
game-unknown-but = ein Spiel { $game } gibt es nicht; ist { $games } gemeint?
game-unknown-file = ein Spiel { $game } gibt es nicht; vielleicht mit --use { $file }
game-package = das Spiel { $game } aus dem Paket { $package } ist nicht nutzbar: { $problem }
game-taken = { $game } heißt schon ein Spiel des Hauses
game-lacks = dem Spiel { $game } fehlt { $part }
game-arguments = { $function } wird mit ({ $arguments }) aufgerufen, nimmt aber ({ $given })
game-faulty = Den Regeln des Spiels { $game } ist nicht zu trauen: { $problems }
game-name = { $game } kann kein Spiel heißen: der Name ist ein Buchstabe, dann Buchstaben, Ziffern und Unterstriche
game-words = mit den Texten des Spiels { $game } stimmt etwas nicht: { $problems }
game-guided = mit der Einführung oder den Rätseln des Spiels { $game } stimmt etwas nicht: { $problems }
lesson-step = Schritt { $step } der Einführung ({ $says }): { $problem }
lesson-too-free = was man dort tun darf, führt zu mehr als { $most } Stellungen
lesson-no-words = Schritt { $step } der Einführung hat keine Worte: { $id } fehlt
lesson-not-now = Jetzt nicht: tu, worum die Anleitung bittet.
lesson-none = zu { $game } gibt es keine Einführung
lesson-over = die Einführung ist zu Ende
puzzles-none = zu { $game } gibt es keine Rätsel
puzzle-none = zu { $game } gibt es kein Rätsel { $number }
puzzle-over = das Rätsel hat nur einen Zug
puzzle-file = { $file }: { $reason }
puzzle-wrong = Rätsel { $number }: { $problem }
puzzle-choices = seine Werte sind nicht die von zwei oder mehr Zügen, die dort möglich sind
minimax-two = { $game } lässt sich nicht bis zum Ende durchsuchen: dafür braucht es zwei Spieler und keinen Zufall
words-junk = { $id } lässt sich nicht lesen: { $reason }
words-twice = { $id } steht zweimal da
words-unknown = { $id } verweist auf { $other }, das es nicht gibt
words-circle = { $id } verweist auf sich selbst, direkt oder über andere Texte
words-none = Die Nachricht { $id } hat keinen Text
words-gap = Die Nachricht { $id } hat eine Lücke, die nichts füllt: { $reason }
slot-taken = { $slot } { $name } ist vergeben; gib der Strategie einen anderen Namen
state-large = State ist zu groß ({ $numbers }, höchstens { $most }): Tabellen gehören in das Setup
state-name = State.{ $field }: Jeder Record hat schon etwas mit diesem Namen; das Feld muss anders heißen
rule-recursive = die Regel { $rule } ruft sich selbst auf, direkt oder über andere; das dürfen Regeln nicht
rule-setup = Hier wird { $field } geschrieben, aber ein Setup bleibt, wie es ist: Was sich ändert, gehört in den Zustand
rule-division = Eine Regel hat durch null geteilt; `boardloom check` nennt die Zeile
policy-name = { $name } kann kein Name einer Policy sein: Das ist ein Wort in Kleinbuchstaben, und keine zwei haben dasselbe
rule-unmarked = { $name } wird von einer Regel aufgerufen, ist aber nicht mit @rule gekennzeichnet
rule-type = { $name } ist vom Typ { $type }, den eine Regel nicht verwenden kann; importiere beim Namen, was sie braucht
rule-undefined = { $name } ist nicht definiert
rule-speaks = eine Regel darf { $name } nicht aufrufen: sie liest und ändert nur Zahlen
rule-luck = eine Regel darf { $name } nicht verwenden, das jedes Mal anders antwortet: Glück gehört in chance
game-view-class = view ist eine Klasse: { $name }(), mit Klammern, ist eine Ansicht
rule-global = eine Regel darf { $name } nicht ändern, das außerhalb von ihr steht: was sich ändert, gehört in den Zustand
rule-field = { $record } hat kein Feld { $field }
icon-name = { $name } kann nicht der Name eines Symbols sein: er hat kleine Buchstaben, Ziffern und Striche und ist keiner des Hauses
icon-path = das Symbol { $name } sollte der Pfad eines SVG-Bildes sein, etwa M96 96H416V416H96Z
rule-slot = die Regeln verwenden den Slot { $slot }, der nicht zu denen des Spiels gehört
rule-uncompiled = diese Regel lässt sich nicht übersetzen: { $cause }
rule-allocates = Eine Regel darf keine Listen, Dicts, Texte oder anderen Objekte anlegen
rule-index = Eine Regel hat einen Platz außerhalb einer Reihe oder der Liste der Aktionen benutzt; `boardloom check` nennt die Zeile

## Was Funktionen der Bibliothek bekommen

argument-text = { $argument } sollte ein Text sein, nicht { $given }
argument-texts = { $argument } sollte eine Liste von Texten sein, nicht { $given }
argument-from = { $argument } sollte eine ganze Zahl ab { $least } sein, nicht { $given }
argument-between = { $argument } sollte eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }
argument-kind = { $argument } sollte vom Typ { $kind } sein, nicht { $given }

## Lösen und Suchen

solve-endless = { $game } lässt sich mit diesen Optionen nicht lösen: Spiele könnten nie enden
solve-no-numbers = { $game } wird nicht gelöst: die Stellungen haben keine Nummern
solve-options = { $game } wird mit diesen Optionen nicht gelöst: { $reason }
solve-other-game = diese Stellung gehört zu einem anderen Spiel als dem gelösten
search-iterations = eine Suche macht 0 bis { $most } Durchläufe, nicht { $given }
search-seconds = eine Suche dauert 0 bis { $most } Sekunden, nicht { $given }
search-over = das Spiel ist aus: es gibt nichts zu suchen

## Spieler und Partien

name-spaces = ein Name darf nicht mit einem Leerzeichen beginnen oder enden
name-long = ein Name hat höchstens { $most } druckbare Zeichen
seat-of-person = hier sitzt ein Mensch, nicht der Bot { $bot }
names-same = zwei Spieler haben denselben Namen
colours-same = zwei Spieler haben dieselbe Farbe
match-id = die Kennung einer Partie besteht aus Buchstaben, Ziffern und Bindestrichen
match-seed = der Startwert ist eine ganze Zahl von 0 bis { $most }
match-seats = { $players ->
    [one] { $players } Spieler braucht einen Platz, nicht { $seats }
   *[other] { $players } Spieler brauchen ebenso viele Plätze, nicht { $seats }
}
match-players = { $seats ->
    [one] es gibt { $seats } Platz, also { $seats } oder nichts
   *[other] es gibt { $seats } Plätze, also { $seats } oder nichts
}
draw-over = es kann nichts gezogen werden: das Spiel ist aus
undo-nothing = es gibt nichts zurückzunehmen

## Mitschriften

transcript-problem = Zeile { $line }: { $problem }
transcript-title = eine Mitschrift beginnt mit { $expected }
transcript-line-expected = hier sollte { $expected } stehen
transcript-move = hier sollte Zug { $number } stehen
transcript-result = nach diesen Zügen sollte hier { $expected } stehen
transcript-sum = die Züge gehen nicht auf: sie ergeben { $expected }
transcript-after-end = nach dem Ende darf nichts mehr kommen
transcript-damaged-end = das Ende der Datei fehlt oder ist beschädigt
transcript-too-short = die Datei endet hier, zu früh
transcript-seat = ein Platz ist human oder bot, nicht { $given }
transcript-version = gespielt wurde { $game } Version { $played }; dieses Boardloom spielt Version { $ours }
transcript-seed = der Startwert ist eine ganze Zahl unter 2**63
transcript-config-json = die Optionen sind kein JSON: { $reason }
transcript-config-object = die Optionen sind ein JSON-Objekt
transcript-unfinished = das Spiel ist nicht zu Ende
format-none = { $game } lässt sich nicht als { $format } schreiben; Formate: keine
format-unknown = { $game } lässt sich nicht als { $format } schreiben; Formate: { $formats }
format-of-file = aus so einer Datei lässt sich kein Spiel lesen, nur aus { $formats }

## Würfelprotokolle, mit denen jeder ein Spiel prüfen kann

record-legal = { $moves ->
    [one] Regelgerecht: der eine Zug oder Wurf hält die Regeln von { $game } ein.
   *[other] Regelgerecht: alle { $moves } Züge und Würfe halten die Regeln von { $game } ein.
}
record-unfair = { $file } ist NICHT fair: { $reason }
record-malformed = { $file } ist kein Würfelprotokoll: { $reason }
record-lacks = { $field } fehlt oder ist falsch
record-version = gespielt wurde { $game } Version { $played }; dies ist Version { $ours }
record-step = Schritt { $step }: { $problem }
record-roll-expected = hier sollte ein Wurf stehen
record-choice-expected = hier sollte eine Wahl stehen
record-out-of-turn = Platz { $seat } handelt, obwohl Platz { $turn } am Zug ist
record-nobodys-turn = Platz { $seat } handelt, obwohl niemand am Zug ist
record-outcomes = das sind nicht die Ergebnisse, die nach den Regeln möglich sind

## Was in einem Würfelprotokoll nicht stimmt

unfair-record = Protokoll: { $found }, wo { $expected } stehen sollte
unfair-nonce = Zahl von Platz { $seat }: { $found }, wo { $expected } stehen sollte
unfair-key = Schlüssel: { $found }, wo { $expected } stehen sollte
unfair-deals = Geheimnis des Verdeckten: { $found }, wo { $expected } stehen sollte
unfair-undo = { $steps ->
    [one] Schritt { $step }: { $steps } Schritt lässt sich nicht auf { $to } zurücknehmen
   *[other] Schritt { $step }: { $steps } Schritte lassen sich nicht auf { $to } zurücknehmen
}
unfair-own = Schritt { $step }: ein Wurf ohne Kettenglied, obwohl der Server würfelte
unfair-number = Schritt { $step }: Nummer des Wurfs: { $found }, wo { $expected } stehen sollte
unfair-no-link = Schritt { $step }: Wurf { $roll } hat kein Kettenglied
unfair-link = Schritt { $step }: Kettenglied { $roll } führt zu { $found } statt zu { $expected }
unfair-roll = Schritt { $step }: Wurf { $roll }: { $found }, wo { $expected } stehen sollte

## Zahlen

odds-over = das Spiel ist aus: dem Zufall bleibt nichts mehr
odds-decisions = Spieler können entscheiden oder einander berühren
odds-coupled = { $rule } lässt Spieler einander bewegen
odds-too-long = auf dem Brett gibt es Spiele von mehr als { $most } Zügen
odds-too-large = das Brett hat mehr als { $most } Stellungen
endgame-large = mehr als { $most } Stellungen: fang näher am Ende an
endgame-luck = { $bot } überlässt Entscheidungen dem Glück; das lässt sich nicht aufzählen
simulate-over = das Spiel ist aus: es gibt nichts zu simulieren
arena-bots =
    { $bots } { $bots ->
        [one] Bot
       *[other] Bots
    } für { $players } Spieler; nenne einen für jeden Platz, oder zwei: der erste spielt gegen den zweiten auf allen anderen Plätzen
calibrate-own = die Stufen von { $game } bringt das Spiel mit
calibrate-alone = { $game } spielt man allein: Stufen können sich nicht begegnen
arena-no-gtp = { $game } hat keine Sprache für andere Engines: lass --gtp weg
arena-bot-ended = ein Bot hat den Prozess beendet, in dem er spielte

## Bots

bot-unknown = { $game } hat keinen Bot { $bot }; möglich sind { $choices }
bot-unknown-policy = { $game } hat keinen Bot { $bot }; möglich sind { $choices }; Stufen spielen in `play` und `arena`
bot-unable = der Bot { $bot } kann dieses Spiel nicht spielen: { $reason }
bots-per-seat =
    { $bots } { $bots ->
        [one] Bot
       *[other] Bots
    } für { $players } Spieler; nenne einen für jeden Platz, oder einen für alle
bot-name = { $name } kann kein Bot heißen: nimm Buchstaben und Ziffern, und keinen unserer Namen
bot-no-turn = ein Bot wählt nur, wo ein Platz am Zug ist
bot-illegal = der Bot { $bot } wählte { $action }; das ist hier nicht möglich
bot-failed = ein Bot ist gescheitert: { $reason }

## Engines anderer

engine = die Engine { $command }
engine-named = die Engine { $name } { $command }
engine-not-started = { $engine } lässt sich nicht starten: { $reason }
engine-no-program = es wird kein Programm genannt
engine-quotes = ein Anführungszeichen ist nicht geschlossen
engine-no-gtp = { $game } hat keine Sprache für andere Engines
engine-resigned = { $engine } hat aufgegeben: hier wird zu Ende gespielt
engine-illegal = { $engine } zieht gegen die Regeln: { $reason }
engine-ended = { $engine } ist beendet
engine-ended-at = { $engine } ist bei { $command } abgebrochen
engine-refuses = { $engine } lehnt { $command } ab: { $reason }
engine-silent = { $seconds ->
    [one] { $engine } hat { $command } nicht innerhalb von { $seconds } Sekunde beantwortet
   *[other] { $engine } hat { $command } nicht innerhalb von { $seconds } Sekunden beantwortet
}
engine-long = { $engine } antwortet auf { $command } mit mehr als { $most } Zeichen

## Unsere Bots als Engine

engine-no-words = { $game } hat keine Sprache für andere Programme
engine-command = unbekannter Befehl { $command }
engine-other-game = diese Engine wurde für { $game } gestartet, nicht für { $given }
engine-colour = { $colour } kann nicht am Zug sein; Farben heißen wie in 'play 1 a20'

## Das Labor

lab-bot-searches = { $bot } sucht, was für das Labor zu lange dauert: nimm eine einfache Strategie, oder miss Siege und Länge mit sim
lab-other-game = Entwürfe verschiedener Spiele lassen sich nicht vergleichen
lab-figure-unknown = eine Größe { $figure } gibt es nicht; wähle eine von { $choices }
lab-precision = die Genauigkeit von { $figure } sollte eine Zahl über 0 sein, etwa 0.002
lab-nothing-to-sweep = es gibt nichts zu ändern: nenne eine Option, die andere Werte hat
# $variants: always more than one
lab-too-many = { $variants } Varianten sind zu viele: höchstens { $most }
lab-no-choices = { $option } hat keine Liste von Werten: sag, welche versucht werden sollen
lab-no-experiment = { $file } ist kein Experiment dieses Labors
lab-file-differs = { $file } fehlt oder ist nicht mehr wie im Experiment
lab-metric-name = { $name } kann nicht der Name einer Größe sein
lab-no-elements = { $option } sollte als Liste von Elementen gegeben sein
lab-pace-unknown = eine Art von Ereignis { $kind } gibt es nicht; wähle eine von { $choices }
lab-pace = die Sekunden für { $kind } sollten eine Zahl ab 0 sein
lab-too-few-rollouts = was Möglichkeiten wert sind, braucht wenigstens eine Stellung und zwei Spiele, die von ihr an gespielt werden
lab-no-decisions = in den gespielten Spielen von { $game } hatte niemand mehrere Möglichkeiten
lab-extra-missing = dafür wird { $package } gebraucht, das nicht installiert ist: { $command }
cluster-unreachable = unter { $address } antwortet kein Cluster: { $reason }
cluster-lost = dem Cluster ging die Arbeit zu oft verloren ({ $reason })
cluster-version = dies ist Boardloom { $here }, eine Maschine des Clusters hat aber { $there }
cluster-own-figures = eine eigene Kennzahl muss in einer Datei stehen, die --use lädt, damit die Maschinen des Clusters sie kennen
lab-one-aim = eine Suche braucht eine Größe, die möglichst groß oder möglichst klein sein soll
lab-range = { $figure } sollte zwischen zwei Zahlen liegen, die kleinere zuerst, etwa 24..26
lab-no-board = { $option } ist kein Brett; Bretter sind: { $choices }
lab-board-fixed = die anderen Optionen erlauben keine Änderung von { $option }
lab-report-empty = ein Bericht braucht etwas zu erzählen: eine Messung, einen Vergleich, eine Reihe, eine Suche oder einen Entwurf

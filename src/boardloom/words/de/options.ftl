### Was an Optionen falsch ist.

option-problem = { $option }: { $problem }
option-choice = { $given } ist unbekannt; möglich sind { $choices }
option-none = diese Option gibt es nicht
option-unknown = diese Option gibt es nicht; die Optionen sind { $options }
option-missing = das fehlt
option-too-large-to-show = höchstens { NUMBER($most, useGrouping: 0) } lassen sich zeigen, denn jedes Feld wird gezeichnet; größere Bretter sind für das Terminal und für Simulationen
option-because = { $problem }: { $reason }
limit-two = zum Spielen gehören zwei
limit-none = weniger als nichts gibt es nicht
limit-one = ohne mindestens eins gibt es nichts zu spielen
limit-seed = Zufallszahlen werden aus 63 Bit gezogen
option-assignment = { $given } ist keine Option; schreib name=wert
option-not-json = { $option }: { $given } ist kein gültiges JSON

option-whole = das sollte eine ganze Zahl sein (nicht { $given })
option-number = das sollte eine Zahl sein (nicht { $given })
option-finite = das sollte eine endliche Zahl sein (nicht { $given })
option-bool = das sollte ja oder nein (true oder false) sein (nicht { $given })
option-text = das sollte ein Text sein (nicht { $given })
option-list = das sollte eine Liste sein (nicht { $given })
option-list-such-as = das sollte eine Liste sein, etwa { $example } (nicht { $given })
option-object = das sollte ein Objekt mit benannten Werten sein (nicht { $given })
option-greater-than-equal = mindestens { NUMBER($limit, useGrouping: 0) } (nicht { $given })
option-greater-than = mehr als { NUMBER($limit, useGrouping: 0) } (nicht { $given })
option-less-than-equal = höchstens { NUMBER($limit, useGrouping: 0) } (nicht { $given })
option-less-than = weniger als { NUMBER($limit, useGrouping: 0) } (nicht { $given })
option-one-of = das sollte { $choices } sein (nicht { $given })
option-string-too-short = mindestens { $limit } Zeichen (nicht { $given })
option-string-too-long = höchstens { $limit } Zeichen (nicht { $given })
option-huge = das ist eine zu große Zahl ({ $given })
option-path = das sollte der Pfad einer Datei sein (nicht { $given })
option-pattern = das ist nicht so geschrieben, wie es sein sollte ({ $given })
option-too-short = die Liste braucht mindestens { $limit } { $limit ->
    [one] Eintrag
   *[other] Einträge
} (nicht { $given })
option-too-long = die Liste darf höchstens { $limit } { $limit ->
    [one] Eintrag
   *[other] Einträge
} haben (nicht { $given })
option-json = das ist kein JSON (siehe Zeichen { $position })
option-mistaken = das passt hier nicht ({ $given })

file-unreadable = { $file } lässt sich nicht lesen: { $reason }
file-no-options = { $file } sollte ein JSON-Objekt mit Optionen enthalten

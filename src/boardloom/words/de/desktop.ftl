### Was das Fenster sagt: `boardloom desktop`.

desktop-missing = { $library } fehlt; installiere es mit: pip install 'boardloom[desktop]'
desktop-no-display = es gibt keinen Bildschirm für ein Fenster; spiele im Browser (`boardloom`) oder hier im Terminal (`boardloom menu`)
desktop-against-bots = Du gegen Bots.
desktop-together = Zusammen an diesem Bildschirm.
desktop-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
desktop-game = { $game }: { $players }
desktop-hint = Am besten: { $move } ({ $share } Gewinnchance)
desktop-one-piece = Nur ein Stein zur Zeit: ein Rechtsklick legt diesen zurück.
desktop-by-the-text = Nur ein Stein zur Zeit, passen mit einem Klick
desktop-option-of = { $option }: { $part }
desktop-letters = Schriftgröße
desktop-letters-normal = normal
desktop-letters-large = groß
desktop-letters-largest = am größten

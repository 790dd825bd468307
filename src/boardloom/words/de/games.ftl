### Was mehrere Spiele gleich sagen.

rolls-again = Noch ein Wurf.
wins = { $who } gewinnt!
place = { $place }.
ask-roll = würfle
ask-roll-again = würfle noch einmal
figure-roll = Wurf
column-player = Spieler
column-place = Platz
the-die = der Würfel
the-die-shows = der Würfel zeigt { $roll }

## Was nicht geht

illegal-over = { $asked } ist nicht möglich: das Spiel ist aus
illegal-outcome = { $asked } kann hier nicht fallen; möglich sind { $choices }
illegal-outcome-because = { $asked } kann hier nicht fallen: { $reason }; möglich sind { $choices }
illegal-action = { $asked } ist für { $player } hier nicht möglich; möglich sind { $choices }
illegal-action-because = { $asked } ist für { $player } hier nicht möglich: { $reason }; möglich sind { $choices }
some-of = { $names } und { $more } weitere

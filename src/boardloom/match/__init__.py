"""One game, played move by move by people and bots, interpreted."""

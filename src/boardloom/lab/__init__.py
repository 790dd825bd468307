"""Questions about games: simulation, exact odds, judgements of positions, contests of bots."""

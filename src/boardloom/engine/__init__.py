"""The machinery that runs any game's rules: random numbers, compilation, playouts, perft."""

"""What runs the rules of any game: random numbers, compilation, playouts, tree search, solving, perft."""

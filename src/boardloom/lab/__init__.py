"""Many games, or all of them: simulation and exact odds."""

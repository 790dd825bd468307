"""What is particular to each game; the laws common to all of them are in `tests/laws`."""

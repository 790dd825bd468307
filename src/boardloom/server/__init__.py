"""Matches over a network: the only trusted place, with a log on disk that says what happened."""

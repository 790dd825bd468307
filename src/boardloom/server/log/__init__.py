"""The log of every match, and the store that keeps it."""

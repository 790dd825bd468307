"""Matches, their transcripts, and the folder they are kept in."""

"""Matches, their transcripts, and the shelf they are kept on."""

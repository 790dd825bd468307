"""Names that look alike."""

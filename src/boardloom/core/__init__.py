"""What everything else stands on: records, slots, games, options, scenes, errors."""

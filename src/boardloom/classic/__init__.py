"""The programming interfaces that the rule texts themselves describe, over the same rules."""

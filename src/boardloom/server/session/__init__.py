"""The matches in memory: what commands lead to, and what each person may see."""

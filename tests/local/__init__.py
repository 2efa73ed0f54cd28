"""The local table: its limits, its Discord, its page's side, and whole matches through it."""

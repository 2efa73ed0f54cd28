"""The matches in play: load, answer, undo, save, who must be told, and deadlines."""

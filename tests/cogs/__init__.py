"""The bot as people meet it: a whole Discord in memory, and everything else real."""

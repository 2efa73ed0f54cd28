"""The cogs, in the order in which they are taken in."""

COGS = ("lobby", "play", "lookup", "hosting", "people", "blood_rage")

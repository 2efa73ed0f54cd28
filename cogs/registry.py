"""The cogs, in the order in which they are taken in."""

COGS = (
    "lobby",
    "play",
    "looking",
    "lookup",
    "hosting",
    "people",
    "fame",
    "blood_rage",
    "champions_of_midgard",
)

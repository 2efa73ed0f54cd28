"""The look of everything: colours, the six players' colours and shapes, and how small a thing may be."""

from dataclasses import dataclass

INK = "#1C1413"
"""Dark panels and outlines."""
NIGHT = "#251C1A"
PANEL = "#2B211F"
EDGE = "#5A4636"
CREAM = "#F7EAD0"
MUTED = "#B9A88F"
GOLD = "#F2C14E"
BRIGHT = "#FFE08A"
BRONZE = "#8A6A35"
FLAME = "#FF7A30"
EMBER = "#C8401E"
BLOOD = "#7A1B14"
STEEL = "#A9B9C4"
HORN = "#D9A94A"
LILAC = "#B9A3E3"
BONE = "#E9DEC3"
PARCHMENT = "#EDE0C2"
SMOKE = "#4A423E"
CHOICE = "#7CF0D0"
"""What the viewer may choose."""
LATEST = "#FFD75E"
"""What the last move touched."""

SMALLEST_TEXT = 24
"""On a picture 1600 wide: smaller words cannot be read at all on a phone."""
SMALLEST_TOKEN = 44


@dataclass(frozen=True)
class SeatLook:
    """A player's colour, the ink on it, the shape of the tokens and the pattern of the strip."""

    colour: str
    ink: str
    shape: str
    pattern: str


SEATS = (
    SeatLook("#AD0606", "#FFF6EC", "circle", "dots"),
    SeatLook("#253B85", "#FFF6EC", "square", "diagonals"),
    SeatLook("#FDB609", "#24160A", "hexagon", "chevrons"),
    SeatLook("#F5F5F5", "#241814", "shield", "bars"),
    SeatLook("#289881", "#FFF6EC", "octagon", "lozenges"),
    SeatLook("#A869FE", "#1E0E2E", "diamond", "crosses"),
)
"""By seat; told apart by every kind of eye (the smallest difference of any two is 26.8 by CIEDE2000)."""

ACCENTS = (
    *(look.colour for look in SEATS),
    *(look.ink for look in SEATS),
    INK,
    NIGHT,
    PANEL,
    EDGE,
    CREAM,
    MUTED,
    GOLD,
    BRIGHT,
    BRONZE,
    FLAME,
    EMBER,
    BLOOD,
    STEEL,
    HORN,
    LILAC,
    BONE,
    PARCHMENT,
    SMOKE,
    CHOICE,
    LATEST,
    "#FFFFFF",
    "#000000",
)
"""The colours every palette keeps a place for."""

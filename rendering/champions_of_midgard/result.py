"""The cover of the game, and the result: who won, and where the glory came from."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from games.champions_of_midgard.components import RULES
from games.champions_of_midgard.view import MidgardView
from games.engine import Standing
from locales import Words
from rendering.champions_of_midgard.board import board_palette
from rendering.champions_of_midgard.cards import card_palette
from rendering.champions_of_midgard.ground import empty_board
from rendering.champions_of_midgard.panels import emblem_of, told_leader
from rendering.champions_of_midgard.signs import DESTINY, SIGNS, TROPHY
from rendering.champions_of_midgard.town import MAP
from rendering.kit.covers import COVER, Cover, draw_cover, dusk
from rendering.kit.points import Points, Row, draw_points
from rendering.pictures import Picture
from rendering.text import shortened, voice_of

COLUMNS = {
    "fights": ("crossed-swords", ("troll", "draugr", "monster", "kraken")),
    "destinies": (DESTINY[0], ("destiny", "rune-success")),
    "sets": (TROPHY[0], ("sets",)),
    "runes": ("rune-stone", ("runes",)),
    "ship": ("drakkar", ("longship",)),
    "favour": (SIGNS.goods["favour"], ("favour",)),
    "coins": (SIGNS.goods["coin"], ("coins",)),
    "blame": (SIGNS.goods["blame"], ("blame",)),
    "other": ("lyre", ("skald", "asmundr", "ullr", "rune-glory")),
}
"""The icon of each column, and the sources of glory it sums up."""


def result(view: MidgardView, standings: Sequence[Standing], words: Words, names: Sequence[str]) -> Picture:
    """The table of points, the winner first."""
    voice = voice_of(words, names)
    rows, lines = [], []
    for standing in standings:
        champion = view.champions[standing.seat]
        points = [
            sum(standing.sources.get(source, 0) for source in sources) for _, sources in COLUMNS.values()
        ]
        name, leader = voice.names[standing.seat], told_leader(champion, voice)
        rows.append(
            Row(standing.seat, standing.place, emblem_of(champion), name, leader, points, standing.score)
        )
        lines.append(
            voice.say(
                "picture-alt-place",
                place_number=standing.place,
                player=f"{name} ({leader})",
                glory=standing.score,
            )
        )
    columns = [(icon, voice.say(f"picture-column-{column}")) for column, (icon, _) in COLUMNS.items()]
    table = Points(voice.say("picture-result"), columns, voice.say("picture-total"), rows, step=102)
    return Picture(draw_points(table), shortened(lines), card_palette)


@cache
def cover_ground() -> Image.Image:
    """All of the land and the sea in the dusk."""
    return dusk(empty_board(RULES.players.max).crop(MAP).resize(COVER), "#0A2A3E", "#05090C")


def cover(words: Words) -> Picture:
    """The game's own picture, for the lobby."""
    voice = voice_of(words, ())
    scene = draw_cover(
        Cover(
            icon="drakkar-dragon",
            title=voice.say("picture-title"),
            size=112,
            tagline=voice.say("picture-tagline"),
            emblems=list(SIGNS.leaders.values()),
            players=voice.say("picture-players", least=RULES.players.min, most=RULES.players.max),
        ),
        cover_ground,
    )
    return Picture(scene, voice.say("picture-alt-cover"), board_palette)

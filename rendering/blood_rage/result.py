"""The cover of the game, and the result: who won, and where the glory came from."""

from collections.abc import Sequence
from functools import cache

from PIL import Image

from games.blood_rage.game import GAME
from games.blood_rage.view import BloodRageView
from games.blood_rage.words import SOURCES
from games.engine import Standing
from locales import Words
from rendering.blood_rage.board import board_palette
from rendering.blood_rage.cards import card_palette
from rendering.blood_rage.ground import empty_board
from rendering.blood_rage.land import MAP
from rendering.blood_rage.signs import SIGNS
from rendering.kit.covers import Cover, draw_cover, dusk
from rendering.kit.points import Points, Row, draw_points
from rendering.pictures import Picture
from rendering.text import shortened, voice_of

COLUMNS = {
    "battle": "crossed-swords",
    "pillage": "viking-longhouse",
    "quest": "scroll-unfurled",
    "ragnarok": "burning-skull",
    "legendary": "upgrade",
}


def result(view: BloodRageView, standings: Sequence[Standing], words: Words, names: Sequence[str]) -> Picture:
    """The table of points, the winner first."""
    voice = voice_of(words, names)
    heads = [(icon, voice.say(f"picture-source-{source}")) for source, icon in COLUMNS.items()]
    rows, lines = [], []
    for standing in standings:
        clan = view.clans[standing.seat].clan
        points = [standing.sources.get(source, 0) for source in COLUMNS]
        points.append(sum(gained for source, gained in standing.sources.items() if source not in SOURCES))
        rows.append(
            Row(
                standing.seat,
                standing.place,
                SIGNS.clans[clan],
                voice.names[standing.seat],
                voice.say("picture-clan", clan=clan),
                points,
                standing.score,
            )
        )
        player = voice.say("board-player-plain", seat=standing.seat, clan=clan)
        lines.append(
            voice.say("picture-alt-place", place_number=standing.place, player=player, glory=standing.score)
        )
    columns = [*heads, ("card-play", voice.say("picture-other"))]
    table = Points(voice.say("picture-result"), columns, voice.say("picture-total"), rows, step=138)
    return Picture(draw_points(table), shortened(lines), card_palette)


@cache
def cover_ground() -> Image.Image:
    """The land in the dusk."""
    return dusk(empty_board().crop(MAP), "#3A0A06", "#0A0606")


def cover(words: Words) -> Picture:
    """The game's own picture, for the lobby."""
    voice = voice_of(words, ())
    scene = draw_cover(
        Cover(
            icon="drakkar",
            title="Blood Rage",
            size=170,
            tagline=voice.say("picture-tagline"),
            emblems=list(SIGNS.clans.values()),
            players=voice.say("picture-players", least=GAME.seats[0], most=GAME.seats[-1]),
        ),
        cover_ground,
    )
    return Picture(scene, voice.say("picture-alt-cover"), board_palette)

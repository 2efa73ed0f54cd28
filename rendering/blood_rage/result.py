"""The cover of the game, and the result: who won, and where the glory came from."""

from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageDraw, ImageFilter

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
from rendering.kit.lettering import font
from rendering.kit.pieces import Badge, Plate, Strip, Token
from rendering.kit.scene import Scene
from rendering.kit.texture import gradient
from rendering.kit.theme import BRIGHT, CREAM, EDGE, GOLD, INK, MUTED, NIGHT, PANEL, SEATS
from rendering.pictures import Picture
from rendering.text import shortened, voice_of

WIDE = 1600
HEAD = 176
ROW = 150
COLUMNS = (
    ("battle", "crossed-swords"),
    ("pillage", "viking-longhouse"),
    ("quest", "scroll-unfurled"),
    ("ragnarok", "burning-skull"),
    ("legendary", "upgrade"),
)
FIRST_COLUMN = 640
COLUMN = 128
COVER = (1600, 900)


def result(view: BloodRageView, standings: Sequence[Standing], words: Words, names: Sequence[str]) -> Picture:
    """The table of points, the winner first."""
    voice = voice_of(words, names)
    scene = Scene(WIDE, HEAD + len(standings) * (ROW + 14) + 16, NIGHT)
    scene.text(voice.say("picture-result"), 36, 72, 60, face="display", colour=GOLD, room=520, least=36)
    heads = [*((icon, voice.say(f"picture-source-{source}")) for source, icon in COLUMNS)]
    heads.append(("card-play", voice.say("picture-other")))
    for number, (icon, word) in enumerate(heads):
        x = FIRST_COLUMN + COLUMN * number
        scene.glyph(icon, x, 74, 52, BRIGHT)
        scene.text(word, x, 128, 26, colour=MUTED, align="middle", room=COLUMN - 8)
    scene.glyph("laurel-crown", WIDE - 106, 74, 64, GOLD)
    scene.text(voice.say("picture-total"), WIDE - 106, 128, 28, colour=MUTED, align="middle", room=150)
    lines = []
    for number, standing in enumerate(standings):
        seat, y = standing.seat, HEAD + number * (ROW + 14)
        clan, look, best = view.clans[seat], SEATS[seat], standing.place == 1
        scene.put(Plate(WIDE - 40, ROW, PANEL, GOLD if best else EDGE, 5 if best else 2, corner=16), 20, y)
        scene.put(Strip(18, ROW - 20, look.colour, look.ink, look.pattern), 32, y + 10)
        middle = y + ROW / 2
        scene.centre(Token(look.shape, look.colour, look.ink, SIGNS.clans[clan.clan], 100), 156, middle)
        fill = GOLD if best else MUTED
        scene.centre(Badge(str(standing.place), 40, fill, INK), 84, middle)
        scene.text(voice.names[seat], 226, middle - 22, 46, face="title", room=330, least=30)
        scene.text(voice.say("picture-clan", clan=clan.clan), 226, middle + 30, 30, colour=MUTED, room=330)
        points = [standing.sources.get(source, 0) for source, _ in COLUMNS]
        points.append(sum(gained for source, gained in standing.sources.items() if source not in SOURCES))
        for column, gained in enumerate(points):
            ink = CREAM if gained else EDGE
            x = FIRST_COLUMN + COLUMN * column
            scene.text(str(gained), x, middle, 46, face="bold", colour=ink, align="middle", room=COLUMN - 8)
        scene.text(
            str(standing.score), WIDE - 106, middle, 84, face="bold", colour=BRIGHT, align="middle", room=160
        )
        lines.append(
            voice.say(
                "picture-alt-place",
                place_number=standing.place,
                player=voice.say("board-player-plain", seat=seat, clan=clan.clan),
                glory=standing.score,
            )
        )
    return Picture(scene, shortened(lines), card_palette)


@cache
def cover_ground() -> Image.Image:
    """The land in the dusk, the title over it."""
    land = empty_board().crop(MAP)
    high = land.height * COVER[0] // land.width
    large = land.resize((COVER[0], high), Image.Resampling.BICUBIC).filter(ImageFilter.GaussianBlur(3))
    top = (high - COVER[1]) // 2
    scene = large.crop((0, top, COVER[0], top + COVER[1]))
    dusk = gradient(COVER, "#3A0A06", "#0A0606")
    scene = Image.blend(scene, dusk, 0.62)
    shade = Image.new("L", COVER, 0)
    ImageDraw.Draw(shade).ellipse((120, 60, COVER[0] - 120, COVER[1] - 60), fill=170)
    dark = shade.filter(ImageFilter.GaussianBlur(120))
    scene.paste(Image.new("RGB", COVER, "#120807"), (0, 0), dark)
    runes = Image.new("RGBA", COVER, (0, 0, 0, 0))
    draw = ImageDraw.Draw(runes)
    signs = "ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃᛇᛈᛉᛊᛏᛒᛖᛗᛚᛜᛞᛟ"
    for number, sign in enumerate(signs):
        x = COVER[0] * (number + 0.5) / len(signs)
        for y in (46, COVER[1] - 46):
            draw.text((x, y), sign, font=font("rune", 44), fill="#D9A441B0", anchor="mm")
    scene.paste(runes, (0, 0), runes)
    return scene


def cover(words: Words) -> Picture:
    """The game's own picture, for the lobby."""
    voice = voice_of(words, ())
    scene = Scene(*COVER, cover_ground)
    middle = COVER[0] / 2
    scene.glyph("drakkar", middle, 232, 230, GOLD)
    scene.text("Blood Rage", middle, 464, 170, face="display", colour=CREAM, align="middle", shadow=True)
    scene.put(Plate(760, 4, GOLD, GOLD, 0, corner=2), middle - 380, 566)
    scene.text(
        voice.say("picture-tagline"), middle, 620, 52, face="title", colour=BRIGHT, align="middle", room=1300
    )
    for number, (clan, look) in enumerate(zip(SIGNS.clans.values(), SEATS, strict=False)):
        x = middle + (number - (len(SIGNS.clans) - 1) / 2) * 124
        scene.centre(Token(look.shape, look.colour, look.ink, clan, 96), x, 718)
    players = voice.say("picture-players", least=GAME.seats[0], most=GAME.seats[-1])
    scene.text(players, middle, 806, 36, colour=MUTED, align="middle", room=900)
    return Picture(scene, voice.say("picture-alt-cover"), board_palette)

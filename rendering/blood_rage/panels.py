"""A panel for each player beside the board: who leads, whose move it is, and all that is open of a clan."""

from games.blood_rage.components import BOX, LAST_STEP, SLOTS
from games.blood_rage.view import BloodRageView, ClanView
from rendering.blood_rage.signs import SIGNS, card_sign
from rendering.kit.pieces import Badge, Plate, Steps, Strip, Token
from rendering.kit.scene import Scene
from rendering.kit.theme import (
    BONE,
    BRIGHT,
    CREAM,
    EDGE,
    FLAME,
    GOLD,
    HORN,
    INK,
    LILAC,
    MUTED,
    NIGHT,
    PANEL,
    SEATS,
    STEEL,
)
from rendering.text import Voice

LEFT = 1152
WIDE = 436
TOP = 14
BOTTOM = 1188
GAP = 12
ROOMY = 270
"""From this height on a panel has room for words below the numbers."""
STAT_COLOURS = {"rage": FLAME, "axes": STEEL, "horns": HORN}
RICH = next(step for step, bonus in enumerate(BOX.legendary_bonus_by_step) if bonus)
"""The first step of a stat that is worth glory at the end."""


def draw_panels(scene: Scene, view: BloodRageView, voice: Voice) -> None:
    """The panels from the top to the bottom, in the order of the seats."""
    count = len(view.clans)
    high = min(288, (BOTTOM - TOP - GAP * (count - 1)) // count)
    for seat in range(count):
        draw_panel(scene, view, voice, seat, top=TOP + seat * (high + GAP), high=high)


def acting(view: BloodRageView, seat: int) -> bool:
    """Whether it is this seat's turn."""
    return view.phase == "action" and view.turn == seat and not view.over


def draw_panel(scene: Scene, view: BloodRageView, voice: Voice, seat: int, *, top: int, high: int) -> None:
    """One player."""
    clan, look = view.clans[seat], SEATS[seat]
    acts = acting(view, seat)
    scene.put(
        Plate(WIDE, high, PANEL if acts else NIGHT, GOLD if acts else EDGE, 5 if acts else 2), LEFT, top
    )
    scene.put(Strip(16, high - 16, look.colour, look.ink, look.pattern), LEFT + 8, top + 8)
    head = top + (54 if high >= ROOMY else 48)
    draw_head(scene, view, voice, seat, head)
    row = head + (92 if high >= ROOMY else 76)
    draw_stats(scene, clan, voice, row, words=high >= ROOMY)
    draw_sheet(scene, clan, top + high - 36)


def draw_head(scene: Scene, view: BloodRageView, voice: Voice, seat: int, y: int) -> None:
    """Emblem, name, clan, and the glory large."""
    clan, look = view.clans[seat], SEATS[seat]
    scene.centre(Token(look.shape, look.colour, look.ink, SIGNS.clans[clan.clan], 76), LEFT + 74, y)
    if view.first == seat:
        scene.centre(Badge("1", 26, GOLD, INK), LEFT + 46, y - 28)
    glory = scene.text(
        str(clan.glory), LEFT + WIDE - 16, y, 60, face="bold", colour=BRIGHT, align="right", room=104
    )
    laurel = LEFT + WIDE - 16 - glory - 30
    leads = clan.glory == max(other.glory for other in view.clans) and clan.glory > 0
    scene.glyph("laurel-crown", laurel, y, 46, GOLD if leads else MUTED)
    room = int(laurel - 26 - (LEFT + 122))
    ink = MUTED if clan.passed else CREAM
    scene.text(voice.names[seat], LEFT + 122, y - 16, 36, face="title", colour=ink, room=room, least=26)
    key = "picture-to-act" if acting(view, seat) else "picture-passed" if clan.passed else "picture-clan"
    status = voice.say(key, clan=clan.clan)
    scene.text(status, LEFT + 122, y + 22, 26, colour=GOLD if acting(view, seat) else MUTED, room=room)


def draw_stats(scene: Scene, clan: ClanView, voice: Voice, y: int, *, words: bool) -> None:
    """Rage left of the most, axes, figures on the board of the most, each with its track; hand and quests."""
    columns = (
        ("rage", LEFT + 34, 118, str(clan.rage), f"/{clan.values['rage']}"),
        ("axes", LEFT + 164, 62, str(clan.values["axes"]), ""),
        ("horns", LEFT + 238, 100, str(clan.on_board), f"/{clan.values['horns']}"),
    )
    for stat, x, wide, number, most in columns:
        scene.glyph(SIGNS.stats[stat], x + 15, y, 32, STAT_COLOURS[stat])
        size = 44 if stat == "rage" else 38
        after = x + 34 + scene.text(number, x + 34, y, size, face="bold", room=52)
        if most:
            scene.text(most, after + 1, y + 4, 26, colour=MUTED, room=44)
        scene.put(Steps(clan.stats[stat], LAST_STEP, RICH, wide, STAT_COLOURS[stat]), x, y + 26)
        if words:
            scene.text(voice.say("picture-stat", stat=stat), x, y + 58, 24, colour=MUTED, room=wide + 8)
    cards = ("poker-hand", LEFT + 352, clan.hand_size + clan.pick_count + clan.pack_size, LILAC)
    quests = ("scroll-unfurled", LEFT + WIDE - 46, clan.quest_count, BONE)
    for icon, x, count, colour in (cards, quests):
        ink = CREAM if count else MUTED
        scene.glyph(icon, x + 14, y - 10, 32, colour if count else EDGE)
        scene.text(str(count), x + 14, y + 23, 30, face="bold", colour=ink, align="middle")


def draw_sheet(scene: Scene, clan: ClanView, y: int) -> None:
    """The upgrades in their slots, and who waits in Valhalla."""
    x = LEFT + 34
    for kind, slots in SLOTS.items():
        for slot in slots:
            card = clan.upgrades.get(slot)
            scene.put(Plate(36, 44, INK, BRIGHT if card else EDGE, 2, corner=8), x, y - 22)
            sign = SIGNS.slots[kind] if card is None else card_sign(card)
            scene.glyph(sign, x + 18, y, 30 if card else 22, CREAM if card else EDGE)
            x += 39
        x += 2
    count = len(clan.valhalla)
    scene.glyph("death-skull", LEFT + WIDE - 58, y, 30, BONE if count else EDGE)
    ink = CREAM if count else MUTED
    scene.text(str(count), LEFT + WIDE - 12, y, 32, face="bold", colour=ink, align="right", room=28)

"""A panel for each player beside the board: who leads, whose move it is, and all that is open of a clan."""

from collections.abc import Collection

from games.blood_rage.components import BOX, LAST_STEP, SLOTS
from games.blood_rage.view import BloodRageView, ClanView
from rendering.blood_rage.legend import draw_sign, meanings
from rendering.blood_rage.signs import SIGNS, card_sign
from rendering.kit.blocks import Box
from rendering.kit.heads import Head, draw_head
from rendering.kit.legends import draw_legend
from rendering.kit.pieces import Plate, Steps, Strip
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
ROOM_FOR_SIGNS = 200
"""From this height on there is room below the panels for what the signs mean."""
STAT_COLOURS = {"rage": FLAME, "axes": STEEL, "horns": HORN}
RICH = next(step for step, bonus in enumerate(BOX.legendary_bonus_by_step) if bonus)
"""The first step of a stat that is worth glory at the end."""


def draw_panels(scene: Scene, view: BloodRageView, voice: Voice, awaited: Collection[int]) -> None:
    """The panels from the top to the bottom, in the order of the seats."""
    acting = awaited or turn_of(view)
    count = len(view.clans)
    high = min(288, (BOTTOM - TOP - GAP * (count - 1)) // count)
    for seat in range(count):
        top = TOP + seat * (high + GAP)
        draw_panel(scene, view, voice, seat, acts=seat in acting, top=top, high=high)
    below = TOP + count * (high + GAP)
    if BOTTOM - below >= ROOM_FOR_SIGNS:
        draw_legend(scene, meanings(voice), draw_sign, Box(LEFT, below, WIDE, BOTTOM - below))


def turn_of(view: BloodRageView) -> Collection[int]:
    """Whose turn it is, where nobody says whom the table waits for."""
    return [view.turn] if view.phase == "action" and not view.over else []


def draw_panel(
    scene: Scene, view: BloodRageView, voice: Voice, seat: int, *, acts: bool, top: int, high: int
) -> None:
    """One player."""
    clan, look = view.clans[seat], SEATS[seat]
    scene.put(
        Plate(WIDE, high, PANEL if acts else NIGHT, GOLD if acts else EDGE, 5 if acts else 2), LEFT, top
    )
    scene.put(Strip(16, high - 16, look.colour, look.ink, look.pattern), LEFT + 8, top + 8)
    head = top + (54 if high >= ROOMY else 48)
    draw_head(scene, head_of(view, voice, seat, acts=acts), LEFT, LEFT + WIDE, head)
    row = head + (92 if high >= ROOMY else 76)
    draw_stats(scene, clan, voice, row, words=high >= ROOMY)
    draw_sheet(scene, clan, top + high - 36)


def head_of(view: BloodRageView, voice: Voice, seat: int, *, acts: bool) -> Head:
    """Who it is, of which clan, and how the player stands."""
    clan = view.clans[seat]
    key = "picture-to-act" if acts else "picture-passed" if clan.passed else "picture-clan"
    return Head(
        seat=seat,
        emblem=SIGNS.clans[clan.clan],
        name=voice.names[seat],
        status=voice.say(key, clan=clan.clan),
        glory=clan.glory,
        leads=clan.glory == max(other.glory for other in view.clans) and clan.glory > 0,
        first=view.first == seat,
        acts=acts,
        passed=clan.passed,
    )


def draw_stats(scene: Scene, clan: ClanView, voice: Voice, y: int, *, words: bool) -> None:
    """Rage left of the most, axes, figures on the board of the most, each with its track; hand and quests."""
    columns = (
        ("rage", LEFT + 34, 118, str(clan.rage), f"/{clan.values['rage']}"),
        ("axes", LEFT + 160, 62, str(clan.values["axes"]), ""),
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
            scene.text(voice.say("picture-stat", stat=stat), x, y + 58, 24, colour=MUTED, room=wide + 14)
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

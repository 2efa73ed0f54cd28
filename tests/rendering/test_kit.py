"""Type that fits, palettes that keep their accents, patterns and shapes for every seat."""

import io

import pytest
from PIL import Image

from rendering.kit.encode import learn, palette_image, png
from rendering.kit.heads import Head, draw_head
from rendering.kit.lettering import (
    characters,
    drawable,
    fitted,
    icon_codes,
    name_face,
    paragraph,
    width,
    wrapped,
)
from rendering.kit.pieces import Art, Badge, Glyph, Label, Piece, Plate, Steps, Strip, Token, painted
from rendering.kit.scene import Scene
from rendering.kit.theme import ACCENTS, CREAM, INK, SEATS
from tests.rendering.scenes import check, uncovered, uncut


def test_a_text_that_fits_stays_as_it_is() -> None:
    assert fitted("Gimle", "title", 40, 400) == ("Gimle", 40)


def test_a_long_text_is_set_smaller_then_cut() -> None:
    text, size = fitted("Muspelheim in the far east", "bold", 60, 220)
    assert size == 24
    assert width(text, "bold", size) <= 220
    assert fitted("Ástríðr Þorsteinsdóttir", "title", 36, 120)[0].endswith("…")


def test_names_are_drawn_in_letters_we_have() -> None:
    assert drawable("Ǫland ẞ", "title") == "Öland SS"
    assert drawable("A\u0301\u200d王🐺", "bold") == "A··"
    assert drawable("①ﬁ", "text") == "1fi"


def test_a_name_is_set_in_a_face_that_has_its_letters_and_room() -> None:
    assert name_face("Ástríðr", "title", 26, 200) == "title"
    assert name_face("Ольга", "title", 26, 200) == "bold"
    assert name_face("Þorsteinsdóttir av Ǫland", "title", 26, 200) == "bold"
    assert name_face("王", "title", 26, 200) == "title"
    assert drawable("Ольга", "bold") == "Ольга"
    assert drawable("Νίκη", "text") == "Νίκη"


def test_text_is_broken_between_words() -> None:
    assert wrapped("a b", "text", 30, 1000) == ["a b"]
    assert len(wrapped("one two three four five", "text", 30, 120)) > 1


def test_a_paragraph_takes_the_largest_size_that_fits() -> None:
    lines, size = paragraph("Short.", "text", (38, 24), (300, 200))
    assert (lines, size) == (("Short.",), 38)
    lines, size = paragraph("word " * 40, "text", (38, 24), (300, 400))
    assert 24 <= size < 38
    assert len(lines) * round(size * 1.22) <= 400


def test_a_paragraph_too_long_for_its_box_is_cut() -> None:
    lines, size = paragraph("word " * 400, "text", (38, 24), (300, 100))
    assert size == 24
    assert len(lines) == 100 // round(24 * 1.22)
    assert lines[-1].endswith("…")


def test_every_icon_is_drawn() -> None:
    assert {chr(code) for code in icon_codes().values()} <= characters()["icon"]


@pytest.mark.parametrize("look", SEATS, ids=lambda look: look.shape)
def test_every_seat_has_its_own_shape_and_pattern(look: object) -> None:
    assert len({seat.shape for seat in SEATS}) == len({seat.pattern for seat in SEATS}) == len(SEATS)
    for seat in SEATS:
        token = painted(Token(seat.shape, seat.colour, seat.ink, "drakkar", 76))
        assert token.size == (96, 96)
        assert token.getpixel((48, 12 if seat.shape == "diamond" else 20))[3] == 255  # type: ignore[index]
        strip = painted(Strip(16, 120, seat.colour, seat.ink, seat.pattern))
        assert len(strip.getcolors(4096) or []) > 1


@pytest.mark.parametrize(
    "piece",
    [
        Label("Gimle", "title", 32, CREAM, shadow=True),
        Glyph("oak", 40, CREAM, shadow=True),
        Plate(80, 40, INK, CREAM, shadow=True),
        Plate(80, 40, INK, CREAM, 0, "arrow"),
        Badge("×12", 26, CREAM, INK),
        Steps(3, 6, 3, 100, CREAM),
        Art(200, 100, "#000000", "#552222", "#AA4444", "a seed"),
    ],
    ids=lambda piece: type(piece).__name__,
)
def test_a_piece_is_as_large_as_it_says(piece: Piece) -> None:
    wide, high = piece.size
    assert painted(piece).size == (wide + 2 * piece.margin, high + 2 * piece.margin)
    assert painted(piece) is painted(piece)


def test_a_palette_keeps_the_accents() -> None:
    noise = Image.effect_noise((64, 64), 80).convert("RGB")
    palette = learn([noise])
    assert len(palette) == 768
    assert palette[:3] == bytes.fromhex(ACCENTS[0][1:])
    flat = Image.new("RGB", (8, 8), SEATS[1].colour)
    shown = Image.open(io.BytesIO(png(flat, palette_image(palette)))).convert("RGB")
    assert shown.getpixel((3, 3)) == flat.getpixel((3, 3))


def test_without_a_palette_every_colour_stays() -> None:
    flat = Image.new("RGB", (8, 8), "#123457")
    assert Image.open(io.BytesIO(png(flat, None))).getpixel((0, 0)) == (0x12, 0x34, 0x57)


def test_a_scene_is_drawn_and_listed() -> None:
    scene = Scene(200, 100, "#102030")
    scene.text("Skald", 190, 50, 40, align="right", room=80)
    scene.glyph("oak", 40, 50, 40)
    assert [item["piece"] for item in scene.listed()] == ["Label", "Glyph"]
    picture = scene.draw()
    assert picture.size == (200, 100)
    assert picture.getpixel((0, 0)) == (0x10, 0x20, 0x30)
    assert len(picture.getcolors(9999) or []) > 2


@pytest.mark.parametrize("status", ["Clan du Corbeau", "Schlangen-Clan"])
def test_a_head_has_room_for_three_digits(status: str) -> None:
    for leads in (False, True):
        scene = Scene(436, 120)
        head = Head(0, "oak", "Ulf", status, 288, leads=leads, first=True, acts=False)
        draw_head(scene, head, 0, 436, 60)
        check(scene)
        uncovered(scene)
        uncut(scene)

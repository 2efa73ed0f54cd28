"""What comes over a province or a fjord: ruin, doom, the light on a choice or on the last move."""

from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.blood_rage.ground import mask
from rendering.blood_rage.land import box, outlines
from rendering.kit.pieces import blank
from rendering.kit.scenery import TWICE, edge_glow
from rendering.kit.texture import clouds, noise, tinted


@dataclass(frozen=True)
class Ruin:
    """A destroyed province: ash and embers."""

    province: str

    @property
    def size(self) -> tuple[int, int]:
        left, top, right, bottom = box(self.province)
        return right - left, bottom - top

    @property
    def margin(self) -> int:
        return 0

    def paint(self) -> Image.Image:
        ash = tinted(clouds(self.size, (60, 24, 7), f"ash {self.province}"), "#080606", "#211A18", "#4A403C")
        veins = noise(self.size, 34, f"veins {self.province}")
        thin = veins.point([max(0, 255 - 42 * abs(level - 132)) for level in range(256)])
        heat = noise(self.size, 90, f"heat {self.province}").point([max(0, v - 90) for v in range(256)])
        thin = ImageChops.multiply(thin, heat.point([min(255, v * 3) for v in range(256)]))
        glow = thin.filter(ImageFilter.GaussianBlur(5)).point([min(255, v * 2) for v in range(256)])
        ash.paste(Image.new("RGB", self.size, "#7A2408"), (0, 0), glow)
        ash.paste(Image.new("RGB", self.size, "#FF9A3C"), (0, 0), thin)
        image = ash.convert("RGBA")
        image.putalpha(mask(self.province).crop(box(self.province)).filter(ImageFilter.MinFilter(3)))
        return image


@dataclass(frozen=True)
class Glow:
    """A light along the inner edge of a province, with or without a line around it."""

    province: str
    colour: str
    wide: int
    line: int = 0

    @property
    def size(self) -> tuple[int, int]:
        left, top, right, bottom = box(self.province)
        return right - left, bottom - top

    @property
    def margin(self) -> int:
        return 0

    def paint(self) -> Image.Image:
        left, top, right, bottom = box(self.province)
        image = Image.new("RGBA", self.size, self.colour)
        image.putalpha(edge_glow(mask(self.province), self.wide, 0.95).crop((left, top, right, bottom)))
        if self.line:
            large = blank((self.size[0] * TWICE, self.size[1] * TWICE))
            around = [((x - left) * TWICE, (y - top) * TWICE) for x, y in outlines()[self.province]]
            draw = ImageDraw.Draw(large)
            draw.line([*around, *around[:2]], fill="#120C0A", width=(self.line + 4) * TWICE, joint="curve")
            draw.line([*around, *around[:2]], fill=self.colour, width=self.line * TWICE, joint="curve")
            image = Image.alpha_composite(image, large.reduce(TWICE))
        return image

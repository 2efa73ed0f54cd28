"""Textures out of seeded noise: the same on every machine."""

from random import Random

from PIL import Image, ImageChops, ImageOps

Size = tuple[int, int]


def noise(size: Size, cell: int, seed: str) -> Image.Image:
    """Smooth grey noise whose blotches are about as wide as a cell."""
    small = (max(2, size[0] // cell + 2), max(2, size[1] // cell + 2))
    dots = Image.frombytes("L", small, Random(seed).randbytes(small[0] * small[1]))  # noqa: S311
    return dots.resize(size, Image.Resampling.BICUBIC)


def clouds(size: Size, cells: tuple[int, ...], seed: str) -> Image.Image:
    """Noise of several grains, the coarsest the strongest, stretched over all greys."""
    total = noise(size, cells[0], f"{seed} 0")
    for number, cell in enumerate(cells[1:], 1):
        total = Image.blend(total, noise(size, cell, f"{seed} {number}"), 0.42)
    return ImageOps.autocontrast(total, cutoff=1)


def tinted(grey: Image.Image, dark: str, middle: str, light: str) -> Image.Image:
    """Greys turned into colours."""
    return ImageOps.colorize(grey, dark, light, middle)


def relief(grey: Image.Image, strength: float = 0.5) -> Image.Image:
    """A height map lit from the north-west, around a middle grey."""
    shifted = ImageChops.offset(grey, 2, 2)
    return ImageChops.subtract(grey, shifted, scale=1 / strength, offset=128)


def shaded(picture: Image.Image, light: Image.Image) -> Image.Image:
    """A picture with the light of a relief on it."""
    return ImageChops.soft_light(picture, light.convert("RGB"))


def gradient(size: Size, top: str, bottom: str) -> Image.Image:
    """From one colour at the top to another at the bottom."""
    ramp = Image.linear_gradient("L").resize(size)
    return ImageOps.colorize(ramp, top, bottom)

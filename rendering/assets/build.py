"""Build the fonts and the icon font beside this file. Needs pip, npm and fontTools; nothing at run time.

    python3 -m venv v && v/bin/pip install fonttools brotli
    v/bin/pip download --no-deps -d dl fontpkg-cinzel==2.0 fontpkg-fira-sans-condensed==4.203
    npm pack @iconify-json/game-icons@1.2.4 @fontsource/noto-sans-runic@5.3.0
    mkdir gi nsr
    tar xzf iconify-json-game-icons-1.2.4.tgz -C gi
    tar xzf fontsource-noto-sans-runic-5.3.0.tgz -C nsr
    v/bin/python build.py dl gi/package/icons.json \
        nsr/package/files/noto-sans-runic-runic-400-normal.woff2

The icons to take are named in icons.txt; a name keeps its place there for good, for its code follows from it.
The same sources give the same bytes.
"""

import io
import json
import re
import sys
import zipfile
from pathlib import Path
from typing import Any

from fontTools import subset  # type: ignore[import-not-found]
from fontTools.fontBuilder import FontBuilder  # type: ignore[import-not-found]
from fontTools.pens.cu2quPen import Cu2QuPen  # type: ignore[import-not-found]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-not-found]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-not-found]
from fontTools.svgLib.path import parse_path  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-not-found]

HERE = Path(__file__).parent
LATIN = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *(0x1EA, 0x1EB, 0x1FE, 0x1FF, 0x1E9E),
    *range(0x2010, 0x2027),
    *(0x202F, 0x2030, 0x2039, 0x203A, 0x20AC, 0x2212),
    *range(0x2190, 0x2194),
]
WIDER = [*LATIN, *range(0x386, 0x3CF), *range(0x400, 0x460), 0x490, 0x491]
RUNES = list(range(0x16A0, 0x16EB))
FIRST_CODE = 0xE000
EM = 1024
DESCENT = 124
NEW_YEAR_2026 = 3850070400
"""In seconds since 1904, as fonts count: a date that does not change with every build."""


def wheel_font(folder: Path, package: str, name: str) -> Any:  # pragma: no cover
    """A font out of a wheel."""
    wheel = zipfile.ZipFile(next(folder.glob(f"{package}-*.whl")))
    entry = next(entry for entry in wheel.namelist() if entry.endswith(f"/{name}"))
    return TTFont(io.BytesIO(wheel.read(entry)), recalcTimestamp=False)


def cut(font: Any, codes: list[int], out: Path) -> None:  # pragma: no cover
    """Keep these characters alone, and no hinting."""
    options = subset.Options()
    options.hinting = False
    options.desubroutinize = True
    options.notdef_outline = True
    options.layout_features = ["kern", "liga", "lnum", "tnum", "mark", "mkmk", "ccmp", "locl"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.save(out)


def icon_font(source: Path, out: Path, table: Path) -> None:  # pragma: no cover
    """One font of all icons, and which name has which code."""
    icons = json.loads(source.read_text())["icons"]
    names = (HERE / "icons.txt").read_text().split()
    assert len(set(names)) == len(names)
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    cmap = {}
    for code, name in enumerate(names, FIRST_CODE):
        drawn = TTGlyphPen(None)
        scale = EM / 512
        flat = Cu2QuPen(drawn, max_err=1.0, reverse_direction=True)
        pen = TransformPen(flat, (scale, 0, 0, -scale, 0, EM - DESCENT))
        for path in re.findall(r'\bd="([^"]+)"', icons[name]["body"]):
            parse_path(path, pen)
        glyph = name.replace("-", "_")
        glyphs[glyph] = drawn.glyph()
        cmap[code] = glyph
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap(cmap)
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(dict.fromkeys(glyphs, (EM, 0)))
    font.setupHorizontalHeader(ascent=EM - DESCENT, descent=-DESCENT)
    licence = {
        "familyName": "Skald Icons",
        "styleName": "Regular",
        "licenseDescription": "CC BY 3.0 - game-icons.net",
    }
    font.setupNameTable(licence)
    font.setupOS2(sTypoAscender=EM - DESCENT, sTypoDescender=-DESCENT, usWinAscent=EM, usWinDescent=DESCENT)
    font.setupPost(keepGlyphNames=False)
    font.updateHead(created=NEW_YEAR_2026, modified=NEW_YEAR_2026)
    font.font.recalcTimestamp = False
    font.save(out)
    codes = {name: code for code, name in enumerate(names, FIRST_CODE)}
    table.write_text(json.dumps(codes, indent=0) + "\n")


def characters(path: Path) -> str:  # pragma: no cover
    """What a font draws: what it has a glyph for, spaces alone being empty."""
    font = TTFont(path)
    outlines = font["glyf"]
    return "".join(
        chr(code)
        for code, glyph in sorted(font.getBestCmap().items())
        if chr(code).isspace() or outlines[glyph].numberOfContours
    )


def build(wheels: Path, icons: Path, runic: Path) -> None:  # pragma: no cover
    """All of it."""
    for weight in (700, 900):
        cinzel = wheel_font(wheels, "fontpkg_cinzel", "Cinzel[wght].ttf")
        cut(instantiateVariableFont(cinzel, {"wght": weight}), LATIN, HERE / f"Cinzel-{weight}.ttf")
    for style in ("Medium", "Bold"):
        fira = wheel_font(wheels, "fontpkg_fira_sans_condensed", f"FiraSansCondensed-{style}.ttf")
        cut(fira, WIDER, HERE / f"FiraSansCondensed-{style}.ttf")
    runes = TTFont(runic, recalcTimestamp=False)
    runes.flavor = None
    cut(runes, RUNES, HERE / "NotoSansRunic.ttf")
    icon_font(icons, HERE / "SkaldIcons.ttf", HERE / "icons.json")
    drawn = {font.stem: characters(font) for font in sorted(HERE.glob("*.ttf"))}
    (HERE / "characters.json").write_text(json.dumps(drawn, indent=1) + "\n")


if __name__ == "__main__":
    build(*map(Path, sys.argv[1:4]))

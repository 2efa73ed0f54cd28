"""Contact sheets for the eye: random positions of every game, each picture by itself and all side by side.

python -m rendering.sheets FOLDER --game blood-rage --seed 1 --language de
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

from PIL import Image

from games.engine import Game, Match
from games.registry import GAMES, game_named
from locales import LANGUAGES, words
from rendering.kit.theme import NIGHT
from rendering.pictures import Marks, Picture
from rendering.registry import picture_mode

MOMENTS = {"early": 0.12, "middle": 0.45, "late": 0.8, "end": 1.0}
"""How much of a match has been played."""
NAMES = ("Astrid", "Bjørn", "Chloé", "Dagny", "Einar", "Freydís Eiríksdóttir")
PHONE = 400
"""How wide a phone shows a picture."""
GAP = 8
LETTERS = "ABCDEFGHIJKLMNOP"


def played(game: Game, seats: int, seed: int) -> dict[str, Match]:
    """A match of computer players at its moments."""
    dice = Random(f"{game.id} {seats} {seed}")
    variants = game.variants(seats)
    match = Match.new(
        game, seats, server_seed=dice.randbytes(32), options=variants[dice.randrange(len(variants))]
    )
    seen = [match.clone()]
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        policy = game.policies["greedy" if dice.random() < 0.7 else "random"]  # noqa: PLR2004
        match.answer(seat, policy(question, lambda seat=seat: match.view(seat), dice))  # type: ignore[misc]
        seen.append(match.clone())
    return {moment: seen[int(part * (len(seen) - 1))] for moment, part in MOMENTS.items()}


def pictures(match: Match, language: str) -> Iterator[tuple[str, Picture]]:
    """All that can be drawn of a position, named by what it is."""
    mode, said, names = picture_mode(match.game), words(language, match.game), NAMES[: match.seats]
    everybody = match.view(None)
    yield "board", mode.board(everybody, said, names, marks=Marks(awaited=tuple(match.waiting)))
    for seat in match.waiting[:1]:
        view = match.view(seat)
        letters = tuple(zip(sorted(match.game.cards), LETTERS * 99, strict=False))
        yield "hand", mode.hand(view, said, names, marks=Marks(choices=letters))
        offered = list(mode.offers(view))
        Random(len(match.events)).shuffle(offered)
        for kind, offer in {offer.kind: offer for offer in offered}.items():
            yield kind, mode.close_ups[kind](view, offer.what, said, names)
    events = [event for event in match.events if event.seats is None]
    told = mode.reveal(events, 0, everybody, said, names)
    if told is not None:
        yield "reveal", told
    if match.over:
        yield "result", mode.result(everybody, match.standings(), said, names)


def contact(images: list[Image.Image], across: int, wide: int = PHONE) -> Image.Image:
    """Pictures side by side, each as wide as a phone shows it."""
    small = [
        image.resize((wide, image.height * wide // image.width), Image.Resampling.LANCZOS) for image in images
    ]
    rows = [small[first : first + across] for first in range(0, len(small), across)]
    high = sum(max(image.height for image in row) + GAP for row in rows)
    sheet = Image.new("RGB", (across * (wide + GAP), high), NIGHT)
    top = 0
    for row in rows:
        for column, image in enumerate(row):
            sheet.paste(image, (column * (wide + GAP), top))
        top += max(image.height for image in row) + GAP
    return sheet


def write(folder: Path, game: Game, *, seed: int, language: str) -> list[Path]:
    """Every picture of a game's positions as a file, and for each kind a sheet of all."""
    folder.mkdir(parents=True, exist_ok=True)
    kinds: dict[str, list[Image.Image]] = {}
    written = []
    for seats in game.seats:
        for moment, match in played(game, seats, seed).items():
            for kind, picture in pictures(match, language):
                image = picture.scene.draw()
                kinds.setdefault(kind, []).append(image)
                written.append(folder / f"{game.id}-{seats}-{moment}-{kind}.png")
                image.save(written[-1], compress_level=1)
    for kind, images in kinds.items():
        written.append(folder / f"{game.id}-all-{kind}.png")
        contact(images, len(MOMENTS)).save(written[-1])
    return written


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m rendering.sheets")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    told = parser.parse_args(arguments)
    for game in [game_named(told.game)] if told.game else GAMES.values():
        write(told.folder, game, seed=told.seed, language=told.language)


if __name__ == "__main__":
    main()

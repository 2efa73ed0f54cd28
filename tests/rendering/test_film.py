"""A match as a film, and the last turns side by side."""

import io

import pytest
from PIL import Image

from games.blood_rage.game import GAME
from games.engine import Event, Match
from games.engine.saves import Saved, read_save
from locales import words
from rendering import film as films
from rendering.film import Moment, TooLarge, caption, film, moments, places, plain, recap, thinned
from rendering.pictures import Marks
from rendering.registry import picture_mode
from rendering.service import NoPicture, Pictures
from rendering.text import LONGEST_SUMMARY
from tests.games.conformance.positions import positions

NAMES = ["Åsa", "Bera"]
ENGLISH = words("en", GAME)
MODE = picture_mode(GAME)


@pytest.fixture(scope="module")
def saved() -> Saved:
    match: Match | None = None
    for position in positions(GAME, 2, 1, "greedy"):
        match = position.match
    assert match is not None
    return read_save(match.save())


def test_a_moment_tells_what_happened_and_where(saved: Saved) -> None:
    turns = list(moments(GAME, saved.steps, ENGLISH, NAMES))
    assert len(turns) > 20
    assert all(turn.view.seat is None for turn in turns)
    assert any(turn.marks.last for turn in turns)
    assert not any("*" in turn.caption for turn in turns)


def test_a_film_ends_where_the_channel_was_told_and_a_recap_begins_after_ones_own_turn(saved: Saved) -> None:
    turns = list(moments(GAME, saved.steps, ENGLISH, NAMES))
    told = sum(len(step.events) for step in saved.steps[:20])
    early = list(moments(GAME, saved.steps, ENGLISH, NAMES, told=told))
    late = list(moments(GAME, saved.steps, ENGLISH, NAMES, since=told))
    assert early
    assert late
    assert [turn.caption for turn in early + late] == [turn.caption for turn in turns]


def test_only_what_everybody_saw_is_marked() -> None:
    events = [
        Event("invades", {"seat": 0, "place": "gimle"}),
        Event("your-quest", {"place": "horgr"}, [0]),
        Event("marches", {"place": "gimle", "place_to": "utgard", "count": 2}),
    ]
    assert places(events) == ("gimle", "utgard")


def test_a_caption_tells_where_something_happened_and_what_came_of_it() -> None:
    told = [
        Event("rage", {"seat": 0, "before": 6, "after": 4}),
        Event("invades", {"seat": 0, "place": "gimle", "figure": "leader"}),
        Event("nobody-wins", {"place": "gimle"}),
    ]
    invades, nobody = (plain(ENGLISH.event(event, NAMES)) for event in told[1:])
    assert caption(told, ENGLISH, NAMES) == f"{invades} · {nobody}"
    assert caption(told[1:2], ENGLISH, NAMES) == invades


def test_a_caption_has_no_markup() -> None:
    assert plain("**Åsa** plays *Troll*") == "Åsa plays Troll"


def test_a_film_has_a_frame_for_every_turn(saved: Saved, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "WIDTHS", (240, 160))
    turns = list(moments(GAME, saved.steps, ENGLISH, NAMES))[:4]
    shown = Image.open(io.BytesIO(film(MODE, turns, ENGLISH, NAMES)))
    assert shown.format == "WEBP"
    assert getattr(shown, "n_frames", 1) == 4
    assert shown.width == 240
    with pytest.raises(TooLarge):
        film(MODE, turns, ENGLISH, NAMES, limit=100)


def test_a_long_match_is_thinned_out() -> None:
    many = [Moment(None, str(number), Marks()) for number in range(400)]
    kept = thinned(many)
    assert len(kept) == films.FRAMES
    assert kept[-1] is many[-1]


def test_the_last_turns_lie_side_by_side(saved: Saved) -> None:
    turns = list(moments(GAME, saved.steps, ENGLISH, NAMES))
    assert recap(MODE, turns[:1], ENGLISH, NAMES).size == (1600, 1276)
    assert recap(MODE, turns[:3], ENGLISH, NAMES).size == (1600, 1356)


@pytest.mark.asyncio
async def test_the_service_makes_films_and_recaps(saved: Saved, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "WIDTHS", (160,))
    monkeypatch.setattr(films, "FRAMES", 3)
    pictures = Pictures(patience=120)
    webp = await pictures.film(GAME, saved.steps, ENGLISH, NAMES)
    assert webp is not None
    assert Image.open(io.BytesIO(webp)).format == "WEBP"
    assert await pictures.film(GAME, saved.steps, ENGLISH, NAMES) is webp
    happened = sum(len(step.events) for step in saved.steps)
    drawn = await pictures.recap(GAME, saved.steps, ENGLISH, NAMES, since=0)
    assert drawn is not None
    assert Image.open(io.BytesIO(drawn.png)).size == (1600, 2036)
    last = [turn.caption for turn in moments(GAME, saved.steps, ENGLISH, NAMES)][-films.RECAP :]
    assert drawn.alt == " ".join(f"{number}. {told}." for number, told in enumerate(last, 1))
    assert len(drawn.alt) <= LONGEST_SUMMARY
    assert await pictures.recap(GAME, saved.steps, ENGLISH, NAMES, since=happened) is None
    assert await pictures.film(GAME, saved.steps, ENGLISH, NAMES, told=0) is None
    with pytest.raises(NoPicture):
        await pictures.film(GAME, saved.steps, ENGLISH, NAMES, limit=1)
    pictures.close()

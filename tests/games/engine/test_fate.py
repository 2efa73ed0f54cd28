"""Fate: the documented stream, computed here anew from its description alone."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import Draw, Fate, Match, commitment, final_seed
from tests.games.engine.toy import RUNES, TOY, say, start

SEEDS = st.binary(min_size=1, max_size=40)
SEED = b"a seed"


def word(seed: bytes, number: int) -> int:
    """Word w: bytes 4*(w mod 8) to 4*(w mod 8)+3, big-endian, of SHA-256(seed, w div 8 as 8 bytes)."""
    block = hashlib.sha256(seed + (number // 8).to_bytes(8, "big")).hexdigest()
    place = 8 * (number % 8)
    return int(block[place : place + 8], 16)


def number_below(size: int, seed: bytes, counter: int) -> tuple[int, int]:
    """Words are taken until one is under the largest multiple of the size that fits; and where that ends."""
    fits = (2**32 // size) * size
    while word(seed, counter) >= fits:
        counter += 1
    return word(seed, counter) % size, counter + 1


def shuffle(size: int, seed: bytes, counter: int) -> tuple[list[int], int]:
    """From the last place to the second, each swapped with a place up to its own."""
    order = list(range(size))
    for place in reversed(range(1, size)):
        other, counter = number_below(place + 1, seed, counter)
        order[place], order[other] = order[other], order[place]
    return order, counter


# ---------------------------------------------------------------------- numbers


@given(SEEDS, st.lists(st.integers(1, 2**32), max_size=30), st.integers(0, 10**9))
def test_numbers_are_those_of_the_documented_stream(seed: bytes, sizes: list[int], counter: int) -> None:
    fate = Fate(seed, counter)
    for size in sizes:
        expected, counter = number_below(size, seed, counter)
        assert fate.below(size, "die") == expected
        assert fate.counter == counter


@given(SEEDS, st.integers(1, 2**32))
def test_a_number_is_at_least_nothing_and_below_its_size(seed: bytes, size: int) -> None:
    assert 0 <= Fate(seed).below(size, "die") < size


@pytest.mark.parametrize("size", [0, -3, 2**32 + 1])
def test_there_is_no_number_below_nothing(size: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        Fate(SEED).below(size, "die")


def test_the_stream_never_changes() -> None:
    fate = Fate(bytes(32))
    assert [fate.below(6, "die") for _ in range(12)] == [1, 2, 3, 3, 1, 5, 5, 3, 0, 2, 4, 3]
    assert fate.counter == 12
    assert fate.shuffled(list("abcdefgh"), "letters") == list("fgecdahb")
    assert fate.counter == 19


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    size = 2**31 + 1
    fate = Fate(SEED)
    numbers = [fate.below(size, "die") for _ in range(20)]
    assert numbers == [word(SEED, number) for number in range(fate.counter) if word(SEED, number) < size]
    assert fate.counter > 25


@pytest.mark.parametrize("size", [2, 3, 6, 7, 10, 20])
def test_all_numbers_come_about_equally_often(size: int) -> None:
    fate = Fate(SEED)
    rolls = 600 * size
    counts = Counter(fate.below(size, "die") for _ in range(rolls))
    chi_square = sum((counts[number] - 600) ** 2 / 600 for number in range(size))
    assert sorted(counts) == list(range(size))
    assert chi_square < (size - 1) + 4 * (2 * (size - 1)) ** 0.5


# ---------------------------------------------------------------------- shuffles


@given(SEEDS, st.integers(0, 60), st.integers(0, 10**9))
def test_a_shuffle_is_the_documented_one(seed: bytes, size: int, counter: int) -> None:
    fate = Fate(seed, counter)
    order, counter = shuffle(size, seed, counter)
    assert fate.shuffled(range(size), "deck") == order
    assert fate.counter == counter


@given(SEEDS, st.lists(st.text(), max_size=40))
def test_a_shuffle_only_changes_the_order(seed: bytes, items: list[str]) -> None:
    before = list(items)
    assert sorted(Fate(seed).shuffled(items, "deck")) == sorted(items)
    assert items == before


def test_all_orders_come_about_equally_often() -> None:
    fate = Fate(SEED)
    counts = Counter(tuple(fate.shuffled(range(4), "deck")) for _ in range(24 * 200))
    assert set(counts) == set(permutations(range(4)))
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi_square < 23 + 4 * 46**0.5


@pytest.mark.parametrize("size", [0, 1])
def test_shuffling_nothing_or_one_uses_no_fate(size: int) -> None:
    fate = Fate(SEED)
    assert fate.shuffled(range(size), "deck") == list(range(size))
    assert fate.counter == 0


# ---------------------------------------------------------------------- what is recorded


def test_every_use_of_fate_is_recorded() -> None:
    fate = Fate(SEED)
    die = fate.below(6, "die")
    deck = fate.shuffled(["a", "b", "c"], "deck")
    first, second = fate.draws
    assert first == Draw("die", 0, 6, [die], shuffle=False)
    assert (second.label, second.start, second.size, second.shuffle) == ("deck", 1, 3, True)
    assert ["abc"[place] for place in second.result] == deck


@given(SEEDS, st.lists(st.integers(1, 100), max_size=20), st.integers(0, 20))
def test_fate_goes_on_from_any_counter(seed: bytes, sizes: list[int], cut: int) -> None:
    whole = Fate(seed)
    expected = [whole.below(size, "die") for size in sizes]
    first = Fate(seed)
    numbers = [first.below(size, "die") for size in sizes[:cut]]
    second = Fate(seed, first.counter)
    numbers += [second.below(size, "die") for size in sizes[cut:]]
    assert numbers == expected
    assert second.counter == whole.counter


def test_a_match_draws_from_its_own_seed_and_records_it_in_its_steps() -> None:
    match = say(start(), 1, "roll", "hush", 1, "roll")
    seed = final_seed(b"toy", ["click-0", "click-1"])
    order, counter = shuffle(len(RUNES), seed, 0)
    first, after_first = number_below(6, seed, counter)
    second, _ = number_below(6, seed, after_first)
    assert [draw for step in match.steps for draw in step.draws] == [
        Draw("deck", 0, 36, order, shuffle=True),
        Draw("die", counter, 6, [first], shuffle=False),
        Draw("die", after_first, 6, [second], shuffle=False),
    ]
    assert [event.args["number"] for event in match.events if event.key == "rolled"] == [
        first + 1,
        second + 1,
    ]
    assert [step.counter for step in match.steps] == [0, counter, after_first]


# ---------------------------------------------------------------------- seeds


def test_the_commitment_is_the_hash_of_the_server_seed() -> None:
    seed = bytes(range(32))
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()
    assert commitment(seed) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Match.new(TOY, 2, server_seed=seed).commitment == commitment(seed)


def test_the_final_seed_is_the_hash_of_the_server_seed_and_the_clicks_line_by_line() -> None:
    assert final_seed(b"\x01\xff", ["11", "22"]) == hashlib.sha256(b"01ff\n11\n22").digest()
    assert final_seed(b"\x01\xff", []) == hashlib.sha256(b"01ff").digest()


CLICKS = st.lists(st.from_regex(r"[0-9]{1,20}", fullmatch=True), max_size=5)


@given(SEEDS, CLICKS, CLICKS)
def test_other_clicks_give_another_seed(server_seed: bytes, one: list[str], other: list[str]) -> None:
    assert (final_seed(server_seed, one) == final_seed(server_seed, other)) == (one == other)


@given(SEEDS, SEEDS, CLICKS)
def test_another_server_seed_gives_another_seed(one: bytes, other: bytes, clicks: list[str]) -> None:
    assert (final_seed(one, clicks) == final_seed(other, clicks)) == (one == other)


def test_a_players_click_changes_every_shuffle() -> None:
    decks = {
        tuple(Match.new(TOY, 2, server_seed=b"toy", clicks=clicks).state.deck)
        for clicks in (["1", "2"], ["2", "1"], ["1", "3"], ["1"], ["12"], [])
    }
    assert len(decks) == 6

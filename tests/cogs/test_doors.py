"""What stands on buttons and in menus."""

from cogs.doors import shortened
from cogs.visit import escaped


def test_a_label_shows_no_markdown() -> None:
    assert shortened("**Astrid** plays *Thor's Hammer*", 80) == "Astrid plays Thor's Hammer"


def test_a_name_stands_on_a_button_as_its_owner_writes_it() -> None:
    assert shortened(f"Ask **{escaped('bera_the_*red*')}**", 80) == "Ask bera_the_*red*"


def test_a_long_label_is_cut_where_it_must_be() -> None:
    assert shortened("abcdef", 6) == "abcdef"
    assert shortened("abcdefg", 6) == "abcde…"

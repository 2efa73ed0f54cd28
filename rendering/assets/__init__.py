"""Fonts and icons, built by `build.py`; their licences and authors are in CREDITS.txt."""

from importlib.resources import files


def icon_authors() -> list[str]:
    """Whose icons these are."""
    return (files(__package__) / "authors.txt").read_text(encoding="utf-8").splitlines()

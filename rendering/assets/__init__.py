"""Fonts and icons, built by `build.py`; their licences and authors are in CREDITS.txt."""

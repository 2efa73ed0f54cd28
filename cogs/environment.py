"""Settings: what the environment says, checked before anything starts."""

import os
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from locales import LANGUAGES

LEVELS = ("debug", "info", "warning", "error")
API_PATH = "/api/v10"


class BadSettings(Exception):
    """A setting is missing or makes no sense; says which in a sentence."""


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be set from outside."""

    token: str
    api_url: str | None = None
    cdn_url: str | None = None
    database: Path = Path("data/skald.db")
    backups: Path = Path("data/backups")
    log: str = "info"
    language: str = LANGUAGES[0]

    def __repr__(self) -> str:
        return f"Settings(database={str(self.database)!r}, language={self.language!r})"


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of an environment; an empty value counts as none."""
    told = {name: value.strip() for name, value in environment.items() if value.strip()}
    token = told.get("DISCORD_TOKEN")
    if token is None:
        raise BadSettings("DISCORD_TOKEN is missing: put your bot's token into .env (see .env.example).")
    if any(sign.isspace() for sign in token):
        raise BadSettings("DISCORD_TOKEN must be one word without spaces: copy the token again.")
    database = Path(told.get("SKALD_DATABASE", "data/skald.db"))
    backups = Path(told.get("SKALD_BACKUPS", "data/backups"))
    if database.is_dir():
        raise BadSettings(f"SKALD_DATABASE is {str(database)!r}, which is a folder: name a file.")
    if backups.is_file():
        raise BadSettings(f"SKALD_BACKUPS is {str(backups)!r}, which is a file: name a folder.")
    api_url = url(told, "DISCORD_API_URL")
    if api_url is not None and not api_url.endswith(API_PATH):
        raise BadSettings(f"DISCORD_API_URL must end in {API_PATH}.")
    cdn_url = url(told, "DISCORD_CDN_URL")
    if cdn_url is not None and api_url is None:
        raise BadSettings("DISCORD_CDN_URL is set without DISCORD_API_URL: set both, or neither.")
    return Settings(
        token=token,
        api_url=api_url,
        cdn_url=cdn_url,
        database=database,
        backups=backups,
        log=one_of(told, "SKALD_LOG", LEVELS, "info"),
        language=one_of(told, "SKALD_LANGUAGE", LANGUAGES, LANGUAGES[0]),
    )


def url(told: Mapping[str, str], name: str) -> str | None:
    """An address, without a slash at its end."""
    value = told.get(name)
    if value is None:
        return None
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadSettings(f"{name} is {value!r}, which is no address: write it like http://localhost:8000.")
    return value.rstrip("/")


def one_of(told: Mapping[str, str], name: str, allowed: tuple[str, ...], usual: str) -> str:
    """One of a few words."""
    value = told.get(name, usual).lower()
    if value not in allowed:
        raise BadSettings(f"{name} is {value!r}, but must be one of {', '.join(allowed)}.")
    return value

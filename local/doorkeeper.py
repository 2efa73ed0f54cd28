"""Who may come in: same-origin pages, people with their keys, friends with the join code."""

import hmac
import ipaddress
import secrets
import socket

from aiohttp import web
from yarl import URL

from local import refusals
from local.pace import Pace
from local.records import Person
from local.world import World

MOST_GUESSES, GUESS_SECONDS = 10, 60.0
MOST_WORDS, WORDS_SECONDS = 20, 10.0
"""How often somebody may say something."""
CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody mistakes for another."""
CODE_LENGTH = 8
PAGE_POLICY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self';"
        " img-src 'self' data: blob:; media-src 'self' blob:; manifest-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Doorkeeper:
    """Knows the join code, if there is one, and how often people guess and talk."""

    def __init__(self, world: World, code: str | None) -> None:
        self._world = world
        self.code = code
        self._guesses = Pace(MOST_GUESSES, GUESS_SECONDS)
        self.words = Pace(MOST_WORDS, WORDS_SECONDS)

    def demand_code(self, request: web.Request, told: object) -> None:
        """Raise unless the join code is right, or none is needed."""
        if self.code is None:
            return
        self._guesses.demand(request.remote)
        if not hmac.compare_digest(plain(told).encode(), plain(self.code).encode()):
            self._guesses.count(request.remote)
            raise refusals.forbidden("This is not the join code.")

    def person(self, request: web.Request) -> Person:
        """Who asks."""
        kind, _, key = request.headers.get("Authorization", "").partition(" ")
        person = self._world.holder(key)
        if kind != "Person" or person is None:
            raise refusals.unauthorized()
        return person


def plain(code: object) -> str:
    """A code however it is typed."""
    return str(code or "").replace("-", "").replace(" ", "").upper()


def code_of(world: World) -> str:
    """The join code of this installation; drawn once."""
    code = world.fact("code")
    if code is None:
        signs = [secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH)]
        code = f"{''.join(signs[:4])}-{''.join(signs[4:])}"
        world.set_fact("code", code)
    return code


def from_here(request: web.Request) -> bool:
    """Whether a request comes from this machine itself."""
    try:
        return ipaddress.ip_address(request.remote or "").is_loopback
    except ValueError:
        return False


def demand_same_origin(request: web.Request) -> None:
    """Raise if another site asks, or has bent its name to this machine."""
    try:
        host = URL(f"http://{request.host}")
        origin = URL(request.headers.get("Origin", str(host)))
    except ValueError as error:
        raise refusals.forbidden("This is not the address of the table.") from error
    if not known_host(host.host or ""):
        raise refusals.forbidden("This is not the address of the table.")
    if origin.authority != host.authority:
        raise refusals.forbidden("Another site cannot act here.")
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        raise refusals.forbidden("Another site cannot act here.")


def known_host(host: str) -> bool:
    """Whether this names the machine and no site: a number, localhost, or its own name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        own = socket.gethostname().lower()
        return host.lower() in ("localhost", own, f"{own}.local")
    return True

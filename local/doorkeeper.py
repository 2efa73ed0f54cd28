"""Who may come in: same-origin pages, people with their keys, friends with the join code."""

import hmac
import ipaddress
import re
import secrets
import socket
from typing import NamedTuple

from aiohttp import web

from local import refusals
from local.doorstep import stranger
from local.pace import Pace
from local.records import Person
from local.world import World

MOST_GUESSES, GUESS_SECONDS = 10, 60.0
MOST_WORDS, WORDS_SECONDS = 20, 10.0
"""How often somebody may say something."""
MOST_DEEDS, DEEDS_SECONDS = 60, 10.0
"""How often somebody from the network may press, choose, type a command or have one completed."""
CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody mistakes for another."""
CODE_LENGTH = 8
PORTS = {"http": 80, "https": 443}
HOST = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::(?P<port>[0-9]{1,5}))?", re.ASCII)
ORIGIN = re.compile(r"(?P<scheme>https?)://(?P<host>.+)")
ELSEWHERE = """Skald's table is here, but not under this name. Open it at http://{address}/
Skalds Tisch ist hier, aber nicht unter diesem Namen. Öffne ihn unter http://{address}/
La table de Skald est ici, mais pas sous ce nom. Ouvre-la à l'adresse http://{address}/
"""
"""What a person reads who comes by a name that is not the machine's own."""
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
    """Knows the join code, if there is one, and how often people guess, talk and act."""

    def __init__(self, world: World, code: str | None) -> None:
        self._world = world
        self.code = code
        self._guesses = Pace(MOST_GUESSES, GUESS_SECONDS)
        self.words = Pace(MOST_WORDS, WORDS_SECONDS)
        self._deeds = Pace(MOST_DEEDS, DEEDS_SECONDS)

    def demand_code(self, request: web.Request, told: object) -> None:
        """Raise unless the join code is right, or none is needed."""
        if self.code is None:
            return
        who = caller(request)
        self._guesses.demand(who)
        if not hmac.compare_digest(plain(told).encode(), plain(self.code).encode()):
            self._guesses.count(who)
            raise refusals.forbidden("This is not the join code.", "wrong-code")

    def demand_calm(self, request: web.Request, person: Person) -> None:
        """Raise if somebody from the network does too much at once."""
        if not from_here(request):
            self._deeds.demand(person.id)
            self._deeds.count(person.id)

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


def caller(request: web.Request) -> str | None:
    """The address on the network that a request comes from; None: this machine itself."""
    return stranger(request.get_extra_info("peername"), request.get_extra_info("sockname"))


def from_here(request: web.Request) -> bool:
    """Whether a request comes from this machine itself."""
    return caller(request) is None


# ---------------------------------------------------------------------- other sites


class Authority(NamedTuple):
    """A host and a port."""

    host: str
    port: int


def authority_of(text: str, scheme: str = "http") -> Authority | None:
    """What a Host header or the end of an origin names, to the letter; None if it is anything else."""
    found = HOST.fullmatch(text.lower())
    if found is None or int(found["port"] or 0) >= 1 << 16:
        return None
    return Authority(found["six"] or found["name"], int(found["port"] or PORTS[scheme]))


def demand_same_origin(request: web.Request) -> None:
    """Raise if another site asks, or has bent its name to this machine."""
    told = request.headers.get("Host", "")
    host = authority_of(told)
    if host is None or not known_host(host.host):
        raise refusals.forbidden("This is not the address of the table.", "wrong-address")
    for origin in request.headers.getall("Origin", []):
        found = ORIGIN.fullmatch(origin)
        if found is None or authority_of(found["host"], found["scheme"]) != authority_of(
            told, found["scheme"]
        ):
            raise refusals.forbidden("Another site cannot act here.")
    if request.headers.get("Sec-Fetch-Site", "none") not in ("same-origin", "none") and not visits(request):
        raise refusals.forbidden("Another site cannot act here.")


def elsewhere(request: web.Request) -> str:
    """Where the table is, for who looks for it under a wrong name."""
    host, port, *_ = request.get_extra_info("sockname")
    return ELSEWHERE.format(address=f"{f'[{host}]' if ':' in host else host}:{port}")


def visits(request: web.Request) -> bool:
    """Whether somebody follows a link to the table: the page opens by itself, and does nothing yet."""
    told = [request.headers.get(f"Sec-Fetch-{name}") for name in ("Mode", "Dest")]
    return (request.method, request.path, told) == ("GET", "/", ["navigate", "document"])


def known_host(host: str) -> bool:
    """Whether this names the machine and no site: a number, localhost, or its own name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        own = socket.gethostname().lower()
        return host.lower() in ("localhost", own, f"{own}.local")
    return True

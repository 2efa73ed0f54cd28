"""Connections before anybody has said a word: how many there may be, and how long they may keep silent."""

import asyncio
import ipaddress
import logging
from typing import Any

import msgspec
from aiohttp import web

log = logging.getLogger(__name__)
ONE_HOUSEHOLD = 64
"""The bits that the addresses of one network share, where everybody has as many as they like (IPv6)."""


class Crowd(msgspec.Struct, frozen=True):
    """How many connections there may be from the network; this machine itself is never counted."""

    most: int = 200
    most_each: int = 60
    """From one address: a browser opens six, and one more for each tab."""
    patience: float = 30.0
    """Seconds a connection has to ask something; more than the 15 for which the bot keeps an idle one."""


class Doorstep(asyncio.Protocol):
    """Where a connection stands until it is let in."""

    def __init__(self, server: web.Server, crowd: Crowd) -> None:
        self._server = server
        self._crowd = crowd

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let a connection in, or break it off."""
        assert isinstance(transport, asyncio.Transport)
        who = stranger(transport.get_extra_info("peername"), transport.get_extra_info("sockname"))
        if who is not None and self._crowded(who):
            log.info("too many connections: one from %s is not let in", who)
            transport.abort()
            return
        inside = self._server()
        transport.set_protocol(inside)
        inside.connection_made(transport)

    def _crowded(self, who: str) -> bool:
        inside = [stranger(it.peername, it.sockname) for it in self._server.connections]
        strangers = len(inside) - inside.count(None)
        return strangers >= self._crowd.most or inside.count(who) >= self._crowd.most_each


def stranger(peer: Any, here: Any) -> str | None:
    """Which address on the network somebody comes from; None: this machine itself."""
    try:
        address = ipaddress.ip_address(peer[0])
    except (TypeError, ValueError, IndexError):
        return "nowhere"
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback or (here and peer[0] == here[0]):
        return None
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((int(address), ONE_HOUSEHOLD), strict=False))

"""Files that are served: the page's own, and those of messages. No name from outside ever becomes a path."""

import hashlib
import hmac
import mimetypes
from pathlib import Path

from aiohttp import web

from local import refusals
from local.house import as_number
from local.rest import HOUSE

PAGE = Path(__file__).with_name("page")
FONTS = Path(__file__).parent.parent / "rendering" / "assets"
FOR_EVER = "private, max-age=31536000, immutable"
SHOWN = ("image/png", "image/gif", "image/webp", "image/jpeg", "text/plain")
"""What a browser may show; the rest it saves."""


def known() -> dict[str, Path]:
    """The files of the page, by their addresses."""
    own = {path.relative_to(PAGE).as_posix(): path for path in PAGE.rglob("*") if path.is_file()}
    fonts = {f"fonts/{path.name}": path for path in FONTS.glob("*.ttf")}
    return own | fonts


async def page(request: web.Request) -> web.Response:
    """A file of the page."""
    path = known().get(request.match_info.get("name") or "index.html")
    if path is None:
        raise web.HTTPNotFound
    content = path.read_bytes()
    mark = hashlib.sha256(content).hexdigest()[:32]
    headers = {"ETag": f'"{mark}"', "Cache-Control": "no-cache"}
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return web.Response(status=304, headers=headers)
    return web.Response(body=content, headers=headers | {"Content-Type": type_of(path.name)})


def type_of(name: str) -> str:
    """What a file is, for a browser."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


async def attachment(request: web.Request) -> web.Response:
    """A file of a message, for who has its ticket."""
    found = request.app[HOUSE].world.content(as_number(request.match_info["file"]))
    ticket = request.query.get("ticket", "")
    if found is None or not hmac.compare_digest(found[0].encode(), ticket.encode()):
        raise refusals.Refused(404, 0, "404: Not Found")
    _, name, kind, content = found
    headers = {"Cache-Control": FOR_EVER, "Content-Type": type_of(name)}
    if kind not in SHOWN:
        headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return web.Response(body=content, headers=headers)


ROUTES = [
    web.get("/cdn/attachments/{channel}/{file}/{name}", attachment),
    web.get("/", page),
    web.get(r"/{name:[\w.-]+(?:/[\w.-]+)?}", page),
]

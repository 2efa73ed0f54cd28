"""What the bot sends: JSON, or JSON with files."""

import re
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from local import refusals
from local.limits import FILE_SIZE, MOST_FILES, Fault

LARGEST_BODY = FILE_SIZE + 1024 * 1024
"""Bytes: the files, and room for the words."""
FILE_FIELD = re.compile(r"files\[(\d{1,2})\]")
ODD_SIGNS = re.compile(r"[^\w.-]")
LONGEST_NAME = 100


class Upload(msgspec.Struct):
    """A file as it came in."""

    name: str
    content: bytes


class Form(msgspec.Struct):
    """A body and its files, by their number."""

    body: Any = None
    files: dict[int, Upload] = {}

    def described(self, body: Any) -> list[tuple[str, str | None, bytes]]:
        """The files with the names and descriptions that a message gives them."""
        told = {str(it.get("id")): it for it in (body or {}).get("attachments") or ()}
        found = []
        for number, file in sorted(self.files.items()):
            about = told.get(str(number), {})
            name = ODD_SIGNS.sub("_", about.get("filename") or file.name)[-LONGEST_NAME:]
            found.append((name, about.get("description"), file.content))
        return found


FORM = web.RequestKey("form", Form)


async def form_of(request: web.Request) -> Form:
    """The form of a request, read once."""
    found = request.get(FORM)
    if found is None:
        found = request[FORM] = await read(request)
    return found


async def object_of(request: web.Request) -> dict[str, Any]:
    """The body of a request that is a JSON object, or nothing."""
    told = (await form_of(request)).body or {}
    if not isinstance(told, dict):
        raise refusals.bad_form(
            [Fault("", "Only dictionaries may be used in a DictType", "DICT_TYPE_CONVERT")]
        )
    return told


async def read(request: web.Request) -> Form:
    """Read a form; what cannot be read is refused."""
    if (request.content_length or 0) > LARGEST_BODY:
        raise refusals.too_large()
    if request.content_type == "multipart/form-data":
        return await read_parts(request)
    content = await request.read()
    return Form(decoded(content) if content else None)


async def read_parts(request: web.Request) -> Form:
    """JSON and files, part by part, never more than is taken."""
    form = Form(files={})
    room = LARGEST_BODY
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise refusals.bad_form([Fault("", "A part in a part.", "CONTENT_TYPE_INVALID")])
        content = bytearray()
        while chunk := await part.read_chunk(1 << 16):
            content += chunk
            room -= len(chunk)
            if room < 0:
                raise refusals.too_large()
        named = FILE_FIELD.fullmatch(part.name or "")
        if part.name == "payload_json":
            form.body = decoded(bytes(content))
        elif named and int(named[1]) < 2 * MOST_FILES:
            form.files[int(named[1])] = Upload(part.filename or "unknown", bytes(content))
        else:
            raise refusals.bad_form([Fault(str(part.name), "This field is not known.", "UNKNOWN_FIELD")])
    return form


def decoded(content: bytes) -> Any:
    """JSON."""
    try:
        return msgspec.json.decode(content)
    except (msgspec.DecodeError, RecursionError) as error:
        raise refusals.Refused(400, 50109, "The request body contains invalid JSON.") from error

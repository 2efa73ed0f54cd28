"""Discord's limits, checked on every request of the bot."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from simcord.components import walk_components

ROW, BUTTON, MENU, TEXT_INPUT, SECTION, TEXT, THUMBNAIL = 1, 2, 3, 4, 9, 10, 11
GALLERY, FILE, LABEL = 12, 13, 18
LINK = 5
COMPONENTS_V2 = 1 << 15
FILE_SIZE = 10 * 1024 * 1024
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")


class BeyondLimits(AssertionError):
    """Discord would refuse this request."""


Files = Sequence[tuple[str, str | None, bytes]]
"""What is sent along: its name, its description, its content."""


def check(method: str, path: str, body: Any, files: Files = (), kept: Collection[str] = ()) -> None:
    """Raise if Discord would not take a request; `kept` are files the message has already."""
    faults = [f"{method} {path}: {fault}" for fault in found(method, path, body, files, kept)]
    if faults:
        raise BeyondLimits("\n".join(faults))


def found(method: str, path: str, body: Any, files: Files, kept: Collection[str]) -> Iterator[str]:
    """Everything about a request that goes beyond a limit."""
    names = {*kept, *(name for name, _, _ in files)}
    yield from file_faults(files)
    if path.endswith("/commands") and method == "PUT":
        yield from commands_faults(body)
    elif path.endswith("/callback"):
        yield from callback_faults(body, names)
    elif isinstance(body, Mapping):
        if "/messages" in path or "/webhooks/" in path:
            yield from message_faults(body, names)
        if "name" in body and "/threads" in path:
            yield from length("the thread's name", body["name"], 1, 100)


def length(what: str, text: Any, least: int, most: int) -> Iterator[str]:
    """A text that is too short or too long."""
    if not isinstance(text, str):
        yield f"{what} is {text!r}, no text"
    elif not least <= len(text) <= most:
        yield f"{what} has {len(text)} characters of {least} to {most}: {text[:60]!r}"


def count(what: str, number: int, least: int, most: int) -> Iterator[str]:
    """Too few or too many of something."""
    if not least <= number <= most:
        yield f"{number} {what}, allowed are {least} to {most}"


def file_faults(files: Files) -> Iterator[str]:
    """Files too many, too large, or told of at too great a length."""
    yield from count("files", len(files), 0, 10)
    if sum(len(content) for _, _, content in files) > FILE_SIZE:
        yield "the files are larger than 10 MiB"
    for name, description, _ in files:
        if description is not None:
            yield from length(f"the description of {name}", description, 0, 1024)


def callback_faults(body: Mapping[str, Any], names: Collection[str]) -> Iterator[str]:
    """A first response: a message, a completion or a form."""
    data = body.get("data") or {}
    if body["type"] == 8:
        yield from choices_faults("completion", data["choices"])
    elif body["type"] == 9:
        yield from length("the form's title", data["title"], 1, 45)
        yield from length("the form's custom id", data["custom_id"], 1, 100)
        yield from count("fields", len(data["components"]), 1, 5)
        yield from component_faults(walk_components(data["components"]))
    elif data:
        yield from message_faults(data, names)


def message_faults(body: Mapping[str, Any], names: Collection[str]) -> Iterator[str]:
    """A message, new or edited, with the names of its files."""
    components = list(walk_components(body.get("components") or []))
    if body.get("content"):
        yield from length("the content", body["content"], 1, 2000)
    if body.get("nonce") is not None:
        yield from length("the nonce", str(body["nonce"]), 1, 25)
    new_style = bool(body.get("flags", 0) & COMPONENTS_V2)
    if new_style:
        yield from count("components", len(components), 1, 40)
        texts = [str(it["content"]) for it in components if it["type"] == TEXT]
        yield from length("all text together", "".join(texts), 0, 4000)
    elif body.get("components"):
        yield from count("rows", len(body["components"]), 0, 5)
    yield from component_faults(components)
    ids = [it["custom_id"] for it in components if it.get("custom_id")]
    if len(set(ids)) != len(ids):
        yield f"a custom id twice among {ids}"
    for url in urls(components):
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            yield f"{url} is not among the files {sorted(names)}"


def urls(components: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """What the components show."""
    for part in components:
        if part["type"] == GALLERY:
            yield from (item["media"]["url"] for item in part["items"])
        elif part["type"] == FILE:
            yield part["file"]["url"]
        elif part["type"] == THUMBNAIL:
            yield part["media"]["url"]


def component_faults(components: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Each component by itself."""
    for part in components:
        if part.get("custom_id") is not None:
            yield from length("a custom id", part["custom_id"], 1, 100)
        check_one = CHECKS.get(part["type"])
        if check_one is not None:
            yield from check_one(part)


def row_faults(part: Mapping[str, Any]) -> Iterator[str]:
    inside = part["components"]
    most = 1 if any(it["type"] != BUTTON for it in inside) else 5
    yield from count("components in a row", len(inside), 1, most)


def button_faults(part: Mapping[str, Any]) -> Iterator[str]:
    if not part.get("emoji"):
        yield from length("a button's label", part.get("label"), 1, 80)
    if part["style"] == LINK:
        yield from length("a link", part.get("url"), 1, 512)


def menu_faults(part: Mapping[str, Any]) -> Iterator[str]:
    options = part["options"]
    yield from count("options", len(options), 1, 25)
    if part.get("placeholder"):
        yield from length("a placeholder", part["placeholder"], 1, 150)
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    if not 0 <= least <= most <= len(options) or most < 1:
        yield f"a menu of {len(options)} options wants {least} to {most}"
    values = [option["value"] for option in options]
    if len(set(values)) != len(values):
        yield f"an option twice among {values}"
    if sum(bool(option.get("default")) for option in options) > most:
        yield "more options chosen beforehand than can be"
    for option in options:
        yield from length("an option's label", option["label"], 1, 100)
        yield from length("an option's value", option["value"], 1, 100)
        if option.get("description") is not None:
            yield from length("an option's description", option["description"], 1, 100)


def text_faults(part: Mapping[str, Any]) -> Iterator[str]:
    yield from length("a text", part["content"], 1, 4000)
    if not part["content"].strip():
        yield "a text of nothing but spaces"


def gallery_faults(part: Mapping[str, Any]) -> Iterator[str]:
    yield from count("pictures", len(part["items"]), 1, 10)
    for item in part["items"]:
        if item.get("description") is not None:
            yield from length("an alt text", item["description"], 1, 1024)


def input_faults(part: Mapping[str, Any]) -> Iterator[str]:
    if part.get("label") is not None:
        yield from length("a field's label", part["label"], 1, 45)
    if part.get("placeholder"):
        yield from length("a field's placeholder", part["placeholder"], 1, 100)
    if part.get("value"):
        yield from length("a field's value", part["value"], 1, 4000)


def label_faults(part: Mapping[str, Any]) -> Iterator[str]:
    yield from length("a label", part["label"], 1, 45)
    if part.get("description") is not None:
        yield from length("a label's description", part["description"], 1, 100)


CHECKS = {
    ROW: row_faults,
    BUTTON: button_faults,
    MENU: menu_faults,
    TEXT: text_faults,
    GALLERY: gallery_faults,
    TEXT_INPUT: input_faults,
    LABEL: label_faults,
}


def choices_faults(what: str, choices: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Choices of an option, fixed or completed."""
    yield from count(f"choices of {what}", len(choices), 0, 25)
    for choice in choices:
        yield from length(f"a choice of {what}", choice["name"], 1, 100)
        for name in (choice.get("name_localizations") or {}).values():
            yield from length(f"a choice of {what}", name, 1, 100)
        if isinstance(choice["value"], str):
            yield from length(f"a value of {what}", choice["value"], 1, 100)


def commands_faults(commands: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """All commands of the bot."""
    yield from count("commands", len(commands), 0, 100)
    for command in commands:
        yield from command_faults(command["name"], command)
        yield from length(f"/{command['name']} as a whole", "".join(words(command)), 0, 8000)


def command_faults(where: str, node: Mapping[str, Any]) -> Iterator[str]:
    """A command, a group or an option, with what is in it."""
    for name in [node["name"], *(node.get("name_localizations") or {}).values()]:
        if not COMMAND_NAME.fullmatch(name) or name != name.lower():
            yield f"/{where} is called {name!r}"
    for text in [node["description"], *(node.get("description_localizations") or {}).values()]:
        yield from length(f"the description of /{where}", text, 1, 100)
    inside = node.get("options") or []
    yield from count(f"options of /{where}", len(inside), 0, 25)
    for language in {key for it in inside for key in it.get("name_localizations") or {}} | {None}:
        names = [(it.get("name_localizations") or {}).get(language, it["name"]) for it in inside]
        if len(set(names)) != len(names):
            yield f"/{where} has an option twice in {language}: {names}"
    yield from choices_faults(f"/{where}", node.get("choices") or [])
    for it in inside:
        yield from command_faults(f"{where} {it['name']}", it)


def words(node: Mapping[str, Any]) -> Iterator[str]:
    """What counts towards a command's size: the longest localization of each text."""
    for key in ("name", "description"):
        yield max([node[key], *(node.get(f"{key}_localizations") or {}).values()], key=len)
    for choice in node.get("choices") or []:
        yield max([choice["name"], *(choice.get("name_localizations") or {}).values()], key=len)
        yield str(choice["value"])
    for it in node.get("options") or []:
        yield from words(it)

"""Discord's limits: everything about a request that Discord would refuse, told one by one."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

ROW, BUTTON, MENU, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL = 17, 18
PICKERS = (5, 6, 7, 8)
"""Menus of people, roles, both, and channels."""
MENUS = (MENU, *PICKERS)
ONLY_V2 = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)
LINK, PREMIUM = 5, 6
STYLES = range(1, 7)
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15

MOST_COMPONENTS, MOST_TEXT = 40, 4000
MOST_ROWS, MOST_BUTTONS, MOST_OPTIONS = 5, 5, 25
MOST_FILES, FILE_SIZE = 10, 10 * 1024 * 1024
MOST_PICTURES = 10
LONGEST_CONTENT, LONGEST_NONCE, LONGEST_ALT = 2000, 25, 1024
LONGEST_CUSTOM_ID, LONGEST_LABEL, LONGEST_OPTION, LONGEST_PLACEHOLDER = 100, 80, 100, 150
LONGEST_URL = 512
LONGEST_TITLE, LONGEST_FIELD, LONGEST_INPUT = 45, 45, 4000
MOST_EMBEDS, MOST_EMBED_TEXT = 10, 6000
MOST_COMMANDS, LARGEST_COMMAND = 100, 8000
LONGEST_NAME = 100
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
ATTACHED = "attachment://"

Json = Mapping[str, Any]
Files = Sequence[tuple[str, str | None, bytes]]
"""What is sent along: its name, its description, its content."""


class Fault(NamedTuple):
    """Where in a request something is wrong, and what."""

    where: str
    says: str
    code: str = "BASE_TYPE_BAD_LENGTH"

    def __str__(self) -> str:
        return f"{self.where}: {self.says}"


Faults = Iterator[Fault]


def length(where: str, text: Any, least: int, most: int) -> Faults:
    """A text that is too short or too long."""
    if not isinstance(text, str):
        yield Fault(where, "This field is required", "BASE_TYPE_REQUIRED")
    elif not least <= len(text) <= most:
        yield Fault(where, f"Must be between {least} and {most} in length, not {len(text)}.")


def count(where: str, what: str, number: int, least: int, most: int) -> Faults:
    """Too few or too many of something."""
    if not least <= number <= most:
        yield Fault(where, f"Must be between {least} and {most} {what}, not {number}.")


def wrong(where: str, says: str) -> Fault:
    """Something that makes no sense."""
    return Fault(where, says, "BASE_TYPE_CHOICES")


# ---------------------------------------------------------------------- requests


def request_faults(method: str, path: str, body: Any, files: Files, kept: Collection[str]) -> Faults:
    """Everything about a request that goes beyond a limit; `kept` are files the message has already."""
    names = {*kept, *(name for name, _, _ in files)}
    yield from file_faults(files)
    if path.endswith("/commands") and method == "PUT":
        yield from commands_faults(body)
    elif path.endswith("/callback"):
        yield from callback_faults(body, names)
    elif isinstance(body, Mapping):
        if "name" in body and "/threads" in path:
            yield from length("name", body["name"], 1, LONGEST_NAME)
        elif "/messages" in path or "/webhooks/" in path:
            yield from message_faults(body, names)


def file_faults(files: Files) -> Faults:
    """Files too many, too large, or told of at too great a length."""
    yield from count("attachments", "files", len(files), 0, MOST_FILES)
    if sum(len(content) for _, _, content in files) > FILE_SIZE:
        yield Fault("attachments", "The files are larger than 10 MiB together.")
    for index, (_, description, _) in enumerate(files):
        if description is not None:
            yield from length(f"attachments.{index}.description", description, 0, LONGEST_ALT)


def callback_faults(body: Json, names: Collection[str]) -> Faults:
    """A first response: a message, a completion or a form."""
    kind, data = body.get("type"), body.get("data") or {}
    if kind == 8:  # noqa: PLR2004 - a completion
        yield from choices_faults("data.choices", data.get("choices") or [])
    elif kind == 9:  # noqa: PLR2004 - a form
        yield from form_faults(data)
    elif data:
        yield from message_faults(data, names, "data.")


def form_faults(form: Json) -> Faults:
    """A form."""
    yield from length("data.title", form.get("title"), 1, LONGEST_TITLE)
    yield from length("data.custom_id", form.get("custom_id"), 1, LONGEST_CUSTOM_ID)
    fields = form.get("components") or []
    yield from count("data.components", "fields", len(fields), 1, MOST_ROWS)
    walked = list(walk(fields, "data.components"))
    yield from component_faults(walked)
    yield from twice_faults(walked)


def message_faults(body: Json, names: Collection[str], at: str = "") -> Faults:
    """A message, new or edited, with the names of its files."""
    components = list(walk(body.get("components") or [], f"{at}components"))
    if body.get("content"):
        yield from length(f"{at}content", body["content"], 1, LONGEST_CONTENT)
    if body.get("nonce") is not None:
        yield from length(f"{at}nonce", str(body["nonce"]), 1, LONGEST_NONCE)
    yield from embed_faults(body.get("embeds") or [], at)
    if int(body.get("flags") or 0) & COMPONENTS_V2:
        yield from new_style_faults(body, components, at)
    elif components:
        yield from old_style_faults(body["components"], components, at)
    yield from component_faults(components)
    yield from twice_faults(components)
    for where, url in urls(components):
        if url.startswith(ATTACHED) and url.removeprefix(ATTACHED) not in names:
            yield Fault(where, f"The referenced attachment was not found: {url}", "UNFURLED_MEDIA_ITEM")


def new_style_faults(body: Json, components: Sequence[tuple[str, Json]], at: str) -> Faults:
    """A message of Components V2."""
    for key in ("content", "embeds", "sticker_ids", "poll"):
        if body.get(key):
            says = "The field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            yield Fault(f"{at}{key}", says, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    if body.get("components") is not None:
        yield from count(f"{at}components", "components", len(components), 1, MOST_COMPONENTS)
    text = sum(len(str(part.get("content", ""))) for _, part in components if part.get("type") == TEXT)
    if text > MOST_TEXT:
        says = f"The text of all components is {text} characters of at most {MOST_TEXT}."
        yield Fault(f"{at}components", says, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED")


def old_style_faults(top: Sequence[Json], components: Iterable[tuple[str, Json]], at: str) -> Faults:
    """A message of rows below its content."""
    yield from count(f"{at}components", "rows", len(top), 0, MOST_ROWS)
    for index, part in enumerate(top):
        if part.get("type") != ROW:
            yield wrong(f"{at}components.{index}.type", "Value of field must be one of (1,).")
    for where, part in components:
        if part.get("type") in ONLY_V2:
            yield wrong(where, "This component needs MessageFlags.IS_COMPONENTS_V2")


def embed_faults(embeds: Sequence[Json], at: str) -> Faults:
    """Embeds too many, or with too much text."""
    yield from count(f"{at}embeds", "embeds", len(embeds), 0, MOST_EMBEDS)
    text = 0
    for embed in embeds:
        fields = embed.get("fields") or []
        parts = [embed.get("title"), embed.get("description")]
        parts += [(embed.get(key) or {}).get(name) for key, name in (("footer", "text"), ("author", "name"))]
        parts += [field.get(key) for field in fields for key in ("name", "value")]
        text += sum(len(part) for part in parts if part)
    if text > MOST_EMBED_TEXT:
        yield Fault(
            f"{at}embeds", f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}", "MAX_EMBED_SIZE_EXCEEDED"
        )


# ---------------------------------------------------------------------- components


def walk(components: Iterable[Json], where: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component with where it stands, the outer before the inner."""
    for index, part in enumerate(components):
        here = f"{where}.{index}"
        yield here, part
        yield from walk(part.get("components") or (), f"{here}.components")
        for key in ("accessory", "component"):
            if part.get(key):
                yield f"{here}.{key}", part[key]


def parts_of(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, the outer before the inner."""
    return (part for _, part in walk(components))


def urls(components: Iterable[tuple[str, Json]]) -> Iterator[tuple[str, str]]:
    """What the components show, and where it says so."""
    for where, part in components:
        kind = part.get("type")
        if kind == GALLERY:
            for index, item in enumerate(part.get("items") or ()):
                yield f"{where}.items.{index}.media.url", str((item.get("media") or {}).get("url"))
        elif kind in (FILE, THUMBNAIL):
            key = "file" if kind == FILE else "media"
            yield f"{where}.{key}.url", str((part.get(key) or {}).get("url"))


def component_faults(components: Iterable[tuple[str, Json]]) -> Faults:
    """Each component by itself."""
    for where, part in components:
        kind = part.get("type")
        if kind not in KNOWN:
            yield wrong(f"{where}.type", f"{kind!r} is no type of component.")
            continue
        if kind in WITH_CUSTOM_ID or "custom_id" in part:
            yield from length(f"{where}.custom_id", part.get("custom_id"), 1, LONGEST_CUSTOM_ID)
        check = CHECKS.get(int(kind))
        if check is not None:
            yield from check(where, part)


def twice_faults(components: Sequence[tuple[str, Json]]) -> Faults:
    """A custom id or an id that stands for two components."""
    for key in ("custom_id", "id"):
        seen: set[Any] = set()
        for place, part in components:
            if part.get(key) in seen:
                says = f"Component {key} cannot be duplicated: {part[key]!r}"
                yield Fault(f"{place}.{key}", says, "COMPONENT_CUSTOM_ID_DUPLICATED")
            if part.get(key):
                seen.add(part[key])


def row_faults(where: str, part: Json) -> Faults:
    """Buttons, or one menu."""
    inside = part.get("components") or []
    most = MOST_BUTTONS if all(it.get("type") == BUTTON for it in inside) else 1
    yield from count(f"{where}.components", "components", len(inside), 1, most)
    for index, it in enumerate(inside):
        if it.get("type") not in (BUTTON, TEXT_INPUT, *MENUS):
            yield wrong(f"{where}.components.{index}.type", "This component cannot stand in a row.")


def button_faults(where: str, part: Json) -> Faults:
    """A button."""
    style = part.get("style")
    if style not in STYLES:
        yield wrong(f"{where}.style", f"{style!r} is no style.")
    if style == PREMIUM:
        return
    if part.get("label") is not None or not part.get("emoji"):
        yield from length(f"{where}.label", part.get("label"), 1, LONGEST_LABEL)
    if style == LINK:
        yield from length(f"{where}.url", part.get("url"), 1, LONGEST_URL)
    elif not part.get("custom_id"):
        yield Fault(f"{where}.custom_id", "A custom id is required", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED")


def picker_faults(where: str, part: Json) -> Faults:
    """What every menu keeps: its placeholder, and how many may be chosen."""
    if part.get("placeholder"):
        yield from length(f"{where}.placeholder", part["placeholder"], 1, LONGEST_PLACEHOLDER)
    least, most = usual(part.get("min_values"), 1), usual(part.get("max_values"), 1)
    if not (0 <= least <= MOST_OPTIONS and 1 <= most <= MOST_OPTIONS and least <= most):
        yield wrong(f"{where}.max_values", f"{least} to {most} values cannot be chosen.")


def menu_faults(where: str, part: Json) -> Faults:
    """A menu of options."""
    yield from picker_faults(where, part)
    options = part.get("options") or []
    yield from count(f"{where}.options", "options", len(options), 1, MOST_OPTIONS)
    least, most = usual(part.get("min_values"), 1), usual(part.get("max_values"), 1)
    if max(least, most) > len(options):
        yield wrong(f"{where}.max_values", f"{least} to {most} of {len(options)} options cannot be chosen.")
    values = [option.get("value") for option in options]
    if len(set(values)) != len(values):
        yield Fault(
            f"{where}.options", f"An option twice among {values}", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
        )
    if sum(bool(option.get("default")) for option in options) > most:
        yield wrong(f"{where}.options", "More options are chosen beforehand than can be.")
    for index, option in enumerate(options):
        here = f"{where}.options.{index}"
        yield from length(f"{here}.label", option.get("label"), 1, LONGEST_OPTION)
        yield from length(f"{here}.value", option.get("value"), 1, LONGEST_OPTION)
        if option.get("description") is not None:
            yield from length(f"{here}.description", option["description"], 1, LONGEST_OPTION)


def usual(value: Any, otherwise: int) -> int:
    """A number, or what holds without one."""
    return otherwise if value is None else int(value)


def text_faults(where: str, part: Json) -> Faults:
    """A text."""
    yield from length(f"{where}.content", part.get("content"), 1, MOST_TEXT)
    if not str(part.get("content", "")).strip():
        yield Fault(f"{where}.content", "This field is required", "BASE_TYPE_REQUIRED")


def gallery_faults(where: str, part: Json) -> Faults:
    """Pictures."""
    items = part.get("items") or []
    yield from count(f"{where}.items", "pictures", len(items), 1, MOST_PICTURES)
    for index, item in enumerate(items):
        yield from alt_faults(f"{where}.items.{index}", item)


def alt_faults(where: str, part: Json) -> Faults:
    """The words for a picture."""
    if part.get("description") is not None:
        yield from length(f"{where}.description", part["description"], 1, LONGEST_ALT)


def section_faults(where: str, part: Json) -> Faults:
    """Texts with something beside them."""
    yield from count(f"{where}.components", "texts", len(part.get("components") or []), 1, 3)
    if (part.get("accessory") or {}).get("type") not in (BUTTON, THUMBNAIL):
        yield Fault(f"{where}.accessory", "This field is required", "BASE_TYPE_REQUIRED")


def container_faults(where: str, part: Json) -> Faults:
    """Components in a frame."""
    yield from count(
        f"{where}.components", "components", len(part.get("components") or []), 1, MOST_COMPONENTS
    )
    for index, it in enumerate(part.get("components") or []):
        if it.get("type") == CONTAINER:
            yield wrong(f"{where}.components.{index}.type", "A container cannot stand in a container.")


def input_faults(where: str, part: Json) -> Faults:
    """A field to write in."""
    if part.get("label") is not None:
        yield from length(f"{where}.label", part["label"], 1, LONGEST_FIELD)
    if part.get("placeholder"):
        yield from length(f"{where}.placeholder", part["placeholder"], 1, LONGEST_OPTION)
    if part.get("value"):
        most = usual(part.get("max_length"), LONGEST_INPUT)
        yield from length(f"{where}.value", part["value"], 1, most)


def label_faults(where: str, part: Json) -> Faults:
    """A field with its name."""
    yield from length(f"{where}.label", part.get("label"), 1, LONGEST_FIELD)
    if part.get("description") is not None:
        yield from length(f"{where}.description", part["description"], 1, LONGEST_OPTION)


CHECKS: dict[int, Callable[[str, Json], Faults]] = {
    ROW: row_faults,
    BUTTON: button_faults,
    MENU: menu_faults,
    **dict.fromkeys(PICKERS, picker_faults),
    TEXT: text_faults,
    THUMBNAIL: alt_faults,
    GALLERY: gallery_faults,
    SECTION: section_faults,
    CONTAINER: container_faults,
    TEXT_INPUT: input_faults,
    LABEL: label_faults,
}
KNOWN = (*CHECKS, FILE, SEPARATOR)
WITH_CUSTOM_ID = (TEXT_INPUT, *MENUS)


# ---------------------------------------------------------------------- commands


def choices_faults(where: str, choices: Sequence[Json]) -> Faults:
    """Choices of an option, fixed or completed."""
    yield from count(where, "choices", len(choices), 0, MOST_OPTIONS)
    for index, choice in enumerate(choices):
        for name in [choice.get("name"), *(choice.get("name_localizations") or {}).values()]:
            yield from length(f"{where}.{index}.name", name, 1, LONGEST_OPTION)
        if isinstance(choice.get("value"), str):
            yield from length(f"{where}.{index}.value", choice["value"], 1, LONGEST_OPTION)


def commands_faults(commands: Sequence[Json]) -> Faults:
    """All commands of the bot."""
    yield from count("", "commands", len(commands), 0, MOST_COMMANDS)
    names = [(command.get("type") or 1, command.get("name")) for command in commands]
    if len(set(names)) != len(names):
        yield Fault("", "Application command names must be unique", "APPLICATION_COMMANDS_DUPLICATE_NAME")
    for index, command in enumerate(commands):
        yield from command_faults(str(index), command)
        size = sum(len(word) for word in words(command))
        if size > LARGEST_COMMAND:
            says = f"Command exceeds maximum size ({LARGEST_COMMAND}): {size}"
            yield Fault(str(index), says, "APPLICATION_COMMAND_TOO_LARGE")


def command_faults(where: str, node: Json) -> Faults:
    """A command, a group or an option, with what is in it."""
    for name in [node.get("name"), *(node.get("name_localizations") or {}).values()]:
        if not isinstance(name, str) or not COMMAND_NAME.fullmatch(name) or name != name.lower():
            yield Fault(
                f"{where}.name", f"Command name is invalid: {name!r}", "APPLICATION_COMMAND_INVALID_NAME"
            )
    for text in [node.get("description"), *(node.get("description_localizations") or {}).values()]:
        yield from length(f"{where}.description", text, 1, LONGEST_OPTION)
    inside = node.get("options") or []
    yield from count(f"{where}.options", "options", len(inside), 0, MOST_OPTIONS)
    for language in {key for it in inside for key in it.get("name_localizations") or {}} | {None}:
        names = [(it.get("name_localizations") or {}).get(language, it.get("name")) for it in inside]
        if len(set(names)) != len(names):
            says = f"Option names must be unique, in {language} too: {names}"
            yield Fault(f"{where}.options", says, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS")
    required = [bool(it.get("required")) for it in inside]
    if required != sorted(required, reverse=True):
        says = "Required options must be placed before non-required options"
        yield Fault(f"{where}.options", says, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")
    yield from choices_faults(f"{where}.choices", node.get("choices") or [])
    for index, it in enumerate(inside):
        yield from command_faults(f"{where}.options.{index}", it)


def words(node: Json) -> Iterator[str]:
    """What counts towards a command's size: the longest localization of each text."""
    for key in ("name", "description"):
        yield max([str(node.get(key, "")), *(node.get(f"{key}_localizations") or {}).values()], key=len)
    for choice in node.get("choices") or []:
        yield max([choice["name"], *(choice.get("name_localizations") or {}).values()], key=len)
        yield str(choice["value"])
    for it in node.get("options") or []:
        yield from words(it)

/** The parts of a message, as Discord's components say them. */

import { el, safeAddress } from "./dom.js";
import { icon } from "./icons.js";
import { channelIn, markdown } from "./markdown.js";
import { menu } from "./menu.js";
import { fileAddress } from "./server.js";
import { look } from "./viewer.js";
import { region } from "./words.js";

const ROW = 1;
const BUTTON = 2;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;
export const MENUS = [3, 5, 6, 7, 8];
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const LINK = 5;

/** A component as an element; `world` knows names and how to press. */
export function component(part, world) {
  if (MENUS.includes(part.type)) return menu(part, world);
  return MAKERS[part.type]?.(part, world) ?? el("span");
}

const all = (parts, world) => (parts ?? []).map((part) => component(part, world));

const MAKERS = {
  [ROW]: (part, world) => el("div.row", {}, all(part.components, world)),
  [BUTTON]: button,
  [SECTION]: (part, world) =>
    el("div.section", {}, el("div.words", {}, all(part.components, world)), part.accessory && component(part.accessory, world)),
  [TEXT]: (part, world) => el("div.text", {}, markdown(part.content, world)),
  [THUMBNAIL]: (part, world) => picture(part, world, "thumbnail"),
  [GALLERY]: (part, world) =>
    el(`div.gallery.of-${Math.min(part.items.length, 4)}`, {}, part.items.map((item) => picture(item, world))),
  [FILE]: (part, world) => file(part.file, part.name ?? nameIn(part.file.url), part.size, world),
  [SEPARATOR]: (part) => el(part.spacing === 2 ? "div.space.large" : "div.space", {}, part.divider === false ? null : el("hr")),
  [CONTAINER]: container,
};

function container(part, world) {
  const node = el("div.container", {}, all(part.components, world));
  if (Number.isInteger(part.accent_color)) {
    node.classList.add("accented");
    node.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  return part.spoiler ? veiled(node, world) : node;
}

function button(part, world) {
  const words = [part.emoji?.name && !part.emoji.id ? el("span.emoji", {}, part.emoji.name) : null, el("span", {}, part.label ?? "")];
  if (part.style === LINK) {
    const here = channelIn(part.url);
    if (here && world.channel(here)) return el("a.button.link", { href: `#${here}` }, words);
    return el("a.button.link", { href: safeAddress(part.url), target: "_blank", rel: "noopener noreferrer" }, words, icon("out"));
  }
  return el(
    `button.button.${STYLES[part.style] ?? "secondary"}`,
    {
      type: "button",
      disabled: Boolean(part.disabled),
      "data-id": part.custom_id,
      onclick: (event) => world.press(part, undefined, event.currentTarget),
    },
    words,
  );
}

/** A picture that opens to be looked at closely. */
export function picture(item, world, kind = "picture") {
  const address = fileAddress(item.media.url);
  const alt = item.description || world.say("picture");
  if (!address) return el("p.small", {}, alt);
  const { width, height } = item.media;
  const image = el("img", { src: address, alt, width, height, loading: "lazy", decoding: "async", draggable: "false" });
  const node = el(
    `button.${kind}`,
    { type: "button", "aria-label": world.say("enlarge", { alt }), onclick: () => look(address, alt) },
    image,
  );
  if (width && height) {
    node.style.setProperty("--width", `${width}px`);
    node.style.setProperty("--shape", width / height);
  }
  return item.spoiler ? veiled(node, world) : node;
}

function veiled(node, world) {
  const veil = el("div.veiled", {}, node);
  node.inert = true;
  const lift = el("button.button.secondary.lift", { type: "button" }, world.say("spoiler"));
  lift.addEventListener("click", () => {
    veil.classList.remove("veiled");
    node.inert = false;
    lift.remove();
  });
  veil.append(lift);
  return veil;
}

const nameIn = (address) => decodeURIComponent(new URL(address, location.href).pathname.split("/").pop());

/** A file to take home. */
export function file(media, name, size, world) {
  const address = fileAddress(media.url);
  return el(
    "a.file",
    { href: address, download: name, "aria-label": `${world.say("download")}: ${name}` },
    icon("file"),
    el("span.name", {}, name),
    size ? el("span.size", {}, bytes(size)) : null,
    icon("save"),
  );
}

function bytes(size) {
  const [number, unit] = size < 1000 ? [size, "byte"] : size < 1e6 ? [size / 1e3, "kilobyte"] : [size / 1e6, "megabyte"];
  return new Intl.NumberFormat(region(), { style: "unit", unit, maximumFractionDigits: size < 1e6 ? 0 : 1 }).format(number);
}


/** Menus: a button that opens a list to search in, for one choice or several. */

import { el } from "./dom.js";
import { icon } from "./icons.js";

const USERS = 5;
const ROLES = 6;
const MENTIONABLE = 7;
const CHANNELS = 8;
const SEARCHABLE = 8;
const MARGIN = 8;
let count = 0;

/** What a menu offers: its own options, or people or channels. */
function optionsOf(part, world) {
  const chosen = new Set((part.default_values ?? []).map((it) => it.id));
  const of = (id, label) => ({ value: id, label, default: chosen.has(id) });
  if (part.type === USERS || part.type === MENTIONABLE) return world.people().map((it) => of(it.id, it.name));
  if (part.type === CHANNELS)
    return world
      .channels()
      .filter((it) => !part.channel_types?.length || part.channel_types.includes(it.type))
      .map((it) => of(it.id, `#${it.name}`));
  return part.type === ROLES ? [] : part.options;
}

/** A menu of a message; choosing presses it. */
export function menu(part, world) {
  return selector(part, world, (values, node) => world.press(part, values, node));
}

/** A menu: `choose` gets the values once they are settled. */
export function selector(part, world, choose) {
  const options = optionsOf(part, world);
  const least = part.min_values ?? 1;
  const most = Math.min(part.max_values ?? 1, Math.max(options.length, 1));
  let chosen = options.filter((it) => it.default).map((it) => it.value);
  const label = el("span.chosen");
  const node = el(
    "button.menu",
    { type: "button", disabled: Boolean(part.disabled), "data-id": part.custom_id, "aria-haspopup": "listbox", "aria-expanded": "false" },
    label,
    icon("chevron"),
  );
  const placeholder = part.placeholder || world.say("choose");
  const tell = () => {
    const names = options.filter((it) => chosen.includes(it.value)).map((it) => it.label);
    label.textContent = names.join(", ") || placeholder;
    label.classList.toggle("unset", !names.length);
    node.setAttribute("aria-label", names.length ? `${placeholder}: ${names.join(", ")}` : placeholder);
  };
  tell();
  node.addEventListener("click", () => {
    open(node, { options, least, most, chosen, placeholder, world }, (values) => {
      chosen = values;
      tell();
      choose(values, node);
    });
  });
  return node;
}

function open(anchor, { options, least, most, chosen, placeholder, world }, done) {
  const several = most > 1;
  const picked = new Set(chosen);
  const id = `menu-${(count += 1)}`;
  const list = el("div.options", { role: "listbox", id, "aria-label": placeholder, "aria-multiselectable": several ? "true" : null, tabindex: "-1" });
  const search = el("input.search", {
    type: "search",
    placeholder: world.say("search"),
    "aria-label": world.say("search"),
    role: "combobox",
    "aria-controls": id,
    "aria-expanded": "true",
    autocomplete: "off",
  });
  const withSearch = options.length > SEARCHABLE;
  const focus = withSearch ? search : list;
  if (!withSearch) list.tabIndex = 0;
  const confirm = el("button.button.primary", { type: "button" });
  const popup = el(
    "div.popup",
    { popover: "auto" },
    el("div.popup-head", {}, el("strong", {}, several ? `${placeholder}` : placeholder), several ? el("span.small", {}, world.say("choose-between", { least, most })) : null),
    withSearch ? el("div.finder", {}, icon("search"), search) : null,
    list,
    several ? el("div.popup-foot", {}, confirm) : null,
  );
  let active = Math.max(options.findIndex((it) => picked.has(it.value)), 0);
  let shown = options;

  const paint = () => {
    const typed = search.value.trim().toLocaleLowerCase();
    shown = options.filter((it) => `${it.label} ${it.description ?? ""}`.toLocaleLowerCase().includes(typed));
    active = Math.min(active, Math.max(shown.length - 1, 0));
    list.replaceChildren(...shown.map((it, number) => row(it, number)));
    if (!shown.length) list.append(el("p.small.none", {}, world.say("nothing")));
    focus.setAttribute("aria-activedescendant", shown.length ? `${id}-${active}` : "");
    list.children[active]?.scrollIntoView({ block: "nearest" });
    confirm.textContent = world.say("confirm", { count: picked.size });
    confirm.disabled = picked.size < least || picked.size > most;
  };
  const row = (it, number) =>
    el(
      number === active ? "div.option.active" : "div.option",
      { role: "option", id: `${id}-${number}`, "aria-selected": String(picked.has(it.value)), "data-value": it.value, onclick: () => toggle(number) },
      el("span.tick", {}, picked.has(it.value) ? icon("check") : null),
      el("span.option-words", {}, el("span", {}, it.label), it.description ? el("span.small", {}, it.description) : null),
    );
  const toggle = (number) => {
    active = number;
    const { value } = shown[number];
    if (!several) return finish([value]);
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < most) picked.add(value);
    paint();
  };
  const finish = (values) => {
    popup.hidePopover();
    done(options.map((it) => it.value).filter((value) => values.includes(value)));
  };
  const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
  popup.addEventListener("keydown", (event) => {
    if (event.target === confirm) return;
    if (event.key in moves) active = Math.min(Math.max(active + moves[event.key], 0), shown.length - 1);
    else if (event.key === "Home" && !withSearch) active = 0;
    else if (event.key === "End" && !withSearch) active = shown.length - 1;
    else if (event.key === "Enter" || (event.key === " " && !withSearch)) {
      if (shown.length) toggle(active);
    } else return;
    event.preventDefault();
    if (popup.matches(":popover-open")) paint();
  });
  search.addEventListener("input", paint);
  confirm.addEventListener("click", () => finish([...picked]));
  popup.addEventListener("toggle", (event) => {
    if (event.newState === "open") return;
    anchor.setAttribute("aria-expanded", "false");
    const lost = popup.contains(document.activeElement) || document.activeElement === document.body;
    popup.remove();
    if (lost && anchor.isConnected) anchor.focus();
  });
  (anchor.closest("dialog") ?? document.body).append(popup);
  popup.showPopover();
  anchor.setAttribute("aria-expanded", "true");
  paint();
  place(popup, anchor);
  focus.focus({ preventScroll: true });
}

/** Beside its button where there is room; on a narrow screen the style sheet puts it at the bottom. */
function place(popup, anchor) {
  if (matchMedia("(max-width: 640px)").matches) return;
  const at = anchor.getBoundingClientRect();
  const below = innerHeight - at.bottom - MARGIN * 2;
  const above = at.top - MARGIN * 2;
  const room = Math.min(Math.max(below, above), 460);
  popup.style.width = `${Math.max(at.width, 300)}px`;
  popup.style.maxHeight = `${room}px`;
  popup.style.left = `${Math.max(Math.min(at.left, innerWidth - Math.max(at.width, 300) - MARGIN), MARGIN)}px`;
  const height = Math.min(popup.scrollHeight, room);
  popup.style.top = below >= height || below >= above ? `${at.bottom + 4}px` : `${at.top - height - 4}px`;
}

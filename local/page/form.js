/** A form the bot asks to be filled in. */

import { component } from "./components.js";
import { dialog, el } from "./dom.js";
import { inline } from "./markdown.js";
import { selector } from "./menu.js";
import { say } from "./words.js";

const ROW = 1;
const INPUT = 4;
const LABEL = 18;
const PARAGRAPH = 2;
let count = 0;

/** Show a form; `submit` gets its components with what was filled in, and may throw in words. */
export function fill(form, world, submit) {
  const fields = form.components.map((part) => field(part, world));
  const trouble = el("p.trouble", { role: "alert", hidden: true });
  const send = el("button.button.primary", { type: "submit" }, say("submit"));
  const body = el(
    "form",
    {},
    el("h2", {}, form.title),
    fields.map((it) => it.node),
    trouble,
    el("div.foot", {}, el("button.button.secondary", { type: "button", onclick: () => node.close() }, say("cancel")), send),
  );
  const node = dialog("form", form.title, body);
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    send.setAttribute("aria-busy", "true");
    trouble.hidden = true;
    try {
      await submit(fields.map((it) => it.filled()).filter(Boolean));
      node.close();
    } catch (error) {
      trouble.textContent = error.message;
      trouble.hidden = false;
    } finally {
      send.disabled = false;
      send.removeAttribute("aria-busy");
    }
  });
  node.querySelector("input, textarea, .menu")?.focus();
}

/** A part of a form: how it looks, and what it says when it is sent. */
function field(part, world) {
  if (part.type === ROW) {
    const inner = entry(part.components[0], world, part.components[0].label);
    return { node: inner.node, filled: () => ({ type: ROW, id: part.id, components: [inner.filled()] }) };
  }
  if (part.type === LABEL) {
    const inner = entry(part.component, world, part.label, part.description);
    return { node: inner.node, filled: () => ({ type: LABEL, id: part.id, component: inner.filled() }) };
  }
  return { node: component(part, world), filled: () => ({ type: part.type, id: part.id }) };
}

function entry(part, world, label, description) {
  const id = `field-${(count += 1)}`;
  const head = el("label", { for: id }, el("span", {}, label), part.required === false ? el("span.small", {}, say("optional")) : null);
  const about = description ? el("p.small", { id: `${id}-about` }, inline(description, world)) : null;
  const base = { type: part.type, id: part.id, custom_id: part.custom_id };
  if (part.type !== INPUT) {
    let values = (part.options ?? []).filter((it) => it.default).map((it) => it.value);
    const control = selector(part, world, (chosen) => (values = chosen));
    control.id = id;
    return { node: el("div.field", {}, head, about, control), filled: () => ({ ...base, values }) };
  }
  const control = el(part.style === PARAGRAPH ? "textarea" : "input", {
    id,
    value: part.value ?? "",
    placeholder: part.placeholder,
    required: part.required !== false,
    minlength: part.min_length,
    maxlength: part.max_length ?? 4000,
    rows: part.style === PARAGRAPH ? 5 : null,
    autocomplete: "off",
    "aria-describedby": about ? about.id : null,
  });
  return { node: el("div.field", {}, head, about, control), filled: () => ({ ...base, value: control.value }) };
}

/** The messages of the open channel: kept at the newest while one reads there, else left where they are. */

import { byId, el } from "./dom.js";
import { icon } from "./icons.js";
import { article, dayLine, isPrivate, newLine } from "./message.js";
import { call } from "./server.js";
import { controls, later, table } from "./table.js";
import { say } from "./words.js";

const PAGE = 50;
const NEAR = 120;

/** The log of one channel at a time; `world` is given to its messages, `seen` is told what has been read. */
export class Log {
  constructor(world, seen, empty) {
    this.world = world;
    this.seen = seen;
    this.empty = empty;
    this.box = byId("log");
    this.list = byId("messages");
    this.down = byId("down");
    this.channel = null;
    this.stuck = true;
    this.top = 0;
    this.places = new Map();
    this.box.addEventListener("scroll", () => this.scrolled());
    this.down.addEventListener("click", () => this.toEnd());
    new ResizeObserver(() => this.stuck && this.bottom()).observe(this.list);
    new ResizeObserver(() => this.stuck && this.bottom()).observe(this.box);
  }

  get messages() {
    return table.messages.get(this.channel) ?? [];
  }

  /** Show a channel, where it was left; fetch what is not there yet. */
  async show(channel) {
    if (this.channel) this.places.set(this.channel, this.place());
    this.channel = channel;
    this.fresh = table.read[channel] ?? "0";
    if (table.messages.has(channel)) this.paint();
    else this.list.replaceChildren(el("p.loading", { role: "status" }, "…"));
    try {
      await fetchMessages(channel);
    } catch (error) {
      if (this.channel === channel) this.list.replaceChildren(el("p.trouble", { role: "alert" }, error.message));
      return;
    }
    if (this.channel !== channel) return;
    this.paint();
    this.restore(this.places.get(channel) ?? null);
    this.tellRead();
  }

  /** Load the same channel anew, and stay where one is reading. */
  async reload() {
    const place = this.place();
    await fetchMessages(this.channel);
    this.paint();
    this.restore(place);
  }

  paint() {
    const { messages } = this;
    const nodes = [];
    if (!messages.length) nodes.push(this.empty(this.channel));
    else if (!table.whole.has(this.channel)) {
      nodes.push(el("button.older", { type: "button", onclick: () => this.older() }, say("older")));
    }
    let marked = false;
    messages.forEach((message, at) => {
      const before = messages[at - 1];
      nodes.push(dayLine(message, before));
      if (!marked && this.isFresh(message)) {
        marked = true;
        if (at) nodes.push(newLine());
      }
      nodes.push(article(message, before, this.worldOf(message)));
    });
    this.list.replaceChildren(...nodes.filter(Boolean));
    this.tellDown();
  }

  isFresh(message) {
    return this.fresh !== "0" && later(this.fresh, message.id) < 0 && message.author?.id !== table.me.id;
  }

  worldOf(message) {
    return { ...this.world, press: (part, values, node) => this.world.press(message, part, values, node) };
  }

  /** A new message. */
  add(message) {
    const { messages } = this;
    const at = messages.findIndex((other) => other.id === message.id);
    if (at < messages.length - 1 || at === 0) return this.paint();
    const before = messages[at - 1];
    const line = dayLine(message, before);
    this.list.append(...(line ? [line] : []), article(message, before, this.worldOf(message)));
    if (message.author?.id === table.me.id || isPrivate(message)) this.stuck = true;
    if (this.stuck) this.bottom();
    this.tellDown();
    this.tellRead();
    return undefined;
  }

  /** A message that is different now; the focus stays in it. */
  change(message) {
    const old = this.node(message.id);
    if (!old) return;
    const { messages } = this;
    const at = messages.findIndex((other) => other.id === message.id);
    const node = article(message, messages[at - 1], this.worldOf(message));
    const focused = old.contains(document.activeElement) ? document.activeElement.dataset.id ?? "" : null;
    const height = old.offsetHeight;
    old.replaceWith(node);
    if (!this.stuck && node.offsetTop < this.box.scrollTop) this.box.scrollTop += node.offsetHeight - height;
    if (focused !== null) {
      const same = focused && [...node.querySelectorAll("[data-id]")].find((it) => it.dataset.id === focused && !it.disabled);
      (same || node).focus({ preventScroll: true });
    }
    if (this.stuck) this.bottom();
    this.tellDown();
  }

  remove(id) {
    const node = this.node(id);
    if (!node) return;
    if (node.contains(document.activeElement)) this.box.focus({ preventScroll: true });
    this.paint();
    if (this.stuck) this.bottom();
  }

  node(id) {
    return this.list.querySelector(`[data-message="${CSS.escape(id)}"]`);
  }

  async older() {
    const [first] = this.messages;
    if (!first || this.fetching) return;
    this.fetching = true;
    const { channel } = this;
    try {
      const found = await call("GET", `channels/${channel}/messages?limit=${PAGE}&before=${first.id}`).catch(() => null);
      if (!found) return;
      if (found.length < PAGE) table.whole.add(channel);
      found.forEach((message) => table.keep(message));
      if (channel !== this.channel) return;
      const place = this.place();
      this.paint();
      this.restore({ ...place, stuck: false });
    } finally {
      this.fetching = false;
    }
  }

  // What is at the top of the screen, to come back to.
  place() {
    const top = this.box.getBoundingClientRect().top;
    const node = [...this.list.querySelectorAll("[data-message]")].find((it) => it.getBoundingClientRect().bottom > top);
    return { stuck: this.stuck, id: node?.dataset.message, offset: node ? node.getBoundingClientRect().top - top : 0 };
  }

  restore(place) {
    const node = place && !place.stuck && place.id ? this.node(place.id) : null;
    this.stuck = !node;
    if (!node) return this.bottom();
    this.box.scrollTop += node.getBoundingClientRect().top - this.box.getBoundingClientRect().top - place.offset;
    return this.tellDown();
  }

  bottom() {
    this.box.scrollTop = this.box.scrollHeight;
    this.top = this.box.scrollTop;
  }

  toEnd() {
    this.stuck = true;
    this.bottom();
    this.tellDown();
    this.tellRead();
    this.list.lastElementChild?.focus({ preventScroll: true });
  }

  // Only who goes up leaves the newest: where a picture has just come below, nobody has moved.
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.box;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.stuck = true;
    else if (scrollTop < this.top) this.stuck = false;
    this.top = scrollTop;
    if (this.box.scrollTop < NEAR && this.messages.length && !table.whole.has(this.channel)) this.older();
    this.tellDown();
    if (this.stuck) this.tellRead();
  }

  tellDown() {
    this.down.hidden = this.stuck;
    const call = this.world.waits(this.channel);
    const asked = this.messages.findLast((message) => isPrivate(message) && controls(message.components).length);
    const mine = Boolean(call) && !this.sees(call) && !(asked && this.sees(asked));
    this.down.classList.toggle("calls", mine);
    const words = say(mine ? "your-turn" : "to-the-newest");
    this.down.setAttribute("aria-label", words);
    this.down.replaceChildren(...(mine ? [words] : []), icon("down"));
  }

  // Whether something that can be pressed in a message is on the screen.
  sees(message) {
    const box = this.box.getBoundingClientRect();
    const pressable = [...(this.node(message.id)?.querySelectorAll("[data-id]") ?? [])].map((it) => it.getBoundingClientRect());
    return pressable.some((it) => it.top >= box.top && it.bottom <= box.bottom);
  }

  tellRead() {
    const last = this.messages.at(-1);
    if (last && this.stuck && document.visibilityState === "visible") this.seen(this.channel, last.id);
  }
}

/** The newest messages of a channel, if they are not known yet. */
export async function fetchMessages(channel) {
  if (table.messages.has(channel)) return;
  const found = await call("GET", `channels/${channel}/messages?limit=${PAGE}`);
  if (table.messages.has(channel)) return;
  table.messages.set(channel, []);
  if (found.length < PAGE) table.whole.add(channel);
  found.forEach((message) => table.keep(message));
}

/** The line at the bottom: talk, or a command that is completed while it is typed. */

import { Unfinished, data, finished, fixed, read, typable } from "./commands.js";
import { byId, el } from "./dom.js";
import { icon } from "./icons.js";
import { interact } from "./server.js";
import { table } from "./table.js";
import { local, say } from "./words.js";

const TEXT_CHANNEL = 0;
const DIRECT = 1;
const COMPLETE = 4;
const CALM = 140;
const MOST = 25;

/** The composer; `send` says something, `run` runs a command, both may throw in words. */
export class Composer {
  constructor(send, run) {
    this.send = send;
    this.run = run;
    this.input = byId("composer");
    this.offers = byId("offers");
    this.hint = byId("hint");
    this.drafts = new Map();
    this.picked = new Map();
    this.items = [];
    this.active = -1;
    this.channel = null;
    this.asked = 0;
    byId("send").append(icon("send"));
    byId("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    byId("slash").addEventListener("click", () => this.type(this.input.value.startsWith("/") ? "" : "/"));
    this.input.addEventListener("input", () => this.changed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("focus", () => this.changed());
    this.input.addEventListener("blur", () => this.close());
  }

  /** Go to another channel; what was typed stays with its own. */
  show(channel) {
    if (this.channel) this.drafts.set(this.channel.id, this.input.value);
    this.channel = channel;
    this.label();
    this.input.value = this.drafts.get(channel.id) ?? "";
    this.close();
    this.tell("");
    this.grow();
  }

  label() {
    const name = this.channel.type === DIRECT ? table.nameOf(this.channel) : `#${table.nameOf(this.channel)}`;
    this.input.placeholder = say(matchMedia("(max-width: 640px)").matches ? "write-short" : "write", { name });
    this.input.setAttribute("aria-label", say("write", { name }));
  }

  /** Put something on the line, ready to go on. */
  type(text) {
    this.input.value = text;
    this.input.focus();
    this.input.setSelectionRange(text.length, text.length);
    this.changed();
  }

  get commands() {
    return typable(table.commands, this.channel.type === DIRECT);
  }

  valuesOf(option) {
    return fixed(option, [...table.people.values()], [...table.channels.values()].filter((it) => it.type === TEXT_CHANNEL));
  }

  grow() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
  }

  changed() {
    this.grow();
    this.tell("");
    const line = this.input.value;
    this.asked += 1;
    if (!line.startsWith("/") || line.includes("\n")) return this.close();
    const meant = read(line, this.commands);
    if (meant.naming !== undefined) return this.offerCommands(meant.naming);
    const { command, filled, last } = meant;
    const open = last && !finished(last, filled.get(last), this.picked, this.valuesOf(last)) ? last : null;
    this.tellCommand(command, open);
    return open ? this.offerValues(command, filled, open) : this.offerOptions(command, filled);
  }

  offerCommands(typed) {
    const folded = typed.trim().toLocaleLowerCase();
    const score = (command) => [command.shown, command.name].some((name) => name.toLocaleLowerCase().startsWith(folded));
    const within = (command) => `${command.shown} ${command.name}`.toLocaleLowerCase().includes(folded);
    const found = [...this.commands.filter(score), ...this.commands.filter((it) => !score(it) && within(it))];
    this.offer(
      found.slice(0, MOST).map((command) => ({ label: `/${command.shown}`, about: command.about, pick: () => this.pickCommand(command) })),
      0,
    );
  }

  pickCommand(command) {
    this.picked.clear();
    const first = command.options.find((option) => option.required) ?? null;
    this.type(`/${command.shown} ${first ? `${local(first, "name")}:` : ""}`);
  }

  offerOptions(command, filled) {
    const left = command.options.filter((option) => !filled.has(option));
    const needed = left.some((option) => option.required);
    this.offer(
      left.map((option) => ({
        label: `${local(option, "name")}:`,
        about: local(option, "description"),
        note: say(option.required ? "required" : "optional"),
        pick: () => this.type(`${this.input.value.trimEnd()} ${local(option, "name")}:`),
      })),
      needed ? 0 : -1,
    );
  }

  offerValues(command, filled, option) {
    const values = this.valuesOf(option);
    if (values) {
      const typed = filled.get(option).trim().toLocaleLowerCase();
      return this.offerLabels(option, filled, values.filter((it) => it.label.toLocaleLowerCase().includes(typed)));
    }
    if (!option.autocomplete) return this.close();
    const asked = this.asked;
    clearTimeout(this.soon);
    this.soon = setTimeout(async () => {
      const body = { type: COMPLETE, channel_id: this.channel.id, data: data(command, filled, this.picked, (it) => this.valuesOf(it), option) };
      const answer = await interact(body).catch((error) => error);
      if (asked !== this.asked || document.activeElement !== this.input) return;
      if (answer instanceof Error) return void this.tell(answer.message, true);
      const choices = (answer.d.choices ?? []).map((choice) => ({ label: local(choice, "name"), value: choice.value }));
      this.offerLabels(option, filled, choices);
    }, CALM);
    return undefined;
  }

  offerLabels(option, filled, choices) {
    this.offer(choices.slice(0, MOST).map((choice) => ({ label: choice.label, pick: () => this.pickValue(option, filled, choice) })), 0);
    if (!choices.length) this.tell(say("nothing"));
  }

  pickValue(option, filled, choice) {
    const line = this.input.value;
    const typed = filled.get(option);
    const start = typed ? line.lastIndexOf(typed) : line.length;
    this.picked.set(option, { label: choice.label.trim(), value: choice.value });
    let next = `${line.slice(0, start)}${choice.label} ${line.slice(start + typed.length).trimStart()}`;
    const { command, filled: now } = read(next, this.commands);
    const needed = command.options.find((other) => other.required && !now.get(other)?.trim());
    if (needed && !now.has(needed)) next += `${local(needed, "name")}:`;
    this.type(next);
  }

  // ------------------------------------------------------------------ the list

  offer(items, active) {
    this.items = items;
    this.active = items.length ? active : -1;
    this.paint();
  }

  close() {
    clearTimeout(this.soon);
    this.offer([], -1);
  }

  paint() {
    const open = this.items.length > 0;
    this.offers.hidden = !open;
    this.input.setAttribute("aria-expanded", String(open));
    this.input.setAttribute("aria-activedescendant", this.active >= 0 ? `offer-${this.active}` : "");
    this.offers.replaceChildren(
      ...this.items.map((item, number) =>
        el(
          number === this.active ? "div.offer.active" : "div.offer",
          {
            role: "option",
            id: `offer-${number}`,
            "aria-selected": String(number === this.active),
            onpointerdown: (event) => event.preventDefault(),
            onclick: () => item.pick(),
          },
          el("span.offer-name", {}, item.label),
          item.about ? el("span.offer-about", {}, item.about) : null,
          item.note ? el("span.offer-note", {}, item.note) : null,
        ),
      ),
    );
    this.offers.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  key(event) {
    const open = this.items.length > 0;
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (open && event.key in moves) {
      this.active = (this.active + moves[event.key] + this.items.length) % this.items.length;
      this.paint();
    } else if (open && event.key === "Tab" && !event.shiftKey) this.items[Math.max(this.active, 0)].pick();
    else if (open && event.key === "Escape") this.close();
    else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      if (open && this.active >= 0) this.items[this.active].pick();
      else this.submit();
    } else return;
    event.preventDefault();
  }

  /** What a command wants, with what it already has. */
  tellCommand(command, open) {
    this.hint.hidden = false;
    this.hint.className = "hint";
    const wanted = open ? [el("span.hint-option", {}, `${local(open, "name")}: ${local(open, "description")}`)] : [];
    this.hint.replaceChildren(el("strong", {}, `/${command.shown}`), ` ${command.about}`, ...wanted);
  }

  tell(text, trouble = false) {
    this.hint.hidden = !text;
    this.hint.className = trouble ? "hint trouble" : "hint";
    this.hint.setAttribute("role", trouble ? "alert" : "note");
    this.hint.replaceChildren(text);
  }

  // ------------------------------------------------------------------ off it goes

  async submit() {
    const text = this.input.value.trim();
    if (!text || this.busy) return;
    this.busy = true;
    byId("form").setAttribute("aria-busy", "true");
    try {
      if (text.startsWith("/")) await this.run(this.compose(`${text} `));
      else await this.send(text);
      this.input.value = "";
      this.picked.clear();
      this.close();
      this.tell("");
      this.grow();
    } catch (error) {
      this.close();
      this.tell(error.message, true);
    } finally {
      this.busy = false;
      byId("form").removeAttribute("aria-busy");
    }
  }

  compose(line) {
    const { command, filled } = read(line, this.commands);
    if (!command) throw new Unfinished(say("no-such-command"));
    return data(command, filled, this.picked, (option) => this.valuesOf(option));
  }
}

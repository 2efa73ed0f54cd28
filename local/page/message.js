/** A message as people see it. */

import { avatar } from "./avatar.js";
import { component, file, picture } from "./components.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { callsFor, texts } from "./table.js";
import { day, written } from "./time.js";
import { say } from "./words.js";

const PRIVATE = 64;
const THINKING = 128;
const THREAD_BEGAN = 18;
const THREAD_STARTER = 21;
const CLOSE_IN_TIME = 7 * 60_000;
const COMMAND = 2;

export const isPrivate = (message) => Boolean(message.flags & PRIVATE);
export const isThinking = (message) => Boolean(message.flags & THINKING);

/** What somebody is called. */
export const nameOf = (user) => user?.global_name ?? user?.username ?? "?";

/** A message, with who wrote it unless the one before says so. */
export function article(message, before, world) {
  if (message.type === THREAD_BEGAN) return threadBegan(message, world);
  const follows = continues(message, before);
  const name = nameOf(message.author);
  const node = el("article.message", { "data-message": message.id, tabindex: "-1", "aria-label": name });
  node.classList.toggle("follows", follows);
  node.classList.toggle("private", isPrivate(message));
  node.classList.toggle("from-bot", Boolean(message.author?.bot));
  node.classList.toggle("calls", callsFor(message, world.me.id));
  const used = message.interaction_metadata;
  node.append(
    el("div.side", {}, follows ? null : avatar(message.author)),
    el(
      "div.body",
      {},
      used?.type === COMMAND && used.name ? el("p.used", {}, say("used", { name: nameOf(used.user), command: world.command(used.name) })) : null,
      follows
        ? null
        : el("header.who", {}, el("span.name", {}, name), message.author?.bot ? el("span.tag", {}, say("bot")) : null, written(message.timestamp)),
      el("div.content", {}, contents(message, world)),
      isPrivate(message) ? privacy(message, world) : null,
    ),
  );
  return node;
}

function continues(message, before) {
  if (!before || before.author?.id !== message.author?.id || before.type === THREAD_BEGAN) return false;
  if (isPrivate(before) !== isPrivate(message) || message.interaction_metadata?.type === COMMAND) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < CLOSE_IN_TIME;
}

function contents(message, world) {
  if (isThinking(message)) {
    return [el("p.thinking", {}, el("span.dots", {}, el("i"), el("i"), el("i")), ` ${say("thinking")}`)];
  }
  const starter = message.type === THREAD_STARTER ? message.referenced_message : null;
  const shown = starter ?? message;
  return [
    shown.content ? el("div.text", {}, markdown(shown.content, world)) : null,
    ...(shown.components ?? []).map((part) => component(part, world)),
    ...(shown.attachments ?? []).map((it) =>
      it.content_type?.startsWith("image/") ? picture({ media: it, description: it.description }, world) : file(it, it.filename, it.size, world),
    ),
  ].filter(Boolean);
}

function privacy(message, world) {
  return el(
    "p.privacy",
    {},
    icon("eye"),
    el("span", {}, say("only-you")),
    el("button.quiet", { type: "button", onclick: () => world.dismiss(message) }, say("dismiss")),
  );
}

function threadBegan(message, world) {
  const thread = message.message_reference?.channel_id;
  return el(
    "article.message.system",
    { "data-message": message.id, tabindex: "-1", "aria-label": nameOf(message.author) },
    el("div.side", {}, icon("thread")),
    el("p.body", {}, say("thread-began", { name: nameOf(message.author) }), el("a.mention", { href: `#${world.channel(thread) ? thread : message.channel_id}` }, message.content)),
  );
}

/** The line above the first message of a day. */
export function dayLine(message, before) {
  const date = new Date(message.timestamp);
  if (before && new Date(before.timestamp).toDateString() === date.toDateString()) return null;
  return el("div.day", { role: "separator" }, el("span", {}, day(date)));
}

/** The line above what is new. */
export const newLine = () => el("div.day.fresh", { role: "separator" }, el("span", {}, say("new-messages")));

/** A message read out: who, and what without its markup. */
export function readOut(message, world) {
  const text = [message.content, ...texts(message.components)].filter(Boolean).join("\n");
  return `${nameOf(message.author)}: ${el("div", {}, markdown(text, world)).textContent}`;
}

/** The markup people and the bot write in, as elements. */

import { el, safeAddress } from "./dom.js";
import { timestamp } from "./time.js";

const RULES = [
  [/\\([\\`*_~|>#\-[\]()<:@!./])/y, (found) => found[1]],
  [/(`+)(?!`)([\s\S]*?[^`])\1(?!`)/y, (found) => el("code", {}, found[2].trim() || found[2])],
  [/\*\*\*([\s\S]+?)\*\*\*/y, (found, world) => el("strong", {}, el("em", {}, inline(found[1], world)))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (found, world) => el("strong", {}, inline(found[1], world))],
  [/__([\s\S]+?)__(?!_)/y, (found, world) => el("u", {}, inline(found[1], world))],
  [/\*(?!\s)((?:\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/y, (found, world) => el("em", {}, inline(found[1], world))],
  [/_((?:__|\\[\s\S]|[^_\\])+?)_(?![\p{L}\p{N}_])/uy, (found, world) => el("em", {}, inline(found[1], world))],
  [/~~([\s\S]+?)~~/y, (found, world) => el("s", {}, inline(found[1], world))],
  [/\|\|([\s\S]+?)\|\|/y, (found, world) => spoiler(inline(found[1], world), world)],
  [/\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (found, world) => link(found[2], inline(found[1], world), world)],
  [/<(https?:\/\/[^\s>]+)>/y, (found, world) => link(found[1], [found[1]], world)],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]]/y, (found, world) => link(found[0], [found[0]], world)],
  [/<@!?(\d+)>/y, (found, world) => mention(found[1], world)],
  [/<#(\d+)>/y, (found, world) => place(found[1], world)],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (found) => timestamp(Number(found[1]), found[2] ?? "f")],
  [/<\/([^:>]+):\d+>/y, (found, world) => command(found[1], world)],
  [/<a?:(\w+):\d+>/y, (found) => `:${found[1]}:`],
  [/@(everyone|here)\b/y, (found) => el("span.mention", {}, found[0])],
];

/** Lines of markup as a list of elements. */
export function markdown(text, world) {
  const lines = text.split("\n");
  const blocks = [];
  for (let at = 0; at < lines.length; ) at = block(lines, at, blocks, world);
  return blocks;
}

function block(lines, at, blocks, world) {
  const line = lines[at];
  const heading = /^(#{1,3}) +(.+)/.exec(line);
  if (heading) {
    blocks.push(el(`h${heading[1].length + 2}.md-h${heading[1].length}`, {}, inline(heading[2], world)));
    return at + 1;
  }
  if (line.startsWith("-# ")) {
    blocks.push(el("p.small", {}, inline(line.slice(3), world)));
    return at + 1;
  }
  if (line.startsWith("```")) return code(lines, at, blocks);
  if (line.startsWith(">>> ")) {
    blocks.push(el("blockquote", {}, markdown([line.slice(4), ...lines.slice(at + 1)].join("\n"), world)));
    return lines.length;
  }
  if (/^> ?/.test(line)) {
    const end = until(lines, at, (other) => !/^> ?/.test(other));
    const quoted = lines.slice(at, end).map((other) => other.replace(/^> ?/, ""));
    blocks.push(el("blockquote", {}, markdown(quoted.join("\n"), world)));
    return end;
  }
  if (ITEM.test(line)) return list(lines, at, blocks, world);
  if (!line.trim()) return at + 1;
  const end = until(lines, at + 1, (other) => !other.trim() || SPECIAL.test(other));
  const belongs = at > 0 && lines[at - 1].trim() && blocks.at(-1)?.tagName === "UL";
  blocks.push(el(belongs ? "p.under" : "p", {}, inline(lines.slice(at, end).join("\n"), world)));
  return end;
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)/;
const SPECIAL = /^(#{1,3} |-# |```|> |>>> | *([-*]|\d{1,9}\.) )/;

function until(lines, from, ends) {
  const found = lines.findIndex((line, at) => at >= from && ends(line));
  return found < 0 ? lines.length : found;
}

function code(lines, at, blocks) {
  const end = until(lines, at + 1, (line) => line.trimEnd().endsWith("```"));
  const first = lines[at].slice(3);
  if (first.endsWith("```")) {
    blocks.push(el("pre", {}, el("code", {}, first.slice(0, -3))));
    return at + 1;
  }
  const inner = lines.slice(at + 1, end);
  const last = lines[end]?.trimEnd().slice(0, -3);
  blocks.push(el("pre", {}, el("code", {}, [...inner, ...(last ? [last] : [])].join("\n"))));
  return end + 1;
}

/** A list; a deeper indent is a list in the last item. */
function list(lines, at, blocks, world) {
  const [, indent, sign] = ITEM.exec(lines[at]);
  const ordered = /\d/.test(sign);
  const node = el(ordered ? "ol" : "ul", { start: ordered ? parseInt(sign, 10) : null });
  blocks.push(node);
  while (at < lines.length) {
    const found = ITEM.exec(lines[at]);
    if (!found || found[1].length < indent.length || /\d/.test(found[2]) !== ordered) break;
    if (found[1].length > indent.length && node.lastElementChild) {
      const inner = [];
      at = list(lines, at, inner, world);
      node.lastElementChild.append(...inner);
      continue;
    }
    node.append(el("li", {}, inline(found[3], world)));
    at += 1;
  }
  return at;
}

/** Markup within a line. */
export function inline(text, world) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    plain.split("\n").forEach((part, number) => {
      if (number) nodes.push(el("br"));
      if (part) nodes.push(part);
    });
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const [rule, make] = RULES.find(([rule]) => starts(rule, text, at)) ?? [];
    if (!rule) {
      plain += text[at];
      at += 1;
      continue;
    }
    rule.lastIndex = at;
    const found = rule.exec(text);
    const made = make(found, world);
    if (typeof made === "string") plain += made;
    else {
      flush();
      nodes.push(made);
    }
    at += found[0].length;
  }
  flush();
  return nodes;
}

function starts(rule, text, at) {
  if (text[at] === "_" && at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1]) && text[at + 1] !== "_") return false;
  rule.lastIndex = at;
  return rule.test(text);
}

function spoiler(nodes, world) {
  const node = el("button.spoiler", { type: "button", "aria-label": world.say("spoiler"), "aria-expanded": "false" });
  node.append(el("span", {}, nodes));
  node.addEventListener("click", () => {
    node.classList.add("told");
    node.setAttribute("aria-expanded", "true");
    node.removeAttribute("aria-label");
  });
  return node;
}

/** A link; one to a channel of Discord's leads to the same channel here. */
function link(address, children, world) {
  const here = channelIn(address);
  if (here && world.channel(here)) return place(here, world, children);
  return el("a", { href: safeAddress(address), target: "_blank", rel: "noopener noreferrer" }, children);
}

/** The channel that an address of Discord's names. */
export function channelIn(address) {
  return /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)/.exec(address)?.[1] ?? null;
}

function mention(id, world) {
  return el(id === world.me?.id ? "span.mention.mine" : "span.mention", {}, `@${world.person(id)?.name ?? "?"}`);
}

function place(id, world, children) {
  const channel = world.channel(id);
  if (!channel) return el("span.mention", {}, `#${world.say("unknown-place")}`);
  return el("a.mention", { href: `#${id}` }, children ?? `#${channel.name}`);
}

function command(name, world) {
  const shown = world.command(name);
  return el("button.mention", { type: "button", onclick: () => world.type(`/${shown} `) }, `/${shown}`);
}

/** The page: who one is, where one is, and what happens. */

import { typable } from "./commands.js";
import { Composer } from "./composer.js";
import { byId, dialog, el } from "./dom.js";
import { dress, settings, sitDown } from "./door.js";
import { fill } from "./form.js";
import { icon } from "./icons.js";
import { Log, fetchMessages } from "./log.js";
import { isPrivate, isThinking, readOut } from "./message.js";
import { callPerson, entitle, readAloud, toast } from "./notices.js";
import { drawPlaces } from "./places.js";
import { call, hangUp, interact, listen, seated, standUp } from "./server.js";
import { callsFor, controls, later, table } from "./table.js";
import { keepTime } from "./time.js";
import { label, local, say, speak } from "./words.js";

const COMMAND = 2;
const COMPONENT = 3;
const FORM = 5;
const DIRECT = 1;
const THREAD = 11;
const UNKNOWN_KEY = 4401;
const PLACE = "skald.place";
const FOLLOWED = 15_000;
const AHEAD = 12;
const PATIENCE = 1_000;
const narrow = matchMedia("(max-width: 900px)");

const world = {
  say,
  get me() {
    return table.me;
  },
  person: (id) => table.person(id),
  people: () => [...table.people.values()],
  channel: (id) => table.channels.get(id),
  channels: () => [...table.channels.values()].filter((channel) => channel.type !== DIRECT),
  type: (text) => composer.type(text),
  command: (name) => typable(table.commands, false).find((it) => it.name === name)?.shown ?? name,
  waits,
  press,
  dismiss,
};
const log = new Log(world, markRead, emptyChannel);
const composer = new Composer(speakUp, (data) => act({ type: COMMAND, data }));
let lastPress = { message: null, at: 0 };
let connected = true;

// ---------------------------------------------------------------------- doing

/** Something with the bot in the open channel; a form it asks for is shown. */
async function act(interaction) {
  const channel = log.channel;
  const { t, d } = await interact({ channel_id: channel, ...interaction });
  if (t !== "MODAL") return;
  fill(d, world, (components) =>
    act({ type: FORM, channel_id: channel, message_id: interaction.message_id, data: { id: d.id, custom_id: d.custom_id, components } }),
  );
}

/** Press a button or choose in a menu of a message; it shows that it waits, and in words when it failed. */
async function press(message, part, values, node) {
  if (node.getAttribute("aria-busy") === "true") return;
  lastPress = { message: message.id, at: Date.now() };
  node.setAttribute("aria-busy", "true");
  node.closest(".message")?.querySelector(".trouble")?.remove();
  try {
    const data = { custom_id: part.custom_id, component_type: part.type, ...(values ? { values } : {}) };
    await act({ type: COMPONENT, message_id: message.id, data });
  } catch (error) {
    const words = [400, 404].includes(error.status) ? say("changed") : error.message;
    const control = log.node(message.id)?.querySelector(`[data-id="${CSS.escape(part.custom_id)}"]`);
    if (control) (control.closest(".row") ?? control).after(el("p.trouble", { role: "alert" }, words));
    else toast(words);
  } finally {
    node.removeAttribute("aria-busy");
  }
}

async function speakUp(content) {
  log.stuck = true;
  await call("POST", `channels/${log.channel}/messages`, { content });
}

async function dismiss(message) {
  hear("MESSAGE_DELETE", message);
  await call("DELETE", `channels/${message.channel_id}/messages/${message.id}`).catch(() => null);
}

/** Open a lobby for a game, with so many computer players in it. */
async function begin(game, computers, node) {
  node.setAttribute("aria-busy", "true");
  try {
    const command = table.commands.find((it) => it.name === "new");
    const options = [{ name: "game", type: 3, value: game }];
    if (computers) options.push({ name: "computers", type: 4, value: computers });
    await act({ type: COMMAND, data: { id: command.id, name: command.name, type: 1, options } });
  } catch (error) {
    toast(error.message);
  } finally {
    node.removeAttribute("aria-busy");
  }
}

function addChannel() {
  const name = el("input", { id: "channel-name", required: true, maxlength: table.limits.channel, autocomplete: "off" });
  const trouble = el("p.trouble", { role: "alert", hidden: true });
  const form = el(
    "form",
    {},
    el("h2", {}, say("new-channel")),
    el("div.field", {}, el("label", { for: "channel-name" }, say("channel-name")), name),
    trouble,
    el("div.foot", {}, el("button.button.secondary", { type: "button", onclick: () => node.close() }, say("cancel")), el("button.button.primary", { type: "submit" }, say("create"))),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const channel = await call("POST", "channels", { name: name.value.trim() });
      table.put(channel);
      node.close();
      location.hash = channel.id;
    } catch (error) {
      trouble.textContent = error.message;
      trouble.hidden = false;
    }
  });
  const node = dialog("form", say("new-channel"), form);
  name.focus();
}

// ---------------------------------------------------------------------- looking

/** The newest message that can be pressed in a channel, if it calls this person. */
function waits(channel) {
  const found = (table.messages.get(channel) ?? []).findLast(
    (message) => message.author?.bot && !isPrivate(message) && controls(message.components).length,
  );
  return found && callsFor(found, table.me.id) ? found : null;
}

function drawFrame() {
  const channel = table.channels.get(log.channel);
  drawPlaces(log.channel, waits, addChannel);
  const name = table.nameOf(channel);
  byId("title").replaceChildren(icon(channel.type === DIRECT ? "letter" : channel.type === THREAD ? "thread" : "hash"), el("span", {}, name));
  const all = [...table.channels.values()];
  entitle(name, all.filter((it) => waits(it.id)).length, all.some((it) => table.unread(it)));
  byId("begin").hidden = channel.type !== 0 || !games().length;
  byId("begin").setAttribute("aria-label", say("new-match"));
  byId("begin").replaceChildren(icon("axes"), el("span", {}, say("new-match")));
  byId("talk").textContent = connected ? (table.ready ? "" : say("bot-away")) : say("reconnecting");
  document.body.classList.toggle("offline", !connected);
}

const games = () => table.commands.find((it) => it.name === "new")?.options.find((option) => option.name === "game")?.choices ?? [];

/** What stands in a channel without messages: in a hall, the way to a first match. */
function emptyChannel(id) {
  const channel = table.channels.get(id);
  if (channel.type !== 0) return el("p.empty", {}, say(channel.type === DIRECT ? "quiet-dm" : "quiet"));
  return el(
    "section.welcome",
    { "aria-labelledby": "welcome-title" },
    el("p.runes", { "aria-hidden": "true" }, "ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃᛈᛉᛋᛏᛒᛖᛗᛚᛟᛞ"),
    el("img", { src: "mark.svg", alt: "", width: 88, height: 88 }),
    el("h2", { id: "welcome-title" }, say("welcome", { name: table.me.name })),
    el("p", {}, say("start-about")),
    el("h3", {}, say("start-a-match")),
    games().length ? el("div.games", {}, gameButtons()) : el("p.small", { role: "status" }, say("no-games")),
    el("p.small", {}, say("local-about")),
  );
}

const gameButtons = (done = () => null) => {
  const button = (kind, game, computers, ...content) =>
    el(
      `button.button.${kind}`,
      {
        type: "button",
        onclick: (event) => {
          begin(game.value, computers, event.currentTarget);
          done();
        },
      },
      ...content,
    );
  return games().map((game) =>
    el(
      "div.game",
      { role: "group", "aria-label": local(game, "name") },
      button("primary", game, 0, icon("axes"), el("span", {}, local(game, "name"))),
      button("secondary", game, 2, say("against-computers")),
    ),
  );
};

function chooseGame() {
  const node = dialog(
    "form",
    say("start-a-match"),
    el("h2", {}, say("start-a-match")),
    el("p", {}, say("start-about")),
    el("div.games", {}, gameButtons(() => node.close())),
    el("div.foot", {}, el("button.button.secondary", { type: "button", onclick: () => node.close() }, say("cancel"))),
  );
}

/** Go to a channel. */
async function go(id) {
  const channel = table.channels.get(id) ?? table.channels.get(sessionStorage.getItem(PLACE)) ?? [...table.channels.values()].find((it) => it.type === 0) ?? table.dms[0];
  if (channel.id !== id) history.replaceState(null, "", `#${channel.id}`);
  sessionStorage.setItem(PLACE, channel.id);
  drawer(false);
  const shown = log.show(channel.id);
  composer.show(channel);
  drawFrame();
  await shown;
  drawFrame();
}

function markRead(channel, message) {
  if (later(table.read[channel] ?? "0", message) >= 0) return;
  table.read[channel] = message;
  drawFrame();
  call("PUT", `channels/${channel}/read`, { message_id: message }).catch(() => null);
}

function drawer(open) {
  const inside = byId("places").contains(document.activeElement);
  document.body.classList.toggle("drawer", open);
  byId("drawer").setAttribute("aria-expanded", String(open));
  byId("scrim").hidden = !open;
  byId("places").inert = narrow.matches && !open;
  document.querySelector(".room").inert = narrow.matches && open;
  if (open) byId("places").focus();
  else if (narrow.matches && inside) byId("drawer").focus();
}

// ---------------------------------------------------------------------- live

const HEAR = {
  MESSAGE_CREATE(message) {
    const fresh = table.keep(message);
    const here = message.channel_id === log.channel;
    if (here) {
      if (fresh) log.add(message);
      else log.change(message);
      if (message.author?.id !== table.me.id && !isThinking(message)) readAloud(readOut(message, world));
    }
    const absent = !here || document.visibilityState !== "visible";
    if (fresh && absent && callsFor(message, table.me.id)) callPerson(message.channel_id, table.nameOf(table.channels.get(message.channel_id)));
    if (!here && !table.messages.has(message.channel_id)) fetchMessages(message.channel_id).then(drawFrame, () => null);
  },
  MESSAGE_UPDATE(message) {
    if (message.channel_id !== log.channel) return void (table.messages.has(message.channel_id) && table.keep(message));
    const had = log.node(message.id);
    const focused = had?.contains(document.activeElement);
    const came = log.messages.some((it) => it.id === message.id && isThinking(it));
    table.keep(message);
    log.change(message);
    if (came || (isPrivate(message) && focused)) readAloud(readOut(message, world));
    return undefined;
  },
  MESSAGE_DELETE(message) {
    table.drop(message);
    if (message.channel_id === log.channel) log.remove(message.id);
  },
  CHANNEL_CREATE(channel) {
    table.put(channel);
    const followed = channel.id === lastPress.message && Date.now() - lastPress.at < FOLLOWED;
    if (followed && channel.parent_id === log.channel) location.hash = channel.id;
  },
  CHANNEL_UPDATE: (channel) => table.put(channel),
  READ: ({ channel_id, message_id }) => (table.read[channel_id] = message_id),
  PEOPLE: (people) => table.setPeople(people),
  COMMANDS(commands) {
    table.commands = commands;
    if (!log.messages.length) log.paint();
  },
  BOT: ({ ready }) => (table.ready = ready),
  RESET: () => reload(),
};

function hear(t, d) {
  if (!(t in HEAR)) return;
  HEAR[t](d);
  drawFrame();
}

function line(up, code) {
  if (code === UNKNOWN_KEY) {
    hangUp();
    standUp();
    location.reload();
    return;
  }
  connected = up;
  drawFrame();
  if (up && !table.messages.has(log.channel)) go(log.channel);
}

/** The table as it is now, as soon as the server tells; who is not known there sits down anew. */
async function fetchState() {
  for (;;) {
    try {
      return await call("GET", "state");
    } catch (error) {
      if (error.status === 401) {
        standUp();
        await sitDown();
      } else await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}

/** Load the state anew; where one reads and what one types stay. */
async function reload() {
  const state = await fetchState();
  const place = log.place();
  table.load(state);
  table.ready = state.bot_ready;
  listen(state.seq, hear, line);
  await fetchMessages(log.channel);
  log.paint();
  log.restore(place);
  drawFrame();
}

async function start() {
  dress();
  if (!seated()) await sitDown();
  const state = await fetchState();
  table.load(state);
  table.ready = state.bot_ready;
  speak(state.me.language);
  label();
  byId("table").hidden = false;
  byId("drawer").append(icon("menu"));
  byId("drawer").addEventListener("click", () => drawer(!document.body.classList.contains("drawer")));
  byId("lists").addEventListener("click", (event) => event.target.closest("a") && drawer(false));
  byId("scrim").addEventListener("click", () => drawer(false));
  byId("begin").addEventListener("click", chooseGame);
  byId("me").addEventListener("click", () =>
    settings(() => {
      speak(table.me.language);
      label();
      composer.label();
      log.paint();
      drawFrame();
    }).catch((error) => toast(error.message)),
  );
  addEventListener("hashchange", () => go(location.hash.slice(1)));
  byId("places").addEventListener("keydown", (event) => event.key === "Escape" && drawer(false));
  narrow.addEventListener("change", () => drawer(false));
  document.addEventListener("visibilitychange", () => log.tellRead());
  keepTime();
  await go(location.hash.slice(1));
  listen(state.seq, hear, line);
  const threads = [...table.channels.values()].filter((channel) => channel.type === THREAD).sort((one, other) => later(other.id, one.id));
  for (const thread of threads.slice(0, AHEAD)) await fetchMessages(thread.id).catch(() => null);
  drawFrame();
}

start();

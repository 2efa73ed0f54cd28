/** How the page speaks with the server: calls, the live connection, and interactions that wait for an answer. */

import { refusal, say } from "./words.js";

const KEY = "skald.key";
const RING = "skald.keys";
const LONGEST_WAIT = 20_000;
const LONGEST_PAUSE = 8_000;

let key = sessionStorage.getItem(KEY);
let socket = null;
let seq = 0;
let pause = 250;
let timer = null;
const waiting = new Map();

/** What the server refused, in the person's language. */
export class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Whether this tab already is somebody. */
export const seated = () => key !== null;

/** The keys of everybody who has sat at this browser, by their ids: behind a join code the only way back to them. */
export const keptKeys = () => JSON.parse(localStorage.getItem(RING) ?? "{}");

/** The key of who sat here last by choice, or first. */
export const keptKey = () => localStorage.getItem(KEY);

/** Be this person in this tab; a later tab is whom one chose to be. */
export function sit(id, value, { chosen }) {
  key = value;
  sessionStorage.setItem(KEY, value);
  if (chosen || !keptKey()) localStorage.setItem(KEY, value);
  localStorage.setItem(RING, JSON.stringify({ ...keptKeys(), [id]: value }));
}

/** Be who sat here last, behind a join code. */
export function sitAgain() {
  key = keptKey();
  sessionStorage.setItem(KEY, key);
}

/** Be nobody; a key that is not known any more is of no use. */
export function standUp() {
  const others = Object.entries(keptKeys()).filter(([, value]) => value !== key);
  localStorage.setItem(RING, JSON.stringify(Object.fromEntries(others)));
  if (keptKey() === key) localStorage.removeItem(KEY);
  sessionStorage.removeItem(KEY);
  key = null;
}

/** Call the server. */
export async function call(method, path, body) {
  const headers = {};
  if (key) headers.Authorization = `Person ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(`/page/${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused(0, say("not-connected"));
  }
  const text = await answer.text();
  let told = null;
  try {
    told = text ? JSON.parse(text) : null;
  } catch {
    told = null;
  }
  if (!answer.ok) throw new Refused(answer.status, refusal(answer.status, told));
  return told;
}

/** The address of a file of a message; only what this server keeps is shown. */
export function fileAddress(address) {
  const url = new URL(address, location.href);
  return url.pathname.startsWith("/cdn/") ? `${url.pathname}${url.search}` : null;
}

/** Stay connected from this number on; `hear` gets each event, `state` whether the line is up. */
export function listen(after, hear, state) {
  hangUp();
  seq = after;
  const dial = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const mine = new WebSocket(`${scheme}://${location.host}/page/live?key=${encodeURIComponent(key)}&after=${seq}`);
    socket = mine;
    mine.addEventListener("open", () => {
      pause = 250;
      state(true);
    });
    mine.addEventListener("message", (event) => {
      if (mine !== socket) return;
      const { seq: number, t, d } = JSON.parse(event.data);
      if (number) seq = number;
      settle(t, d);
      hear(t, d);
    });
    mine.addEventListener("close", (event) => {
      if (mine !== socket) return;
      state(false, event.code);
      timer = setTimeout(dial, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    });
  };
  dial();
}

/** Let the line go. */
export function hangUp() {
  clearTimeout(timer);
  const old = socket;
  socket = null;
  old?.close();
}

function settle(t, d) {
  if (!["INTERACTION_DONE", "INTERACTION_FAILED", "MODAL", "AUTOCOMPLETE"].includes(t)) return;
  waiting.get(d.nonce)?.(t, d);
}

/** Do something with the bot; resolves to `{t, d}` when it answered, and throws in words when it did not. */
export function interact(interaction) {
  const nonce = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  return new Promise((resolve, reject) => {
    const end = (act) => {
      clearTimeout(patience);
      waiting.delete(nonce);
      act();
    };
    const failed = (reason) => end(() => reject(new Refused(0, say(reason === "away" ? "away" : "did-not-answer"))));
    const patience = setTimeout(failed, LONGEST_WAIT);
    waiting.set(nonce, (t, d) => (t === "INTERACTION_FAILED" ? failed(d.reason) : end(() => resolve({ t, d }))));
    call("POST", "interactions", { ...interaction, nonce }).catch((error) => end(() => reject(error)));
  });
}

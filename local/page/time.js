/** Times in the reader's language and zone; the relative ones go on counting. */

import { el } from "./dom.js";
import { region } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** From this part of a unit on, one of it is said: 23 hours and 59 minutes are a day. */
const NEARLY = 0.95;

const format = (date, style) => new Intl.DateTimeFormat(region(), STYLES[style]).format(date);

/** How long ago, or in how long. */
export function relative(seconds, now = Date.now() / 1000) {
  const left = seconds - now;
  const [unit, size] = STEPS.find(([, size]) => Math.abs(left) >= NEARLY * size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(region()).format(Math.round(left / size), unit);
}

/** A moment as Discord's timestamps show it. */
export function timestamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  const valid = !Number.isNaN(date.getTime());
  const node = el("time.stamp", { datetime: valid ? date.toISOString() : null, "data-seconds": seconds, "data-style": style });
  if (valid) tell(node);
  return node;
}

function tell(node) {
  const seconds = Number(node.dataset.seconds);
  const date = new Date(seconds * 1000);
  node.title = format(date, "F");
  node.textContent = node.dataset.style === "R" ? relative(seconds) : format(date, node.dataset.style);
}

/** Let every relative time on the page count. */
export function keepTime() {
  setInterval(() => document.querySelectorAll('.stamp[data-style="R"]').forEach(tell), 10_000);
}

/** The day of a message, in words. */
export const day = (date) => new Intl.DateTimeFormat(region(), { dateStyle: "full" }).format(date);

/** When a message was written: the time today, date and time before. */
export function written(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  return el("time", { datetime: iso, title: format(date, "F") }, format(date, today ? "t" : "s"));
}

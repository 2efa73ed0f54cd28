/** How the page calls somebody: a mark in the title, a toast, and if wanted the browser's own notice. */

import { byId, el } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

const WANTED = "skald.notify";
const SHOWN = 9_000;

/** Whether notices outside the page are wanted and allowed. */
export const notifying = () => "Notification" in window && Notification.permission === "granted" && localStorage.getItem(WANTED) === "yes";

/** Ask for notices outside the page, or do without; returns whether they are on. */
export async function setNotifying(wanted) {
  localStorage.setItem(WANTED, wanted ? "yes" : "no");
  if (wanted && "Notification" in window && Notification.permission === "default") await Notification.requestPermission();
  return notifying();
}

/** A toast that leads somewhere; without an address it only tells. It stays while somebody is at it. */
export function toast(text, address = null) {
  const node = el(
    "div.toast",
    {},
    el("span", {}, text),
    address ? el("a.button.primary", { href: address, onclick: () => node.remove() }, say("go")) : null,
    el("button.plain", { type: "button", "aria-label": say("close"), onclick: () => node.remove() }, icon("close")),
  );
  byId("toasts").append(node);
  const fade = () => (node.matches(":hover, :focus-within") ? setTimeout(fade, SHOWN) : node.remove());
  setTimeout(fade, SHOWN);
}

/** It is somebody's turn in a channel they do not look at. */
export function callPerson(channel, name) {
  const text = say("your-turn-in", { name });
  toast(text, `#${channel}`);
  if (!notifying() || document.visibilityState === "visible") return;
  const notice = new Notification("Skald", { body: text, tag: `skald-${channel}`, icon: "mark.svg" });
  notice.addEventListener("click", () => {
    window.focus();
    location.hash = channel;
    notice.close();
  });
}

/** The title: how many tables wait, whether something is unread, and where one is. */
export function entitle(name, waiting, unread) {
  const mark = waiting ? `(${waiting}) ${say("your-turn")} · ` : unread ? "• " : "";
  document.title = `${mark}${name} · Skald`;
}

/** Read something out to who does not see the page. */
export function readAloud(text) {
  const line = el("p", {}, text);
  byId("voice").append(line);
  setTimeout(() => line.remove(), SHOWN);
}

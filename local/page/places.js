/** The list of channels, threads and direct messages. */

import { avatar } from "./avatar.js";
import { byId, el } from "./dom.js";
import { icon } from "./icons.js";
import { table } from "./table.js";
import { LANGUAGE_NAMES, language, say } from "./words.js";

/** Draw the list; `open` is the channel that is looked at, `waits` tells where it is one's turn. */
export function drawPlaces(open, waits, addChannel) {
  const entry = (channel, sign) => {
    const unread = channel.id !== open && table.unread(channel);
    const mine = waits(channel.id);
    return el(
      "li",
      {},
      el(
        "a.place",
        { href: `#${channel.id}`, "aria-current": channel.id === open ? "page" : null, class: `place${unread ? " unread" : ""}${mine ? " mine" : ""}` },
        sign ? icon(sign) : null,
        el("span.place-name", {}, table.nameOf(channel)),
        mine ? el("span.turn", {}, say("your-turn")) : unread ? el("span.dot", {}, el("span.unseen", {}, say("unread"))) : null,
      ),
    );
  };
  const focused = document.activeElement?.closest?.("#lists a")?.getAttribute("href");
  byId("lists").replaceChildren(
    ...table.servers.map((server) =>
      el(
        "section",
        {},
        el(
          "div.list-head",
          {},
          el("h2", {}, server.name),
          el("button.plain", { type: "button", "aria-label": say("new-channel"), title: say("new-channel"), onclick: addChannel }, icon("plus")),
        ),
        el(
          "ul",
          {},
          table.places(server).map(({ channel, threads }) => {
            const node = entry(channel, "hash");
            if (threads.length) node.append(el("ul.threads", {}, threads.map((thread) => entry(thread, null))));
            return node;
          }),
        ),
      ),
    ),
    el("section", {}, el("div.list-head", {}, el("h2", {}, say("dms"))), el("ul", {}, table.dms.map((channel) => entry(channel, "letter")))),
  );
  if (focused) byId("lists").querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
  byId("me").replaceChildren(
    avatar(table.me),
    el("span.me-words", {}, el("strong", {}, table.me.name), el("span.small", {}, LANGUAGE_NAMES[language()])),
    icon("gear"),
  );
  byId("me").setAttribute("aria-label", `${say("settings")}: ${table.me.name}`);
}

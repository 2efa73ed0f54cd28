/** Who one is: sitting down, being somebody else, and one's own settings. */

import { avatar } from "./avatar.js";
import { byId, dialog, el } from "./dom.js";
import { icon } from "./icons.js";
import { notifying, setNotifying } from "./notices.js";
import { call, keptKey, keptKeys, sit, sitAgain } from "./server.js";
import { table } from "./table.js";
import { LANGUAGE_NAMES, browserLanguage, language, say, speak } from "./words.js";

const THEME = "skald.theme";
const CODE = "skald.code";
const PATIENCE = 1_000;

/** Dark, light, or as the system wants it. */
export function dress(theme = localStorage.getItem(THEME) ?? "auto") {
  localStorage.setItem(THEME, theme);
  document.documentElement.dataset.theme = theme;
}

const codeInAddress = () => /[#&]code=([^&]+)/.exec(location.hash)?.[1];

/** Take a seat in this tab: at once where no code is needed and somebody is free, or where one sat before; else through the door. */
export async function sitDown() {
  speak(browserLanguage());
  const code = codeInAddress();
  if (code) {
    sessionStorage.setItem(CODE, decodeURIComponent(code));
    history.replaceState(null, "", location.pathname);
  }
  const hello = await greeted();
  const free = hello.people?.filter((person) => !person.taken) ?? [];
  if (!hello.code_needed && free.length) {
    const person = free.find((it) => it.language === browserLanguage()) ?? free[0];
    sit(person.id, (await call("POST", `people/${person.id}/sit`, {})).key, { chosen: false });
  } else if (hello.code_needed && keptKey()) {
    sitAgain();
  } else {
    await new Promise((seated) => showDoor(hello, seated));
  }
}

async function greeted() {
  for (;;) {
    try {
      return await call("GET", "hello");
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}

function showDoor(hello, seated) {
  const door = byId("door");
  door.hidden = false;
  door.replaceChildren(
    el(
      "main.door-card",
      {},
      el("img", { src: "mark.svg", alt: "", width: 72, height: 72 }),
      el("h1.wordmark", {}, "Skald"),
      el("p.local", {}, say("local")),
      el("p", {}, say("local-about")),
      newcomer(hello, (id, key) => {
        sit(id, key, { chosen: true });
        door.hidden = true;
        door.replaceChildren();
        seated();
      }),
    ),
  );
  door.querySelector("input")?.focus();
}

/** A name, a language, and the code if there is one. */
function newcomer(hello, done) {
  const name = el("input", { id: "new-name", maxlength: 32, required: true, autocomplete: "off" });
  const tongue = languages("new-language", language());
  const code = hello.code_needed ? el("input", { id: "new-code", required: true, autocomplete: "off", value: sessionStorage.getItem(CODE) ?? "" }) : null;
  const trouble = el("p.trouble", { role: "alert", hidden: true });
  const form = el(
    "form.newcomer",
    {},
    el("div.field", {}, el("label", { for: "new-name" }, say("name")), name),
    el("div.field", {}, el("label", { for: "new-language" }, say("language")), tongue),
    code ? el("div.field", {}, el("label", { for: "new-code" }, say("code")), code, el("p.small", {}, say("code-about"))) : null,
    trouble,
    el("button.button.primary", { type: "submit" }, say("sit-down")),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const told = await call("POST", "people", { name: name.value.trim(), language: tongue.value, ...(code ? { code: code.value.trim() } : {}) });
      done(told.person.id, told.key);
    } catch (error) {
      trouble.textContent = error.message;
      trouble.hidden = false;
    }
  });
  return form;
}

function languages(id, chosen, onchange) {
  return el(
    "select",
    { id, onchange },
    Object.entries(LANGUAGE_NAMES).map(([code, name]) => el("option", { value: code, selected: code === chosen, lang: code }, name)),
  );
}

/** One's own settings, and the way to be somebody else; `changed` when the page must be drawn anew. */
export async function settings(changed) {
  const hello = await call("GET", "hello");
  const kept = keptKeys();
  const people = hello.code_needed ? [...table.people.values()].filter((person) => person.id in kept) : hello.people;
  const become = (id, key) => {
    sit(id, key, { chosen: true });
    location.reload();
  };
  const choose = async (person) => {
    if (hello.code_needed) return become(person.id, kept[person.id]);
    const told = await asked("POST", `people/${person.id}/sit`, {});
    return told && become(person.id, told.key);
  };
  const trouble = el("p.trouble", { role: "alert", hidden: true });
  const asked = async (...asking) => {
    trouble.hidden = true;
    try {
      return await call(...asking);
    } catch (error) {
      trouble.textContent = error.message;
      trouble.hidden = false;
      return null;
    }
  };
  const node = dialog(
    "form.settings",
    say("settings"),
    el("div.dialog-head", {}, el("h2", {}, say("settings")), el("button.plain", { type: "button", "aria-label": say("close"), onclick: () => node.close() }, icon("close"))),
    el("p.small", {}, say("local-about")),
    el(
      "div.field",
      {},
      el("label", { for: "my-language" }, say("language")),
      languages("my-language", language(), async (event) => {
        const told = await asked("PATCH", "me", { language: event.target.value });
        if (!told) return;
        Object.assign(table.me, told.person);
        node.close();
        changed();
      }),
    ),
    themes(),
    notices(),
    messagesAllowed(asked),
    trouble,
    el("h3", {}, say("be-somebody-else")),
    el("p.small", {}, say("who-about")),
    people.length ? el("ul.people", {}, people.map((person) => personButton(person, choose))) : null,
    el("details", { open: people.length < 2 }, el("summary", {}, say("invent")), newcomer(hello, become)),
  );
}

function personButton(person, choose) {
  const me = person.id === table.me.id;
  return el(
    "li",
    {},
    el(
      "button.person",
      {
        type: "button",
        "aria-pressed": String(me),
        onclick: () => !me && choose(person),
      },
      avatar(person),
      el("span.me-words", {}, el("strong", {}, person.name), el("span.small", {}, person.taken && !me ? say("taken") : LANGUAGE_NAMES[person.language])),
      me ? icon("check") : null,
    ),
  );
}

function themes() {
  const now = document.documentElement.dataset.theme;
  return el(
    "fieldset.field.themes",
    {},
    el("legend", {}, say("theme")),
    ["auto", "dark", "light"].map((theme) =>
      el("label", {}, el("input", { type: "radio", name: "theme", value: theme, checked: theme === now, onchange: () => dress(theme) }), el("span", {}, say(`theme-${theme}`))),
    ),
  );
}

function notices() {
  const trouble = el("p.small", { hidden: true }, say("notify-denied"));
  const box = el("input", {
    type: "checkbox",
    checked: notifying(),
    onchange: async () => {
      const wanted = box.checked;
      box.checked = await setNotifying(wanted);
      trouble.hidden = box.checked || !wanted;
    },
  });
  return el("div.field", {}, el("label.switch", {}, box, el("span", {}, say("notify"))), trouble);
}

function messagesAllowed(asked) {
  const box = el("input", {
    type: "checkbox",
    checked: table.me.dms_open !== false,
    onchange: async () => {
      const told = await asked("PATCH", "me", { dms_open: box.checked });
      if (told) Object.assign(table.me, told.person);
      box.checked = table.me.dms_open !== false;
    },
  });
  return el("div.field", {}, el("label.switch", {}, box, el("span", {}, say("dms-open"))));
}

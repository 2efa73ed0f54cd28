/** People's signs: the rune of their name's first letter on a colour of their own. */

import { el } from "./dom.js";

const RUNES = {
  a: "ᚨ", b: "ᛒ", c: "ᚲ", d: "ᛞ", e: "ᛖ", f: "ᚠ", g: "ᚷ", h: "ᚺ", i: "ᛁ", j: "ᛃ", k: "ᚲ", l: "ᛚ", m: "ᛗ",
  n: "ᚾ", o: "ᛟ", p: "ᛈ", q: "ᚲ", r: "ᚱ", s: "ᛋ", t: "ᛏ", u: "ᚢ", v: "ᚹ", w: "ᚹ", x: "ᛉ", y: "ᛃ", z: "ᛉ", þ: "ᚦ",
};
const COLOURS = 6;

/** The sign of a user or a person. */
export function avatar(user) {
  if (user?.bot) return el("span.avatar.skald", { "aria-hidden": "true" }, el("img", { src: "mark.svg", alt: "", width: 40, height: 40 }));
  const name = user?.global_name ?? user?.name ?? user?.username ?? "";
  const first = name.normalize("NFD").toLowerCase().replace("ø", "o").replace("æ", "a").replace("å", "a")[0] ?? "";
  const colour = [...name].reduce((sum, sign) => sum + sign.codePointAt(0), 0) % COLOURS;
  return el(`span.avatar.colour-${colour}`, { "aria-hidden": "true" }, RUNES[first] ?? first.toUpperCase());
}

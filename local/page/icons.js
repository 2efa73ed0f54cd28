/** Small signs, drawn with one stroke each; they say nothing to a screen reader. */

const SVG = "http://www.w3.org/2000/svg";
const STROKES = {
  menu: "M4 7h16M4 12h16M4 17h10",
  hash: "M9.5 4 7.5 20M16.5 4l-2 16M4 9h16M4 15h16",
  thread: "M6 4v9a4 4 0 0 0 4 4h8M14.5 13.5 18 17l-3.5 3.5",
  letter: "M4 6h16v12H4zM4 7l8 6 8-6",
  plus: "M12 5v14M5 12h14",
  send: "M5 12h14M13 6l6 6-6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  chevron: "M7 10l5 5 5-5",
  check: "M5 12.500l4.5 4.500L19 7.5",
  close: "M6 6l12 12M18 6 6 18",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  words: "M4 6h16M4 11h16M4 16h10",
  search: "M5 11a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M15.5 15.5 20 20",
  axes: "M5 21 17 5M19 21 7 5M17 5c2-1 4 0 5 2-2 1-3 2-4 4M7 5C5 4 3 5 2 7c2 1 3 2 4 4",
  gear: "M5 7h9M18 7h1M5 17h1M10 17h9M14 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  out: "M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9",
};

/** A sign by its name. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", STROKES[name]);
  svg.append(path);
  return svg;
}

/** A picture to look at closely: pinch, wheel, double tap, drag, and keys; its words beside it. */

import { dialog, el } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

const CLOSEST = 8;
const STEP = 1.4;
const TAP = 300;
const NEAR = 24;

/** Open a picture. */
export function look(address, alt) {
  const image = el("img", { src: address, alt, draggable: "false" });
  const stage = el("div.stage", { tabindex: "0", role: "group", "aria-label": say("picture") }, image);
  const words = el("p.viewer-words", { hidden: true }, alt);
  const tell = tool("words", "in-words", () => {
    words.hidden = !words.hidden;
    tell.setAttribute("aria-expanded", String(!words.hidden));
  });
  tell.setAttribute("aria-expanded", "false");
  const node = dialog(
    "viewer",
    say("picture"),
    stage,
    words,
    el(
      "div.tools",
      {},
      tell,
      tool("minus", "zoom-out", () => zoom(1 / STEP)),
      tool("whole", "zoom-whole", () => whole()),
      tool("plus", "zoom-in", () => zoom(STEP)),
      el("a.tool", { href: address, download: "", "aria-label": say("download"), title: say("download") }, icon("save")),
      tool("close", "close", () => node.close()),
    ),
  );
  const view = { scale: 1, x: 0, y: 0 };

  const paint = () => {
    const box = stage.getBoundingClientRect();
    const room = { x: Math.max((image.clientWidth * view.scale - box.width) / 2, 0), y: Math.max((image.clientHeight * view.scale - box.height) / 2, 0) };
    view.x = Math.min(Math.max(view.x, -room.x), room.x);
    view.y = Math.min(Math.max(view.y, -room.y), room.y);
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    stage.classList.toggle("close-up", view.scale > 1);
  };
  const zoom = (factor, at = null) => {
    const box = stage.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const point = at ?? middle;
    const scale = Math.min(Math.max(view.scale * factor, 1), CLOSEST);
    const grown = scale / view.scale;
    view.x = point.x - middle.x - (point.x - middle.x - view.x) * grown;
    view.y = point.y - middle.y - (point.y - middle.y - view.y) * grown;
    view.scale = scale;
    paint();
  };
  const whole = () => {
    Object.assign(view, { scale: 1, x: 0, y: 0 });
    paint();
  };

  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), { x: event.clientX, y: event.clientY });
  }, { passive: false });
  fingers(stage, view, zoom, whole, paint, () => node.close());
  node.addEventListener("keydown", (event) => {
    const moves = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] };
    if (event.key === "+" || event.key === "=") zoom(STEP);
    else if (event.key === "-") zoom(1 / STEP);
    else if (event.key === "0") whole();
    else if (event.key in moves) {
      view.x += moves[event.key][0];
      view.y += moves[event.key][1];
      paint();
    } else return;
    event.preventDefault();
  });
  stage.focus();
}

function tool(name, key, onclick) {
  return el("button.tool", { type: "button", "aria-label": say(key), title: say(key), onclick }, icon(name));
}

/** One finger drags, two pinch, two taps go close or back; a tap beside the picture closes it. */
function fingers(stage, view, zoom, whole, paint, close) {
  const down = new Map();
  let tapped = 0;
  let moved = 0;
  const spread = () => {
    const [one, other] = [...down.values()];
    return { size: Math.hypot(one.x - other.x, one.y - other.y), x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  };
  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved = 0;
  });
  stage.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const pinch = down.size === 2 ? spread() : null;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved += Math.hypot(event.clientX - before.x, event.clientY - before.y);
    if (pinch) {
      const now = spread();
      view.x += now.x - pinch.x;
      view.y += now.y - pinch.y;
      zoom(now.size / (pinch.size || 1), now);
    } else {
      view.x += event.clientX - before.x;
      view.y += event.clientY - before.y;
      paint();
    }
  });
  const up = (event) => {
    const alone = down.size === 1;
    down.delete(event.pointerId);
    if (event.type !== "pointerup" || !alone || moved > NEAR) return;
    if (event.timeStamp - tapped < TAP) {
      tapped = 0;
      if (view.scale > 1) whole();
      else zoom(2.5, { x: event.clientX, y: event.clientY });
      return;
    }
    tapped = event.timeStamp;
    const box = stage.firstElementChild.getBoundingClientRect();
    const beside = event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
    if (beside) close();
  };
  stage.addEventListener("pointerup", up);
  stage.addEventListener("pointercancel", up);
}

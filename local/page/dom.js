/** Elements. What people and the bot write only ever becomes text. */

/** An element: `tag.class.class`, attributes, listeners (`onclick`), children; nothing for null and false. */
export function el(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const node = document.createElement(tag || "div");
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key in PROPERTIES) node[key] = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const PROPERTIES = { value: 1, checked: 1 };

/** The element of the page with this id. */
export const byId = (id) => document.getElementById(id);

/** An address a link may lead to: http and https only. */
export function safeAddress(text) {
  try {
    const address = new URL(text, location.href);
    return ["http:", "https:"].includes(address.protocol) ? address.href : null;
  } catch {
    return null;
  }
}

/** A dialog that removes itself once closed, and gives the focus back; to the messages if its place is gone. A press beside it closes it. */
export function dialog(name, label, ...children) {
  const before = document.activeElement;
  const node = el(`dialog.${name}`, { "aria-label": label }, ...children);
  node.addEventListener("close", () => {
    const lost = node.contains(document.activeElement) || document.activeElement === document.body;
    node.remove();
    if (lost) (before?.isConnected ? before : byId("log")).focus();
  });
  let beside = false;
  const isBeside = ({ target, clientX: x, clientY: y }) => {
    const box = node.getBoundingClientRect();
    return target === node && (x < box.left || x > box.right || y < box.top || y > box.bottom);
  };
  node.addEventListener("pointerdown", (event) => (beside = isBeside(event)));
  node.addEventListener("click", (event) => beside && isBeside(event) && node.close());
  document.body.append(node);
  node.showModal();
  return node;
}

// Elements out of plain text: nothing on this page is ever parsed as HTML.

export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key in node && typeof value === "boolean") node[key] = value;
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  node.append(...flat(children));
  return node;
}

function flat(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false && child !== "");
}

export function fill(node, ...children) {
  node.replaceChildren(...flat(children));
  return node;
}

// Parts of the page that are drawn again only when what they show has changed; what somebody types stays.
const drawn = new WeakMap();

export function draw(node, shown, build) {
  const key = JSON.stringify(shown);
  if (drawn.get(node) === key) return false;
  drawn.set(node, key);
  const held = node.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const typed = [...node.querySelectorAll("[data-typed]")].map((field) => [field.dataset.typed, field.value]);
  fill(node, build());
  for (const [name, value] of typed) {
    const field = node.querySelector(`[data-typed="${CSS.escape(name)}"]`);
    if (field) field.value = value;
  }
  if (held) node.querySelector(`[data-key="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
  return true;
}

// A fold remembers whether it was open, for as long as the page lives.
const folds = new Map();

export function fold(key, summary, open, ...children) {
  const node = h("details", { class: "fold" }, h("summary", { "data-key": `fold ${key}` }, summary), ...children);
  node.open = folds.get(key) ?? open;
  node.addEventListener("toggle", () => folds.set(key, node.open));
  return node;
}

// A person's words: their direction is their own.
export function named(text, cls = "name") {
  return h("bdi", { class: cls, dir: "auto" }, text);
}

export function button(label, onclick, cls = "", more = {}) {
  return h("button", { type: "button", class: cls, onclick, ...more }, label);
}

export function labelled(label, control) {
  return h("label", { class: "field" }, h("span", {}, label), control);
}

export function select(name, choices, chosen) {
  const options = choices.map(([value, label]) => {
    const option = h("option", { value: String(value) }, label);
    option.selected = String(value) === String(chosen);
    return option;
  });
  return h("select", { name }, options);
}

export function say(text) {
  const place = document.getElementById("spoken");
  if (place.textContent !== text) place.textContent = text;
}

// Asks again before something that cannot be undone; `more` are further fields.
export function confirmed(question, yes, ...more) {
  return new Promise((resolve) => {
    const dialog = h("dialog", { class: "ask", "aria-label": question },
      h("form", { method: "dialog", class: "stack" },
        h("p", {}, question), ...more,
        h("div", { class: "row" },
          h("button", { value: "yes", class: "primary" }, yes),
          h("button", { value: "no", class: "quiet", formnovalidate: "" }, "No, go back"))));
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

// The same with a few words; null if it was thought better of.
export async function prompted(question, label, yes, longest) {
  const field = h("input", { name: "words", required: true, maxlength: String(longest), autocomplete: "off", dir: "auto" });
  return (await confirmed(question, yes, labelled(label, field))) ? field.value.trim() : null;
}

export function copyable(label, text) {
  const field = h("input", { readonly: true, value: text, "aria-label": label, class: "link" });
  const copy = button("Copy", async () => {
    field.select();
    await navigator.clipboard?.writeText(text).catch(() => {});
    copy.textContent = "Copied";
  });
  return h("div", { class: "row" }, field, copy);
}

export const counted = (cards) => Object.entries(cards).filter(([, n]) => n > 0);
export const times = (n) => (n > 1 ? ` ×${n}` : "");
export const plural = (n, one) => `${n} ${one}${n === 1 ? "" : "s"}`;
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// Small pieces both games show: marks of families, chips, headed parts.

import { h, named } from "./dom.js";

export function mark(ctx, seat) {
  const family = ctx.book?.families[seat];
  const node = h("span", { class: "mark", title: ctx.name(seat) }, family?.mark ?? String(seat + 1));
  if (family) {
    node.style.setProperty("--ground", family.ground);
    node.style.setProperty("--mark-ink", family.ink);
  }
  return node;
}

export const who = (ctx, seat) => h("span", { class: "who" }, mark(ctx, seat), " ", named(ctx.name(seat)));

// A mark alone is read as the name it stands for.
export function markOnly(ctx, seat) {
  const node = mark(ctx, seat);
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", ctx.name(seat));
  return node;
}

// What lies before the viewer is his own; looking back one may be somebody else.
export function whose(ctx, what) {
  const { viewer } = ctx.state.position.view;
  return viewer === (ctx.state.meta.you ?? null) ? `Your ${what}` : `${ctx.name(viewer)}: ${what}`;
}

export const chip = (text, cls = "") => h("span", { class: `chip ${cls}`.trim() }, text);

export function part(title, cls, ...children) {
  return h("section", { class: `part ${cls}`.trim(), "aria-label": title }, h("h3", {}, title), ...children);
}

export function facts(pairs) {
  return h("dl", { class: "facts" }, pairs.filter(Boolean).map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))));
}

// Where the game stands: steps in a row, the present one marked.
export function track(label, steps, now) {
  return h("ol", { class: "track", "aria-label": label }, steps.map(([id, name]) =>
    h("li", { "aria-current": id === now ? "step" : null }, name)));
}

export function tally(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, n]) => (n > 1 ? `${word} ×${n}` : word)).join(", ");
}

// A link that leads to one's own computer is of no use to friends.
export const near = (host) => host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);

export function onlyHere(host = location.hostname) {
  return near(host) ? h("p", { class: "notice small only-here" }, "This link works on this computer only. For friends in your network, start with ",
    h("code", { class: "small" }, "make play HOST=0.0.0.0"), " and open the address it prints.") : null;
}

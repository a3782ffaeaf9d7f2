// The rules on the page: one rule by its id in a dialog, and the whole book by chapter with a search.

import { button, fill, h, labelled } from "./dom.js";
import { api } from "./http.js";
import { signs } from "./legend.js";
import { GAMES } from "../games/index.js";
import { title } from "./names.js";

const ID = /\b([GC]\d+\.\d+|Q-[A-Z]?\d+|[ETX]\d+)\b/;
const HELD = new RegExp(`(\\(?)${ID.source}([),.;:]*)`, "g"); // with the marks that must not part from it at a line's end
const BOOKS = { rules: "Rules", rulings: "Rulings on finer questions", table: "At every table" };
const OURS = "Our own words, unofficial. [H]: the rulebook is silent and the ruling is ours; [D]: deduced from the rulebook.";
const asked = new Map();

// The book of a game is asked for once, and again if that failed.
function bookOf(game) {
  if (!asked.has(game)) {
    asked.set(game, api("GET", `/rules/${encodeURIComponent(game)}`).then((book) => ({ ...book, ids: new Set(rulesIn(book).map((rule) => rule.id)) })).catch((error) => {
      asked.delete(game);
      throw error;
    }));
  }
  return asked.get(game);
}

const rulesIn = (book) => book.chapters.flatMap((chapter) => chapter.parts.filter((part) => part.id).map((part) => ({ ...part, chapter })));

// -- a dialog that gives the keyboard back to where it was opened

function opened(label, build) {
  const opener = document.activeElement;
  const key = opener?.dataset?.key;
  const body = h("div", { class: "stack" }, h("p", { class: "dim", role: "status" }, "Opening the book …"));
  const close = () => dialog.close();
  const dialog = h("dialog", { class: "ask rules", "aria-label": label },
    h("div", { class: "rules-head" }, h("h2", {}, label), button("Close", close, "quiet small")), body);
  dialog.addEventListener("close", () => {
    window.removeEventListener("hashchange", close);
    dialog.remove();
    const again = opener?.isConnected ? opener : key ? document.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
    (again ?? document.getElementById("main")).focus({ preventScroll: true });
  });
  window.addEventListener("hashchange", close);
  document.body.append(dialog);
  dialog.showModal();
  const load = () => Promise.resolve(build()).then((parts) => fill(body, parts))
    .catch((error) => fill(body, h("p", { class: "fault", role: "alert" }, error.message), button("Try again", load)));
  load();
}

// -- one rule

function linked(game, book, text) {
  const pieces = [];
  let from = 0;
  for (const { 0: whole, 1: before, 2: id, 3: after, index } of text.matchAll(HELD)) {
    if (!book.ids.has(id)) continue;
    pieces.push(text.slice(from, index), h("span", { class: "held" }, before, ruleButton({ game }, id), after));
    from = index + whole.length;
  }
  return [...pieces, text.slice(from)];
}

function card(found) {
  return [h("h3", {}, found.name), found.values ? h("p", {}, found.values) : null, found.text ? h("p", {}, found.text) : null];
}

export function openRule({ game, cards }, id) {
  opened(`Rule ${id}`, async () => {
    if (cards?.[id]) return card(cards[id]);
    const book = await bookOf(game);
    const found = rulesIn(book).find((rule) => rule.id === id);
    if (!found) return [h("p", {}, "There is no text for this rule."), all(game)];
    const about = rulesIn(book).filter((rule) => rule.chapter.book === "rulings" && rule.text.split(ID).includes(id));
    return [
      h("h3", {}, found.chapter.title),
      h("p", { class: "rule-text", dir: "auto" }, linked(game, book, found.text)),
      about.length ? [h("h3", {}, "Rulings"), h("ul", { class: "plain" }, about.map((rule) => h("li", {}, ruleButton({ game }, rule.id), " ", linked(game, book, rule.text))))] : null,
      h("p", { class: "dim small" }, OURS), all(game)];
  });
}

const all = (game) => h("div", { class: "row" }, howToPlay(game, "All rules"));

function ruleButton(where, id) {
  return button(id, () => openRule(where, id), "rule", { "aria-label": `Rule ${id}`, title: "Read this rule", "data-key": `rule ${id}` });
}

// The rule behind a question or a refusal at a table; some questions come from a card.
export const ruleChip = (ctx, id) => (id ? [" ", ruleButton({ game: ctx.state.meta.game, cards: ctx.book?.cards }, id)] : null);

// -- the whole book

function block(game, book, part) {
  if (part.rows) {
    const [head, ...rows] = part.rows;
    return h("div", { class: "scroll" }, h("table", {}, h("thead", {}, h("tr", {}, head.map((cell) => h("th", { scope: "col" }, cell)))),
      h("tbody", {}, rows.map((row) => h("tr", {}, row.map((cell) => h("td", {}, cell)))))));
  }
  return h("p", { class: "rule-text", "data-rule": part.id }, part.id ? [h("strong", { class: "rule" }, part.id), " "] : null, linked(game, book, part.text));
}

function chapterFold(game, book, chapter, parts, open) {
  const inside = h("div", { class: "stack" });
  const node = h("details", { class: "fold" }, h("summary", {}, chapter.title), inside);
  const build = () => { if (node.open && !inside.firstChild) fill(inside, parts.map((part) => block(game, book, part))); };
  node.addEventListener("toggle", build);
  node.open = open;
  build();
  return node;
}

function chapters(game, book, words) {
  const wanted = words.trim().toLowerCase();
  const fits = (part) => [part.id ?? "", part.text ?? "", ...(part.rows ?? []).flat()].some((text) => text.toLowerCase().includes(wanted));
  const exact = [...book.ids].some((id) => id.toLowerCase() === wanted);
  const mine = (part) => !wanted || (exact ? part.id?.toLowerCase() === wanted || names(part.text, wanted) : fits(part));
  const out = [];
  let count = 0;
  let last = "";
  for (const chapter of book.chapters) {
    const parts = chapter.parts.filter(mine);
    if (!parts.length) continue;
    count += parts.length;
    if (chapter.book !== last) out.push(h("h3", {}, BOOKS[chapter.book] ?? chapter.book));
    last = chapter.book;
    out.push(chapterFold(game, book, chapter, parts, Boolean(wanted)));
  }
  return { out, told: !wanted ? "" : count ? `${count} found.` : "Nothing found: try an id such as G5.1, or a word." };
}

const names = (text, id) => (text ?? "").split(ID).some((piece) => piece.toLowerCase() === id);

async function guide(game) {
  const book = await bookOf(game);
  const list = h("div", { class: "chapters" });
  const told = h("p", { class: "dim small", role: "status" });
  const find = h("input", { type: "search", name: "find", autocomplete: "off", spellcheck: "false", placeholder: "an id or a word" });
  const show = () => {
    const found = chapters(game, book, find.value);
    told.textContent = found.told;
    fill(list, found.out);
  };
  find.addEventListener("input", show);
  show();
  return [
    h("p", {}, GAMES[game]?.SHORT ?? ""),
    h("details", { class: "fold signs" }, h("summary", {}, "Signs on this page"),
      h("dl", {}, signs(GAMES[game]).map(([sign, meaning]) => h("div", {}, h("dt", {}, sign), h("dd", {}, meaning))))),
    labelled("Find a rule", find), told, list, h("p", { class: "dim small" }, OURS)];
}

export function howToPlay(game, label = "How to play") {
  return button(label, () => opened(`How to play ${title(game)}`, () => guide(game)), "quiet small how", { "data-key": `how ${game}`, "aria-label": `${label}: ${title(game)}` });
}

// The same as a part of the page with an address of its own.
export function rulesScreen(main, game) {
  let gone = false;
  const body = h("div", { class: "stack" }, h("p", { class: "dim" }, "Opening the book …"));
  document.title = `How to play ${title(game)} – Consigliere`;
  fill(main, h("section", { class: "panel narrow rules" }, h("h1", {}, `How to play ${title(game)}`), body,
    h("p", {}, h("a", { class: "button", href: "#/" }, "To the lobby"))));
  guide(game).then((parts) => { if (!gone) fill(body, parts); })
    .catch((error) => { if (!gone) fill(body, h("p", { class: "fault", role: "alert" }, error.message)); });
  return () => { gone = true; };
}

// The Godfather’s view as lists: turfs with fronts, backs and figures, jobs, allies, hand and suitcase.

import { capital, counted, fold, h, plural, times } from "../js/dom.js";
import { chip, facts, markOnly, part, tally, track, who, whose } from "../js/pieces.js";

export const TITLE = "The Godfather: Corleone’s Empire";
export const ABOUT = "Four acts in New York: shake down businesses, do jobs, bribe allies, fill your suitcase. 2 to 5 players, about an hour.";
export const OPTIONS = {
  "open-suitcases": "All suitcases lie open",
};
export const SHORT = "Whoever has the most money at the end wins. Only bills in the suitcase count: launder them there before others take what you hold. In four acts each player in turn plays one figure, job or ally: a thug uses the front of a business, a family member the backs of all businesses around a space. Then the turfs are fought over by figures, allies are bribed, and everybody keeps a few cards only. At the end $5 go to whoever leads in a turf or in a colour of jobs.";
export const RULE = "G5.1"; // the id that stands for all in the list of signs
export const SIGNS = [
  ["front", "the lower half of a business: whoever plays a thug there uses it, and so does the controller of the turf"],
  ["back", "the upper half of a business: used by a family member on a round space that touches its turf"],
  ["1→$5, 2→$5", "discard that many cards, take a $5"],
  ["3→$5+$3", "discard three cards, take a $5 and a $3"],
  ["1→good", "discard a card, take a booze, a gun or a blood money"],
  ["launder", "put one bill of the hand into your suitcase"],
  ["job", "draw two jobs, keep one"],
  ["horse head", "its holder begins the phase and comes first in ties at bribery; “horse” on a business takes it"],
  ["×2", "the same sign twice: it may be used twice"],
  ["P-QN, T-QN", "a place by its id: the printed business of a turf, or its tile"],
];

const ACTS = ["I", "II", "III", "IV"];
const TRACK = ["open-business", "family-business", "turf-war", "bribery", "tribute"];
const BILLS = ["$5", "$3", "$2", "$1"];
const GOODS = ["gun", "booze", "blood", "narcotics"];
const approx = (is) => (is ? "≈ " : "");
const isJob = (id) => id.startsWith("J");
const isAlly = (id) => /^A\d/.test(id);

export function standing(ctx) {
  const { view } = ctx.state.position;
  return [
    track("Acts", ACTS.map((act, n) => [n + 1, `Act ${act}`]), view.act),
    track("Phases", TRACK.map((id) => [id, ctx.book.phases[id]]), view.phase),
    view.horse !== null ? h("p", { class: "note" }, "Horse head: ", who(ctx, view.horse)) : null,
  ];
}

// -- the board

function figure(ctx, here) {
  if (here === null || here === undefined) return null;
  if (typeof here === "string") return chip(ctx.book.neutrals[here], "neutral");
  if (typeof here === "number") return h("span", { class: "who" }, markOnly(ctx, here), " thug");
  return h("span", { class: "who" }, markOnly(ctx, here.seat), ` ${ctx.book.members[here.member]}`);
}

function side(label, cls, icons, is) {
  return icons.length ? h("span", { class: `side ${cls}` }, h("span", { class: "dim" }, `${label} `), approx(is), tally(icons)) : null;
}

function business(ctx, id, square) {
  const { view } = ctx.state.position;
  const found = ctx.book.businesses[id];
  const here = square ? figure(ctx, view.squares[square]) : null;
  return h("li", { class: "business" },
    h("div", { class: "line" }, h("strong", {}, found.name), h("span", { class: "id" }, square ?? ""), here),
    h("div", { class: "sides" }, side("front", "front", found.front, found.front_approx), side("back", "back", found.back, found.back_approx)));
}

function backs(ctx, space) {
  const { view } = ctx.state.position;
  const ids = ctx.book.spaces[space].areas.flatMap((area) => [`P-${area}`, view.tiles[area]]).filter(Boolean);
  const found = ids.map((id) => ctx.book.businesses[id]);
  return approx(found.some((one) => one.back_approx)) + (tally(found.flatMap((one) => one.back)) || "–");
}

function control(ctx, stack) {
  if (!stack.length) return h("span", { class: "dim" }, "nobody controls it");
  const below = stack.slice(0, -1).reverse();
  return h("span", {}, "controlled by ", who(ctx, stack.at(-1)),
    below.length ? [" over ", below.map((seat) => markOnly(ctx, seat))] : null);
}

function turf(ctx, id) {
  const { view } = ctx.state.position;
  const tile = view.tiles[id];
  const isTurf = id in view.tiles;
  const standing = Object.entries(view.rounds).filter(([space, here]) => here !== null && ctx.book.spaces[space].areas.includes(id));
  return h("li", { class: "turf" },
    h("h4", {}, ctx.book.turfs[id], " ", h("span", { class: "id" }, id)),
    isTurf ? h("p", { class: "control" }, control(ctx, view.stacks[id]),
      view.neutral["police-chief"] === id ? [" ", chip(ctx.book.neutrals["police-chief"], "neutral")] : null) : null,
    h("ul", { class: "businesses" },
      business(ctx, `P-${id}`, isTurf ? `P-${id}` : null),
      !isTurf ? null : tile ? business(ctx, tile, `T-${id}`) : h("li", { class: "dim slot" }, "tile slot: no business yet")),
    standing.length ? h("p", { class: "border" }, h("span", { class: "dim" }, "on its borders: "),
      standing.map(([space, here], n) => [n ? " · " : "", figure(ctx, here), h("span", { class: "id" }, ` ${space}`)])) : null);
}

function rounds(ctx) {
  const { view } = ctx.state.position;
  const open = Object.entries(view.rounds).filter(([space]) => !view.closed.includes(space));
  return fold("rounds", `Round spaces (${open.filter(([, here]) => here === null).length} free)`, false,
    h("ul", { class: "plain columns" }, open.map(([space, here]) => {
      const found = ctx.book.spaces[space];
      return h("li", {}, h("strong", {}, found.name), " ", h("span", { class: "id" }, `${space} ${found.areas.join("–")}`), h("br"),
        here === null ? h("span", {}, h("span", { class: "dim" }, "backs "), backs(ctx, space)) : figure(ctx, here));
    })));
}

function hudson(ctx) {
  const { view } = ctx.state.position;
  const down = view.seats.filter((row) => row.hudson.thugs || row.hudson.members.length).map((row) => h("li", {},
    who(ctx, row.seat), ": ", [row.hudson.thugs ? `thug${times(row.hudson.thugs)}` : "", ...row.hudson.members.map((id) => ctx.book.members[id])].filter(Boolean).join(", ")));
  for (const [id, where] of Object.entries(view.neutral)) if (where === "hudson") down.push(h("li", {}, ctx.book.neutrals[id]));
  return down.length ? part("In the Hudson", "", h("ul", { class: "plain" }, down)) : null;
}

// -- cards

export function card(ctx, id, count = 1, note = "") {
  const found = ctx.book.cards[id];
  return h("li", { class: `card ${found.colour ?? ""}` },
    h("div", { class: "line" }, h("strong", {}, found.name + times(count)), h("span", { class: "id" }, id),
      found.colour_name ? chip(found.colour_name, `job ${found.colour}`) : null, note ? chip(note) : null),
    found.values ? h("div", {}, found.values) : null,
    found.text ? h("div", { class: "dim" }, found.text) : null);
}

const small = (ctx, cards, ids) => h("ul", { class: "chips" }, ids.filter((id) => cards[id]).map((id) =>
  h("li", {}, chip(ctx.book.cards[id].name + times(cards[id]), BILLS.includes(id) ? "bill" : "good"))));

export function board(ctx) {
  const { view } = ctx.state.position;
  const bank = [...BILLS, ...GOODS].map((id) => `${ctx.book.cards[id].name} ${view.bank[id]}`).join(", ");
  return [
    part("The turfs", "", h("ul", { class: "turfs" }, Object.keys(ctx.book.turfs).map((id) => turf(ctx, id))), rounds(ctx)),
    h("div", { class: "pair" },
      part("Public jobs", "", h("ul", { class: "cards" }, view.public_jobs.map((id) => (id ? card(ctx, id) : h("li", { class: "card dim" }, "an empty space")))),
        h("p", { class: "note dim" }, `${view.deck} jobs in the deck`)),
      part("Allies on offer", "", view.offered.length ? h("ul", { class: "cards" }, view.offered.map((id) => card(ctx, id))) : h("p", { class: "dim" }, "No allies are on offer."))),
    hudson(ctx),
    fold("bank", "Bank, discards and tiles left", false,
      facts([["Bank", bank], ["Discarded jobs", Object.keys(view.discards).map((id) => ctx.book.cards[id].name).join(", ") || "none"],
        ["Tiles left", `blue ${view.tiles_left.blue}, red ${view.tiles_left.red}`]])),
  ];
}

export function hand(ctx) {
  const { view } = ctx.state.position;
  if (!view.hand) return null;
  const size = Object.values(view.hand).reduce((all, n) => all + n, 0);
  const worth = BILLS.reduce((all, bill) => all + Number(bill.slice(1)) * (view.suitcase[bill] ?? 0), 0);
  const inHand = counted(view.hand).filter(([id]) => isJob(id) || isAlly(id));
  const done = counted(view.suitcase).filter(([id]) => isJob(id));
  return [
    part(whose(ctx, `hand (${size})`), "", small(ctx, view.hand, [...BILLS, ...GOODS]),
      inHand.length ? h("ul", { class: "cards" }, inHand.map(([id, n]) => card(ctx, id, n))) : null,
      size ? null : h("p", { class: "dim" }, "The hand is empty.")),
    part(whose(ctx, `suitcase ($${worth})`), "suitcase", small(ctx, view.suitcase, BILLS),
      done.length ? h("ul", { class: "plain" }, done.map(([id, n]) => h("li", {}, ctx.book.cards[id].name + times(n), " ", chip(ctx.book.cards[id].colour_name, `job ${ctx.book.cards[id].colour}`)))) : null,
      counted(view.suitcase).length ? null : h("p", { class: "dim" }, "Nothing is laundered yet.")),
  ];
}

// -- players

export function player(ctx, row) {
  const { view } = ctx.state.position;
  const open = row.suitcase.cards;
  const sure = row.seat === view.viewer ? null : ctx.state.position.known?.[row.seat];
  return facts([
    ["hand", String(row.hand_size)],
    ["thugs", String(row.thugs)],
    ["family", row.members.map((id) => ctx.book.members[id]).join(", ") || "–"],
    ["markers", String(row.markers)],
    ["suitcase", `${plural(row.suitcase.bills, "bill")}, ${plural(row.suitcase.jobs, "job")}`],
    row.allies_played.length ? ["allies played", row.allies_played.map((id) => ctx.book.cards[id].name).join(", ")] : null,
    open && !view.over ? ["open suitcase", counted(open).map(([id, n]) => ctx.book.cards[id].name + times(n)).join(", ") || "empty"] : null,
    sure ? ["certainly holds", counted(sure).map(([id, n]) => ctx.book.cards[id].name + times(n)).join(", ") || "–"] : null,
    row.given ? ["for the place", `$${row.given}`] : null,
  ]);
}

// -- the end, source by source

export function scores(ctx) {
  const { view } = ctx.state.position;
  const rows = [...view.seats].sort((a, b) => b.score - a.score || b.won - a.won);
  const even = rows.some((row) => row.given);
  const bills = (row) => row.score - 5 * (row.dominance + row.colours) - (row.given ?? 0);
  return {
    heads: ["total", "bills", "dominance", "most jobs", ...(even ? ["place"] : [])],
    rows: rows.map((row) => [row.seat, [row.score, bills(row), 5 * row.dominance, 5 * row.colours, ...(even ? [row.given] : [])].map((n) => `$${n}`)]),
  };
}

// -- the question

// Names first: "P-QN Sunnyside Salvage Yard (QN)" becomes the name, then its turf and id in small letters.
const NAMED = /^(.*?)\b([PT]-[A-Z]+|R\d+|J[YBGK]\d|A\d+) ([^(;]+?)(?: \(([A-Z–]+)\))?(;.*)?$/;

export function nameFirst(book, label) {
  const found = book ? NAMED.exec(label) : null; // its words may still be on their way
  if (!found) return capital(label);
  const [, before, id, name, areas, after] = found;
  const where = areas ? `${areas.split("–").map((area) => book.turfs[area] ?? area).join(" – ")} · ` : "";
  return [capital(before + name), after, " ", h("span", { class: "id" }, where + id)];
}

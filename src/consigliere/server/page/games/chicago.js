// Chicago’s view as lists: rows of businesses and gaps, city cards, mini-boards, hand and influence.

import { counted, fold, h, times } from "../js/dom.js";
import { chip, facts, markOnly, part, track, who, whose } from "../js/pieces.js";

export const TITLE = "Chicago";
export const ABOUT = "Six rounds in a city of brick and alleys: henchmen, influence, businesses to claim and to attack. 2 to 4 players, about an hour.";
export const OPTIONS = {
  "no-city-cards": "Variant: no city cards",
  "two-extra-actions": "Variant: two extra actions may be taken",
  "first-opponent-wins": "The first who opposes a claim wins it",
  "no-passing-full-holes": "Tokens cannot pass a full gap",
  "no-power-when-opposing": "No family power for a winning opponent",
  "both-capones-down": "With four players both Al Capones move down",
};
export const SHORT = "Whoever has the most points after six rounds wins. Each round brings income from your businesses, then three actions each (influence, gangsters, assets, family, movement and others), then control: claim a business whose needs you meet, or attack that of another. Any card of the hand pays $1. Businesses, henchmen, sets of assets and extra actions left score; FBI agents beside your businesses cost points.";
export const RULE = "C4.1"; // the id that stands for all in the list of signs
export const SIGNS = [
  ["hat, city", "the two kinds of influence: hand cards laid face down on that side of the mini-board, one point each"],
  ["O, P, B, G", "henchmen: orange, purple, brown, grey"],
  ["A", "an FBI agent: −1 point at the end for each own business beside it"],
  ["A1, b2", "a place by its id: capital letters for businesses, small ones for the gaps between them"],
  ["income", "how many cards the business gives when it is extorted"],
  ["extorted", "this business has given its income already"],
  ["penalty", "a city card that strikes whoever wins control in its row"],
  ["bonus", "two henchmen in one area of the mini-board: its bonus can be used"],
];

const ROUNDS = 6;
const TRACK = ["income", "actions", "control"];
const ASSETS = ["mansion", "car", "art", "title"];
const SETS = [0, 1, 2, 4, 6];
const AREA_POINTS = [0, 1, 3];
const rowOf = (id) => id.charCodeAt(0) - (id[0] < "a" ? 65 : 97);
const column = (id) => 2 * (Number(id[1]) - 1) + ((rowOf(id) + (id[0] >= "a" ? 1 : 0)) % 2);
const sum = (numbers) => numbers.reduce((all, n) => all + n, 0);
const gangsters = (row) => row.gangsters + row.gangster_tokens;
const influence = (row, side) => row.influence[side] + row.influence_tokens[side];
const assets = (row, kind) => row.assets[kind] + row.asset_tokens[kind];

export function standing(ctx) {
  const { view } = ctx.state.position;
  return [
    track("Rounds", Array.from({ length: ROUNDS }, (_, n) => [n + 1, n + 1 === view.round ? `Round ${n + 1}` : String(n + 1)]), view.round),
    track("Phases", (TRACK.includes(view.phase) ? TRACK : [...TRACK, view.phase]).map((id) => [id, ctx.book.phases[id]]), view.phase),
    view.start !== null ? h("p", { class: "note" }, "Start player: ", who(ctx, view.start)) : null,
  ];
}

// -- the city

function token(ctx, id) {
  return h("span", { class: `token ${id}`, role: "img", "aria-label": ctx.book.tokens[id], title: ctx.book.tokens[id] }, ctx.book.marks[id]);
}

function business(ctx, place) {
  const { view } = ctx.state.position;
  const lies = view.cards[place];
  if (!lies.business) return h("div", { class: "house down" }, h("span", { class: "id" }, place), h("span", { class: "dim" }, "face down"));
  const found = ctx.book.businesses[lies.business];
  const chief = lies.owner !== null && view.seats[lies.owner].chief === place;
  return h("div", { class: lies.owner !== null ? "house owned" : "house", title: found.text },
    h("div", { class: "line" }, h("span", { class: "id" }, place), h("strong", {}, found.name), lies.owner !== null ? markOnly(ctx, lies.owner) : null),
    h("div", { class: "dim" }, found.needs),
    h("div", { class: "worth" }, h("span", {}, `${found.approx ? "≈" : ""}income ${found.income}`), h("span", {}, `points ${found.points}`)),
    h("div", { class: "chips" },
      lies.owner !== null ? chip(lies.extorted ? "extorted" : "not extorted") : null,
      chief ? chip("family chief", "hot") : null,
      lies.token ? chip(`token: ${ctx.book.tokens[lies.token]}`, "bill") : null));
}

function gap(ctx, hole) {
  const inside = ctx.state.position.view.holes[hole];
  return h("div", { class: "gap" }, h("span", { class: "id" }, hole),
    inside.length ? inside.map((id) => token(ctx, id)) : h("span", { class: "dim" }, "–"));
}

function cityRow(ctx, row) {
  const { view } = ctx.state.position;
  const down = view.city_cards[row] === "al-capone-up" && view.options["both-capones-down"];  // Q-S13
  const id = down ? "al-capone-down" : view.city_cards[row];
  const lies = id ? ctx.book.city_cards[id] : null;
  const pairs = [1, 2, 3, 4].map((n) => {
    const both = [`${row}${n}`, `${row.toLowerCase()}${n}`].sort((a, b) => column(a) - column(b));
    return h("li", { class: column(`${row}${n}`) % 2 ? "spot late" : "spot" }, both.map((one) => (one in view.cards ? business(ctx, one) : gap(ctx, one))));
  });
  return h("li", { class: "city-row" },
    h("h4", {}, `Row ${row}`, lies ? [" ", chip(lies.penalty ? `penalty: ${lies.name}` : lies.name, lies.penalty ? "hot" : "bill")] : null,
      lies ? h("span", { class: "dim small" }, ` ${lies.text}`) : null),
    h("ul", { class: "spots" }, pairs));
}

function supplies(ctx) {
  const { view } = ctx.state.position;
  const extras = Object.entries(ctx.book.extras).map(([id, text]) => {
    const holder = view.seats.find((row) => row.extras.includes(id));
    return h("li", {}, h("strong", {}, id), ` ${text} `, holder ? who(ctx, holder.seat) : view.extras.includes(id) ? h("span", { class: "dim" }, "still to be had") : h("span", { class: "dim" }, "out of the game"));
  });
  return fold("supplies", "Extra actions, piles and supplies", false,
    h("ul", { class: "plain" }, extras),
    facts([
      ["Deck", `${view.deck} cards`], ["Discards", `${view.discards} cards`], ["FBI agents left", String(view.agents)],
      ["Tokens left", counted(view.tokens).map(([id, n]) => `${ctx.book.tokens[id]} ${n}`).join(", ") || "none"],
      view.penalties_aside.length ? ["Penalties aside", view.penalties_aside.map((id) => ctx.book.city_cards[id].name).join(", ")] : null,
    ]));
}

export function board(ctx) {
  const { view } = ctx.state.position;
  const marks = Object.keys(ctx.book.marks).map((id) => h("span", { class: "legend" }, token(ctx, id), ` ${ctx.book.tokens[id]}`));
  return [
    part("The city", "", h("p", { class: "note" }, marks),
      h("ul", { class: "city" }, Object.keys(view.city_cards).map((row) => cityRow(ctx, row)))),
    supplies(ctx),
  ];
}

// -- what one owns

function card(ctx, id, count) {
  const found = ctx.book.cards[id];
  const special = /^S\d/.test(id);
  return h("li", { class: special ? "card special" : "card" },
    h("div", { class: "line" }, h("strong", {}, found.name + times(count)), special ? h("span", { class: "id" }, id) : null),
    h("div", { class: "dim" }, found.text));
}

const faces = (ctx, cards) => counted(cards).map(([id, n]) => ctx.book.cards[id].name + times(n)).join(", ") || "–";

export function hand(ctx) {
  const { view } = ctx.state.position;
  if (!view.hand) return null;
  const size = sum(Object.values(view.hand));
  const row = view.seats[view.viewer];
  return [
    part(whose(ctx, `hand (${size})`), "", size
      ? [h("p", { class: "note dim" }, `The limit at the end of a round is ${2 + row.family_cards}. Any card is $1.`), h("ul", { class: "cards" }, counted(view.hand).map(([id, n]) => card(ctx, id, n)))]
      : h("p", { class: "dim" }, "The hand is empty.")),
    part(whose(ctx, "influence"), "", facts([["hat", `${influence(row, "hat")}: ${faces(ctx, view.influence.hat)}`], ["city", `${influence(row, "city")}: ${faces(ctx, view.influence.city)}`]])),
  ];
}

function miniBoard(ctx, row) {
  return h("ul", { class: "mini", "aria-label": "Mini-board" }, Object.entries(ctx.book.areas).map(([id, area]) => {
    const inside = row.areas[id];
    const always = ["business", "special", "movement"].includes(id);
    const ready = row.bonuses.includes(id) && (always || !row.bonuses_used.includes(id));
    return h("li", { title: area.text, class: ready ? "ready" : null }, h("span", { class: "dim" }, `${area.name} `),
      inside.length ? inside.map((colour) => token(ctx, colour)) : "–",
      row.bonuses.includes(id) ? h("span", { class: "dim" }, ready ? " bonus" : " used") : null);
  }));
}

export function player(ctx, row) {
  const sure = row.seat === ctx.state.position.view.viewer ? null : ctx.state.position.known?.[row.seat];
  const held = ASSETS.filter((kind) => assets(row, kind)).map((kind) => ctx.book.cards[kind].name + times(assets(row, kind)));
  const signs = [row.godchild ? "godchild" : "", row.passed ? "passed" : "", row.first_henchman ? `unplaced henchman: ${ctx.book.tokens[row.first_henchman]}` : ""].filter(Boolean);
  return [
    facts([
      ["hand", String(row.hand_size)], ["businesses", String(row.controlled)], ["gangsters", String(gangsters(row))],
      ["influence", `hat ${influence(row, "hat")}, city ${influence(row, "city")}`], ["assets", held.join(", ") || "–"],
      ["family cards", String(row.family_cards)],
      row.extras.length ? ["extra actions", row.extras.join(", ")] : null,
      row.immune.length ? ["immune to", row.immune.length === 4 ? "all penalties" : row.immune.map((id) => ctx.book.city_cards[id].name).join(", ")] : null,
      row.given ? ["for the place", String(row.given)] : null,
      sure ? ["certainly holds", faces(ctx, sure)] : null,
      signs.length ? ["also", signs.join(", ")] : null,
    ]),
    miniBoard(ctx, row),
  ];
}

// -- the end, source by source

const even = (view) => view.seats.some((row) => row.given);

function points(ctx, row) {
  const { view } = ctx.state.position;
  const own = Object.entries(view.cards).filter(([, lies]) => lies.business && lies.owner === row.seat);
  const counts = ASSETS.map((kind) => assets(row, kind));
  const sets = sum(Array.from({ length: Math.max(...counts) }, (_, layer) => SETS[counts.filter((n) => n > layer).length]));
  const near = (place, hole) => Math.abs(rowOf(place) - rowOf(hole)) + Math.abs(column(place) - column(hole)) === 1;
  const agents = sum(own.map(([place]) => sum(Object.entries(view.holes).filter(([hole]) => near(place, hole)).map(([, inside]) => inside.filter((id) => id === "agent").length))));
  return [
    row.score,
    sum(own.map(([, lies]) => ctx.book.businesses[lies.business].points)),
    sum(Object.values(row.areas).map((inside) => AREA_POINTS[inside.length])) + (row.first_henchman ? 1 : 0),
    sets, 2 * row.extras.length, Math.floor(row.hand_size / 2), agents ? `−${agents}` : 0,
    ...(even(view) ? [row.given] : []),
  ].map(String);
}

export function scores(ctx) {
  const { view } = ctx.state.position;
  const rows = [...view.seats].sort((a, b) => b.score - a.score || b.won - a.won);
  return {
    heads: ["total", "businesses", "henchmen", "assets", "extras", "cards", "agents", ...(even(view) ? ["place"] : [])],
    rows: rows.map((row) => [row.seat, points(ctx, row)]),
  };
}

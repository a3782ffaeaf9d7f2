// Harbour’s view as lists: the piers with their boats, the hand, the points.

import { h } from "../js/dom.js";
import { facts, part, who, whose } from "../js/pieces.js";

export const TITLE = "Harbour";
export const ABOUT = "Sixteen rounds at three piers: moor, load, seal a toll. 2 to 4 players, ten minutes.";
export const OPTIONS = {};
export const SHORT = "Whoever has the most points after sixteen rounds wins.";
export const RULE = "H3";
export const SIGNS = [["wind", "the pier where each card brings one point more"]];

const named = (ctx, cards) => Object.entries(cards).map(([id, n]) => `${ctx.book.cards[id].name}${n > 1 ? ` ×${n}` : ""}`).join(", ") || "–";

export const standing = (ctx) => [h("p", {}, `Round ${ctx.state.position.view.round}`)];
export const board = (ctx) => {
  const { view } = ctx.state.position;
  return [part("The piers", "", h("ul", { class: "plain" }, view.seats.map((row) =>
    h("li", {}, who(ctx, row.seat), `: ${row.pier ? ctx.book.piers[row.pier] : "–"}, ${named(ctx, row.boat)}`))))];
};
export const hand = (ctx) => {
  const { view } = ctx.state.position;
  return view.hand ? [part(whose(ctx, "hand"), "", h("p", {}, named(ctx, view.hand)))] : null;
};
export const player = (ctx, row) => facts([["hand", String(row.hand_size)], ["points", String(row.score)]]);
export const scores = (ctx) => ({ heads: ["points"], rows: ctx.state.position.view.seats.map((row) => [row.seat, [String(row.score)]]) });

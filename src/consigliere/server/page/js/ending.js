// The end of a game: who won, source by source, a rematch, a look back, the proof of its shuffles.

import { afterwards } from "./afterwards.js";
import { button, h } from "./dom.js";
import { api } from "./http.js";
import { address } from "./names.js";
import { who } from "./pieces.js";

export function ending(ctx, game) {
  const { meta, position } = ctx.state;
  const { result } = meta;
  const path = `/tables/${encodeURIComponent(meta.id)}`;
  const whole = result.reason === "played" && position?.view.over;
  const table = whole ? game.scores(ctx) : { heads: ["points"], rows: result.scores.map((points, seat) => [seat, [String(points)]]) };
  const seated = meta.you !== undefined && meta.you !== null;
  const again = () => ctx.http(async () => {
    const next = await api("POST", `${path}/rematch`);
    location.hash = address("table", next.id);
  });
  const winners = result.winners.map((seat, n) => [n ? " and " : "", who(ctx, seat)]);
  return h("section", { class: "panel ending" },
    h("h2", {}, result.reason === "vote" ? "The game was ended by agreement." : [winners, result.winners.length > 1 ? " win" : " wins"]),
    h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Scores" },
      h("table", {},
        h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "family"), table.heads.map((head) => h("th", { scope: "col" }, head)))),
        h("tbody", {}, table.rows.map(([seat, cells]) => h("tr", { class: result.winners.includes(seat) ? "winner" : null },
          h("th", { scope: "row" }, who(ctx, seat)), cells.map((cell) => h("td", {}, cell))))))),
    ctx.refusal ? h("p", { class: "refusal", role: "alert" }, ctx.refusal.text) : null,
    h("div", { class: "row" },
      seated ? button(meta.rematch ? "Join the rematch" : "Rematch", again, "primary", { "data-key": "rematch" }) : null,
      h("a", { class: seated ? "button" : "button quiet", href: address("replay", meta.id) }, "Look back at the game"),
      h("a", { class: "button quiet", href: "#/" }, "To the lobby")),
    (ctx.afterwards ??= afterwards(meta)));
}

// The players of a table: what lies before them, their time, and what one may do about a person.

import { button, confirmed, fold, h, named, prompted, select } from "./dom.js";
import { face } from "./clocks.js";
import { api } from "./http.js";
import { level } from "./names.js";
import { who } from "./pieces.js";

const LEVELS = ["easy", "medium", "hard", "expert"];

function told(meta, seat) {
  return [
    seat.seat === meta.you ? "you" : "",
    seat.resigned ? "resigned" : "",
    seat.absent && !seat.resigned ? "away, a bot plays" : "",
    seat.kind === "person" && !seat.here && !seat.absent && meta.status === "playing" ? "not connected" : "",
    (meta.muted ?? []).includes(seat.seat) ? "muted" : "",
  ].filter(Boolean).join(", ");
}

async function replace(ctx, seat) {
  const { meta } = ctx.state;
  const levels = select("level", LEVELS.map((id) => [id, level(id)]), "medium");
  levels.setAttribute("aria-label", "Level of the bot");
  const sure = await confirmed(`Take the seat away from ${ctx.name(seat)} and put a bot there? This cannot be undone.`, "Put a bot there", levels);
  if (sure) ctx.http(() => api("PUT", `/tables/${encodeURIComponent(meta.id)}/seats/${seat}`, { level: levels.value }));
}

async function report(ctx, seat) {
  const text = await prompted(`Report ${ctx.name(seat)} to the host of this server? Nobody at the table is told.`, "What happened", "Send the report", 300);
  if (!text) return;
  const reply = await ctx.command("report", { seat, text }, "more");
  if (reply?.type === "done") ctx.tell("Your report is with the host of the server.");
}

// About another person: for those who sit at the table.
function about(ctx, seat) {
  const { meta } = ctx.state;
  const mine = meta.you ?? null;
  if (mine === null || seat.seat === mine || seat.kind !== "person" || meta.status === "closed") return null;
  const muted = (meta.muted ?? []).includes(seat.seat);
  const name = ctx.name(seat.seat);
  return fold(`about ${seat.seat}`, h("span", {}, "About ", named(name)), false, h("div", { class: "row about" },
    button(muted ? "Listen again" : "Mute", () => ctx.command("mute", { seat: seat.seat, on: !muted }, "more"), "quiet small", { "aria-label": `${muted ? "Listen again to" : "Mute"} ${name}`, "data-key": `mute ${seat.seat}` }),
    button("Report …", () => report(ctx, seat.seat), "quiet small", { "aria-label": `Report ${name}`, "data-key": `report ${seat.seat}` }),
    meta.host && meta.status === "playing" && seat.absent && !seat.resigned // who is here stays
      ? button("Replace by a bot …", () => replace(ctx, seat.seat), "quiet small", { "aria-label": `Replace ${name} by a bot`, "data-key": `replace ${seat.seat}` }) : null));
}

export function players(ctx, game) {
  const { meta, position } = ctx.state;
  return h("section", { class: "part", "aria-label": "Players" }, h("h3", {}, "Players"),
    h("ul", { class: "players" }, meta.seats.map((seat) => {
      const deciding = meta.status === "playing" && (position.waiting_for ?? []).includes(seat.seat);
      const note = told(meta, seat);
      return h("li", { class: deciding ? "player deciding" : "player" },
        h("p", { class: "player-name" }, who(ctx, seat.seat), note ? h("span", { class: "dim" }, ` ${note}`) : null,
          deciding ? [" ", h("span", { class: "pill" }, "decides")] : null),
        ctx.clock && meta.status === "playing" && seat.kind === "person" && !seat.resigned && !seat.absent
          ? h("p", { class: "time" }, h("span", { class: "dim" }, "time "), face(ctx, seat.seat)) : null,
        game ? game.player(ctx, position.view.seats[seat.seat]) : null,
        ctx.looking ? null : about(ctx, seat));
    })));
}

export const list = (ctx, seats) => seats.map((seat, n) => [n ? ", " : "", named(ctx.name(seat))]);

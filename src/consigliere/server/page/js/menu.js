// Leaving, pausing, ending: what one may do at a table beside playing. What cannot be undone is asked twice.

import { button, confirmed, fold, h, labelled, plural } from "./dom.js";
import { api } from "./http.js";
import { browserNotices } from "./notices.js";
import { ruleChip } from "./rules.js";
import { list } from "./seats.js";
import { shutOut } from "./waiting.js";

const part = (title, ...children) => h("div", { class: "stack" }, h("h3", {}, title), ...children);

function pausing(ctx) {
  const { meta } = ctx.state;
  const wants = meta.for_pause ?? [];
  const mine = wants.includes(meta.you);
  if (meta.paused) return part("Pause", h("p", {}, "The game stands still, clocks and all."), button("Go on", () => ctx.command("pause", { on: false }, "more"), "primary", { "data-key": "go on" }));
  return part("Pause",
    h("p", { class: "dim small" }, "The game stands still when all people who play want it to, and goes on when one of them does."),
    wants.length ? h("p", {}, "For a pause: ", list(ctx, wants)) : null,
    meta.seats[meta.you].absent ? null : button(mine ? "I want no pause any more" : wants.length ? "Pause too" : "Pause the game", () => ctx.command("pause", { on: !mine }, "more"), "quiet", { "data-key": "pause" }));
}

function holidays(ctx) {
  const { meta } = ctx.state;
  if (meta.clock?.kind !== "days") return null;
  const free = meta.clock.seats[meta.you].days ?? 0;
  const days = h("input", { type: "number", name: "holiday", "data-typed": "holiday", "data-key": "holiday", min: "1", max: String(Math.max(1, free)), value: "1", required: true, inputmode: "numeric" });
  const take = async (event) => {
    event.preventDefault();
    const count = Number(days.value);
    if (await confirmed(`Take ${plural(count, "day")} of holiday from now on? Your clock stands so long. Days once taken do not come back.`, "Take them")) ctx.command("holiday", { days: count }, "more");
  };
  return part("Holiday",
    h("p", { class: "dim small" }, `${plural(free, "day")} of holiday left. Your clock stands while you are away.`),
    free ? h("form", { class: "row bottom", onsubmit: take }, labelled("Days", days), h("button", { type: "submit", class: "quiet" }, "Take a holiday …")) : null);
}

function leaving(ctx) {
  const { meta } = ctx.state;
  const voted = (meta.votes ?? []).includes(meta.you);
  const away = meta.seats[meta.you].absent;
  const people = meta.seats.filter((seat) => seat.kind === "person" && !seat.resigned && !seat.absent && seat.seat !== meta.you).length;
  const resign = async () => {
    if (await confirmed("Resign? A bot plays your seat to the end, and you cannot come back.", "Resign")) ctx.command("resign", {}, "more");
  };
  const close = async () => {
    if (await confirmed("Close this table? The game is not played to its end and counts for nobody.", "Close it")) ctx.http(() => api("POST", `/tables/${encodeURIComponent(meta.id)}/close`), "more");
  };
  return part("Leave or end",
    h("div", { class: "row" },
      away ? null : button("Let a bot play for me", () => ctx.command("take-over", {}, "more"), "quiet", { "data-key": "take-over" }),
      button(voted ? "Withdraw my vote to end" : "Vote to end the game", () => ctx.command("vote-end", { end: !voted }, "more"), "quiet", { "data-key": "vote" }),
      button("Resign …", resign, "danger", { "data-key": "resign" }),
      meta.host && !people ? button("Close the table …", close, "danger", { "data-key": "close" }) : null),
    (meta.votes ?? []).length ? h("p", { class: "dim" }, "For ending now: ", list(ctx, meta.votes)) : null);
}

// What to note for a check of one's own (docs/fairness.md).
function shuffle(ctx) {
  const { meta } = ctx.state;
  if (!meta.roll) return null;
  const late = meta.unopened ?? [];
  return part("The shuffle",
    h("p", { class: "small" }, "The roll, fixed before the lines were opened: ", h("code", { class: "small" }, meta.roll)),
    late.length ? h("p", { class: "small" }, "Did not open their line, and play without one: ", list(ctx, late)) : null);
}

function host(ctx) {
  const { meta } = ctx.state;
  const others = meta.seats.filter((seat) => seat.kind === "person" && seat.seat !== meta.you);
  if (!meta.host || meta.visibility !== "private" || !others.length) return null;
  return part("You are the host",
    h("p", { class: "dim small" }, "Who is shut out hears nothing more of this table; a bot plays on."),
    h("div", { class: "row" }, others.map((seat) => button(`Shut ${seat.name} out …`, () => shutOut(ctx, seat, "more"), "danger", { "data-key": `out ${seat.seat}` }))));
}

export function menu(ctx) {
  const { meta } = ctx.state;
  if (meta.you === undefined || meta.you === null || meta.status !== "playing") return null;
  const why = ctx.refusal?.place === "more" ? ctx.refusal : null;
  return h("section", { class: "part", "aria-label": "The table" }, fold("more", "Leave, pause or end", false,
    pausing(ctx), holidays(ctx), leaving(ctx), host(ctx), part("Your turns", browserNotices(ctx.redraw)), shuffle(ctx)),
  why ? h("p", { class: "refusal", role: "alert" }, why.text, ruleChip(ctx, why.rule)) : null);
}

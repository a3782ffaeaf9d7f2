// Before the game: who sits where, bots for empty seats, the invite link, the start.

import { button, confirmed, copyable, fold, h, labelled, named, select } from "./dom.js";
import { inWords } from "./clocks.js";
import { api } from "./http.js";
import { sit as lineUnder } from "./lines.js";
import { level, option, title } from "./names.js";
import { onlyHere } from "./pieces.js";
import { ruleChip } from "./rules.js";
import { list } from "./seats.js";

const LEVELS = ["easy", "medium", "hard", "expert"];

function invite(ctx, meta) {
  if (!meta.invite) return null;
  const renew = async () => {
    if (await confirmed("Make another link? The old one leads nowhere then, and who looks on by it has to leave.", "Make another")) ctx.http(() => api("POST", `/tables/${encodeURIComponent(meta.id)}/invite`));
  };
  return h("div", { class: "invite" }, h("h3", {}, "Invite your friends"),
    h("p", { class: "dim" }, "Whoever has this link may look on and take a free seat."), copyable("Invite link", `${location.origin}${location.pathname}#/invite/${meta.invite}`), onlyHere(),
    meta.host ? button("Another link …", renew, "quiet small", { "data-key": "renew" }) : null);
}

// The person of a seat has to leave and may not come back (T20).
export async function shutOut(ctx, seat, place) {
  const more = ctx.state.meta.status === "playing" ? " A bot plays on for them." : "";
  if (await confirmed(`Shut ${seat.name} out? They hear nothing more of this table and cannot come back.${more}`, "Shut out")) ctx.http(() => api("POST", `/tables/${encodeURIComponent(ctx.id)}/shut-out`, { seat: seat.seat }), place);
}

// What one adds to the shuffle oneself, and what the server has promised (docs/fairness.md).
function shuffle(meta, give) {
  const line = h("input", { name: "seed", "data-typed": "seed", "data-key": "seed", maxlength: "31", required: true, autocomplete: "off", spellcheck: "false", dir: "auto" });
  return fold("shuffle", "Your line for the shuffle", false,
    h("p", { class: "dim small" }, "Every draw follows from the server’s seed and from a line of each player. Yours is random and sealed: the server learns it when all lines are sealed and the game begins. Type one if you like; something random is added. After the game everything can be checked."),
    h("form", { class: "row bottom", onsubmit: (event) => { event.preventDefault(); give(line.value); } }, labelled("A line of your own", line), h("button", { type: "submit" }, "Use it")),
    h("p", { class: "small" }, "The server’s commitment: ", h("code", { class: "small" }, meta.commitment)));
}

export function waitingRoom(ctx) {
  const { meta } = ctx.state;
  const path = `/tables/${encodeURIComponent(meta.id)}`;
  const seated = meta.you !== undefined && meta.you !== null;
  const work = (doing) => () => ctx.http(doing);
  const sit = (seat) => work(() => lineUnder(meta, seat));
  const seats = meta.seats.map((one) => {
    const bots = select("level", LEVELS.map((id) => [id, level(id)]), "medium");
    bots.setAttribute("aria-label", `Level of a bot on seat ${one.seat + 1}`);
    bots.dataset.typed = `level ${one.seat}`;
    return h("li", { class: "seat" },
      h("span", { class: "seat-name" }, `${one.seat + 1}. `,
        one.kind === "empty" ? h("em", { class: "dim" }, one.kept ? ["kept for ", named(one.name)] : "free") : named(one.name),
        one.seat === meta.you ? h("span", { class: "dim" }, " (you)") : null),
      h("span", { class: "row" },
        one.kind === "empty" && (!one.kept || one.seat === meta.kept) ? button(seated ? "Move here" : "Sit here", sit(one.seat), seated ? "quiet" : "primary") : null,
        one.kind === "empty" && meta.host ? [bots, button("Put a bot here", () => ctx.http(() => api("PUT", `${path}/seats/${one.seat}`, { level: bots.value })), "quiet")] : null,
        (one.kind !== "empty" || one.kept) && meta.host && one.seat !== meta.you ? button("Free this seat", work(() => api("DELETE", `${path}/seats/${one.seat}`)), "quiet") : null,
        one.kind === "empty" && one.seat === meta.kept ? button("No rematch for me", work(() => api("DELETE", `${path}/seats`)), "quiet") : null,
        one.kind === "person" && meta.host && one.seat !== meta.you ? button("Shut out …", () => shutOut(ctx, one), "danger", { "data-key": `out ${one.seat}` }) : null));
  });
  if (meta.opening) {
    return h("section", { class: "panel room" }, h("h2", {}, "The game is about to begin"),
      h("p", { role: "status" }, "The lines for the shuffle are being opened; whoever does not open theirs within a minute plays without one. Open still: ", list(ctx, meta.unopened), "."),
      ctx.refusal ? h("p", { class: "refusal", role: "alert" }, ctx.refusal.text) : null,
      h("p", { class: "small" }, "The roll, which fixes every seal: ", h("code", { class: "small" }, meta.roll)));
  }
  const free = meta.seats.filter((one) => one.kind === "empty").length;
  const close = async () => {
    if (await confirmed("Close this table for everybody?", "Close it")) ctx.http(() => api("POST", `${path}/close`));
  };
  const chosen = Object.entries(meta.options).filter(([, on]) => on).map(([name]) => option(meta.game, name));
  return h("section", { class: "panel room" },
    h("h2", {}, "Before the game"),
    h("p", { class: "dim" }, `${title(meta.game)}, ${meta.players} players; ${inWords(meta.clock)}`, chosen.length ? `. ${chosen.join(". ")}.` : "."),
    h("ol", { class: "seats-list" }, seats),
    ctx.refusal ? h("p", { class: "refusal", role: "alert" }, ctx.refusal.text, ruleChip(ctx, ctx.refusal.rule)) : null,
    h("div", { class: "row" },
      meta.host ? button("Start the game", work(() => api("POST", `${path}/start`)), "primary big", { disabled: free > 0 }) : null,
      seated ? button("Get up", work(() => api("DELETE", `${path}/seats`)), "quiet") : null,
      meta.host ? button("Close the table", close, "danger") : null),
    meta.host ? (free ? h("p", { class: "dim" }, "The game can start when no seat is free.") : null) : h("p", { class: "dim" }, "The host starts the game."),
    invite(ctx, meta),
    seated ? shuffle(meta, (seed) => ctx.http(() => lineUnder(meta, meta.you, seed))) : null);
}

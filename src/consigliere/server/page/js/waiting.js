// Before the game: who sits where, bots for empty seats, the invite link, the start.

import { button, confirmed, h, labelled, named, select } from "./dom.js";
import { api, clientSeed, invites } from "./http.js";
import { level, option, title } from "./names.js";

const LEVELS = ["easy", "medium", "hard", "expert"];

function invite(meta) {
  if (!meta.invite) return null;
  const link = `${location.origin}/#/invite/${meta.invite}`;
  const field = h("input", { readonly: true, value: link, "aria-label": "Invite link", class: "link" });
  const copy = button("Copy", async () => {
    field.select();
    await navigator.clipboard?.writeText(link).catch(() => {});
    copy.textContent = "Copied";
  });
  return h("div", { class: "invite" }, h("h3", {}, "Invite your friends"),
    h("p", { class: "dim" }, "Whoever has this link may look on and take a free seat."), h("div", { class: "row" }, field, copy));
}

export function waitingRoom(ctx) {
  const { meta } = ctx.state;
  const path = `/tables/${encodeURIComponent(meta.id)}`;
  const seated = meta.you !== undefined && meta.you !== null;
  const work = (doing) => () => ctx.http(doing);
  const sit = (seat) => work(() => api("POST", `${path}/seats`, { seat, client_seed: clientSeed(), ...(invites.get(meta.id) ? { invite: invites.get(meta.id) } : {}) }));
  const seats = meta.seats.map((one) => {
    const bots = select("level", LEVELS.map((id) => [id, level(id)]), "medium");
    bots.setAttribute("aria-label", `Level of a bot on seat ${one.seat + 1}`);
    return h("li", { class: "seat" },
      h("span", { class: "seat-name" }, `${one.seat + 1}. `,
        one.kind === "empty" ? h("em", { class: "dim" }, "free") : named(one.name),
        one.kind === "bot" ? h("span", { class: "dim" }, ` (bot, ${level(one.level)})`) : null,
        one.seat === meta.you ? h("span", { class: "dim" }, " (you)") : null),
      h("span", { class: "row" },
        one.kind === "empty" ? button(seated ? "Move here" : "Sit here", sit(one.seat), seated ? "quiet" : "primary") : null,
        one.kind === "empty" && meta.host ? [bots, button("Put a bot here", () => ctx.http(() => api("PUT", `${path}/seats/${one.seat}`, { level: bots.value })), "quiet")] : null,
        one.kind !== "empty" && meta.host && one.seat !== meta.you ? button("Free this seat", work(() => api("DELETE", `${path}/seats/${one.seat}`)), "quiet") : null));
  });
  const free = meta.seats.filter((one) => one.kind === "empty").length;
  const close = async () => {
    if (await confirmed("Close this table for everybody?", "Close it")) ctx.http(() => api("POST", `${path}/close`));
  };
  const chosen = Object.entries(meta.options).filter(([, on]) => on).map(([name]) => option(name));
  return h("section", { class: "panel room" },
    h("h2", {}, "Before the game"),
    h("p", { class: "dim" }, `${title(meta.game)}, ${meta.players} players`, chosen.length ? `. ${chosen.join(". ")}.` : "."),
    h("ol", { class: "seats-list" }, seats),
    ctx.refusal ? h("p", { class: "refusal", role: "alert" }, ctx.refusal.text, ctx.refusal.rule ? [" ", h("span", { class: "rule" }, ctx.refusal.rule)] : null) : null,
    h("div", { class: "row" },
      meta.host ? button("Start the game", work(() => api("POST", `${path}/start`)), "primary big", { disabled: free > 0 }) : null,
      seated ? button("Get up", work(() => api("DELETE", `${path}/seats`)), "quiet") : null,
      meta.host ? button("Close the table", close, "danger") : null),
    meta.host ? (free ? h("p", { class: "dim" }, "The game can start when no seat is free.") : null) : h("p", { class: "dim" }, "The host starts the game."),
    invite(meta));
}

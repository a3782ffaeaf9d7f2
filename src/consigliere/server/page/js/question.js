// What is asked: the sentence with its rule, every legal answer a button, cards to pick, what would follow.

import { button, capital, fold, h, named } from "./dom.js";
import { GAMES } from "../games/index.js";
import { ruleChip } from "./rules.js";

const MANY = 12; // choices that stand below one another without folds
const THEN = {
  you: "Then you go on.",
  other: "Then it is somebody else’s decision.",
  chance: "Then something is drawn.",
  sealed: "Your choice stays sealed until all are in.",
  end: "Then the game is over.",
};

export function question(ctx) {
  const { position, meta } = ctx.state;
  const asked = position?.question;
  const away = meta.you !== undefined && meta.you !== null && meta.seats[meta.you].absent;
  const parts = [];
  if (!asked) parts.push(waiting(ctx), meta.paused ? paused(ctx) : null);
  else {
    parts.push(heading(ctx, asked));
    if (meta.paused) parts.push(paused(ctx));
    else if (away) parts.push(h("p", {}, "A bot plays your seat for now."));
    else if (!asked.legal.length) parts.push(sealedIn(ctx, asked));
    else parts.push(answers(ctx, asked));
  }
  parts.push(refusal(ctx), advice(ctx, asked), tools(ctx, asked, away), takeBackAsked(ctx));
  return parts;
}

function heading(ctx, asked) {
  return h("h2", { class: "sentence", id: "asked", tabindex: "-1", "data-key": "asked" }, asked.sentence ?? asked.asked, ruleChip(ctx, asked.rule));
}

function waiting(ctx) {
  const { position, meta } = ctx.state;
  if (meta.status !== "playing") return h("h2", { class: "sentence", id: "asked", tabindex: "-1", "data-key": "asked" }, "The game is over.");
  const seats = position?.waiting_for ?? [];
  const names = seats.map((seat, n) => [n ? ", " : "", named(ctx.name(seat))]);
  return h("h2", { class: "sentence quiet", id: "asked", tabindex: "-1", "data-key": "asked" },
    seats.length ? ["Waiting for ", names, " …"] : "One moment …");
}

function paused(ctx) {
  return h("div", { class: "sealed" }, h("p", {}, h("strong", {}, "The game is paused."), " It goes on when one of you wants it to."),
    ctx.state.meta.you === undefined || ctx.state.meta.you === null ? null : button("Go on", () => ctx.command("pause", { on: false }), "primary", { disabled: ctx.busy, "data-key": "on" }));
}

function sealedIn(ctx, asked) {
  return h("div", { class: "sealed" },
    h("p", {}, h("strong", {}, "Your choice is in."), " It stays sealed until everybody has chosen."),
    button("Reconsider", () => ctx.command("reconsider", { decision: asked.decision }), "", { disabled: ctx.busy }));
}

function answers(ctx, asked) {
  const inside = asked.pick ? pick(ctx, asked) : menu(ctx, asked);
  const set = h("fieldset", { class: "answers", "aria-labelledby": "asked" }, inside);
  set.disabled = ctx.busy;
  set.setAttribute("aria-busy", String(ctx.busy));
  return set;
}

// -- choices

function menu(ctx, asked) {
  const items = (asked.options ?? asked.legal.map((one) => ({ label: one.text, hint: "", group: "", actions: [one.text] })))
    .map((item, index) => ({ ...item, index }));
  const groups = new Map();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  const folded = items.length > MANY && groups.size > 1;
  let first = true;
  return [...groups].map(([group, members]) => {
    const list = h("ul", { class: "choices" }, members.map((item) => choice(ctx, asked, item, Boolean(group))));
    if (!group) return list;
    const title = ctx.book?.groups?.[group] ?? capital(group.replaceAll("-", " "));
    const head = [title, " ", h("span", { class: "count" }, String(members.length))];
    if (!folded) return [h("h3", { class: "group" }, title), list];
    const node = fold(`group ${ctx.state.meta.game} ${group}`, head, first, list);
    first = false;
    return node;
  });
}

function choice(ctx, asked, item, grouped) {
  const said = grouped ? item.label.split(": ").slice(1).join(": ") || item.label : item.label;
  const label = GAMES[ctx.state.meta.game]?.nameFirst?.(ctx.book, said) ?? capital(said);
  const seen = ctx.preview?.index === item.index ? ctx.preview : null;
  return h("li", {},
    h("div", { class: "choice" },
      h("button", {
        type: "button", class: "act", "data-key": `act ${item.index}`,
        onclick: () => ctx.answer({ actions: item.actions }),
      }, h("span", { class: "label" }, label), item.hint ? h("span", { class: "hint" }, item.hint) : null),
      asked.sealed ? null : button("?", () => ctx.foresee(item.index, { actions: item.actions }), "what", {
        "aria-label": `What would happen: ${item.label}`, title: "What would happen?", "data-key": `what ${item.index}`,
        "aria-expanded": seen ? "true" : "false",
      })),
    seen ? foreseen(seen) : null);
}

function foreseen(seen) {
  if (!seen.message) return h("p", { class: "foreseen", role: "status" }, "Looking ahead …");
  if (seen.message.type !== "previewed") return h("p", { class: "foreseen fault", role: "status" }, seen.message.words ?? seen.message.detail ?? seen.message.key);
  return h("div", { class: "foreseen", role: "status" },
    h("ul", {}, (seen.message.lines ?? []).map((line) => h("li", { dir: "auto" }, line))),
    h("p", {}, THEN[seen.message.then] ?? ""));
}

// -- several cards or players in one go

function pick(ctx, asked) {
  const { items, least, most } = asked.pick;
  const chosen = ctx.picked;
  const total = h("p", { class: "total", role: "status" });
  const send = h("button", { type: "button", class: "primary act", "data-key": "send", onclick: () => ctx.pick(chosen.map((n) => items[n].id)) }, "");
  const boxes = items.map((item, n) => {
    const box = h("input", { type: "checkbox", checked: chosen.includes(n), "data-key": `box ${n}` });
    box.addEventListener("change", () => {
      const at = chosen.indexOf(n);
      if (box.checked && at < 0) chosen.push(n);
      else if (!box.checked && at >= 0) chosen.splice(at, 1);
      tell();
    });
    return h("li", {}, h("label", { class: "check card" }, box, h("span", { dir: "auto" }, item.label)));
  });
  function tell() {
    const bills = chosen.map((n) => items[n].id).filter((id) => /^\$\d$/.test(id));
    const sum = bills.reduce((all, bill) => all + Number(bill.slice(1)), 0);
    const asks = least === most ? `${least}` : least === 0 ? `up to ${most}` : `${least} to ${most}`;
    total.textContent = `Chosen: ${chosen.length ? chosen.map((n) => items[n].label).join(", ") : "nothing"}`
      + (bills.length ? `, worth $${sum}` : "") + ` (asked for: ${asks})`;
    send.disabled = chosen.length < least || chosen.length > most;
    const short = least - chosen.length;
    send.textContent = chosen.length && short > 0 ? `Choose ${short} more` : `Choose ${Math.max(chosen.length, least) || "nothing"}`;
  }
  tell();
  const seen = ctx.preview?.index === "pick" ? ctx.preview : null;
  return [
    h("ul", { class: "picks" }, boxes), total,
    h("div", { class: "row" }, send,
      asked.sealed ? null : button("What would happen?", () => ctx.foresee("pick", { picked: chosen.map((n) => items[n].id) }), "quiet", { "data-key": "what pick" })),
    seen ? foreseen(seen) : null,
  ];
}

// -- beside the question

function refusal(ctx) {
  const why = ctx.refusal?.place === "more" ? null : ctx.refusal;
  return why ? h("p", { class: "refusal", role: "alert" }, why.text, ruleChip(ctx, why.rule)) : null;
}

function advice(ctx, asked) {
  const found = ctx.advice;
  if (!found || !asked || found.decision !== asked.decision) return null;
  if (!found.message) return h("p", { class: "advice", role: "status" }, "The consigliere thinks it over …");
  const lines = found.message.advice ?? [];
  return h("section", { class: "advice", "aria-label": "Advice" },
    h("h3", {}, "The consigliere’s advice"),
    lines.length ? h("ol", {}, lines.map((line, n) => h("li", {},
      h("p", {}, h("strong", {}, capital(line.words ?? line.actions.join("; "))), ` – wins ${Math.round(line.chance * 100)} %`,
        line.often !== undefined ? `, bid this ${Math.round(line.often * 100)} % of the time` : ""),
      line.why?.length ? h("ul", { class: "why" }, line.why.map((reason) => h("li", {}, reason))) : null,
      button("Do this", () => ctx.answer({ actions: line.actions }), "quiet", { disabled: ctx.busy, "data-key": `advice ${n}` }))))
      : h("p", {}, "There is nothing to advise on now."));
}

function tools(ctx, asked, away) {
  const { meta, position } = ctx.state;
  if (meta.you === undefined || meta.you === null || meta.status !== "playing") return null;
  return h("div", { class: "row tools" },
    asked?.legal.length && !away && !meta.paused ? button("Ask the consigliere", ctx.advise, "quiet", { "data-key": "advise" }) : null,
    position?.can_take_back ? button("Take back", () => ctx.command("take-back", { what: "ask" }), "quiet", { disabled: ctx.busy, "data-key": "back" }) : null,
    away ? button("Play my seat again", () => ctx.command("return"), "primary", { disabled: ctx.busy, "data-key": "return" }) : null);
}

function takeBackAsked(ctx) {
  const { meta } = ctx.state;
  const asker = meta.asks_back;
  if (asker === undefined || asker === null || meta.you === undefined || meta.you === null) return null;
  if (asker === meta.you) return h("p", { class: "dim", role: "status" }, "You asked for a take-back; the others must agree.");
  return h("div", { class: "notice", role: "status" },
    h("p", {}, named(ctx.name(asker)), " would like to take the last command back."),
    h("div", { class: "row" },
      button("Allow it", () => ctx.command("take-back", { what: "grant" }), "primary"),
      button("Refuse", () => ctx.command("take-back", { what: "deny" }), "quiet")));
}

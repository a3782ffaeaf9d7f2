// The log, newest first, and the talk at the table.

import { h, named, plural } from "./dom.js";

const ABSENT = {
  clock: "is out of time; a bot plays the seat",
  gone: "is gone while others wait; a bot plays the seat",
  alone: "has not been seen for long; a bot plays the seat",
  person: "lets a bot play the seat",
};
const TOLD = {
  sat: "sits down",
  left: "gets up",
  barred: "has been shut out by the host",
  resigned: "resigns; a bot plays on",
  returned: "is back",
  replaced: "takes the seat, put there by the host",
  "asked-back": "asks for a take-back",
  reconsidered: "thinks the sealed choice over",
};

// What a happening adds to the log: the game's own lines, or a line about the table.
export function linesOf(ctx, happening) {
  if (happening.lines?.length) return happening.lines;
  const name = happening.name ?? (happening.seat !== undefined ? ctx.name(happening.seat) : "");
  if (TOLD[happening.kind]) return [`${name} ${TOLD[happening.kind]}`];
  if (happening.kind === "absent") return [`${name} ${ABSENT[happening.by] ?? ABSENT.person}`];
  if (happening.kind === "holiday") return [`${name} takes ${plural(happening.days, "day")} of holiday`];
  if (happening.kind === "wants-pause") return [`${name} ${happening.end ? "would like a pause" : "wants no pause any more"}`];
  if (happening.kind === "voted") return [`${name} is ${happening.end ? "for" : "against"} ending the game now`];
  if (happening.kind === "granted-back") return [`${name} ${happening.end ? "allows" : "refuses"} the take-back`];
  if (happening.kind === "paused") return ["The game is paused"];
  if (happening.kind === "resumed") return ["The game goes on"];
  if (happening.kind === "opening") return ["The lines for the shuffle are opened"];
  if (happening.kind === "closed") return ["The table is closed"];
  return [];
}

const SHOWN = 60;

export function log(ctx, all) {
  const { log: lines, seen } = ctx.state;
  const from = all ? 0 : Math.max(0, lines.length - SHOWN);
  const out = [];
  for (let n = lines.length - 1; n >= from; n -= 1) {
    out.push(h("li", { dir: "auto", class: n >= seen ? "fresh" : null }, lines[n]));
  }
  return out.length ? out : [h("li", { class: "dim" }, "Nothing has happened yet.")];
}

export function chat(ctx) {
  const said = ctx.state.chat;
  if (!said.length) return [h("li", { class: "dim" }, "Nobody has said anything.")];
  return said.map((one) => h("li", { dir: "auto" }, one.seat !== undefined ? h("strong", {}, named(one.name ?? ctx.name(one.seat)), ": ") : null,
    one.muted ? h("span", { class: "dim" }, "(muted)") : one.text));
}

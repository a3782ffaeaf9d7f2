// What a finished game offers: its journal, a link to show it, and the check of its shuffles in this browser.

import { button, copyable, counted, fill, fold, h, plural } from "./dom.js";
import { api } from "./http.js";
import { noted } from "./notes.js";
import { onlyHere } from "./pieces.js";
import { doubts, verify } from "./verify.js";

const MOST_NAMED = 8;

function fact(name, value) {
  return h("div", {}, h("dt", {}, name), h("dd", {}, value));
}

function draws(data) {
  return fold("draws", `Every draw (${data.draws.length})`, false,
    h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Draws" },
      h("table", { class: "draws" },
        h("thead", {}, h("tr", {}, ["no.", "purpose", "counter", "cards", "number", "drawn"].map((name) => h("th", { scope: "col" }, name)))),
        h("tbody", {}, data.draws.map((draw, n) => h("tr", {},
          [n + 1, draw.purpose, draw.counter, draw.outcomes.reduce((all, [, count]) => all + count, 0), draw.r, draw.outcome].map((cell) => h("td", {}, String(cell)))))))));
}

function result(data, faults, seen, names) {
  return [
    h("p", { class: faults.length ? "refusal" : "proven", role: "status" }, h("strong", {}, faults.length ? "✗ Not as promised. " : "The numbers agree. "),
      faults.length ? `${plural(faults.length, "fault")}.` : `Seeds, seals, lines and the numbers of all ${data.draws.length} draws are what they must be; calculated here, in your browser.`),
    doubts(data).map((doubt) => h("p", { class: "small" }, h("strong", {}, "Not shown: "), doubt)),
    faults.length ? h("ul", { class: "plain" }, faults.slice(0, MOST_NAMED).map((fault) => h("li", {}, fault))) : null,
    h("dl", { class: "seeds" },
      fact("Commitment, shown before the game", h("code", {}, data.commitment)),
      fact("This browser saw it before the end", seen.commitment ? (seen.commitment === data.commitment ? "yes, the same" : "no: another one") : "no; then compare it with what you noted yourself"),
      data.roll ? fact("Roll, shown before the lines were opened", h("code", {}, data.roll)) : null,
      data.roll ? fact("This browser calculated it before it opened your line", seen.roll ? (seen.roll === data.roll ? "yes, the same" : "no: another one") : "no; then compare it with what you noted yourself") : null,
      fact("Server seed, shown now", h("code", {}, data.server_seed)),
      counted(Object.fromEntries(data.client_seeds.map((seed, seat) => [seat, seed ? 1 : 0]))).map(([seat]) => fact(`Line of ${names[seat] ?? `seat ${Number(seat) + 1}`}`, h("code", { dir: "auto" }, data.client_seeds[seat]))),
      data.given ? fact("Taken over from another game", `${plural(data.given, "entry")}, no draws of this table`.replace("entrys", "entries")) : null),
    draws(data),
  ];
}

// `meta`: of the finished table; `query`: how others than its players may read it.
export function afterwards(meta, query = "") {
  const path = `/tables/${encodeURIComponent(meta.id)}`;
  const mine = meta.you ?? null;
  const proof = h("div", { class: "stack" });
  const link = h("div", { class: "stack" });
  const fault = h("p", { class: "fault", role: "alert" });

  const work = (doing) => async () => {
    fault.textContent = "";
    try {
      await doing();
    } catch (error) {
      fault.textContent = error.message;
    }
  };

  const check = work(async () => {
    fill(proof, h("p", { class: "dim", role: "status" }, "Calculating …"));
    try {
      const data = await api("GET", `${path}/fairness${query}`);
      const seen = noted(meta.id);
      fill(proof, result(data, await verify(data, seen, mine, meta.id), seen, meta.seats.map((seat) => seat.name)));
    } catch (error) {
      fill(proof);
      throw error;
    }
  });
  const share = work(async () => {
    const { share: code } = await api("POST", `${path}/share`);
    fill(link, h("p", { class: "dim small" }, "Anybody with this link may look at the whole game, all hands included."),
      copyable("Link to this game", `${location.origin}${location.pathname}#/shared/${code}`), onlyHere(),
      button("Let the link lead nowhere", work(async () => {
        await api("DELETE", `${path}/share`);
        fill(link, h("p", { class: "dim", role: "status" }, "The link leads nowhere any more."));
      }), "quiet small"));
  });

  return h("div", { class: "stack afterwards" },
    h("div", { class: "row" },
      h("a", { class: "button quiet", href: `/api${path}/journal${query}`, download: "" }, "Journal"),
      mine !== null || meta.host ? button("Share this game", share, "quiet") : null,
      button("Verify the shuffles", check, "quiet")),
    fault, link, proof);
}

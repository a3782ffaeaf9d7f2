// A journal from a file: looked at as a finished game, or played on.

import { h, labelled, select } from "./dom.js";
import { api } from "./http.js";
import { begin } from "./lines.js";
import { address, level } from "./names.js";

const LEVELS = ["easy", "medium", "hard", "expert"];
const MOST_SEATS = 5;

export function bring(sending) {
  const seats = Array.from({ length: MOST_SEATS }, (_, n) => [n, `Play on from its end, on seat ${n + 1}`]);
  const what = select("what", [["look", "Look at it (a game that is over)"], ...seats], "look");
  const bots = labelled("Bots on the other seats", select("level", LEVELS.map((id) => [id, level(id)]), "medium"));
  bots.hidden = true;
  what.addEventListener("change", () => { bots.hidden = what.value === "look"; });
  const form = h("form", { class: "stack" },
    h("p", { class: "dim small" }, "Journals come from “Journal” at the end of a game, or from the terminal."),
    labelled("File", h("input", { name: "file", type: "file", required: true, accept: ".journal,.txt,.json,text/plain,application/json" })),
    labelled("What to do with it", what),
    bots,
    h("button", { type: "submit" }, "Bring it"));
  return sending(form, async (fields) => {
    const journal = await fields.file.files[0].text();
    const on = what.value !== "look";
    const more = on ? { seat: Number(what.value), levels: Array(MOST_SEATS - 1).fill(fields.level.value) } : {};
    const made = await api("POST", "/journals", { journal, ...more, start: false });
    if (on) await begin(made);
    location.hash = address(on ? "table" : "replay", made.id);
  });
}

// What follows from a choice for the viewer: cards that leave the hand, that come, that are safe; figures shot.
import type { TableState } from "../../table/table.svelte";
import { events, foresight, lines } from "./foreseen";
import { whose } from "./heads";
import { figureAt, viewOf } from "./scene";
import { isAlly, isJob, spread } from "./shapes";

export interface Row {
  what: "pays" | "leaves" | "paid" | "comes" | "case" | "river";
  cards: string[];
  figure: string;
}

/** Events that a slip shows by itself: by its head, its turfs, or the rows here. */
const SHOWN = new Set(
  (
    "thug-played member-played shakedown order-chosen laundered bill-taken good-taken discarded good-paid job-begun " +
    "job-done bank-to-case figure-moved figure-retrieved gunned-down neutral-placed ally-bought bid-paid ally-played " +
    "ability-declined icons-declined bill-declined turn-begins job-kept job-rejected marker-placed phase-begins"
  ).split(" "),
);

/** What is in the first heap and not in the second. */
function without(cards: Record<string, number>, less: Record<string, number>): string[] {
  return Object.entries(cards).flatMap(([id, n]) => Array<string>(Math.max(0, n - (less[id] ?? 0))).fill(id));
}

export function rowsOf(table: TableState): Row[] {
  const told = foresight(table);
  const cards = told?.cards;
  const out: Row[] = [];
  const add = (what: Row["what"], these: string[], figure = ""): void => {
    if (these.length || figure) out.push({ what, cards: these, figure });
  };
  if (cards) {
    const begun = told.job && isJob(told.job.card);
    const left = without(cards.lost, cards.suitcase).filter((id) => !isJob(id) && !isAlly(id));
    add(begun ? "pays" : "leaves", left);
    if (begun) add("paid", told.job?.pays ?? []);
    add("comes", spread(cards.gained));
    add("case", spread(cards.suitcase));
  }
  for (const event of events(table)) {
    const shot = event.event === "gunned-down" ? figureAt(viewOf(table), String(event.at)) : null;
    if (shot) add("river", [], whose(table, shot));
  }
  return out;
}

/** Sentences of what the slip does not show otherwise; who reads them knows whose turn it is. */
export function sentences(table: TableState): string[] {
  if (events(table).every(({ event }) => SHOWN.has(event))) return [];
  const me = table.you === null ? "" : table.name(table.you);
  return lines(table).map((line) => {
    const rest = line.replaceAll(/[\u2066-\u2069]/g, "").startsWith(`${me} `)
      ? line.slice(line.indexOf(me) + me.length)
      : line;
    const said = rest.replace(/^[\u2069\s]+/, "");
    return said.slice(0, 1).toLocaleUpperCase() + said.slice(1);
  });
}

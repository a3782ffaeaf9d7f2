// Which answers are buttons of the question line, and what the small line under the question says.
import { t } from "../../strings/strings.svelte";
import type { Option } from "../../table/options";
import type { TableState } from "../../table/table.svelte";
import { frameOf, viewOf } from "./scene";

/** Actions about nothing that lies on the table. */
export const LOOSE = new Set([
  "go-on",
  "pass",
  "no-extortion",
  "godfather-income",
  "use-bonus",
  "use-bonus-by-godfather",
  "no-bonus",
  "no-token",
  "no-agent",
  "no-more",
  "no-rival",
  "oppose",
  "no-opposition",
  "chief",
  "no-chief",
  "free",
  "free-by-godfather",
]);
const RED = new Set(["oppose", "chief", "use-bonus", "use-bonus-by-godfather", "godfather-income"]);
/** By giving these the player forgoes what could still be chosen. */
const GIVES_UP: Record<string, readonly string[]> = { pass: ["claim", "attack"], "no-extortion": ["extort"] };

export const typeOf = (option: Option | null | undefined): string => option?.forms[0]?.type ?? "";
export const committing = (option: Option): boolean => RED.has(typeOf(option)) && !option.forms[0]?.ignoring;

/** The buttons of the present question. Opposing with the godfather's help is chosen on the slip. */
export function loose(table: TableState): Option[] {
  if (!table.asked || table.held || table.question?.pick) return [];
  const all = table.selection.options.filter((one) => LOOSE.has(typeOf(one)) && !one.forms[0]?.ignoring);
  return all.sort((one, other) => Number(committing(one)) - Number(committing(other)));
}

export function yields(table: TableState, option: Option): boolean {
  const wanted = GIVES_UP[typeOf(option)] ?? [];
  return table.selection.options.some((one) => wanted.includes(typeOf(one)));
}

const LAPS = 3;

/** Actions a seat has begun in this round, and whether it is in the middle of one. */
export function actionsOf(table: TableState, seat: number): { done: number; now: boolean } | null {
  const view = viewOf(table);
  if (view.phase === "income" || view.phase === "set-up") return { done: 0, now: false };
  if (view.phase !== "actions" || view.start === null) return null;
  const running = view.stack.find(({ frame }) => frame === "actions");
  if (!running) return { done: LAPS, now: false };
  const after = (seat - view.start + view.players) % view.players;
  const begun = Math.min(LAPS, Math.ceil((Number(running.turns) - after) / view.players));
  const now = view.turn === seat && view.stack.some(({ frame }) => frame === "turn");
  return { done: Math.max(0, now ? begun - 1 : begun), now };
}

/** The small line under the question; the generic one where this game has none of its own. */
export function how(table: TableState): string {
  const frame = frameOf(table);
  const asked = table.question?.asked ?? "";
  if (asked === "act" && frame?.extra !== true) {
    const at = table.you === null ? null : actionsOf(table, table.you);
    return t("page-chicago-how-act", { number: (at?.done ?? 0) + 1 });
  }
  const { phase } = viewOf(table);
  const after = frame?.control ? "after-end" : "after-penalty"; // windows of C5.5
  const window = asked === "after" && phase === "control" ? after : asked;
  return t("page-chicago-how", { asked: window, amount: Number(frame?.amount ?? 0) });
}

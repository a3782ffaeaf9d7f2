// The ways of the tokens that a movement moves: the one that is done, and the one that is pointed at.
import type { TableState } from "../../table/table.svelte";
import { frameOf, viewOf } from "./scene";

export interface Leg {
  from: string;
  to: string;
  look: "was" | "now";
}

/** The first token of a movement, as the events of this turn tell it. */
function before(table: TableState): Leg[] {
  const moving = viewOf(table).stack.find(({ frame }) => frame === "moving");
  const last = table.log?.events.findLast(({ event }) => event === "token-moved");
  if (!moving || !last || moving.hole === null || last.to !== moving.hole) return [];
  return [{ from: String(last.from), to: String(last.to), look: "was" }];
}

export function legsOf(table: TableState): Leg[] {
  if (!table.asked || table.held) return [];
  const frame = frameOf(table);
  const to = table.selection.shown?.forms[0];
  const now: Leg[] =
    frame?.frame === "hole" && to?.type === "to"
      ? [{ from: String(frame.hole), to: String(to.hole), look: "now" }]
      : [];
  return frame?.frame === "hole" || frame?.frame === "token" ? [...before(table), ...now] : [];
}

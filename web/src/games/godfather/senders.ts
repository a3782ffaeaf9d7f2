// Which figure would stand on a lit empty space: the ghost that is drawn there.
import type { TableState } from "../../table/table.svelte";
import { viewOf } from "./scene";
import type { Owner } from "./shapes";

export interface Sent {
  kind: string;
  owner: Owner;
}

/** What moves when a card asks for a space, by the frame's purpose. */
const MOVES: Record<string, string> = { "to-mayor": "mayor", "to-boss": "union-boss", "to-thug": "thug" };

export function sender(table: TableState, id: string): Sent | null {
  if (!table.asked || table.you === null) return null;
  const option = table.selection.about({ kind: "space", id })[0];
  const type = option?.forms[0]?.type;
  const view = viewOf(table);
  const mine = view.seats[table.you];
  if (type === "thug") return { kind: "thug", owner: table.you };
  if (type === "member") return { kind: mine?.members[0] ?? "don", owner: table.you };
  if (type !== "space") return null;
  const moved = MOVES[purpose(table)];
  if (moved === "mayor" || moved === "union-boss") return { kind: moved, owner: "neutral" };
  return { kind: moved ?? (id.startsWith("R") ? "don" : "thug"), owner: table.you };
}

/** The purpose of the running decision, where its frame names one. */
function purpose(table: TableState): string {
  const stack = table.view?.stack;
  const top: unknown = Array.isArray(stack) ? stack.at(-1) : null;
  return top && typeof top === "object" && "purpose" in top ? String(top.purpose) : "";
}

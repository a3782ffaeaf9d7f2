// A click on something: it is chosen where it is an answer; else the server is asked why it is not.
import type { TableState } from "../../table/table.svelte";
import { meant } from "./targets";

export function ask(table: TableState, kind: string, id: string): void {
  if (!table.asked || table.held || table.busy) return;
  if (table.selection.chooseAt(kind, id)) return;
  const action = meant(table, { kind, id });
  if (action !== null) void table.why({ actions: [action] }, { kind, id });
}

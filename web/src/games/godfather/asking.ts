// A click on something: it is chosen where it is an answer; else the server is asked why it is not.
import type { TableState } from "../../table/table.svelte";
import { meant } from "./targets";

/** Decisions of many small steps: a click does it at once, and take-back undoes it. */
const AT_ONCE = ["icons"];

/** A click while moves are played back ends the playback and chooses what was clicked, where it is an answer then.
 *  Nothing is sent: the slip shows what was chosen, at the position that is in sight now. */
async function askAfter(table: TableState, kind: string, id: string): Promise<void> {
  await table.playback.skip();
  const done = table.asked && !table.held && !AT_ONCE.includes(table.question?.asked ?? "");
  if (done) table.selection.chooseAt(kind, id);
}

export function ask(table: TableState, kind: string, id: string): void {
  if (table.playing && !table.watching) {
    void askAfter(table, kind, id);
    return;
  }
  if (!table.asked || table.held || table.busy) return;
  const asked = table.question?.asked ?? "";
  if (table.selection.chooseAt(kind, id)) {
    if (AT_ONCE.includes(asked) && table.selection.chosen) void table.commit();
    return;
  }
  const action = meant(asked, { kind, id });
  if (action !== null) void table.why({ actions: [action] }, { kind, id });
}

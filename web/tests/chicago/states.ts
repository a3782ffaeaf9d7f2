// The recorded states, and a table that shows one of them without a server.
import { readdirSync, readFileSync } from "node:fs";
import type { Outlook } from "../../src/games/chicago/outlook";
import type { Book, Foresight, View } from "../../src/games/chicago/shapes";
import { targets } from "../../src/games/chicago/targets";
import { Selection } from "../../src/table/selection.svelte";
import type { TableState } from "../../src/table/table.svelte";
import type { GameEvent, Position, Previewed } from "../../src/wire/messages";

const FOLDER = new URL("../../src/games/chicago/states/", import.meta.url);
export interface Recorded {
  names: string[];
  position: Position & { view: View & Record<string, unknown>; standing?: Outlook };
  events: GameEvent[];
  previews: Record<string, Previewed & { foresight: Foresight }>;
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf-8"));
export const book = read("book") as Book & { game: string };
export const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.slice(0, -5))
  .filter((name) => name !== "book");
export const recorded = (name: string): Recorded => read(name) as Recorded;

/** A table as it is shown once the server has told this state, without a connection. */
export function tableOf(name: string): TableState {
  const { position, events } = recorded(name);
  const selection = new Selection(targets);
  selection.ask(position.question ?? null);
  return {
    book,
    position,
    view: position.view,
    question: position.question,
    selection,
    you: position.view.viewer,
    asked: true,
    held: null,
    log: { events },
  } as unknown as TableState;
}

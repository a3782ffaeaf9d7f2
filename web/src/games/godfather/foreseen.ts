// What the server foretells of the shown option, as far as it does.
import type { TableState } from "../../table/table.svelte";
import type { GameEvent } from "../../wire/messages";

export type Winner = number | "tie" | "nobody" | "neutral";
interface TurfAhead {
  turf: string;
  winner_after?: Winner | null;
}

const reply = (table: TableState): Record<string, unknown> =>
  (table.foresight?.reply ?? {}) as unknown as Record<string, unknown>;

export const events = (table: TableState): GameEvent[] => (reply(table).events ?? []) as GameEvent[];
export const lines = (table: TableState): string[] => (reply(table).lines ?? []) as string[];

/** Who would win a turf if the war came then; null where it is not foretold. */
export function verdict(table: TableState, turf: string): Winner | null {
  const ahead = (reply(table).turfs ?? []) as TurfAhead[];
  return ahead.find((one) => one.turf === turf)?.winner_after ?? null;
}

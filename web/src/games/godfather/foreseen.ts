// What the server foretells of the shown option: who would win which turf, what each business gives, warnings.
import type { TableState } from "../../table/table.svelte";
import type { GameEvent } from "../../wire/messages";
import type { Owner } from "./shapes";

export type Winner = number | "tie" | "nobody" | "neutral";

export interface Warning {
  warning: string;
  params: Record<string, unknown>;
}

interface TurfAhead {
  turf: string;
  after: Record<string, number>;
  wins_after: Winner;
}

interface Shakedown {
  space: string;
  side: "front" | "back";
  icons: string[];
  share: number | null;
}

interface Foresight {
  turfs: TurfAhead[];
  shakedowns: Shakedown[];
  warnings: Warning[];
  draw: { draw: string } | null;
  /** The viewer's own cards: what comes into the hand, what leaves it, what comes into the suitcase. */
  cards: Record<"gained" | "lost" | "suitcase", Record<string, number>> | null;
  job: { card: string; pays: string[] } | null;
}

export const foresight = (table: TableState): Foresight | null =>
  (table.foresight?.reply as { foresight?: Foresight } | null | undefined)?.foresight ?? null;

export const events = (table: TableState): GameEvent[] => table.foresight?.reply?.events ?? [];
export const lines = (table: TableState): string[] => table.foresight?.reply?.lines ?? [];
export const warnings = (table: TableState): Warning[] => foresight(table)?.warnings ?? [];
export const shakedown = (table: TableState): Shakedown | null => foresight(table)?.shakedowns[0] ?? null;

const ahead = (table: TableState, turf: string): TurfAhead | undefined =>
  foresight(table)?.turfs.find((one) => one.turf === turf);

/** Who would win a turf if the war came then; null where it is not foretold. */
export const verdict = (table: TableState, turf: string): Winner | null =>
  ahead(table, turf)?.wins_after ?? null;

/** Influence in a turf afterwards, most first; null where it is not foretold. */
export function influenceThen(table: TableState, turf: string): [Owner, number][] | null {
  const after = ahead(table, turf)?.after;
  if (!after) return null;
  const owners = Object.entries(after).map(([id, n]): [Owner, number] => [
    id === "neutral" ? id : Number(id),
    n,
  ]);
  return owners.filter(([, n]) => n > 0).sort((one, other) => other[1] - one[1]);
}

/** The turfs in which something would change; null where nothing is foretold. */
export const turfsThen = (table: TableState): string[] | null =>
  foresight(table)?.turfs.map(({ turf }) => turf) ?? null;

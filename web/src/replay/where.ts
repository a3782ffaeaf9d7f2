// The places a turn was about, by what was told of it.

import type { GameEvent } from "../wire/messages";

const TAKEN_BACK = "taken-back";
const NEW_PHASE = "phase-begins";

/** What happened and stayed so. */
export function kept(events: readonly GameEvent[]): GameEvent[] {
  const out: GameEvent[] = [];
  for (const event of events) {
    if (event.event === TAKEN_BACK) out.splice(Math.max(0, out.length - Number(event.events)));
    else out.push(event);
  }
  return out;
}

/** What the one whose turn it was acted on, in that phase: ids, some of which are places of the board. */
export function named(events: readonly GameEvent[], seat: number | null): string[] {
  const all = kept(events);
  const end = all.findIndex((event) => event.event === NEW_PHASE);
  const own = all
    .slice(0, end < 0 ? all.length : end)
    .filter((event) => seat !== null && event.seat === seat);
  const ids = own.flatMap((event) =>
    Object.entries(event)
      .filter(([field]) => field !== "event")
      .map(([, value]) => value),
  );
  return [...new Set(ids.filter((id) => typeof id === "string"))];
}

// The bids of the last bribery among these events, highest first; equal ones in the order they were told.
import type { GameEvent } from "../../wire/messages";

export interface Bid {
  seat: number;
  bills: string[];
  total: number;
}

export function bidsOf(events: GameEvent[]): Bid[] {
  const begun = events.findLastIndex((event) => event.event === "phase-begins" && event.phase === "bribery");
  const bids = events
    .slice(begun + 1)
    .filter((event) => event.event === "bid")
    .map((event) => ({
      seat: Number(event.seat),
      bills: (event.bills ?? []) as string[],
      total: Number(event.worth ?? 0),
    }));
  return bids.sort((one, other) => other.total - one.total);
}

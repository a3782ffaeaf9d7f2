// Which parts of the city already show what the running events have brought: the position that is shown is the
// one before them, and a house must not fall dark again once its card was turned.
import type { TableState } from "../../table/table.svelte";
import type { GameEvent } from "../../wire/messages";
import { viewOf } from "./scene";
import type { View } from "./shapes";

/** By the event: the field whose place changes when it begins, and the field whose place changes when it ends. */
const CHANGES: Record<string, [now: string | null, then: string | null]> = {
  "business-revealed": ["card", null],
  "token-laid": ["card", null],
  extorted: ["card", null],
  "control-taken": ["card", null],
  "token-taken": ["card", null],
  "chief-placed": ["card", null],
  "token-moved": ["from", "to"],
  "agent-removed": ["hole", null],
  "agent-placed": [null, "hole"],
  "henchman-taken": ["hole", null],
};

export class Shown {
  private ahead = $state.raw<ReadonlySet<string>>(new Set());
  private later: string | null = null;

  constructor(private readonly table: TableState) {}

  /** An event begins, or all are over. */
  step(event: GameEvent | null): void {
    if (!event) {
      if (this.ahead.size) this.ahead = new Set();
      this.later = null;
      return;
    }
    const [now, then] = CHANGES[event.event] ?? [null, null];
    const more = [now && event[now], this.later].filter((id): id is string => typeof id === "string");
    this.later = then ? String(event[then]) : null;
    if (more.length) this.ahead = new Set([...this.ahead, ...more]);
  }

  /** The view that a house or a lot is drawn from. */
  of(id: string): View {
    const next = this.table.playing?.next?.view;
    return next && this.ahead.has(id) ? (next as unknown as View) : viewOf(this.table);
  }
}

const LOOKS: Record<string, string> = {
  "business-revealed": "turning",
  "control-taken": "won",
  extorted: "paying",
  "claim-announced": "called",
  "attack-announced": "called hit",
  "opposition-won": "called",
  "chief-placed": "called",
};

/** How a house looks while the event about it is played. */
export function stagedAt(table: TableState, id: string): string {
  const event = table.playing?.event;
  return event && event.card === id ? (LOOKS[event.event] ?? "") : "";
}

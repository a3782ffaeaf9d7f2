// The consigliere's costly decisions on the tape of a replay, as far as these eyes may see them.

import { type Costly, cost } from "../notes/notes";
import { type Outline, played, turnAt } from "./outline";

export interface Pin {
  seat: number;
  /** Its number in the notes on this seat: in the order of the game. */
  number: number;
  /** The game before the decision. */
  move: number;
  /** Where it stands on the tape, in turns. */
  at: number;
  /** Chances in a hundred. */
  cost: number;
}

const costlier = (one: Costly, other: Costly): boolean =>
  cost(one) > cost(other) || (cost(one) === cost(other) && one.entry < other.entry);

/** Open hands show one's own decisions, or the costliest of each where one has none; a seat shows its own, an
 *  onlooker none. */
function seen(decisions: readonly Costly[], eyes: "all" | number, you: number | null): readonly Costly[] {
  if (eyes !== "all") return decisions.filter((one) => one.seat === eyes);
  const own = decisions.filter((one) => one.seat === you);
  if (own.length) return own;
  return decisions.filter(
    (one) => !decisions.some((other) => other.seat === one.seat && other !== one && costlier(other, one)),
  );
}

export function pins(
  decisions: readonly Costly[],
  outline: Outline,
  eyes: "all" | number,
  you: number | null,
): Pin[] {
  const byEntry = decisions.toSorted((a, b) => a.entry - b.entry);
  return seen(byEntry, eyes, you).map((one) => ({
    seat: one.seat,
    number: byEntry.filter((other) => other.seat === one.seat).indexOf(one) + 1,
    move: one.move,
    at: played(outline, one.move),
    cost: cost(one),
  }));
}

/** The one that is looked at: at its move, or in the turn that holds it. */
export function pinAt(found: readonly Pin[], outline: Outline, move: number): Pin | null {
  const turn = turnAt(outline, move);
  return (
    found.find((one) => one.move === move) ??
    found.find((one) => turnAt(outline, one.move + 1) === turn) ??
    null
  );
}

/** Where the notes open at it. */
export const noteOf = (table: string, pin: Pin, share: string | null): string =>
  `#/notes/${encodeURIComponent(table)}?seat=${pin.seat}&note=${pin.number}${share ? `&share=${encodeURIComponent(share)}` : ""}`;

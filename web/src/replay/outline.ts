// A finished game at a glance, as the server tells it: its turns, what everybody was worth after each of them.

export interface Turn {
  /** The game after so many commands. */
  last: number;
  seat: number | null;
  stage: number;
  phase: string;
  worth: number[];
  lines: string[];
}

/** A moment worth a look: a turn that changed much, or something that was won by little. */
export interface Look {
  kind: "swing" | "contest";
  turn: number;
  seat: number;
  by: number;
  contest: string;
  thing: string;
  values: Record<string, number>;
}

export interface Outline {
  last: number;
  viewer: number | null;
  begun: number[];
  turns: Turn[];
  looks: Look[];
}

export type Stride = "turn" | "step" | "phase";
export const STRIDES: readonly Stride[] = ["turn", "step", "phase"];

/** A stretch of turns in one phase of one act or round. */
export interface Stretch {
  stage: number;
  phase: string;
  from: number;
  to: number;
}

export function stretches({ turns }: Outline): Stretch[] {
  const out: Stretch[] = [];
  turns.forEach(({ stage, phase }, n) => {
    const now = out.at(-1);
    if (now && now.stage === stage && now.phase === phase) now.to = n;
    else out.push({ stage, phase, from: n, to: n });
  });
  return out;
}

/** The first turn of each act or round. */
export function stages({ turns }: Outline): { stage: number; from: number }[] {
  return turns.flatMap(({ stage }, n) => (turns[n - 1]?.stage === stage ? [] : [{ stage, from: n }]));
}

/** The turn in which a command was given; -1: before the first. */
export function turnAt({ turns }: Outline, move: number): number {
  return move <= 0 ? -1 : turns.findIndex(({ last }) => move <= last);
}

/** How many turns are played at a move; a turn that is half done counts as far as it goes. */
export function played(outline: Outline, move: number): number {
  const at = turnAt(outline, move);
  if (at < 0) return move <= 0 ? 0 : outline.turns.length;
  const before = outline.turns[at - 1]?.last ?? 0;
  const { last } = outline.turns[at] as Turn;
  return at + (move - before) / Math.max(1, last - before);
}

function stops(outline: Outline, stride: Stride): number[] {
  if (stride === "phase")
    return [0, ...stretches(outline).map(({ to }) => outline.turns[to]?.last ?? outline.last)];
  return [0, ...outline.turns.map(({ last }) => last)];
}

export function next(outline: Outline, move: number, stride: Stride): number {
  if (stride === "step") return Math.min(outline.last, move + 1);
  return stops(outline, stride).find((stop) => stop > move) ?? outline.last;
}

export function previous(outline: Outline, move: number, stride: Stride): number {
  if (stride === "step") return Math.max(0, move - 1);
  return stops(outline, stride).findLast((stop) => stop < move) ?? 0;
}

/** What everybody was worth, before the first turn and after each. */
export const worths = ({ begun, turns }: Outline): number[][] => [begun, ...turns.map(({ worth }) => worth)];

/** What the turn changed for the seat whose it was. */
export function gain(outline: Outline, turn: number): number {
  const { seat } = outline.turns[turn] ?? {};
  if (seat === null || seat === undefined) return 0;
  const all = worths(outline);
  return (all[turn + 1]?.[seat] ?? 0) - (all[turn]?.[seat] ?? 0);
}

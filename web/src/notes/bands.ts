// The chances of all seats as bands that add up to a hundred, from the viewer's own seat upwards.

import type { Costly, Point } from "./notes";

export const LEFT = 40;
const RIGHT = 8;
const TOP = 22;
const BOTTOM = 24;

export interface Frame {
  width: number;
  height: number;
  first: number;
  last: number;
}

export const x = (frame: Frame, entry: number): number =>
  LEFT + ((entry - frame.first) * (frame.width - LEFT - RIGHT)) / Math.max(1, frame.last - frame.first);
export const y = (frame: Frame, share: number): number => TOP + (1 - share) * (frame.height - TOP - BOTTOM);

export interface Band {
  seat: number;
  path: string;
  /** Where it is widest: its emblem stands there. */
  at: [number, number];
}

/** Whose band lies below whose: the viewer's first. */
export const order = (players: number, first: number): number[] =>
  Array.from({ length: players }, (_, n) => (first + n) % players);

const APART = 32; // what emblems need

export function bands(frame: Frame, points: readonly Point[], first: number): Band[] {
  const players = points[0]?.chances.length ?? 0;
  let base = points.map(() => 0);
  const placed: [number, number][] = [];
  return order(players, first).map((seat) => {
    const low = base;
    const high = points.map((point, n) => (low[n] ?? 0) + (point.chances[seat] ?? 0));
    base = high;
    const place = (n: number, share: number): string =>
      `${x(frame, points[n]?.entry ?? 0).toFixed(1)} ${y(frame, share).toFixed(1)}`;
    const over = high.map((share, n) => place(n, share));
    const under = low.map((share, n) => place(n, share)).reverse();
    const wide = (n: number): number => (high[n] ?? 0) - (low[n] ?? 0);
    const inner = points.map((_, n) => n).slice(2, -2);
    const middles = inner
      .sort((one, other) => wide(other) - wide(one))
      .map((n): [number, number] => [
        x(frame, points[n]?.entry ?? 0),
        y(frame, ((high[n] ?? 0) + (low[n] ?? 0)) / 2),
      ]);
    const free = ([left, top]: [number, number]): boolean =>
      placed.every((one) => Math.hypot(one[0] - left, one[1] - top) > APART);
    const at = middles.find(free) ?? middles[0] ?? [LEFT, TOP];
    placed.push(at);
    return { seat, path: `M${[...over, ...under].join("L")}Z`, at };
  });
}

/** Where a costly decision is pinned: at the edge of its player's own band. */
export function edge(frame: Frame, points: readonly Point[], one: Costly): { x: number; y: number } {
  const after = points.find((point) => point.entry >= one.entry) ?? points.at(-1);
  const before = points.findLast((point) => point.entry <= one.entry) ?? after;
  const [from, to] = [before?.entry ?? 0, after?.entry ?? 0];
  const [then, now] = [before?.chances[one.seat] ?? 0, after?.chances[one.seat] ?? 0];
  const part = to > from ? (one.entry - from) / (to - from) : 0;
  return { x: x(frame, one.entry), y: y(frame, then + (now - then) * part) };
}

const LETTER = 7;
const ISOLATES = /[\u2066-\u2069]/g; // they take no room

/** Where stages begin; a name that would run into the next one is left out, and its line stays. */
export function apart<T extends { label: string; at: number }>(
  stages: readonly T[],
): (T & { named: boolean })[] {
  let free = 0;
  return stages.map((stage) => {
    const named = stage.at >= free;
    if (named) free = stage.at + [...stage.label.replace(ISOLATES, "")].length * LETTER + LETTER;
    return { ...stage, named };
  });
}

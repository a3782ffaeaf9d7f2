// Points that an answer would give and take, seat by seat; cards in hand are left out.
import type { Change } from "./shapes";

export function effectsOf(changes: readonly Change[]): [seat: number, points: number][] {
  const sums = new Map<number, number>();
  for (const { seat, source, before, after } of changes)
    if (source !== "cards") sums.set(seat, (sums.get(seat) ?? 0) + after - before);
  return [...sums].filter(([, n]) => n !== 0).sort(([one], [other]) => one - other);
}

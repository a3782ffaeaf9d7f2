// The city's geometry: a chessboard of 8 columns, houses where row and column add up to an even number, lots
// where they add up to an odd one. Houses touch houses by their corners, and lots lots.

export const ROWS = "ABCDEF";
export const COLUMNS = 8;

export interface Cell {
  row: number;
  column: number;
}

/** Where a house (A1 … F4) or a lot (a1 … f4) lies, counted from 0. */
export function cellOf(id: string): Cell {
  const row = ROWS.indexOf(id.charAt(0).toUpperCase());
  const house = id.charAt(0) === id.charAt(0).toUpperCase();
  const shifted = house === (row % 2 === 1) ? 1 : 0;
  return { row, column: (Number(id.slice(1)) - 1) * 2 + shifted };
}

function idAt(row: number, column: number, rows: number): string | null {
  if (row < 0 || row >= rows || column < 0 || column >= COLUMNS) return null;
  const letter = ROWS.charAt(row);
  const house = (row + column) % 2 === 0;
  return `${house ? letter : letter.toLowerCase()}${Math.floor(column / 2) + 1}`;
}

function around(id: string, steps: readonly (readonly [number, number])[], rows: number): string[] {
  const { row, column } = cellOf(id);
  return steps.map(([down, aside]) => idAt(row + down, column + aside, rows)).filter((one) => one !== null);
}

const BESIDE = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
const DIAGONAL = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** The lots beside a house, or the houses beside a lot. */
export const beside = (id: string, rows: number): string[] => around(id, BESIDE, rows);

/** The houses a house is linked to, or the lots one step from a lot. */
export const diagonal = (id: string, rows: number): string[] => around(id, DIAGONAL, rows);

/** The way of a token from lot to lot, a shortest one, over lots that are not `barred` where that can be. */
export function way(
  from: string,
  to: string,
  rows: number,
  barred: ReadonlySet<string> = new Set(),
): string[] {
  const before = new Map<string, string>([[from, from]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    if (at === to) break;
    for (const next of diagonal(at, rows)) {
      if (before.has(next) || (next !== to && barred.has(next))) continue;
      before.set(next, at);
      open.push(next);
    }
  }
  if (!before.has(to)) return barred.size > 0 ? way(from, to, rows) : [];
  const path = [to];
  for (let at = to; at !== from; ) {
    at = before.get(at) ?? from;
    path.unshift(at);
  }
  return path;
}

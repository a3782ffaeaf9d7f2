// The houses of a turf: blocks on a street grid of its own angle, made from its polygon, always the same.
import type { Point } from "./shapes";
import type { Streets } from "./sheet";

export interface Blocks {
  plain: string;
  dark: string;
  green: string;
}

export function inside(polygon: Point[], x: number, y: number): boolean {
  let within = false;
  polygon.forEach(([ax, ay], n) => {
    const [bx, by] = polygon.at(n - 1) as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** Numbers from 0 to 1 that depend on the text alone (mulberry32). */
export function dice(seed: string): () => number {
  let state = [...seed].reduce((all, char) => Math.imul(all ^ char.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function blocks(id: string, polygon: Point[], [angle, width, height, street]: Streets): Blocks {
  const roll = dice(id);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const cx = polygon.reduce((all, [x]) => all + x, 0) / polygon.length;
  const cy = polygon.reduce((all, [, y]) => all + y, 0) / polygon.length;
  const out: Blocks = { plain: "", dark: "", green: "" };
  const place = (x: number, y: number): Point => [
    Math.round(cx + x * cos - y * sin),
    Math.round(cy + x * sin + y * cos),
  ];
  for (let column = -14; column < 15; column++) {
    for (let row = -30; row < 31; row++) {
      const x = column * (width + street) + Math.floor(column / 3) * 5;
      const y = row * (height + street) + Math.floor(row / 6) * 4;
      const corners = [place(x, y), place(x + width, y), place(x + width, y + height), place(x, y + height)];
      if (!corners.some(([a, b]) => inside(polygon, a, b))) continue;
      const luck = roll();
      const kind = luck < 0.018 ? "green" : luck < 0.11 ? "dark" : "plain";
      out[kind] += `M${corners.map((at) => at.join(" ")).join("L")}Z`;
    }
  }
  return out;
}

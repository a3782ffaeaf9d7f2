import { describe, expect, it } from "vitest";
import { blocks, inside } from "../../src/games/godfather/blocks";
import type { Book, Point } from "../../src/games/godfather/shapes";
import { borders, sheetFor, WHOLE } from "../../src/games/godfather/sheet";
import { nearest } from "../../src/table/arrows";
import { around } from "../../src/table/zoom.svelte";
import { book } from "./states";

const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const moved = (by: number): Book => ({
  ...book,
  areas: Object.fromEntries(
    Object.entries(book.areas).map(([id, area]) => [
      id,
      { ...area, polygon: area.polygon.map(([x, y]): Point => [x + by, y]) },
    ]),
  ),
});

describe("the sheet", () => {
  it("is the drawn one for the content's board", () => {
    const sheet = sheetFor(book);
    expect(sheet.river.length).toBeGreaterThan(5);
    expect(Object.keys(sheet.names).sort()).toEqual(Object.keys(book.areas).sort());
  });
  it("is made of a pack's own geometry where that is another", () => {
    const sheet = sheetFor(moved(3));
    expect(sheet.river).toEqual([]);
    expect(Object.keys(sheet.tallies).sort()).toEqual(
      Object.keys(book.areas)
        .filter((id) => id !== "CP")
        .sort(),
    );
    expect(sheet.roads.length).toBe(borders(moved(3).areas).length);
  });
  it("lays roads where two areas meet, and nowhere else", () => {
    const area = (polygon: Point[]) => ({ centre: [0, 0] as Point, printed: [0, 0] as Point, polygon });
    const right: Point[] = SQUARE.map(([x, y]) => [x + 100, y]);
    expect(borders({ a: area(SQUARE), b: area(right) })).toEqual([
      [
        [100, 0],
        [100, 100],
      ],
    ]);
    expect(borders({ a: area(SQUARE) })).toEqual([]);
  });
});

describe("blocks", () => {
  it("stand in the turf, and always in the same places", () => {
    const polygon = book.areas.MT?.polygon ?? [];
    const one = blocks("MT", polygon, [8, 38, 17, 5]);
    expect(one).toEqual(blocks("MT", polygon, [8, 38, 17, 5]));
    expect(one.plain.length).toBeGreaterThan(1000);
    expect(one).not.toEqual(blocks("CH", polygon, [8, 38, 17, 5]));
  });
  it("know what is inside", () => {
    expect(inside(SQUARE, 50, 50)).toBe(true);
    expect(inside(SQUARE, 150, 50)).toBe(false);
  });
});

describe("arrow keys", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 200, y: 10 },
    { x: -50, y: 0 },
    { x: 0, y: 80 },
  ];
  it("go to the nearest thing ahead", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowLeft")).toBe(2);
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowDown")).toBe(3);
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowUp")).toBe(-1);
  });
  it("reach every round space from any other", () => {
    const all = Object.values(book.spaces).map(({ xy: [x, y] }) => ({ x, y }));
    const found = new Set([0]);
    for (const at of found) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nearest(all[at] as { x: number; y: number }, all, key);
        if (next >= 0) found.add(next);
      }
    }
    expect(found.size).toBe(all.length);
  });
});

describe("the window of a small screen", () => {
  it("never leaves the map", () => {
    for (const [x, y, scale] of [
      [0, 0, 2],
      [1000, 1000, 4],
      [500, 500, 1],
    ] as const) {
      const shown = around(x, y, scale, 0.9, WHOLE);
      expect(shown.x).toBeGreaterThanOrEqual(WHOLE.x);
      expect(shown.y).toBeGreaterThanOrEqual(WHOLE.y);
      expect(shown.x + shown.width).toBeLessThanOrEqual(WHOLE.x + WHOLE.width + 0.001);
      expect(shown.y + shown.height).toBeLessThanOrEqual(WHOLE.y + WHOLE.height + 0.001);
    }
  });
});

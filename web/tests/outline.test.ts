// Stops on the tape, and the sums of its chart.

import { describe, expect, it } from "vitest";
import type { Costly } from "../src/notes/notes";
import { between, heads, path, scaled, spread } from "../src/replay/chart";
import { noteOf, type Pin, pinAt, pins } from "../src/replay/costly";
import { gain, next, type Outline, played, previous, stages, stretches, turnAt } from "../src/replay/outline";
import { kept, named } from "../src/replay/where";

const turn = (last: number, seat: number | null, stage: number, phase: string, ...worth: number[]) => ({
  last,
  seat,
  stage,
  phase,
  worth,
  lines: [],
});
const outline: Outline = {
  last: 9,
  viewer: null,
  begun: [0, 0],
  turns: [
    turn(2, 0, 1, "a", 3, 0),
    turn(5, 1, 1, "a", 3, -2),
    turn(6, null, 1, "b", 3, -2),
    turn(9, 0, 2, "a", 1, 4),
  ],
  looks: [],
};

describe("stops", () => {
  it("go on and back by turn, step and phase", () => {
    expect([0, 1, 2, 5, 9].map((move) => next(outline, move, "turn"))).toEqual([2, 2, 5, 6, 9]);
    expect([0, 1, 2, 9].map((move) => previous(outline, move, "turn"))).toEqual([0, 0, 0, 6]);
    expect([0, 9].map((move) => next(outline, move, "step"))).toEqual([1, 9]);
    expect([0, 5, 6].map((move) => next(outline, move, "phase"))).toEqual([5, 6, 9]);
    expect(previous(outline, 9, "phase")).toBe(6);
  });

  it("know the turn, and how far it is played", () => {
    expect([0, 1, 2, 3, 9].map((move) => turnAt(outline, move))).toEqual([-1, 0, 0, 1, 3]);
    expect([0, 1, 2, 9].map((move) => played(outline, move))).toEqual([0, 0.5, 1, 4]);
  });

  it("tell acts, phases and what a turn changed", () => {
    expect(stages(outline)).toEqual([
      { stage: 1, from: 0 },
      { stage: 2, from: 3 },
    ]);
    expect(stretches(outline).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 2],
      [3, 3],
    ]);
    expect([0, 1, 2, 3].map((n) => gain(outline, n))).toEqual([3, -2, 0, -2]);
  });
});

describe("the chart", () => {
  const frame = { width: 140, height: 120, left: 20, right: 20, top: 10, bottom: 10 };
  const values = [
    [0, 0],
    [10, 4],
  ];
  const scale = scaled(values, 1, frame);

  it("has round steps and lies in its frame", () => {
    expect(scale.ticks).toEqual([0, 5, 10]);
    expect(path(values, 0, scale)).toBe("M20.0 110.0L120.0 10.0");
    expect(scaled([[-3, 5]], 1, frame).ticks[0]).toBeLessThanOrEqual(-3);
  });

  it("keeps heads apart and above the floor", () => {
    const found = heads([5, 5, 5, 0], scale, 19, 100);
    expect(found.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    const gaps = found.slice(1).map(({ y }, n) => y - (found[n]?.y ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(18.9);
    expect(found.at(-1)?.y).toBeLessThanOrEqual(100);
  });

  it("keeps marks apart, in their order and before the end", () => {
    expect(spread([10, 60, 12], 24, 200)).toEqual([10, 60, 34]);
    expect(spread([95, 90, 10], 24, 100)).toEqual([100, 76, 10]);
  });

  it("goes straight between two turns", () => {
    expect(between(values, 0.5)).toEqual([5, 2]);
    expect(between(values, 1)).toEqual([10, 4]);
  });
});

describe("costly decisions on the tape", () => {
  const cost = (seat: number, entry: number, move: number): Costly =>
    ({ seat, entry, move, chance: 0.1, chance_better: 0.38 }) as Costly;
  const slight = { ...cost(1, 40, 5), chance: 0.2 };
  const all = [slight, cost(0, 30, 3), cost(1, 10, 2), cost(0, 50, 6)];
  const named = (eyes: "all" | number, you: number | null): string[] =>
    pins(all, outline, eyes, you).map(({ seat, number }) => `${seat}.${number}`);

  it("show what these eyes may see, numbered as in the notes", () => {
    expect(named("all", 0)).toEqual(["0.1", "0.2"]);
    expect(named("all", null)).toEqual(["1.1", "0.1"]); // the costliest of each
    expect(named(1, 0)).toEqual(["1.1", "1.2"]);
    expect(named(-1, 0)).toEqual([]); // an onlooker's: whoever shows them all fails here
  });

  it("stand where they were made, and lead to their note", () => {
    const found = pins(all, outline, "all", 0);
    expect(found.map(({ at, cost }) => [at.toFixed(2), cost])).toEqual([
      ["1.33", 28],
      ["3.00", 28],
    ]);
    expect(pinAt(found, outline, 3)?.number).toBe(1);
    expect(pinAt(found, outline, 5)?.number).toBe(1); // the turn that holds it
    expect(pinAt(found, outline, 2)).toBe(null);
    expect(pinAt(found, outline, 9)?.number).toBe(2);
    expect(noteOf("t", found[1] as Pin, "s")).toBe("#/notes/t?seat=0&note=2&share=s");
  });
});

describe("what a turn was about", () => {
  const told = [
    { event: "thug-played", seat: 0, space: "P-1" },
    { event: "taken-back", seat: 0, events: 1 },
    { event: "member-played", seat: 0, space: "R1", member: "don" },
    { event: "bill-taken", seat: 1, bill: "$1" },
    { event: "phase-begins", phase: "turf-war" },
    { event: "marker-placed", seat: 0, turf: "BK" },
  ];
  it("stayed so, was its player's doing, and ends with the phase", () => {
    expect(kept(told).map(({ event }) => event)).not.toContain("thug-played");
    expect(named(told, 0)).toEqual(["R1", "don"]);
    expect(named(told, null)).toEqual([]);
  });
});

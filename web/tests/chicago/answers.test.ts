import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOOSE } from "../../src/games/chicago/answers";
import { decisions } from "../../src/games/chicago/decisions";
import { effectsOf } from "../../src/games/chicago/effects";
import { targets } from "../../src/games/chicago/targets";
import { NAMES, recorded } from "./states";

/** The decisions of the engine, from its own table of actions. */
const ENGINE = [
  ...new Set(
    readFileSync(new URL("../../../docs/chicago/actions.md", import.meta.url), "utf-8")
      .split("\n")
      .flatMap((line) => /^\| [\d–]+ \| ([a-z-]+) \|/.exec(line)?.[1] ?? []),
  ),
];

describe("decisions", () => {
  it("all have a component", () => {
    expect(ENGINE.length).toBeGreaterThan(20);
    expect(ENGINE.filter((kind) => !(kind in decisions))).toEqual([]);
    expect("flying" in decisions).toBe(false);
  });
  it("of every recorded state are known", () => {
    const asked = NAMES.flatMap((name) => recorded(name).position.question?.asked ?? []);
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((kind) => !(kind in decisions))).toEqual([]);
  });
});

describe("answers", () => {
  it("lie on the table, on the slip or in the question line", () => {
    const PLACES = /^place-(own|shared)$/; // two large buttons on the slip
    for (const name of NAMES)
      for (const { text, form } of recorded(name).position.question?.legal ?? [])
        expect(
          targets([form]).length > 0 || LOOSE.has(form.type) || PLACES.test(form.type),
          `${name}: ${text}`,
        ).toBe(true);
    expect(LOOSE.has("claim")).toBe(false);
  });
});

describe("effects", () => {
  it("are points seat by seat, without cards in hand", () => {
    const change = (seat: number, source: string, before: number, after: number) => ({
      seat,
      source,
      before,
      after,
    });
    const changes = [
      change(1, "agents", 0, -2),
      change(0, "henchmen", 1, 3),
      change(0, "cards", 3, 1),
      change(1, "businesses", 0, 2),
    ];
    expect(effectsOf(changes)).toEqual([[0, 2]]);
  });
});

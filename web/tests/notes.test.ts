// The notes' bands add up, and the record counts what it is given.

import { describe, expect, it } from "vitest";
import { apart, bands, edge, x, y } from "../src/notes/bands";
import { type Costly, cost, type Point, stages, turnIn } from "../src/notes/notes";
import { kindIn, nameIn } from "../src/record/habits";
import { levelOf, median, type Played, streaks } from "../src/record/record";
import type { Favourite } from "../src/wire/generated";

const point = (turn: number, stage: number, chances: number[]): Point => ({
  turn,
  entry: turn * 10,
  seat: 0,
  stage,
  chances,
});
const points = [point(0, 0, [0.5, 0.5]), point(1, 1, [0.25, 0.75]), point(2, 2, [0, 1]), point(3, 2, [0, 1])];

describe("the bands", () => {
  const frame = { width: 360, height: 210, first: 0, last: 30 };
  it("begin with the viewer's and end at a hundred", () => {
    const drawn = bands(frame, points, 1);
    expect(drawn.map((band) => band.seat)).toEqual([1, 0]);
    expect(drawn[1]?.path).toContain(` ${y(frame, 1).toFixed(1)}L`);
  });
  it("hold the pin of a decision at their edge", () => {
    const at = edge(frame, points, { seat: 1, entry: 5 } as Costly);
    expect(at).toEqual({ x: x(frame, 5), y: y(frame, 0.625) });
  });
  it("keep their emblems apart", () => {
    const even = Array.from({ length: 12 }, (_, n) => point(n, 1, [0.34, 0.33, 0.33]));
    const [one, other] = bands({ ...frame, last: 110, height: 90 }, even, 0).map((band) => band.at);
    expect(
      Math.hypot((one?.[0] ?? 0) - (other?.[0] ?? 0), (one?.[1] ?? 0) - (other?.[1] ?? 0)),
    ).toBeGreaterThan(32);
  });
  it("leave out the name of a stage that would run into another", () => {
    const begun = [0, 20, 60, 120].map((at, n) => ({ at, label: `Act ${n}` }));
    expect(apart(begun).map(({ named }) => named)).toEqual([true, false, true, true]);
  });
  it("know the stages that are played, and the turn in each", () => {
    expect(stages(points)).toEqual([0, 1, 2]);
    expect(turnIn(points, { turn: 3, stage: 2 } as Costly)).toBe(2);
    expect(cost({ chance: 0.094, chance_better: 0.226 } as Costly)).toBe(14);
  });
});

describe("the record", () => {
  const game = (place: number, more: Partial<Played> = {}): Played => ({
    table: "t",
    game: "g",
    players: 2,
    seat: 0,
    place,
    points: 1,
    began: 0,
    ended: 60_000,
    levels: ["easy"],
    people: 1,
    ...more,
  });
  it("finds the longest row and the one that lasts", () => {
    const found = streaks([1, 1, 1, 2, 1, 1].map((place) => game(place)));
    expect(found.best).toEqual({ from: 0, length: 3 });
    expect(found.now).toEqual({ from: 4, length: 2 });
    expect(streaks([game(1), game(2)]).now.length).toBe(0);
  });
  it("goes by the strongest bot, or by people", () => {
    expect(levelOf(game(1, { levels: ["medium:careful", "easy"] }))).toBe("medium");
    expect(levelOf(game(1, { people: 2, levels: ["expert"] }))).toBe("people");
    expect(median([5, 1, 3])).toBe(3);
  });
});

describe("favourites", () => {
  const book = {
    families: [{ id: "J1", name: "no thing" }],
    cards: { J1: { name: "Clean House" } },
    turfs: { T: "Chelsea" },
    records: { X: { name: "a record" } },
  };
  it("are called by the game's own book", () => {
    expect([nameIn(book, "J1"), nameIn(book, "T")]).toEqual(["Clean House", "Chelsea"]);
    expect([nameIn(book, "X"), nameIn(undefined, "Y")]).toEqual(["X", "Y"]); // what has no name keeps its id
  });
  it("stand by title and kind", () => {
    const one = (game: string, kind: string): Favourite => ({
      game,
      kind,
      thing: "a",
      times: 1,
      games: 1,
      won: 0,
    });
    const found = [one("g", "card"), one("g", "place"), one("h", "card")];
    expect(kindIn(found, "g", "card")).toEqual([found[0]]);
  });
});

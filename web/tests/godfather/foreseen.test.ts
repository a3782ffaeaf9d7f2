import { describe, expect, it } from "vitest";
import { influenceThen, shakedown, turfsThen, verdict, warnings } from "../../src/games/godfather/foreseen";
import { decider, known, scores } from "../../src/games/godfather/scores";
import { tableOf } from "./states";

const FORESIGHT = {
  warnings: [{ warning: "last-figure", params: { jobs: ["JB1"] } }],
  shakedowns: [{ space: "P-WS", side: "front", icons: ["LAUNDER", "MONEY_1"], share: 0 }],
  turfs: [{ turf: "WS", after: { "1": 1, neutral: 2, "0": 0 }, wins_after: "neutral" }],
  draw: null,
};
const looking = (foresight: object | undefined) =>
  Object.assign(tableOf("turn"), { foresight: { key: "", reply: { events: [], foresight } } });

describe("foresight", () => {
  it("tells influence, winner, share and warnings", () => {
    const table = looking(FORESIGHT);
    expect(influenceThen(table, "WS")).toEqual([
      ["neutral", 2],
      [1, 1],
    ]);
    expect(verdict(table, "WS")).toBe("neutral");
    expect(turfsThen(table)).toEqual(["WS"]);
    expect(shakedown(table)?.share).toBe(0);
    expect(warnings(table).map(({ warning }) => warning)).toEqual(["last-figure"]);
  });
  it("says nothing where the server does not", () => {
    const table = looking(undefined);
    expect(influenceThen(table, "WS")).toBeNull();
    expect(verdict(table, "WS")).toBeNull();
    expect(turfsThen(table)).toBeNull();
    expect(warnings(table)).toEqual([]);
  });
});

describe("scores", () => {
  const row = (seat: number, total: number) => ({
    seat,
    total,
    sources: [{ source: "bills", points: total, of: [] }],
    certain: true,
  });
  it("are the server's reckoning, the winner of a tie first", () => {
    const reckoning = {
      seats: [row(0, 9), row(1, 9), row(2, 3)],
      winners: [1],
      tie_breaks: [{ tie_break: "dominance", values: {}, decided: true }],
    };
    const table = tableOf("end");
    Object.assign(table, { position: { ...table.position, reckoning } });
    expect(scores(table).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(decider(table)).toBe("dominance");
  });
  it("before the end are only what all can know", () => {
    const table = tableOf("turn");
    expect(known(table, 0)?.certain).toBe(false);
    Object.assign(table, { position: { ...table.position, standing: null } });
    expect(known(table, 0)).toBeNull();
    Object.assign(table, { position: { ...table.position, standing: { seats: [row(0, 5)] } } });
    expect(known(table, 0)?.total).toBe(5);
  });
});

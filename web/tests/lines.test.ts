// Lines of the log as they are shown, and which of them tells of the event that is on.

import { describe, expect, it } from "vitest";
import type { Book } from "../src/games/game";
import { captionOf } from "../src/table/captions";
import { clauses, parts, teller } from "../src/table/lines";
import { Log } from "../src/table/log.svelte";
import type { Playing, Told } from "../src/table/playback.svelte";
import type { Happening } from "../src/wire/messages";

const NAMES = ["Ann", "Anna Lee", "Bruno"];

describe("a line of the log", () => {
  it("shows names without their quotation marks", () => {
    expect(parts("“Wall Street” is won by Ann")).toEqual([
      { text: "Wall Street", name: true },
      { text: " is won by Ann", name: false },
    ]);
    expect(parts("no name")).toEqual([{ text: "no name", name: false }]);
  });
  it("is the doing of the player it begins with, by the whole name", () => {
    expect(teller("Anna Lee bids $3", NAMES)).toBe(1);
    expect(teller("Ann bids $3", NAMES)).toBe(0);
    expect(teller("Annabel bids $3", NAMES)).toBeNull();
    expect(teller("“Queens”: a tie", NAMES)).toBeNull();
  });
});

describe("a line of several doings", () => {
  it("is parted where another player is named, and nowhere else", () => {
    expect(clauses("Phase: Bribery; Ann bids $4: $2, $2; Bruno bids $3", NAMES)).toEqual([
      "Phase: Bribery",
      "Ann bids $4: $2, $2",
      "Bruno bids $3",
    ]);
    expect(clauses("Ann takes $2; $3 goes back; Annabel", NAMES)).toEqual([
      "Ann takes $2; $3 goes back; Annabel",
    ]);
    expect(clauses("فاز؛ Bruno", NAMES)).toEqual(["فاز", "Bruno"]);
  });
});

describe("the caption of a playback", () => {
  const book = { turfs: { WS: "Wall Street", QN: "Queens" } } as unknown as Book;
  const lines = ["Ann takes $2", "“Wall Street” is won by Bruno", "“Queens”: a tie", "Bruno bids $1"];
  const on = (event: Playing["event"]): string =>
    captionOf({ event, lines, duration: 1, all: [], next: null }, NAMES, book);

  it("tells of the event that is on, and of no other", () => {
    expect(on({ event: "turf-fought", turf: "QN" })).toBe("Queens: a tie");
    expect(on({ event: "turf-fought", turf: "WS", winner: 2 })).toBe("Wall Street is won by Bruno");
    expect(on({ event: "bid", seat: 2 })).toBe("Bruno bids $1");
  });

  it("is as much of a long line as a small screen holds, from the part that tells of the event", () => {
    const parts = [
      "Phase: Entr’acte",
      "All figures go home",
      "“Wall Street” gets a new business",
      "“Queens” gets a business that gives much",
    ];
    const long = (event: Playing["event"]): string =>
      captionOf({ event, lines: [parts.join("; ")], duration: 1, all: [], next: null }, NAMES, book);
    expect(long({ event: "figures-home" })).toBe(
      "Phase: Entr’acte; All figures go home; Wall Street gets a new business",
    );
    expect(long({ event: "tile-opened", turf: "QN" })).toBe("Queens gets a business that gives much");
  });
});

describe("the log told live", () => {
  const told = (...happened: object[]): Told => ({
    seq: 1,
    events: [],
    lines: [],
    happened: happened as Happening[],
    position: null,
    meta: null,
  });
  it("goes on with its last line where the server says so", () => {
    const log = new Log();
    log.begin(["Ann plays a thug"], []);
    log.add(
      told({ lines: ["Ann takes $2"], again: ["Ann plays a thug, takes $2"] }, { lines: ["Bruno bids $1"] }),
    );
    expect(log.lines.map(({ text }) => text)).toEqual(["Ann plays a thug, takes $2", "Bruno bids $1"]);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changed, influenceAfter } from "../../src/games/godfather/after";
import { bidsOf } from "../../src/games/godfather/bids";
import { decisions } from "../../src/games/godfather/decisions";
import { forget, places } from "../../src/games/godfather/pools";
import { influence, lookOf } from "../../src/games/godfather/scene";
import { sender } from "../../src/games/godfather/senders";
import { meant, targets } from "../../src/games/godfather/targets";
import { steps } from "../../src/games/godfather/walking";
import { book, NAMES, recorded, tableOf } from "./states";

/** The decisions of the engine, from its own table of actions. */
const ENGINE = [
  ...new Set(
    readFileSync(new URL("../../../docs/godfather/actions.md", import.meta.url), "utf-8")
      .split("\n")
      .flatMap((line) => /^\| [\d–]+ \| ([a-z-]+) \|/.exec(line)?.[1] ?? []),
  ),
];
/** Actions that are nowhere on the table and therefore buttons. */
const BUTTONS =
  /^(no-|skip|done|forgo|use|decline|ability-first|bills|me-first|controller-first|take-lower|leave-lower|suitcase-no-more|no-more-goods|offer-nothing)/;

describe("decisions", () => {
  it("all have a component or a named generic one", () => {
    expect(ENGINE.length).toBeGreaterThan(15);
    expect(ENGINE.filter((kind) => !(kind in decisions))).toEqual([]);
    expect("flying" in decisions).toBe(false);
  });
  it("of every recorded state are known", () => {
    const asked = NAMES.map((name) => recorded(name).position.question?.asked).filter(
      (kind) => kind !== undefined,
    );
    expect(asked.filter((kind) => !(kind in decisions))).toEqual([]);
  });
});

describe("targets", () => {
  it("stand for every legal action that is no button", () => {
    for (const name of NAMES) {
      for (const { text, form } of recorded(name).position.question?.legal ?? []) {
        if (!BUTTONS.test(text)) expect(targets([form]), `${name}: ${text}`).toHaveLength(1);
      }
    }
  });
  it("of an unlit thing name the action that the server refuses", () => {
    expect(meant("turn", { kind: "space", id: "R09" })).toBe("member R09");
    expect(meant("turn", { kind: "space", id: "P-WS" })).toBe("thug P-WS");
    expect(meant("turn", { kind: "public", id: "2" })).toBe("public-job 2");
    expect(meant("bribe", { kind: "space", id: "R09" })).toBeNull();
  });
  it("are lit, pointed at and chosen one by one", () => {
    const table = tableOf("turn");
    const [free, taken] = someSpaces();
    expect(table.selection.lit("space", free)).toBe("legal");
    table.selection.pointAt("space", free);
    expect(table.selection.lit("space", free)).toBe("pointed");
    expect(table.selection.chooseAt("space", free)).toBe(true);
    expect(table.selection.lit("space", free)).toBe("chosen");
    expect(table.selection.answer).toEqual({ actions: [`member ${free}`] });
    expect(table.selection.chooseAt("space", taken)).toBe(false);
  });
});

describe("what is held until the turn ends", () => {
  it("stays on the board alone", () => {
    const table = tableOf("turn");
    const [free] = someSpaces();
    const other = table.selection.options.find(
      ({ targets: [one] }) => one?.kind === "space" && one.id !== free,
    )?.targets[0]?.id;
    table.selection.chooseAt("space", free);
    table.held = { actions: [`member ${free}`] };
    expect(lookOf(table, "space", free)).toBe("chosen");
    expect(sender(table, free)).not.toBeNull();
    expect(lookOf(table, "space", String(other))).toBe("none");
    expect(sender(table, String(other))).toBeNull();
  });
});

describe("icons", () => {
  it("keep their places when one is used, until something else is asked", () => {
    const table = tableOf("icons");
    const options = table.selection.options.filter(({ forms }) => forms[0]?.type === "icon");
    const keys = places(table, 0, options, () => "").map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(1);
    const later = places(table, 0, options.slice(1), () => "");
    expect(later.map(({ key }) => key)).toEqual(keys);
    expect(later.map(({ option }) => option === undefined)).toEqual(keys.map((_, n) => n === 0));
    expect(places(table, 1, options.slice(1), () => "")).toHaveLength(keys.length - 1); // a rival’s turn
    places(table, 1, options, () => "");
    forget(table);
    expect(places(table, 1, options.slice(1), () => "")).toHaveLength(keys.length - 1);
  });
});

describe("a walk", () => {
  it("ends where the layer lies in its place", () => {
    const way = steps([[10, 20], [30, 60]], 2); // biome-ignore format: points
    expect(way).toEqual(["translate(-40px, -80px)", "translate(0px, 0px)"]);
  });
});

/** Of the recorded turn: a round space that a family member may go to, and one that is taken. */
function someSpaces(): [string, string] {
  const { view, question } = recorded("turn").position;
  const legal = question?.legal.find(({ form }) => form.type === "member")?.form.space;
  const taken = Object.keys(view.rounds).find((id) => view.rounds[id] !== null);
  return [String(legal), String(taken)];
}

describe("influence", () => {
  it("counts a figure in each turf it touches", () => {
    const table = tableOf("turn");
    const [free] = someSpaces();
    const after = influenceAfter(table, recorded("turn").previews[`member ${free}`]?.events ?? []);
    const turfs = (book.spaces[free]?.areas ?? []).filter((id) => book.areas[id]?.turf !== undefined);
    expect(turfs.length).toBeGreaterThan(0);
    expect(changed(influence(table), after).sort()).toEqual(turfs.sort());
    expect(influenceAfter(table, [])).toEqual(influence(table));
  });
});

describe("bids", () => {
  it("come highest first, of the last bribery alone", () => {
    const bid = (seat: number, worth: number) => ({ event: "bid", seat, bills: [], worth });
    const events = [bid(0, 9), { event: "phase-begins", phase: "bribery" }, bid(1, 2), bid(2, 3), bid(3, 2)];
    expect(bidsOf(events).map(({ seat }) => seat)).toEqual([2, 1, 3]);
  });
});

// The order slip's head and rows, on recorded states, with what the server foretold of them.
import { describe, expect, it } from "vitest";
import { rowsOf, sentences } from "../../src/games/godfather/following";
import { headOf } from "../../src/games/godfather/heads";
import type { TableState } from "../../src/table/table.svelte";
import { NAMES, recorded, tableOf } from "./states";

function told(state: string, action: string): TableState {
  const { names, previews } = recorded(state);
  const foresight = { key: action, reply: previews[action] };
  return Object.assign(tableOf(state), { foresight, name: (seat: number) => names[seat] });
}
function choosing(state: string, action: string): TableState {
  const table = told(state, action);
  const option = table.selection.options.find(({ key }) => key === action);
  if (!option) throw new Error(`${action} is not asked`);
  table.selection.choose(option);
  return table;
}
const head = (table: TableState) =>
  headOf(table, table.selection.shown ?? ({ targets: [] as never } as never));

describe("the slip's head", () => {
  it("is the thing itself: the job, the figure, the Police Chief's turf", () => {
    expect(head(choosing("turn", "job JY6"))).toMatchObject({ title: "Numbers Bank", look: "jb j-yellow" });
    expect(head(choosing("turf", "turf WS"))).toMatchObject({
      title: "Wall Street",
      icon: "i-police",
      look: "s-neutral",
    });
    expect(head(choosing("figure", "figure R04"))).toMatchObject({ icon: "i-consigliere" });
  });
  it("has no code in any state", () => {
    for (const name of NAMES.filter((one) =>
      ["turn", "five", "turf", "figure", "space", "front"].includes(one),
    ))
      for (const { key } of tableOf(name).selection.options)
        expect(head(choosing(name, key)).title).not.toMatch(/\(|\b[A-Z]{2}\b/);
  });
});

describe("what follows", () => {
  it("tells cost and pay of a job apart", () => {
    const rows = rowsOf(choosing("turn", "job JY6"));
    expect(rows.map(({ what, cards }) => [what, cards])).toEqual([
      ["pays", ["booze", "booze"]],
      ["paid", ["$2"]],
    ]);
  });
  it("a laundered bill is no loss", () => {
    expect(rowsOf(told("launder", "suitcase $1")).map(({ what }) => what)).toEqual(["case"]);
  });
  it("never speaks of the viewer by name", () => {
    for (const name of NAMES)
      for (const key of Object.keys(recorded(name).previews)) {
        const table = told(name, key);
        for (const line of sentences(table))
          expect(line.startsWith(`${recorded(name).names[table.you ?? 0]} `)).toBe(false);
      }
  });
});

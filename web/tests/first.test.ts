// Hints of a first game: each once, none without wheels, none that knows more than its viewer.
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { due, type First, type Hint } from "../src/first/hints";
import { begin, drop, enough, forgetFirst, isFirst, kept } from "../src/first/kept";
import { Wheels } from "../src/first/wheels.svelte";
import { decisions as chicagoDecisions } from "../src/games/chicago/decisions";
import chicagoFirst, * as chicago from "../src/games/chicago/first";
import { decisions as godfatherDecisions } from "../src/games/godfather/decisions";
import godfatherFirst, * as godfather from "../src/games/godfather/first";
import { strings } from "../src/strings/strings.svelte";
import type { TableState } from "../src/table/table.svelte";
import * as chicagoStates from "./chicago/states";
import * as godfatherStates from "./godfather/states";

const ROOT = new URL("../../", import.meta.url);
const LOCALES = new URL("src/consigliere/locales/", ROOT);
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf-8");
const LANGUAGES = readdirSync(LOCALES, { withFileTypes: true })
  .filter((one) => one.isDirectory() && readdirSync(new URL(one.name, LOCALES)).includes("page-first.ftl"))
  .map(({ name }) => name);
const words = (language: string): string =>
  ["first", "godfather-first", "chicago-first"]
    .map((name) => read(`src/consigliere/locales/${language}/page-${name}.ftl`))
    .join("\n");

interface Title {
  name: string;
  first: First;
  asked: readonly string[];
  reasons: Record<string, [string, string | null]>;
  decisions: object;
  table(name: string): TableState;
  states: string[];
}
const TITLES: Title[] = [
  {
    name: "godfather",
    first: godfatherFirst,
    asked: godfather.ASKED,
    reasons: godfather.REASONS,
    decisions: godfatherDecisions,
    table: godfatherStates.tableOf,
    states: godfatherStates.NAMES,
  },
  {
    name: "chicago",
    first: chicagoFirst,
    asked: chicago.ASKED,
    reasons: chicago.REASONS,
    decisions: chicagoDecisions,
    table: chicagoStates.tableOf,
    states: chicagoStates.NAMES,
  },
];
const asks = ({ table }: Title, name: string): boolean => (table(name).question?.legal.length ?? 0) > 0;

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  const local = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  };
  vi.stubGlobal(
    "localStorage",
    new Proxy(local, {
      ownKeys: () => [...store.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  strings.give("en", words("en"));
});
afterEach(() => vi.unstubAllGlobals());

const HINTS: Hint[] = ["turn", "job", "over"].map((id) => ({ id, text: id }));
const ids = (hints: readonly Hint[]): string[] => hints.map(({ id }) => id);

describe("a hint is given once", () => {
  test("stays while its decision is open, and never comes again", () => {
    begin("one");
    const wheels = new Wheels("one");
    expect(ids(wheels.due(HINTS, "1", 2))).toEqual(["turn", "job"]);
    wheels.tell(wheels.due(HINTS, "1", 2), "1");
    expect(ids(wheels.due(HINTS, "1", 2))).toEqual(["turn", "job"]);
    expect(ids(wheels.due(HINTS, "2", 2))).toEqual(["over"]);
    wheels.tell(wheels.due(HINTS, "2", 2), "2");
    expect(wheels.due(HINTS, "3", 2)).toEqual([]);
    expect(new Wheels("one").due(HINTS, "3", 2)).toEqual([]); // after a reload, too
  });
  test("which takes the telling: without it the same would be said again", () => {
    begin("one");
    expect(ids(new Wheels("one").due(HINTS, "2", 2))).toEqual(["turn", "job"]);
  });
  test("a whole game of recorded questions says nothing twice", () => {
    for (const title of TITLES) {
      begin(title.name);
      const wheels = new Wheels(title.name);
      const said: string[] = [];
      for (const name of [...title.states, ...title.states].filter((one) => asks(title, one))) {
        const hints = wheels.due(title.first.hints(title.table(name)), `${said.length} ${name}`, 2);
        wheels.tell(hints, `${said.length} ${name}`);
        said.push(...ids(hints));
      }
      expect(said.length).toBeGreaterThan(12);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

describe("without wheels nothing is said", () => {
  test("at a table that is no first game, or where they were turned off", () => {
    expect(new Wheels("other").due(HINTS, "1", 2)).toEqual([]);
    begin("one");
    const wheels = new Wheels("one");
    wheels.turn(false);
    expect(wheels.due(HINTS, "1", 2)).toEqual([]);
    expect(new Wheels("one").on).toBe(false);
    wheels.turn(true);
    expect(wheels.due(HINTS, "1", 2)).not.toEqual([]);
    expect(due(HINTS, { on: true, told: {} }, "1", 2)).not.toEqual([]); // only the wheels make the difference
  });
  test("what is kept goes with the table, and with the person", () => {
    for (const id of ["one", "two"]) begin(id);
    drop("one");
    expect([kept("one").on, kept("two").on]).toEqual([false, true]);
    enough(true);
    store.set("noted two", "{}");
    forgetFirst();
    expect([...store.keys()]).toEqual(["noted two"]);
  });
});

describe("a first game is one before which none was finished", () => {
  const record = (games: unknown[] | null): void => {
    const answer = { ok: games !== null, status: games ? 200 : 500, text: async () => JSON.stringify(games) };
    vi.stubGlobal("fetch", async () => answer);
  };
  test("by the person's record", async () => {
    record([]);
    expect(await isFirst()).toBe(true);
    record([{ table: "x", game: "chicago" }]);
    expect(await isFirst()).toBe(false);
    record(null);
    expect(await isFirst()).toBe(false);
  });
  test("and not for those who had enough of hints, until they want them again", async () => {
    record([]);
    enough(true);
    expect(await isFirst()).toBe(false);
    enough(false);
    expect(await isFirst()).toBe(true);
  });
});

/** A table that tells what is asked, and of the view only how many figures the viewer has not played. */
function guarded(table: TableState): TableState {
  const seat = table.you ?? -1;
  const row = (table.view as { seats?: { thugs?: number; members?: string[] }[] } | null)?.seats?.[seat];
  const only = (what: string, allowed: Record<string, unknown>): unknown =>
    new Proxy(allowed, {
      get(all, key) {
        if (typeof key === "string" && !(key in all)) throw new Error(`${what}.${key} was read`);
        return all[key as string];
      },
    });
  const view = only("view", {
    seats: only("seats", { [seat]: only("row", { thugs: row?.thugs, members: row?.members }) }),
  });
  const position = only("position", { warnings: table.position?.warnings });
  const { question, selection, you } = table;
  return only("table", { question, selection, you, view, position }) as TableState;
}

describe.each(TITLES)("$name", (title) => {
  const { name, first, table } = title;
  test("hints read the question, the warnings and the own public figures, nothing else", () => {
    for (const state of title.states.filter((one) => asks(title, one))) {
      const all = first.hints(table(state));
      expect(ids(first.hints(guarded(table(state))))).toEqual(ids(all));
      for (const option of table(state).selection.options) expect(first.because(option).text).not.toBe("");
    }
  });
  test("one that looks into a hand is found", () => {
    const state = title.states.find((one) => asks(title, one)) ?? "";
    const peeks = (at: TableState): unknown => (at.view as unknown as { hand: unknown }).hand;
    expect(() => peeks(guarded(table(state)))).toThrow("view.hand was read");
  });
  test("every kind of decision has its sentence, every reason its words and a rule of the book", () => {
    const kinds = Object.keys(title.decisions).map((kind) =>
      title.asked.includes(kind) ? kind : kind.replace(/-.+/, ""),
    );
    expect(kinds.filter((kind) => !title.asked.includes(kind))).toEqual([]);
    const book = read(`docs/${name}/rules.md`);
    for (const [reason, rule] of [...Object.values(title.reasons), ["other", null] as const]) {
      expect(strings.text(`page-${name}-lit-${reason}`)).not.toMatch(/^page-/);
      if (rule) expect(book).toContain(`**${rule}**`);
    }
    expect(book).not.toContain("**G99.1**");
    for (const language of LANGUAGES) {
      strings.give(language, words(language));
      for (const asked of title.asked)
        expect(strings.text(`page-${name}-once-${asked}`)).not.toMatch(/^page-/);
    }
    expect(LANGUAGES.length).toBeGreaterThan(4);
    expect(strings.text(`page-${name}-once-nothing`)).toMatch(/^page-/);
  });
});

describe("what may be overlooked", () => {
  const changed = (at: TableState, warnings: unknown[], more: object = {}): TableState =>
    ({ ...at, selection: at.selection, position: { ...at.position, warnings }, ...more }) as TableState;
  const late = (at: TableState, thugs: number): object => {
    const view = structuredClone(at.view) as unknown as { seats: { thugs: number; members: string[] }[] };
    view.seats[at.you ?? 0] = { ...view.seats[at.you ?? 0], thugs, members: [] };
    return { view };
  };
  test("the limit and the empty suitcase, when it is late in the act; the last figure before a job", () => {
    const at = godfatherStates.tableOf("turn");
    const warnings = [
      { warning: "over-limit", params: { over: 2, limit: 5 } },
      { warning: "empty-suitcase", params: {} },
    ];
    const early = ids(godfatherFirst.hints(changed(at, warnings, late(at, 5))));
    expect(early).not.toContain("over");
    const found = godfatherFirst.hints(changed(at, warnings, late(at, 1)));
    expect(ids(found)).toEqual(expect.arrayContaining(["turn", "over", "empty"]));
    expect(found.find(({ id }) => id === "over")?.text).toMatch(/2.? cards/);
    const last = (jobs: number): string[] =>
      ids(godfatherFirst.hints(changed(at, [{ warning: "last-figure", params: { jobs, allies: 0 } }])));
    expect([last(1).includes("last"), last(0).includes("last")]).toEqual([true, false]);
  });
  test("a job that can be paid for, only where one is lit", () => {
    const at = godfatherStates.tableOf("turn");
    const { options } = at.selection;
    const lit = options.some(({ group }) => group === "job" || group === "public-job");
    expect(ids(godfatherFirst.hints(at)).includes("job")).toBe(lit);
    const withJob = { selection: { options: [{ ...options[0], group: "job" }] } };
    const without = { selection: { options: options.filter(({ group }) => group === "thug") } };
    expect(ids(godfatherFirst.hints({ ...at, ...withJob } as unknown as TableState))).toContain("job");
    expect(ids(godfatherFirst.hints({ ...at, ...without } as unknown as TableState))).not.toContain("job");
  });
  test("Chicago's hand limit", () => {
    const at = chicagoStates.tableOf("claim");
    const found = chicagoFirst.hints(changed(at, [{ warning: "over-limit", params: { over: 1, limit: 2 } }]));
    expect(found.find(({ id }) => id === "over")?.text).toContain("One card");
    expect(ids(chicagoFirst.hints(changed(at, [])))).not.toContain("over");
  });
});

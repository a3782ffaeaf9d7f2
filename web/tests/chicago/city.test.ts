import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { beside, cellOf, diagonal, way } from "../../src/games/chicago/city";
import { SIGNS } from "../../src/games/chicago/icons";
import { lotMark, tagOf } from "../../src/games/chicago/marks";
import { legsOf } from "../../src/games/chicago/moves";
import { needsOf } from "../../src/games/chicago/needs";
import { viewOf } from "../../src/games/chicago/scene";
import { meant, targets } from "../../src/games/chicago/targets";
import { book, NAMES, recorded, tableOf } from "./states";

const ROWS = 6;

describe("the city", () => {
  it("is a chessboard whose houses and lots lie where the rules put them (C1.3)", () => {
    expect(cellOf("A1")).toEqual({ row: 0, column: 0 });
    expect(cellOf("a1")).toEqual({ row: 0, column: 1 });
    expect(cellOf("B1")).toEqual({ row: 1, column: 1 });
    expect(cellOf("b1")).toEqual({ row: 1, column: 0 });
    expect(cellOf("F4")).toEqual({ row: 5, column: 7 });
    expect(beside("B1", ROWS).sort()).toEqual(["a1", "b1", "b2", "c1"]);
    expect(diagonal("A1", ROWS)).toEqual(["B1"]);
    expect(beside("F4", 4)).toEqual([]);
  });
  it("has beside each house the tokens that the server finds there", () => {
    let seen = 0;
    for (const name of NAMES) {
      const { position } = recorded(name);
      const { cards, holes } = position.view;
      for (const control of position.standing?.control ?? []) {
        const ours = beside(control.place, Object.keys(cards).length / 4).flatMap((gap) =>
          (holes[gap] ?? []).map((token) => `${gap} ${token}`),
        );
        expect(ours.sort(), `${name}: ${control.place}`).toEqual(
          control.beside.map(({ gap, token }) => `${gap} ${token}`).sort(),
        );
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(50);
  });
  it("leads every token to each of its lots in at most three steps", () => {
    const { question, view } = recorded("hole").position;
    const from = String(view.stack.at(-1)?.hole);
    for (const { form } of question?.legal ?? []) {
      const steps = way(from, String(form.hole), ROWS);
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.length).toBeLessThanOrEqual(4);
      for (const [n, at] of steps.slice(1).entries()) expect(diagonal(steps[n] ?? "", ROWS)).toContain(at);
    }
    expect(way("a1", "c1", ROWS, new Set(["b1"]))).toEqual(["a1", "b2", "c1"]);
  });
});

describe("what a house asks for", () => {
  it("is met exactly where the server says so", () => {
    let [met, unmet] = [0, 0];
    for (const name of NAMES) {
      const { position } = recorded(name);
      const own = position.view.seats[position.view.viewer ?? -1];
      for (const control of position.standing?.control ?? []) {
        const asks = book.businesses[control.business]?.asks;
        if (!asks || !own) continue;
        const ours = needsOf(asks, own);
        for (const { group, what, count, met } of control.needs) {
          const same = ours.filter((need) => need.group === group && need.what === what);
          expect(
            same.reduce((sum, need) => sum + need.count, 0),
            `${name}: ${control.place} ${what}`,
          ).toBe(count);
          expect(
            same.every((need) => need.met),
            `${name}: ${control.place} ${what}`,
          ).toBe(met);
        }
        expect(new Set(ours.map(({ group, what }) => `${group} ${what}`)).size).toBe(control.needs.length);
        for (const need of ours) need.met ? met++ : unmet++;
      }
    }
    expect(met).toBeGreaterThan(20);
    expect(unmet).toBeGreaterThan(20);
  });
  it("is unmet for who looks on", () => {
    const asks = book.businesses["1"]?.asks;
    expect(asks && needsOf(asks, undefined).some(({ met }) => met)).toBe(false);
  });
});

describe("tags", () => {
  it("tell an attack with its odds, and a claim", () => {
    const table = tableOf("attack");
    const { question, view } = recorded("attack").position;
    const attacked = question?.legal.find(({ form }) => form.type === "attack")?.form.card as string;
    const own = view.seats[view.viewer ?? -1];
    const owner = view.seats[view.cards[attacked]?.owner ?? -1];
    const men = (seat: typeof own): number => (seat?.gangsters ?? 0) + (seat?.gangster_tokens ?? 0);
    expect(tagOf(table, attacked)).toMatchObject({ kind: "hit", text: `${men(own)} : ${men(owner)}` });
    expect(men(own)).toBeGreaterThan(men(owner));
    const claimed = question?.legal.find(({ text }) => /^claim \w+$/.test(text))?.form.card as string;
    expect(tagOf(table, claimed)).toMatchObject({ kind: "can", icon: "i-marker" });
  });
  it("of an extortion add up to the cards the server foretells", () => {
    const table = tableOf("extort");
    const { standing, question } = recorded("extort").position;
    const places =
      question?.legal.flatMap(({ form }) => (form.type === "extort" ? [String(form.card)] : [])) ?? [];
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const cards = (tagOf(table, place)?.text ?? "").split(" + ").reduce((sum, n) => sum + Number(n), 0);
      expect(cards).toBe(standing?.extortions[place]?.cards);
    }
  });
  it("of a lot give what the move is worth to the viewer, as the server foretells it", () => {
    for (const name of ["hole", "agent"]) {
      const table = tableOf(name);
      const { previews, position } = recorded(name);
      let told = 0;
      for (const { text, form } of position.question?.legal ?? []) {
        const points = previews[text]?.foresight.points;
        if (!points || form.hole === undefined) continue;
        const gain = points
          .filter(({ seat }) => seat === table.you)
          .reduce((sum, { before, after }) => sum + after - before, 0);
        expect(lotMark(table, String(form.hole))?.gain, `${name}: ${text}`).toBe(gain);
        told += 1;
      }
      expect(told).toBeGreaterThan(3);
    }
  });
  it("of a henchman give the best he can bring, as the server reckons it", () => {
    const table = tableOf("henchman");
    const { standing } = recorded("henchman").position;
    expect(standing?.takings.length).toBeGreaterThan(2);
    for (const { gap, points, agents } of standing?.takings ?? [])
      expect(lotMark(table, gap)?.gain, gap).toBe(points + agents);
  });
});

describe("ways", () => {
  it("show the token that has moved, and the one that is pointed at", () => {
    const second = tableOf("token-second");
    expect(legsOf(second)).toMatchObject([
      { look: "was", to: recorded("token-second").position.view.stack.at(-1)?.hole },
    ]);
    const table = tableOf("hole");
    expect(legsOf(table)).toEqual([]);
    table.selection.pointAt("gap", "d3");
    expect(legsOf(table)).toEqual([{ from: "f2", to: "d3", look: "now" }]);
  });
});

describe("targets", () => {
  const BUTTONS = /^(no-|pass|go-on|use-bonus|oppose|chief|free|godfather-income|place-)/;
  it("stand for every legal action that is no button", () => {
    for (const name of NAMES)
      for (const { text, form } of recorded(name).position.question?.legal ?? [])
        if (!BUTTONS.test(text)) expect(targets([form]).length, `${name}: ${text}`).toBeGreaterThan(0);
    expect(targets([{ type: "flying" }])).toEqual([]);
  });
  it("of an unlit thing name the action that the server refuses", () => {
    const act = tableOf("act");
    const houses = Object.entries(viewOf(act).cards);
    const dark = houses.find(([, { business }]) => !business)?.[0] ?? "";
    const open = houses.find(([, { business }]) => business)?.[0] ?? "";
    expect(meant(act, { kind: "place", id: dark })).toBe(`business ${dark}`);
    expect(meant(act, { kind: "place", id: open })).toBeNull(); // looked at, and not refused
    expect(meant(act, { kind: "card", id: "S3" })).toBe("special S3");
    expect(meant(act, { kind: "gap", id: "a1" })).toBeNull();
    const { cards, viewer } = recorded("attack").position.view;
    const rival =
      Object.keys(cards).find((id) => typeof cards[id]?.owner === "number" && cards[id]?.owner !== viewer) ??
      "";
    expect(meant(tableOf("attack"), { kind: "place", id: rival })).toBe(`attack ${rival}`);
    expect(meant(tableOf("hole"), { kind: "gap", id: "a1" })).toBe("to a1");
  });
});

describe("pictures", () => {
  it("are in the sheet, one for each name and none besides", () => {
    const sheet = readFileSync(new URL("../../src/games/chicago/icons.svg", import.meta.url), "utf-8");
    expect([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...SIGNS]);
    for (const id of Object.keys(book.businesses)) expect(SIGNS).toContain(`b-${id}`);
  });
});

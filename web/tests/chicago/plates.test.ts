import { beforeAll, describe, expect, it } from "vitest";
import { hintOf } from "../../src/games/chicago/plates";
import { allInfluence, assetsOf, gangstersOf } from "../../src/games/chicago/shapes";
import { strings } from "../../src/strings/strings.svelte";
import { recorded, tableOf } from "./states";

const WORDS = `
page-chicago-hint-gangsters = { $more }
page-chicago-hint-influence = { $count }
page-chicago-hint-assets = { $more }
`;

describe("what a plate says is still missing", () => {
  const table = tableOf("act");
  const { viewer, seats } = recorded("act").position.view;
  const own = seats[viewer ?? -1];
  beforeAll(() => strings.give("en", WORDS));

  it("counts the card that would be laid", () => {
    if (!own) throw new Error("no seat");
    expect(hintOf(table, "gangsters")).toBe(String(4 - gangstersOf(own)));
    expect(hintOf(table, "gangsters", "gangster")).toBe(String(3 - gangstersOf(own)));
    expect(hintOf(table, "influence", "hat")).toBe(String(allInfluence(own) + 1));
  });
  it("counts a kind of asset once", () => {
    if (!own) throw new Error("no seat");
    expect([assetsOf(own, "mansion"), assetsOf(own, "car")].map(Boolean)).toEqual([true, false]);
    expect(hintOf(table, "assets", "mansion")).toBe(hintOf(table, "assets"));
    expect(hintOf(table, "assets", "car")).toBe(String(Number(hintOf(table, "assets")) - 1));
  });
});

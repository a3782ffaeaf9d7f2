// Questions as people put them find their rule among the first three. Those in other languages lie in asked/.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import chicago from "../../src/games/chicago/rulebook";
import godfather from "../../src/games/godfather/rulebook";
import type { Search } from "../../src/rules/search";
import { searchOf } from "./shelf";

const AMONG = 3;
const ASKED = new URL("asked/", import.meta.url);
const asked = readdirSync(ASKED).map((name) => ({
  language: name.replace(".json", ""),
  questions: JSON.parse(readFileSync(new URL(name, ASKED), "utf8")) as Record<
    "godfather" | "chicago",
    [string, string][]
  >,
}));
const GODFATHER: [string, string][] = [
  ["bribe", "G13.1"],
  ["bribes", "G13.1"],
  ["can I pass?", "G5.1"],
  ["what happens if bids are tied", "G13.2"],
  ["do I pay my bribe if there is no ally left", "G13.3"],
  ["how many cards may I keep", "G14.1"],
  ["hand limit", "G14.1"],
  ["can a figure be killed in the reserve", "G9.2"],
  ["where do shot figures go", "G9.1"],
  ["can I use drugs instead of a gun", "G8.1"],
  ["do I get change", "G2.5"],
  ["may we trade", "G2.5"],
  ["who wins a tie at the end", "G16.4"],
  ["what if I run out of markers", "G12.5"],
  ["tie in the turf war", "G12.3"],
  ["starting player", "G1.8"],
  ["what do I start with", "G1.7"],
  ["family member on a round space", "G7.1"],
  ["must I use every icon", "G6.2"],
  ["does the controller get something from the back", "G7.3"],
  ["job deck is empty", "G2.6"],
  ["are suitcases secret", "G2.4"],
  ["can I take my move back", "T4"],
];
const CHICAGO: [string, string][] = [
  ["what counts as money", "C2.3"],
  ["how many attacks per round", "C6.5"],
  ["hand limit", "C10.1"],
  ["who can oppose a claim", "C6.4"],
  ["police", "C1.7"],
  ["when does the game end", "C11.1"],
  ["tie at the end", "C11.3"],
  ["how often can I extort a business", "C3.3"],
  ["grandfather power", "C5.4"],
  ["when may I use a family power", "C5.5"],
  ["move henchmen", "C4.7"],
  ["is there a limit to gangsters", "C4.3"],
  ["immune to sabotage", "C7"],
  ["extra action cards", "C8.1"],
  ["what is a godchild", "C9.1"],
  ["deck runs out of cards", "C2.2"],
  ["play without city cards", "C12.1"],
  ["special card needs which henchmen", "C4.6"],
  ["what happens when my clock runs out", "T14"],
  ["kick a player out", "T20"],
];

const lost = (search: Search, questions: [string, string][]): string[] =>
  questions.flatMap(([question, rule]) => {
    const found = search.find(question, AMONG).map((hit) => hit.rule);
    return found.includes(rule) ? [] : [`${question}: ${rule} is not among ${found.join(", ")}`];
  });

describe("the search finds what people mean", () => {
  test("in both books", () => {
    expect(GODFATHER.length + CHICAGO.length).toBeGreaterThanOrEqual(40);
    expect(lost(searchOf("godfather", godfather), GODFATHER)).toEqual([]);
    expect(lost(searchOf("chicago", chicago), CHICAGO)).toEqual([]);
  });

  test("which takes the catalogue: without it some are lost", () => {
    expect(
      lost(searchOf("godfather", godfather, "en", { stop: "", meant: "" }), GODFATHER).length,
    ).toBeGreaterThan(2);
  });

  test.each(asked)("and in $language", ({ language, questions }) => {
    expect(questions.godfather.length + questions.chicago.length).toBeGreaterThanOrEqual(40);
    expect(lost(searchOf("godfather", godfather, language), questions.godfather)).toEqual([]);
    expect(lost(searchOf("chicago", chicago, language), questions.chicago)).toEqual([]);
  });

  test("and a rule by its number comes first", () => {
    expect(searchOf("chicago", chicago).find("c6.4")[0]?.id).toBe("C6.4");
  });
});

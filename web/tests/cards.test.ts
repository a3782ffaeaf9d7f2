import { describe, expect, it } from "vitest";
import { type Card, origins, sifted } from "../src/books/cards";

const record = {
  kind: "k",
  values: { cost: 1, pay: 2 },
  source: "reconstructed",
  sources: { cost: "rulebook" },
};
const card = (id: string, text: string, tags: string[] = []): Card => ({
  id,
  kind: "k",
  group: "g",
  name: id,
  text,
  look: "",
  tags,
  record,
  measures: [],
});
const CARDS = [
  card("Café", "take two", ["a"]),
  card("Bar", "take one", ["a", "b"]),
  card("Inn", "give one", ["b"]),
];
const FILTERS = [
  { id: "tag", title: "", chips: [] },
  {
    id: "all",
    title: "",
    chips: [],
    fits: (one: Card, on: readonly string[]) => on.every((tag) => one.tags.includes(tag)),
  },
];
const ids = (cards: Card[]): string[] => cards.map(({ id }) => id);

describe("every card", () => {
  it("is sifted by words, without accents, and by chips", () => {
    expect(ids(sifted(CARDS, FILTERS, {}, ""))).toEqual(["Café", "Bar", "Inn"]);
    expect(ids(sifted(CARDS, FILTERS, {}, "CAFE take"))).toEqual(["Café"]);
    expect(ids(sifted(CARDS, FILTERS, { tag: ["b"] }, "one"))).toEqual(["Bar", "Inn"]);
    expect(ids(sifted(CARDS, FILTERS, { all: ["a", "b"] }, ""))).toEqual(["Bar"]);
    expect(sifted(CARDS, FILTERS, {}, "nothing")).toEqual([]);
  });
  it("says of each part where it comes from", () => {
    expect(origins(record)).toEqual([
      { origin: "rulebook", parts: ["cost"] },
      { origin: "reconstructed", parts: ["name", "pay"] },
    ]);
    expect(origins(undefined)).toEqual([]);
  });
});

// What a game brings for the page of its cards: the cards in their order, what sorts them out, how each is drawn.

import type { Component } from "svelte";
import type { CardBook, Kept, Measure } from "./shelf";

export interface Measured {
  /** Which side of the card, as a word; "" where it has but one. */
  side: string;
  /** Key of what counts as a chance to use it. */
  chance: string;
  measure: Measure;
}

export interface Card {
  id: string;
  kind: string;
  /** The heading under which it lies. */
  group: string;
  name: string;
  /** All that is said on it, also for the search. */
  text: string;
  /** The class that gives it its colour. */
  look: string;
  tags: readonly string[];
  record: Kept | undefined;
  measures: readonly Measured[];
}

export interface Group {
  id: string;
  look: string;
  title: string;
  how: string;
}

export interface Chip {
  id: string;
  name: string;
  href?: string;
  look?: string;
}

export interface Filter {
  id: string;
  /** Key of the catalogue. */
  title: string;
  chips: readonly Chip[];
  /** Without it: a card that bears one of the chosen tags. */
  fits?(card: Card, chosen: readonly string[]): boolean;
}

export interface Cards {
  kinds: readonly { id: string; title: string }[];
  /** Key of the name of a part of a card, such as its cost. */
  part: string;
  groups(book: CardBook): Group[];
  cards(book: CardBook): Card[];
  filters(book: CardBook): Filter[];
  Face: Component<{ book: CardBook; card: Card; large?: boolean }>;
}

export type Chosen = Readonly<Record<string, readonly string[]>>;

const found = import.meta.glob<{ default: Cards }>("../games/*/cardbook.ts");

export async function cardsFor(game: string): Promise<Cards | null> {
  return (await found[`../games/${game}/cardbook.ts`]?.())?.default ?? null;
}

/** In the order of how sure one can be; the sign of each. */
const SIGNS = { rulebook: "=", reported: "~", derived: "∴", owner: "✎", reconstructed: "≈" } as const;
export type Origin = keyof typeof SIGNS;
export const ORIGINS = Object.keys(SIGNS) as Origin[];
export const signOf = (origin: Origin): string => SIGNS[origin];

/** Where the parts of a card come from. */
export function origins(record: Kept | undefined): { origin: Origin; parts: string[] }[] {
  if (!record) return [];
  const parts = ["name", ...Object.keys(record.values).filter((part) => part !== "name")];
  const from = (part: string): string => record.sources[part] ?? record.source;
  return ORIGINS.map((origin) => ({ origin, parts: parts.filter((part) => from(part) === origin) })).filter(
    (one) => one.parts.length > 0,
  );
}

export const measuresOf = (
  book: CardBook,
  kind: string,
  id: string,
  chance: string,
  side = "",
): Measured[] => {
  const measure = (book.measured[kind] as Record<string, Measure> | undefined)?.[id];
  return measure ? [{ side, chance, measure }] : [];
};

/** Of each filter one chosen chip must fit, and every word must stand on the card. */
export function sifted(
  cards: readonly Card[],
  filters: readonly Filter[],
  chosen: Chosen,
  words: string,
): Card[] {
  const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();
  const asked = plain(words).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = plain(`${card.name} ${card.text}`);
    return (
      asked.every((word) => text.includes(word)) &&
      filters.every((filter) => {
        const on = chosen[filter.id] ?? [];
        return on.length === 0 || (filter.fits?.(card, on) ?? on.some((one) => card.tags.includes(one)));
      })
    );
  });
}

// Puzzles: fetched one at a time; which were answered as he would is kept in this browser.

import type { Book } from "../games/game";
import { api } from "../wire/http";
import type { Meta, Position } from "../wire/messages";

export interface Offered {
  actions: string[];
  words: string;
  chance: number;
}

export interface Laid {
  number: number;
  count: number;
  seat: number;
  meta: Meta;
  book: Book;
  position: Position;
  sentence: string;
  moves: Offered[];
  best: number;
  why: string[];
  worlds: number;
}

export const fetched = (game: string, number: number, language: string): Promise<Laid> =>
  api<Laid>("GET", `/puzzles/${encodeURIComponent(game)}/${number}?language=${encodeURIComponent(language)}`);

export const hundred = (chance: number): number => Math.round(chance * 100);

const shelf = (game: string): string => `consigliere-puzzles-${game}`;

/** Which puzzles were answered, and whether as he would: by number. */
export function answers(game: string): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(shelf(game)) ?? "{}") as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** The first answer counts. */
export function keepAnswer(game: string, number: number, same: boolean): void {
  const kept = answers(game);
  kept[number] ??= same;
  try {
    localStorage.setItem(shelf(game), JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: the puzzle can be answered all the same
  }
}

/** The puzzle to begin with: the first that has no answer yet. */
export function nextOpen(game: string): number {
  const kept = answers(game);
  let number = 1;
  while (kept[number] !== undefined) number += 1;
  return number;
}

// Lessons: fetched step by step; how far one came is kept in this browser.

import type { Book } from "../games/game";
import { api } from "../wire/http";
import type { Answer, GameEvent, Meta, Position, Previewed, Refused } from "../wire/messages";

/** One command of the lesson's game, and the position after it. `mine`: the learner is to give it. */
export interface Played {
  entry: number;
  move: string;
  mine: boolean;
  events: GameEvent[];
  lines: string[];
  position: Position;
}

export interface LaidStep {
  number: number;
  titles: string[];
  title: string;
  words: string;
  target: string | null;
  cut: boolean;
  calm: boolean;
  seat: number;
  meta: Meta;
  book: Book;
  position: Position;
  then: Played[];
}

export interface Judged {
  same: boolean;
  /** How many of the learner's commands the answer gives; what is left of them, if in another order. */
  done: number;
  then: Played[];
  previewed: Previewed | null;
  refused: Refused | null;
}

export const fetched = (game: string, number: number, language: string): Promise<LaidStep> =>
  api<LaidStep>("GET", `/lessons/${encodeURIComponent(game)}/${number}?language=${language}`);

export const judge = (game: string, entry: number, answer: Answer, language: string): Promise<Judged> =>
  api<Judged>(
    "GET",
    `/lesson-answers/${encodeURIComponent(game)}/${entry}?language=${language}&answer=${encodeURIComponent(JSON.stringify(answer))}`,
  );

const shelf = (game: string): string => `consigliere-lesson-${game}`;

/** How far one came in a lesson that was begun and not ended. */
export function progress(game: string): { number: number; count: number } | null {
  try {
    const [number, count] = (localStorage.getItem(shelf(game)) ?? "").split("/").map(Number);
    return number && count && number > 1 ? { number, count } : null;
  } catch {
    return null;
  }
}

/** The step one had come to; the first for who begins. */
export const reached = (game: string): number => progress(game)?.number ?? 1;

export function reach(game: string, number: number, count: number): void {
  try {
    localStorage.setItem(shelf(game), `${number}/${count}`);
  } catch {
    // a browser that keeps nothing: the lesson begins anew next time
  }
}

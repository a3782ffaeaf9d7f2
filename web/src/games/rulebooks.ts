// How each game's rules are laid out as a book: what one needs when. A game without a plan is read in its order.

import type { IconName } from "../furniture/icons";

/** How an example is drawn. */
export interface Drawing {
  /** Key of the catalogue. */
  title: string;
  drawn: "board" | "hand";
  /** The part of the board that it is about, in hundredths of its width and height: from the left, from the top,
   *  how wide, how high. */
  around?: readonly [number, number, number, number];
  /** Too wide to leave room beside it: the steps stand below. */
  across?: boolean;
}

export interface Plan {
  /** Titles and leads are keys of the catalogue; chapters go by the book's own numbers. */
  parts: { id: string; title: string; lead: string; chapters: [string, IconName][] }[];
  /** Asked often: question, answer, and the rule that tells it. */
  asked: { question: string; answer: string; rule: string }[];
  /** Examples with a position, by their rules. */
  examples?: Readonly<Record<string, Drawing>>;
  /** Key of what people call things. */
  meant: string;
}

const found = import.meta.glob<{ default: Plan }>("./*/rulebook.ts");

export async function planOf(game: string): Promise<Plan | null> {
  return (await found[`./${game}/rulebook.ts`]?.())?.default ?? null;
}

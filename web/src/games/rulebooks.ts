// How each game's rules are laid out as a book: what one needs when. A game without a plan is read in its order.

import type { IconName } from "../furniture/icons";

export interface Plan {
  /** Titles and leads are keys of the catalogue; chapters go by the book's own numbers. */
  parts: { id: string; title: string; lead: string; chapters: [string, IconName][] }[];
  /** Asked often: question, answer, and the rule that tells it. */
  asked: { question: string; answer: string; rule: string }[];
  /** Examples with a position: what of it is drawn, the board or what a player holds. */
  examples?: Readonly<Record<string, "board" | "hand">>;
  /** Key of what people call things. */
  meant: string;
}

const found = import.meta.glob<{ default: Plan }>("./*/rulebook.ts");

export async function planOf(game: string): Promise<Plan | null> {
  return (await found[`./${game}/rulebook.ts`]?.())?.default ?? null;
}

// What a game brings for its poster: words are keys of the catalogue, drawings are made of the game's own pieces.

import type { Component } from "svelte";
import type { Book } from "../games/game";

export interface Line {
  icon: string;
  text: string;
  /** A number or word that stands large before the text. */
  value?: string;
  /** What joins it to the one before. */
  sign?: string;
}

export interface HowTo {
  /** Where the picture of an icon is found. */
  href(icon: string): string;
  /** What one does on a turn, or in a round. */
  lead: string;
  doing: { icon: string; name: string; how: string }[];
  after: string;
  panels: {
    look: string;
    title: string;
    text: string;
    rules: string[];
    Drawing: Component<{ book: Book }>;
  }[];
  course: { title: string; steps: { name: string; lines: Line[] }[] };
  /** What counts at the end; the last one says who wins. */
  sum: Line[];
}

const found = import.meta.glob<{ default: HowTo }>("../games/*/howto.ts");

export async function howToOf(game: string): Promise<HowTo | null> {
  return (await found[`../games/${game}/howto.ts`]?.())?.default ?? null;
}

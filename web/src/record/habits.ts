// One's favourite cards and places, counted by the server a few games at a time, and what they are called.

import { strings } from "../strings/strings.svelte";
import type { Favourite, Habits } from "../wire/generated";
import { api } from "../wire/http";

const APART = 400; // milliseconds between two questions

/** A book of words: groups of things, each with its name or as its name. */
export type Names = Record<string, unknown>;

const NOT_NAMES = new Set(["records", "measured"]);

/** What a thing is called in a game's book, whatever group it stands in; its id where nothing is said. */
export function nameIn(book: Names | undefined, thing: string): string {
  for (const [group, found] of Object.entries(book ?? {})) {
    if (NOT_NAMES.has(group) || typeof found !== "object" || found === null) continue;
    const one = (found as Record<string, unknown>)[thing];
    if (typeof one === "string") return one;
    const name = (one as { name?: unknown } | undefined)?.name;
    if (typeof name === "string") return name;
  }
  return thing;
}

export const kindIn = (found: readonly Favourite[], game: string, kind: string): Favourite[] =>
  found.filter((one) => one.game === game && one.kind === kind);

export const names = (game: string): Promise<Names> =>
  api<Names>("GET", `/cards/${encodeURIComponent(game)}?language=${strings.spoken}`);

/** Ask until all games are counted, or no more come. */
export async function count(told: (found: Habits) => void, ended: () => boolean): Promise<void> {
  for (let before = -1; !ended(); ) {
    const found = await api<Habits>("GET", "/me/record/favourites");
    if (ended()) return;
    told(found);
    if (found.counted >= found.of || found.counted === before) return;
    before = found.counted;
    await new Promise((go) => setTimeout(go, APART));
  }
}

// The books, each fetched once and kept; asked for again if that failed.

import { planOf } from "../games/rulebooks";
import { api } from "../wire/http";
import { type Arranged, arranged, type Told } from "./book";

/** A card as a table's words tell it. */
export interface CardText {
  name: string;
  values?: string;
  text?: string;
}

const shelf = new Map<string, Promise<Arranged>>();

async function fetched(game: string, language: string): Promise<Arranged> {
  const told = await api<Told>(
    "GET",
    `/rules/${encodeURIComponent(game)}?language=${encodeURIComponent(language)}`,
  );
  return arranged(told, await planOf(game));
}

export function bookOf(game: string, language: string): Promise<Arranged> {
  const place = `${game} ${language}`;
  const kept = shelf.get(place);
  if (kept) return kept;
  const asked = fetched(game, language).catch((error: unknown) => {
    shelf.delete(place);
    throw error;
  });
  shelf.set(place, asked);
  return asked;
}

// Every card of a game as the server tells it, fetched once for each language and table.

import type { Book } from "../games/game";
import { api, withInvite } from "../wire/http";

export interface Measure {
  /** Per cent of the chances. */
  used: number;
  of: number;
  worth?: number;
  error?: number;
}

export interface Kept {
  kind: string;
  values: Record<string, unknown>;
  source: string;
  sources: Record<string, string>;
}

export interface CardBook extends Book {
  records: Record<string, Kept>;
  measured: { games?: number; players?: number; [kind: string]: unknown };
}

const shelf = new Map<string, Promise<CardBook>>();

export function cardsOf(game: string, language: string, table: string | null = null): Promise<CardBook> {
  const path = `/cards/${encodeURIComponent(game)}?language=${encodeURIComponent(language)}`;
  const key = table ? withInvite(`${path}&table=${encodeURIComponent(table)}`, table) : path;
  const kept = shelf.get(key);
  if (kept) return kept;
  const asked = api<CardBook>("GET", key).catch((error: unknown) => {
    shelf.delete(key);
    throw error;
  });
  shelf.set(key, asked);
  return asked;
}

// Making tables and finding them.

import { begin, sit } from "../fairness/lines";
import { begin as beginFirst, isFirst } from "../first/kept";
import { api, invites } from "../wire/http";
import type { Meta, Status } from "../wire/messages";
import { person } from "./person.svelte";

export interface Listed {
  id: string;
  game: string;
  title: string;
  visibility: string;
  status: Status;
  players: number;
  updated_at: number;
  seats: { kind: "person" | "bot" | "empty"; name: string; points?: number; place?: number }[];
  you?: number;
  your_turn?: boolean;
}

/** A table's position as everybody may see it. */
export interface Pictured {
  id: string;
  waiting_for: number[];
  view: Record<string, unknown>;
}

export type Clock =
  | { kind: "bank"; bank: number; increment: number; sealed: number }
  | { kind: "days"; days: number; holiday: number };

export interface Wanted {
  game: string;
  players: number;
  visibility: "public" | "private" | "bots";
  levels?: string[];
  title?: string;
  options?: Record<string, boolean>;
  clock?: Clock | null;
  advice?: boolean;
}

export const goTo = (id: string): void => {
  location.hash = `#/table/${encodeURIComponent(id)}`;
};

/** One's line is chosen after the server's promise was noted, and sealed. Against bots the game begins, with
 *  training wheels where it is the person's first. */
export async function make(wanted: Wanted): Promise<void> {
  await person.needed();
  const [made, first] = await Promise.all([
    api<Meta>("POST", "/tables", { ...wanted, start: false }),
    wanted.visibility === "bots" && isFirst(),
  ]);
  if (first) beginFirst(made.id);
  if (wanted.visibility === "bots") await begin(made);
  else await sit(made, made.you ?? 0);
  goTo(made.id);
}

/** The table of an invite; the code is kept for this tab. A link is understood, too. */
export async function invited(text: string): Promise<Meta> {
  const code = text.trim().split("/").pop() ?? "";
  const meta = await api<Meta>("GET", `/invites/${encodeURIComponent(code)}`);
  invites.set(meta.id, code);
  return meta;
}

export const mine = (): Promise<Listed[]> => api("GET", "/tables?mine=true");
export const open = (): Promise<Listed[]> => api("GET", "/tables?open=true");
/** All public tables: those that are played can be watched. */
export const listed = (): Promise<Listed[]> => api("GET", "/tables");

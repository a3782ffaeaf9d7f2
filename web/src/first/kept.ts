// What this browser keeps of first games: by table whether the wheels are on and which hints were given; and
// whether somebody had enough of them.

import { api } from "../wire/http";

export interface Kept {
  on: boolean;
  /** The decision at which each hint was given. */
  told: Record<string, string>;
}

const BEGINNING = "first ";
const ENOUGH = "consigliere no first hints";
const key = (table: string): string => BEGINNING + table;
const memory = new Map<string, Kept>(); // for a browser that keeps nothing: until the page is left

/** Something with this browser's memory, which may be shut. */
function tried<T>(what: () => T, otherwise: T): T {
  try {
    return what();
  } catch {
    return otherwise;
  }
}

export function kept(table: string): Kept {
  const found = tried(() => JSON.parse(localStorage.getItem(key(table)) ?? "null") as Kept | null, null);
  return found ?? memory.get(table) ?? { on: false, told: {} };
}

export function keep(table: string, what: Kept): void {
  memory.set(table, what);
  tried(() => localStorage.setItem(key(table), JSON.stringify(what)), undefined);
}

export function drop(table: string): void {
  memory.delete(table);
  tried(() => localStorage.removeItem(key(table)), undefined);
}

/** Nothing is said in later games either, until it is wished for again. */
export function enough(yes: boolean): void {
  tried(() => (yes ? localStorage.setItem(ENOUGH, "yes") : localStorage.removeItem(ENOUGH)), undefined);
}

/** Of somebody who has had their data deleted nothing is kept here either. */
export function forgetFirst(): void {
  memory.clear();
  tried(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(BEGINNING)) localStorage.removeItem(name);
  }, undefined);
  enough(false);
}

/** Whether a game that begins now is a first one: no game was finished, and nobody had enough of hints. */
export async function isFirst(): Promise<boolean> {
  if (tried(() => localStorage.getItem(ENOUGH), null) !== null) return false;
  try {
    return (await api<unknown[]>("GET", "/me/record")).length === 0;
  } catch {
    return false;
  }
}

/** The table opens with the wheels on. */
export const begin = (table: string): void => keep(table, { on: true, told: {} });

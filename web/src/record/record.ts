// One's finished games, and what they come to: by title, by the strength of the table, in a row.

import { api } from "../wire/http";

export interface Played {
  table: string;
  game: string;
  players: number;
  seat: number;
  place: number;
  points: number;
  began: number;
  ended: number;
  levels: string[];
  people: number;
}

export const LEVELS = ["easy", "medium", "hard", "expert", "people"] as const;
export type Level = (typeof LEVELS)[number];

export interface Count {
  played: number;
  won: number;
}

export const load = (): Promise<Played[]> => api<Played[]>("GET", "/me/record");

export const won = (one: Played): boolean => one.place === 1;

/** The strongest bot at the table, or people where others played. */
export function levelOf(one: Played): Level {
  if (one.people > 1) return "people";
  const known = one.levels.map((level) => LEVELS.indexOf(level.split(/[:@]/)[0] as Level));
  return LEVELS[Math.max(0, ...known)] ?? "easy";
}

export function count(games: readonly Played[]): Count {
  return { played: games.length, won: games.filter(won).length };
}

/** By level, then by number of players. */
export function houses(games: readonly Played[]): { level: Level; columns: Map<number, Played[]>; all: Count }[] {
  return LEVELS.map((level) => {
    const own = games.filter((one) => levelOf(one) === level);
    return { level, columns: Map.groupBy(own, (one) => one.players), all: count(own) };
  });
}

export interface Streak {
  from: number;
  length: number;
}

/** The longest row of wins, and the one that lasts, in games from the oldest to the newest. */
export function streaks(games: readonly Played[]): { best: Streak; now: Streak } {
  let best: Streak = { from: 0, length: 0 };
  let now: Streak = { from: 0, length: 0 };
  games.forEach((one, n) => {
    now = won(one) ? { from: now.length ? now.from : n, length: now.length + 1 } : { from: n + 1, length: 0 };
    if (now.length > best.length) best = now;
  });
  return { best, now };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** How many games began in each hour of the day, by this machine's clock. */
export function hours(games: readonly Played[]): number[] {
  const found = Array.from({ length: 24 }, () => 0);
  for (const one of games) found[new Date(one.began).getHours()] = (found[new Date(one.began).getHours()] ?? 0) + 1;
  return found;
}

export const minutes = (one: Played): number => (one.ended - one.began) / 60_000;

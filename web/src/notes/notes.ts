// The consigliere's notes on a finished game: asked for once, then read until they are done.

import { strings } from "../strings/strings.svelte";
import { api, withInvite } from "../wire/http";
import type { Position } from "../wire/messages";

export interface Point {
  turn: number;
  entry: number;
  seat: number;
  stage: number;
  chances: number[];
}

export interface Costly {
  seat: number;
  entry: number;
  move: number;
  turn: number;
  stage: number;
  played: string[];
  better: string[];
  chance: number;
  chance_better: number;
  worlds: number;
  sentence?: string;
  played_words?: string;
  better_words?: string;
  why?: string[];
}

export interface Notes {
  players: number;
  entries: number;
  looked: number[];
  points: Point[];
  decisions: Costly[];
}

export interface Told {
  status: "none" | "working" | "failed" | "done";
  share?: number;
  detail?: string;
  notes?: Notes;
}

const path = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const ask = (id: string): Promise<Told> => api<Told>("POST", `${path(id)}/notes`);

export const read = (id: string): Promise<Told> =>
  api<Told>("GET", withInvite(`${path(id)}/notes?words=${strings.spoken}`, id));

export const positionAt = (id: string, move: number, seat: number): Promise<{ position: Position | null }> =>
  api("GET", withInvite(`${path(id)}/moves/${move}?viewer=${seat}&words=${strings.spoken}`, id));

/** Chances in a hundred, as people say them. */
export const hundred = (chance: number): number => Math.round(chance * 100);
export const cost = (one: Costly): number => hundred(one.chance_better) - hundred(one.chance);

/** The stages that are played, in order: a set-up before the first is none. */
export function stages(points: readonly Point[], count: number): number[] {
  return [...new Set(points.map((point) => point.stage))].sort((a, b) => a - b).slice(-count);
}

/** Under which number of its stage a turn is known to people: counted from one in each act or round. */
export function turnIn(points: readonly Point[], one: Costly): number {
  const first = points.find((point) => point.stage === one.stage)?.turn ?? 0;
  return one.turn - first + 1;
}

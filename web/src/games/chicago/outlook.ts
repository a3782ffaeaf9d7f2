// What the server says of the table as it lies open: scores, hand limits, immunities, prospects of every house.
import type { TableState } from "../../table/table.svelte";
import type { Control } from "./shapes";

export interface Source {
  source: string;
  points: number;
  of: (string | number)[];
}
export interface Score {
  seat: number;
  total: number;
  sources: Source[];
  influence: number;
}
export interface Outlook {
  seats: Score[];
  limits: number[];
  immune: string[][];
  /** Of one's own houses: the cards an extortion would bring now. */
  extortions: Record<string, number>;
  control: Control[];
}
export interface TieBreak {
  tie_break: string;
  values: Record<string, number>;
  decided: boolean;
}
interface Reckoning {
  seats: Score[];
  tie_breaks: TieBreak[];
  winners: number[];
}
export interface Warning {
  warning: string;
  params: Record<string, unknown>;
}
interface Told {
  standing?: Outlook | null;
  reckoning?: Reckoning | null;
  warnings?: Warning[];
}

const told = (table: TableState): Told => (table.position ?? {}) as Told;

export const outlookOf = (table: TableState): Outlook | null => told(table).standing ?? null;
export const reckoningOf = (table: TableState): Reckoning | null => told(table).reckoning ?? null;
export const warningsOf = (table: TableState): Warning[] => told(table).warnings ?? [];

/** What control of a house would need, cost and bring; null where the server does not say. */
export const controlOf = (table: TableState, place: string): Control | null =>
  outlookOf(table)?.control?.find((one) => one.place === place) ?? null;

export const scoreOf = (table: TableState, seat: number): Score | null =>
  outlookOf(table)?.seats.find((one) => one.seat === seat) ?? null;

export const limitOf = (table: TableState, seat: number): number => outlookOf(table)?.limits?.[seat] ?? 2;

export const immuneSeat = (table: TableState, seat: number, penalty: string): boolean =>
  outlookOf(table)?.immune?.[seat]?.includes(penalty) ?? false;

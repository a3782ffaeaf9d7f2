// What the server says of the table as it lies open: scores, hand limits, immunities, prospects of every house.
import type { TableState } from "../../table/table.svelte";
import type { Area, Control, Henchman, Taken } from "./shapes";

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
  /** Al Capone's rows, and those he moves to; none in the last round. */
  capones: { row: string; to: string }[];
  /** Who starts the next round; null in the last one. */
  begins: number | null;
  /** Of one's own houses: the cards an extortion would bring now, and how many of them by Al Capone. */
  extortions: Record<string, { cards: number; capone: number }>;
  control: Control[];
  /** The henchmen that may be taken now, each placed as it brings the most. */
  takings: Taken[];
  /** By colour: the areas open to a henchman, and what it brings there. */
  ways: Partial<Record<Henchman, Way[]>>;
  /** By gap: the points an agent there costs. */
  agents: Record<string, number>;
}
export interface Way {
  area: Area;
  points: number;
  completes: boolean;
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

/** The areas open to a henchman of this colour; told when one is taken or placed. */
export const waysOf = (table: TableState, colour: Henchman): Way[] => outlookOf(table)?.ways?.[colour] ?? [];

/** All in all, the agent who takes his place counted in. */
export const worthOf = (taken: Taken | null): number => (taken ? taken.points + taken.agents : 0);

/** What taking a henchman from a gap brings, with the agent that takes his place. */
export const takingOf = (table: TableState, gap: string, colour: Henchman): Taken | null =>
  outlookOf(table)?.takings?.find((one) => one.gap === gap && one.colour === colour) ?? null;

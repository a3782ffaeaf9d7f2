// The score source by source, from what the server reckons; without it from what each seat's row tells.
import type { TableState } from "../../table/table.svelte";
import { viewOf } from "./scene";
import { type SeatView, sum } from "./shapes";

export interface Source {
  source: string;
  points: number;
  of: (string | number)[];
}
export interface SeatScore {
  seat: number;
  total: number;
  sources: Source[];
  won: boolean;
}
export interface TieBreak {
  tie_break: string;
  decided: boolean;
}
interface Reckoned {
  seats: { seat: number; total: number; sources: Source[]; certain: boolean }[];
}
interface Reckoning extends Reckoned {
  tie_breaks: TieBreak[];
  winners: number[];
}
interface Told {
  standing?: Reckoned | null;
  reckoning?: Reckoning | null;
}
const position = (table: TableState): Told => (table.position ?? {}) as Told;

/** What all can know of a seat's score now; null where the server does not say. */
export function known(table: TableState, seat: number): { total: number; certain: boolean } | null {
  return position(table).standing?.seats.find((row) => row.seat === seat) ?? null;
}

/** What a seat has of a source now, one by one: turfs it dominates, colours it leads. */
export const sourcesOf = (table: TableState, seat: number, source: string): (string | number)[] =>
  position(table)
    .standing?.seats.find((row) => row.seat === seat)
    ?.sources.find((one) => one.source === source)?.of ?? [];

/** The tie-break that decided, if one was needed. */
export const decider = (table: TableState): string =>
  position(table).reckoning?.tie_breaks.find(({ decided }) => decided)?.tie_break ?? "";

const BONUS = 5;

/** What a bonus is for, one by one, as the last events say. */
const reasons = (table: TableState, seat: number, event: string, field: string): (string | number)[] =>
  table.log.events.filter((one) => one.event === event && one.seat === seat).map((one) => String(one[field]));

function told(table: TableState, row: SeatView): SeatScore {
  const parts = [
    { source: "bills", points: sum(row.suitcase.cards ?? {}), of: [] },
    {
      source: "dominance",
      points: BONUS * (row.dominance ?? 0),
      of: reasons(table, row.seat, "dominance", "turf"),
    },
    {
      source: "colours",
      points: BONUS * (row.colours ?? 0),
      of: reasons(table, row.seat, "colour-bonus", "colour"),
    },
    { source: "place", points: row.given ?? 0, of: [] },
  ];
  return {
    seat: row.seat,
    total: row.score ?? table.meta?.result?.scores[row.seat] ?? 0,
    sources: parts.filter(({ points }) => points),
    won: row.won ?? false,
  };
}

/** All seats, the winner first. */
export function scores(table: TableState): SeatScore[] {
  const { reckoning } = position(table);
  const rows = reckoning
    ? reckoning.seats.map((row) => ({
        ...row,
        sources: row.sources.filter(({ points }) => points),
        won: reckoning.winners.includes(row.seat),
      }))
    : viewOf(table).seats.map((row) => told(table, row));
  return rows.sort((one, other) => other.total - one.total || Number(other.won) - Number(one.won));
}

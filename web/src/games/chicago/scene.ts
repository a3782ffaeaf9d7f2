// The table as this game's components read it: typed view and book, what is lit, what is foretold.
import type { TableState } from "../../table/table.svelte";
import { type Livery, livery } from "./seats";
import type { Book, Foresight, Frame, SeatView, View } from "./shapes";

export type Look = "none" | "legal" | "pointed" | "chosen" | "refused";

export const viewOf = (table: TableState): View => table.view as unknown as View;
export const bookOf = (table: TableState): Book => table.book as unknown as Book;
export const liveryOf = (table: TableState, seat: number | null | undefined): Livery =>
  livery(viewOf(table), seat);
/** The viewer's own seat; for who looks on there is none. */
export const ownSeat = (table: TableState): SeatView | undefined =>
  table.you === null ? undefined : viewOf(table).seats[table.you];
export const rowsOf = (view: View): number => Object.keys(view.cards).length / 4;

/** How a thing looks just now; nothing is lit while events are played or when nothing is asked. */
/** Whether an answer can be given on the board now. */
export const lively = (table: TableState): boolean => table.asked && !table.held && !table.lost;

export function lookOf(table: TableState, kind: string, id: string): Look {
  const at = table.refusal?.at;
  if (at?.kind === kind && at.id === id) return "refused";
  return lively(table) ? table.selection.lit(kind, id) : "none";
}

/** The frame that asks now, with its fields. */
export const frameOf = (table: TableState): Frame | undefined => viewOf(table).stack.at(-1);

/** What the server foretells of the shown option. */
export const foresightOf = (table: TableState): Foresight | null =>
  (table.foresight?.reply as { foresight?: Foresight } | null | undefined)?.foresight ?? null;

/** The name of what lies at a place; null while its card lies face down. */
export function businessAt(table: TableState, place: string): string | null {
  const id = viewOf(table).cards[place]?.business;
  return id ? (bookOf(table).businesses[id]?.name ?? id) : null;
}

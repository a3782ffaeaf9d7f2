// The table as this game's components read it: typed view and book, what is lit, what stays in the light.
import type { Target } from "../../table/options";
import type { TableState } from "../../table/table.svelte";
import { type Livery, livery } from "./seats";
import type { Book, Figure, Owner, View } from "./shapes";

export type Look = "none" | "legal" | "pointed" | "chosen" | "refused";

export const viewOf = (table: TableState): View => table.view as unknown as View;
export const bookOf = (table: TableState): Book => table.book as unknown as Book;
export const liveryOf = (table: TableState, owner: Owner | null): Livery => livery(viewOf(table), owner);

/** How a thing looks just now; nothing is lit while events are played or when nothing is asked. */
export function lookOf(table: TableState, kind: string, id: string): Look {
  const at = table.refusal?.at;
  if (at?.kind === kind && at.id === id) return "refused";
  if (!table.asked) return "none";
  const lit = table.selection.lit(kind, id);
  return (table.held || table.lost) && lit !== "chosen" ? "none" : lit; // what is held or under way is shown until it is done
}

/** The card or place that a question is about whose answers are nowhere on the table. */
export function matterOf(table: TableState): Target | null {
  const { question, selection } = table;
  if (!question || question.pick || selection.options.some(({ targets }) => targets.length)) return null;
  if (question.card) return { kind: "card", id: question.card };
  const { space } = (question.frame ?? {}) as { space?: string | null };
  return space ? { kind: "space", id: space } : null;
}

/** The areas that what is pointed at touches; while there are any the rest of the map is veiled. */
export function touchedBy(table: TableState): ReadonlySet<string> {
  const book = bookOf(table);
  const shown = table.asked ? table.selection.shown : null;
  const matter = table.asked ? matterOf(table) : null;
  const areas = (shown?.targets.length ? shown.targets : matter ? [matter] : []).flatMap(({ kind, id }) => {
    if (kind === "turf") return [id];
    if (kind !== "space") return [];
    return book.spaces[id]?.areas ?? (id in viewOf(table).squares ? [id.slice(2)] : []);
  });
  return new Set(areas);
}

/** The business whose front a square space belongs to. */
export function businessAt(view: View, square: string): string | null {
  return square.startsWith("P-") ? square : (view.tiles[square.slice(2)] ?? null);
}

/** A space by its name in the book: the round space's own, or that of the business. */
export function placeName(table: TableState, id: string): string {
  const book = bookOf(table);
  const business = businessAt(viewOf(table), id);
  return (
    book.spaces[id]?.name ??
    (business ? book.businesses[business]?.name : undefined) ??
    book.turfs[id.slice(2)] ??
    id
  );
}

/** The figure that stands at a place. */
export function figureAt(view: View, id: string): Figure | null {
  if (id === "chief") return { kind: "police-chief", owner: "neutral" };
  const square = view.squares[id];
  if (square === "union-boss") return { kind: square, owner: "neutral" };
  if (typeof square === "number") return { kind: "thug", owner: square };
  const round = view.rounds[id];
  if (round === "mayor") return { kind: round, owner: "neutral" };
  return round ? { kind: round.member, owner: round.seat } : null;
}

/** Figures by seat in each turf, most first: what a turf war would count now. */
export function influence(table: TableState): Record<string, [Owner, number][]> {
  const view = viewOf(table);
  const { spaces } = bookOf(table);
  const count = new Map<string, Map<Owner, number>>(Object.keys(view.stacks).map((id) => [id, new Map()]));
  const add = (area: string, owner: Owner): void => {
    const here = count.get(area);
    here?.set(owner, (here.get(owner) ?? 0) + 1);
  };
  for (const [id, figure] of Object.entries(view.rounds)) {
    if (figure)
      for (const area of spaces[id]?.areas ?? []) add(area, figure === "mayor" ? "neutral" : figure.seat);
  }
  for (const [id, figure] of Object.entries(view.squares)) {
    if (figure !== null) add(id.slice(2), figure === "union-boss" ? "neutral" : figure);
  }
  add(view.neutral["police-chief"], "neutral");
  return Object.fromEntries([...count].map(([id, here]) => [id, [...here].sort((a, b) => b[1] - a[1])]));
}

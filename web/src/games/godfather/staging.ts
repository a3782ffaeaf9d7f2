// What an event looks like on the map, and how long it takes: the way a figure goes, a turf that is fought for.
import type { IconName } from "../../furniture/icons";
import type { TableState } from "../../table/table.svelte";
import type { GameEvent } from "../../wire/messages";
import { bookOf, figureAt, viewOf } from "./scene";
import type { Figure, Owner, Point } from "./shapes";
import { points, type Sheet } from "./sheet";

export type Act =
  | { kind: "walk"; figure: Figure; path: Point[] }
  | { kind: "fight"; area: string; at: Point; owner: Owner }
  | { kind: "mark"; at: Point; icon: IconName | null; text: string };

/** Milliseconds at 1x; what is not here is told by the log alone. */
const DURATIONS: Record<string, number> = {
  "act-begins": 600,
  "phase-begins": 450,
  "tile-opened": 450,
  "thug-played": 280,
  "member-played": 280,
  "figure-moved": 280,
  "figures-swapped": 280,
  "figure-retrieved": 280,
  "gunned-down": 600,
  "neutral-placed": 280,
  "turf-fought": 520,
  "marker-placed": 250,
  "marker-lifted": 250,
  laundered: 220,
  "bill-taken": 220,
  "good-taken": 220,
  "bank-to-case": 220,
  discarded: 180,
  "good-paid": 180,
  "job-begun": 450,
  "job-done": 250,
  "ally-played": 450,
  "horse-taken": 250,
  "job-drawn": 220,
  "job-rejected": 220,
  stolen: 280,
  "stolen-from-case": 280,
  collected: 280,
  "offer-made": 300,
  "offer-taken": 280,
  bid: 600,
  "bid-paid": 400,
  "ally-bought": 600,
  "tribute-paid": 160,
  "figures-home": 400,
  "member-joins": 300,
  dominance: 300,
  "colour-bonus": 300,
  scored: 300,
};
export const duration = (event: GameEvent): number => DURATIONS[event.event] ?? 0;

const DOOR = 34; // how far below a shop's middle its door is

/** Where a place lies on the map. */
export function spot(table: TableState, id: unknown): Point | null {
  if (typeof id !== "string") return null;
  const book = bookOf(table);
  if (book.spaces[id]) return book.spaces[id].xy;
  if (id === "chief") return book.areas[viewOf(table).neutral["police-chief"]]?.centre ?? null;
  const area = book.areas[id.slice(2)];
  const shop = id.startsWith("P-") ? area?.printed : id.startsWith("T-") ? area?.tile : undefined;
  if (shop) return [shop[0], shop[1] + DOOR];
  return book.areas[id]?.centre ?? null;
}

/** Where a question arose that names no place to choose: its own place, or the last one of this turn. */
export function whereabouts(table: TableState): Point | null {
  const { space } = (table.question?.frame ?? {}) as { space?: string };
  const { events } = table.log;
  const turn = events.slice(events.findLastIndex(({ event }) => event === "turn-begins") + 1);
  const last = turn.findLast((event) => spot(table, event.space ?? event.to));
  return spot(table, space) ?? spot(table, last?.space ?? last?.to);
}

/** Figures come in over the edge that is nearest to their place. */
const edge = ([x, y]: Point): Point => (y < 500 ? [x, -60] : [x, 1060]);

export function staged(table: TableState, event: GameEvent, sheet: Sheet): Act | null {
  const river: Point = [sheet.hudson[0] + sheet.hudson[2] / 2, sheet.hudson[1] + sheet.hudson[3] / 2];
  const seat = event.seat as Owner;
  switch (event.event) {
    case "thug-played":
    case "member-played": {
      const to = spot(table, event.space);
      const figure = event.event === "thug-played" ? "thug" : String(event.member);
      return to && { kind: "walk", figure: { kind: figure, owner: seat }, path: [edge(to), to] };
    }
    case "neutral-placed": {
      const to = spot(table, event.to);
      return (
        to && {
          kind: "walk",
          figure: { kind: String(event.figure), owner: "neutral" },
          path: [spot(table, event.from) ?? edge(to), to],
        }
      );
    }
    case "figure-moved":
      return moved(table, event.from, event.to);
    case "figures-swapped":
      return moved(table, event.own, event.enemy);
    case "figure-retrieved":
      return moved(table, event.from, null);
    case "gunned-down": {
      const from = spot(table, event.at);
      const who = figureAt(viewOf(table), String(event.at));
      return from && who && { kind: "walk", figure: who, path: [from, river] };
    }
    case "turf-fought":
      return fought(table, event, sheet);
    case "tile-opened": {
      const at = bookOf(table).areas[String(event.turf)]?.tile;
      return at
        ? {
            kind: "mark",
            at,
            icon: "i-shop",
            text: bookOf(table).businesses[String(event.tile)]?.name ?? "",
          }
        : null;
    }
    case "marker-placed": {
      const at = bookOf(table).areas[String(event.turf)]?.control;
      return at ? { kind: "fight", area: "", at, owner: seat } : null;
    }
    default:
      return null;
  }
}

function moved(table: TableState, from: unknown, to: unknown): Act | null {
  const start = spot(table, from);
  const who = figureAt(viewOf(table), String(from));
  return start && who && { kind: "walk", figure: who, path: [start, spot(table, to) ?? edge(start)] };
}

function fought(table: TableState, event: GameEvent, sheet: Sheet): Act | null {
  const id = String(event.turf);
  const area = bookOf(table).areas[id];
  if (!area?.control) return null;
  const winner = event.winner;
  if (typeof winner !== "number") return { kind: "mark", at: area.control, icon: null, text: "=" };
  return { kind: "fight", area: points(sheet.land[id] ?? area.polygon), at: area.control, owner: winner };
}

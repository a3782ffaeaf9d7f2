// What flies over the city while an event is played: from which thing on the page to which one.
import type { TableState } from "../../table/table.svelte";
import type { GameEvent } from "../../wire/messages";
import { way } from "./city";
import { capone } from "./marks";
import { rowsOf, viewOf } from "./scene";
import type { Token } from "./shapes";

interface Route {
  /** Selectors of the things it passes. */
  path: string[];
  count: number;
}
export type Flight = Route &
  (
    | { thing: "pin"; token: Token }
    | { thing: "bonus"; id: string }
    | { thing: "card"; capone: boolean }
    | { thing: "mark"; seat: number }
  );

const lot = (id: unknown): string => `[data-target="gap:${id}"] .pins`;
const house = (id: unknown): string => `[data-target="place:${id}"] .oct`;
const dossier = (seat: unknown): string => `.seats > :nth-child(${Number(seat) + 1})`;
const SUPPLY = "[data-panel=extras], .plates";

export function flightOf(table: TableState, event: GameEvent): Flight | null {
  const own = event.seat === table.you;
  switch (event.event) {
    case "token-moved": {
      const steps = way(String(event.from), String(event.to), rowsOf(viewOf(table)));
      return { thing: "pin", token: event.token as Token, path: steps.map(lot), count: 1 };
    }
    case "henchman-taken":
      return {
        thing: "pin",
        token: event.colour as Token,
        path: [lot(event.hole), own ? "[data-panel=actions]" : dossier(event.seat)],
        count: 1,
      };
    case "agent-placed":
      return { thing: "pin", token: "agent", path: [SUPPLY, lot(event.hole)], count: 1 };
    case "agent-removed":
      return { thing: "pin", token: "agent", path: [lot(event.hole), SUPPLY], count: 1 };
    case "token-taken":
      return {
        thing: "bonus",
        id: String(event.token),
        path: [house(event.card), dossier(event.seat)],
        count: 1,
      };
    case "control-taken":
    case "claim-announced":
    case "attack-announced":
      return {
        thing: "mark",
        seat: Number(event.seat),
        path: [dossier(event.seat), house(event.card)],
        count: 1,
      };
    case "extorted": {
      const more = capone(viewOf(table).city_cards[String(event.card).charAt(0)]);
      const to = own ? "[data-panel=hand], #tab-hand" : dossier(event.seat);
      return {
        thing: "card",
        capone: more,
        path: [house(event.card), to],
        count: Math.max(1, Number(event.cards)),
      };
    }
    default:
      return null;
  }
}

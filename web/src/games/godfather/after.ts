// Influence after what a preview tells: the figures it says come, go or move are counted anew.
import type { TableState } from "../../table/table.svelte";
import type { GameEvent } from "../../wire/messages";
import { bookOf, influence, viewOf } from "./scene";
import type { Owner } from "./shapes";

export type Counts = Record<string, [Owner, number][]>;

export function influenceAfter(table: TableState, events: GameEvent[]): Counts {
  const counts = new Map(Object.entries(influence(table)).map(([id, here]) => [id, new Map(here)]));
  const { spaces } = bookOf(table);
  const change = (place: unknown, owner: unknown, by: number): void => {
    if (typeof place !== "string" || (typeof owner !== "number" && owner !== "neutral")) return;
    for (const area of spaces[place]?.areas ?? [place.includes("-") ? place.slice(2) : place]) {
      const here = counts.get(area);
      here?.set(owner, (here.get(owner) ?? 0) + by);
    }
  };
  const at = (place: unknown): unknown => (place === "chief" ? viewOf(table).neutral["police-chief"] : place);
  for (const event of events) {
    const seat = event.seat;
    if (event.event === "thug-played" || event.event === "member-played") change(event.space, seat, 1);
    else if (event.event === "figure-moved") {
      change(at(event.from), event.owner, -1);
      change(event.to, event.owner, 1);
    } else if (event.event === "gunned-down") change(at(event.at), event.owner, -1);
    else if (event.event === "figure-retrieved") change(event.from, seat, -1);
    else if (event.event === "neutral-placed") {
      change(event.from, "neutral", -1);
      change(event.to, "neutral", 1);
    }
  }
  return Object.fromEntries(
    [...counts].map(([id, here]) => [id, [...here].filter(([, n]) => n > 0).sort((a, b) => b[1] - a[1])]),
  );
}

/** The turfs in which something would change. */
export function changed(before: Counts, after: Counts): string[] {
  const text = (counts: [Owner, number][] | undefined): string => JSON.stringify([...(counts ?? [])].sort());
  return Object.keys(after).filter((id) => text(before[id]) !== text(after[id]));
}

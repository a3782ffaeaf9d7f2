// The training wheels of a table: on or off, and what was said. What they say is fetched when they are on.

import type { Component } from "svelte";
import type { GameClient, TableProps } from "../games/game";
import { strings } from "../strings/strings.svelte";
import { due, type First, type Hint } from "./hints";
import { drop, enough, type Kept, keep, kept } from "./kept";

interface Parts {
  first: First;
  Card: Component<TableProps & { wheels: Wheels }>;
  Because: Component<TableProps & { wheels: Wheels }>;
}

export class Wheels {
  private now: Kept = $state.raw({ on: false, told: {} });
  parts = $state.raw<Parts | null>(null);

  constructor(private readonly table: string) {
    this.now = kept(table);
  }

  get on(): boolean {
    return this.now.on;
  }

  /** On or off for good: a later game asks no more either. */
  turn(on: boolean): void {
    this.write({ ...this.now, on });
    enough(!on);
  }

  due(hints: readonly Hint[], decision: string, most: number): Hint[] {
    return due(hints, this.now, decision, most);
  }

  /** These were given at this decision, and are not given again. */
  tell(hints: readonly Hint[], decision: string): void {
    const fresh = hints.filter(({ id }) => this.now.told[id] === undefined);
    if (!fresh.length) return;
    const told = { ...this.now.told, ...Object.fromEntries(fresh.map(({ id }) => [id, decision])) };
    this.write({ ...this.now, told });
  }

  /** The table is over or gone. */
  drop(): void {
    this.now = { on: false, told: {} };
    drop(this.table);
  }

  async load(game: GameClient): Promise<void> {
    if (this.parts || !game.first) return;
    const [first, { Card, Because }] = await Promise.all([
      game.first(),
      import("./parts"),
      strings.withParts([`first-${game.name}`]),
    ]);
    this.parts = { first, Card, Because };
  }

  private write(what: Kept): void {
    this.now = what;
    keep(this.table, what);
  }
}

const all = new Map<string, Wheels>();

/** Those of a table, the same for all that stands around it. */
export function wheelsOf(table: string): Wheels {
  const found = all.get(table) ?? new Wheels(table);
  all.set(table, found);
  return found;
}

// What everybody may see of the tables in the lists, fetched anew when one has gone on.

import { t } from "../strings/strings.svelte";
import { api } from "../wire/http";
import type { Listed, Pictured } from "./tables";

class Pictures {
  private found = $state.raw<ReadonlyMap<string, Pictured>>(new Map());
  private readonly asked = new Map<string, number>();

  of(table: Listed): Pictured | null {
    return this.found.get(table.id) ?? null;
  }

  /** Fetch what has changed since it was fetched last; a picture that cannot be had is no trouble. */
  async look(tables: readonly Listed[]): Promise<void> {
    const new_ = tables.filter((table) => table.status === "playing" || table.status === "over");
    await Promise.all(
      new_.map(async (table) => {
        if (this.asked.get(table.id) === table.updated_at) return;
        this.asked.set(table.id, table.updated_at);
        const got = await api<Pictured>("GET", `/tables/${encodeURIComponent(table.id)}/picture`).catch(
          () => null,
        );
        if (got) this.found = new Map([...this.found, [table.id, got]]);
      }),
    );
  }

  /** Where a game stands, in words: its act or round. */
  stands(table: Listed): string {
    const view = this.of(table)?.view;
    if (!view || !Object.keys(view).length || table.status !== "playing") return "";
    const facts = Object.entries(view).filter(
      ([, value]) => typeof value === "string" || typeof value === "number",
    );
    return t(`page-stands-${table.game}`, Object.fromEntries(facts) as Record<string, string | number>);
  }
}

export const pictures = new Pictures();

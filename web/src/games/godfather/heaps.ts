// Equal cards of a pick lie on one another, those that are chosen and those that are not: the uppermost, how many.
import type { Selection } from "../../table/selection.svelte";

export interface Heap {
  key: string;
  id: string;
  index: number;
  count: number;
  on: boolean;
}

/** Every card of a pick as it lay before anything was chosen: its heap, or null where all of it is chosen. */
export function places(selection: Selection): { id: string; heap: Heap | null }[] {
  const left = new Map(
    heaps(selection)
      .filter(({ on }) => !on)
      .map((heap) => [heap.id, heap]),
  );
  return [...new Set(selection.items.map(({ id }) => id))].map((id) => ({ id, heap: left.get(id) ?? null }));
}

export function heaps(selection: Selection): Heap[] {
  const found = new Map<string, Heap>();
  selection.items.forEach(({ id }, index) => {
    const on = selection.has(index);
    const key = `${id} ${on}`;
    found.set(key, { key, id, index, count: (found.get(key)?.count ?? 0) + 1, on });
  });
  return [...found.values()];
}

// Equal cards of a pick lie on one another, those that are chosen and those that are not: the uppermost, how many.
import type { Selection } from "../../table/selection.svelte";

export interface Heap {
  key: string;
  id: string;
  index: number;
  count: number;
  on: boolean;
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

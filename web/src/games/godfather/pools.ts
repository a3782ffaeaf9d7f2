// The icons of one shakedown keep their places while they are used one after the other, so that no button moves
// under the pointer. They are forgotten when something else is asked.
import type { Option } from "../../table/options";
import type { TableState } from "../../table/table.svelte";

export interface Place {
  key: string;
  label: string;
  icon: string;
  /** Missing where it is used up. */
  option: Option | undefined;
}

type Kept = Map<string, Omit<Place, "option">>;
/** With the seat on turn: whoever shares in a rival's shakedown begins anew. */
const seen = new WeakMap<TableState, { turn: number | null; icons: Kept }>();

export function forget(table: TableState): void {
  seen.delete(table);
}

/** Every icon that was on offer since the first, in that order; those that are used up have no option. */
export function places(
  table: TableState,
  turn: number | null,
  options: readonly Option[],
  iconOf: (option: Option) => string,
): Place[] {
  const before = seen.get(table);
  const kept: Kept = before && before.turn === turn ? before.icons : new Map();
  seen.set(table, { turn, icons: kept });
  for (const option of options)
    kept.set(option.key, { key: option.key, label: option.label, icon: iconOf(option) });
  return [...kept.values()].map((one) => ({ ...one, option: options.find(({ key }) => key === one.key) }));
}

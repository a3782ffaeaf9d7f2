// Which hints are given now: each once in a game, at one decision.

import type { Option } from "../table/options";
import type { TableState } from "../table/table.svelte";
import type { Kept } from "./kept";

/** Something that is said once. */
export interface Hint {
  id: string;
  text: string;
}

/** Why a thing is lit, and the rule behind it; without one it is that of the question. */
export interface Because {
  text: string;
  rule: string | null;
}

/** What a game says in somebody's first one: from the question, its options, the server's warnings and what
 *  everybody sees. */
export interface First {
  /** Of what is asked now, then of what may be overlooked. */
  hints(table: TableState): Hint[];
  because(option: Option): Because;
}

/** The first hints that were not given at an earlier decision. */
export function due(hints: readonly Hint[], { on, told }: Kept, decision: string, most: number): Hint[] {
  if (!on) return [];
  return hints.filter(({ id }) => (told[id] ?? decision) === decision).slice(0, most);
}

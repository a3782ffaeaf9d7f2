// How the present question is answered: on the board, by the game's own component, or by a generic one.

import type { Component } from "svelte";
import type { TableProps } from "../games/game";
import type { TableState } from "./table.svelte";

export interface Answers {
  name: "board" | "menu" | "pick" | "own" | "dock";
  Own: Component<TableProps> | null;
}

export function answeringOf(table: TableState): Answers {
  const { question } = table;
  const wanted = question ? table.game.decisions[question.asked] : undefined;
  if (typeof wanted === "function") return { name: "own", Own: wanted };
  if (typeof wanted === "object") {
    if (!question?.pick) return { name: "dock", Own: wanted.dock };
    if (wanted.pick) return { name: "own", Own: wanted.pick };
  }
  if (question?.pick) return { name: "pick", Own: null };
  if (wanted === "board" && table.selection.options.some((option) => option.targets.length > 0))
    return { name: "board", Own: null };
  return { name: "menu", Own: null };
}

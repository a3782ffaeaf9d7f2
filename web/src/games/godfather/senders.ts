// Which figure would stand on a lit empty space: the ghost that is drawn there.
import type { TableState } from "../../table/table.svelte";
import { figureAt, viewOf } from "./scene";
import type { Figure } from "./shapes";

interface SpaceFrame {
  purpose: string;
  /** Where the figure stands that moves. */
  figure: string | null;
}

export function sender(table: TableState, id: string): Figure | null {
  if (!table.asked || table.you === null) return null;
  if ((table.held || table.lost) && table.selection.lit("space", id) !== "chosen") return null;
  const option = table.selection.about({ kind: "space", id })[0];
  const type = option?.forms[0]?.type;
  const view = viewOf(table);
  const mine = view.seats[table.you];
  if (type === "thug") return { kind: "thug", owner: table.you };
  if (type === "member") return { kind: mine?.members[0] ?? "don", owner: table.you };
  if (type !== "space") return null;
  const frame = (table.view?.stack as unknown[] | undefined)?.at(-1) as SpaceFrame | undefined;
  if (frame?.purpose === "mayor" || frame?.purpose === "union-boss")
    return { kind: frame.purpose, owner: "neutral" };
  return frame?.figure ? figureAt(view, frame.figure) : null;
}

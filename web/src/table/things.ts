// Where the things of a board stand in the page: a figure, or the place it stands on.

import type { Target } from "./options";

/** By its id, whatever kind of thing it is; a figure rather than its place. */
export function thing(board: Element, id: string): Element | null {
  const own = CSS.escape(id);
  return board.querySelector(`[data-figure="${own}"]`) ?? board.querySelector(`[data-target$=":${own}"]`);
}

/** The place as a choice of it would name it. */
export function placeOf(board: Element, id: string): Target | null {
  const found = board.querySelector<HTMLElement | SVGElement>(`[data-target$=":${CSS.escape(id)}"]`);
  const kind = found?.dataset.target?.split(":")[0];
  return kind ? { kind, id } : null;
}

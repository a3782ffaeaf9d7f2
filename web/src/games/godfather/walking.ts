// Moves a drawn thing along a line, if motion is wanted; the browser's own animation does the work.
import { settings } from "../../settings/settings.svelte";
import type { Point } from "./shapes";

export interface Walk {
  path: Point[];
  duration: number;
}

const EASE = "cubic-bezier(.2,.8,.2,1)";

export function walk(node: SVGGElement, { path, duration }: Walk): void {
  const end = path.at(-1);
  if (!end) return;
  node.style.transform = `translate(${end[0]}px, ${end[1]}px)`;
  if (!settings.moves || duration <= 0) return;
  node.animate(
    path.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration, easing: EASE },
  );
}

// Moves a layer of the map so that what is drawn on it goes along a line, if motion is wanted. A layer as a whole
// is moved by the browser's compositor: nothing is painted on the way.
import { settings } from "../../settings/settings.svelte";
import type { Point } from "./shapes";

export interface Walk {
  path: Point[];
  duration: number;
  /** How wide the shown part of the map is, in its own units. */
  width: number;
}

const EASE = "cubic-bezier(.2,.8,.2,1)";

/** Where the layer lies at each point of the line; it lies in its place at the last. */
export function steps(path: readonly Point[], scale: number): string[] {
  const [x, y] = path.at(-1) ?? [0, 0];
  return path.map(([px, py]) => `translate(${(px - x) * scale}px, ${(py - y) * scale}px)`);
}

export function walk(node: SVGSVGElement, { path, duration, width }: Walk): void {
  if (!settings.moves || duration <= 0 || path.length < 2) return;
  const frames = steps(path, node.clientWidth / width).map((transform) => ({ transform }));
  node.animate(frames, { duration, easing: EASE });
}

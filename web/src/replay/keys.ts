// The keyboard: arrows go back and on, space plays and pauses, Home and End lead to the beginning and the end.

import { next, previous } from "./outline";
import type { ReplayState } from "./replay.svelte";

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
const pressing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary") !== null;

/** Whether the key was for the replay. */
export function pressed(replay: ReplayState, event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || typing(target))
    return false;
  const { outline } = replay;
  if (!outline) return false;
  if (key === " ") {
    if (pressing(target)) return false;
    replay.toggle();
    return true;
  }
  if (key === "ArrowRight") replay.forward();
  else if (key === "ArrowLeft") replay.back();
  else {
    const to: Record<string, number> = {
      Home: 0,
      End: outline.last,
      PageUp: previous(outline, replay.move, "phase"),
      PageDown: next(outline, replay.move, "phase"),
    };
    if (to[key] === undefined) return false;
    replay.stop();
    replay.go(to[key]);
  }
  return true;
}

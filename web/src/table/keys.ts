// The keyboard: space skips a playback, Escape lets go of what is chosen, Enter does it, "u" takes back.

import type { TableState } from "./table.svelte";

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
const pressing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;

/** Whether the key was for the table. */
export function pressed(table: TableState, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || typing(event.target))
    return false;
  if (document.querySelector("dialog[open]")) return false; // it has the keyboard, wherever the focus is
  const watching = table.playing !== null || table.watching;
  if (event.key === " " && watching) void table.playback.skip();
  else if (event.key === "Escape") table.letGo();
  else if (event.key === "Enter" && !pressing(event.target)) return enter(table);
  else if (event.key === "u" && table.canTakeBack && !table.busy) void table.takeBack();
  else return false;
  return true;
}

function enter(table: TableState): boolean {
  if (table.held) void table.endTurn();
  else if (table.selection.ready) void table.commit();
  else return false;
  return true;
}

// Who points at a thing with a mouse for a moment, or holds a finger on it, is told what it is.
import type { TableState } from "./table.svelte";

interface Hint {
  table: TableState;
  kind: string;
  id: string;
  /** Whether the order slip tells about it. */
  lit: boolean;
}

const MOMENT = 250;
const HELD = 450;

export function hint(node: Element, first: Hint): { update(next: Hint): void; destroy(): void } {
  let now = first;
  let timer = 0;
  const tell = (wait: number): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      now.table.about = { kind: now.kind, id: now.id };
    }, wait);
  };
  const leave = (): void => {
    clearTimeout(timer);
    const { about } = now.table;
    if (about?.kind === now.kind && about.id === now.id) now.table.about = null;
  };
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType === "mouse" && !now.lit) tell(MOMENT);
  };
  const press = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== "mouse") tell(HELD);
  };
  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", press],
    ["pointerup", () => clearTimeout(timer)],
    ["pointercancel", leave],
  ];
  for (const [kind, heard] of listeners) node.addEventListener(kind, heard);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      leave();
      for (const [kind, heard] of listeners) node.removeEventListener(kind, heard);
    },
  };
}

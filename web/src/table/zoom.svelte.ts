// The part of a board that a small screen shows: dragged with one finger, pinched with two, doubled by two taps.

const CLOSEST = 4;
const DOUBLE_TAP = 300;
const ONE_SPOT = 30; // pixels within which two taps are one double tap
const RIM = 30; // units at the edge of the window where a thing is not yet in sight
const SLIP = 0.28; // of the window: how far below its middle the slip begins to hide it

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** A window of this scale around a point, inside the whole or so far `under` its foot; `shape` is the height of the
 *  screen's by its width. */
export function around(
  cx: number,
  cy: number,
  scale: number,
  shape: number,
  whole: Window,
  under = 0,
): Window {
  const width = Math.min(whole.width / scale, whole.height / shape);
  const height = width * shape;
  return {
    x: within(cx - width / 2, whole.x, whole.x + whole.width - width),
    y: within(cy - height / 2, whole.y, whole.y + whole.height + under - height),
    width,
    height,
  };
}

export class Zoom {
  scale = $state(1);
  cx = $state(0);
  cy = $state(0);
  shape = $state(1);
  readonly window: Window = $derived.by(() =>
    around(this.cx, this.cy, this.scale, this.shape, this.whole, this.under),
  );
  readonly viewBox: string = $derived(
    `${this.window.x} ${this.window.y} ${this.window.width} ${this.window.height}`,
  );
  /** How far the window may go below the whole, so that a slip hides nothing of its foot. */
  private under = $state(0);
  private fingers = new Map<number, { x: number; y: number }>();
  private tapped = { at: -DOUBLE_TAP, x: 0, y: 0 };
  /** The scale there was before several points were shown. */
  private before: number | null = null;
  /** Whether the last touch moved the board, so that its click is none. */
  moved = false;

  /** `start`: the scale at first; a double tap goes from there to the closest one, and back to the whole. */
  constructor(
    private readonly whole: Window,
    private readonly start: number,
    private readonly closest = CLOSEST,
  ) {
    this.scale = start;
    this.centre(whole.x + whole.width / 2, whole.y + whole.height / 2);
  }

  centre(x: number, y: number): void {
    this.cx = x;
    this.cy = y;
  }

  /** Bring a point into sight; under a slip, into the part above it. */
  show(x: number, y: number, slip: boolean): void {
    this.scale = this.before ?? this.scale;
    this.before = null;
    this.under = slip ? this.window.height * SLIP : 0;
    this.centre(x, y + this.under);
  }

  /** Where none of these points is in sight, the nearest comes into it. */
  reveal(points: readonly (readonly [number, number])[]): void {
    const { x, y, width, height } = this.window;
    if (
      points.some(([px, py]) => px > x + RIM && px < x + width - RIM && py > y + RIM && py < y + height - RIM)
    )
      return;
    const far = ([px, py]: readonly [number, number]): number =>
      Math.hypot(px - x - width / 2, py - y - height / 2);
    const [nearest] = [...points].sort((one, other) => far(one) - far(other));
    if (nearest) this.centre(...nearest);
  }

  /** Bring several points into sight at once, no nearer than one alone. */
  frame(points: readonly (readonly [number, number])[], room: number): void {
    this.before ??= this.scale;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left + room, Math.max(...ys) - top + room];
    this.scale = within(
      Math.min(this.whole.width / width, this.whole.width / (height / this.shape)),
      1,
      this.start,
    );
    this.centre(left + (width - room) / 2, top + (height - room) / 2);
  }

  down(event: PointerEvent): void {
    // The first finger: one whose end was never told, as its thing went away beneath it, is on the board no more.
    if (event.isPrimary) {
      this.fingers.clear();
      this.moved = false;
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, size: DOMRect): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.moved && Math.hypot(dx, dy) < 6) return;
    this.moved = true;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (was > 0) this.scale = within((this.scale * now) / was, 1, this.closest);
    } else {
      this.centre(
        this.window.x + this.window.width / 2 - (dx * this.window.width) / size.width,
        this.window.y + this.window.height / 2 - (dy * this.window.height) / size.height,
      );
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  up(event: PointerEvent, size: DOMRect): void {
    this.fingers.delete(event.pointerId);
    if (this.moved || event.type === "pointercancel") return;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const before = this.tapped;
    const twice = at - before.at < DOUBLE_TAP && Math.hypot(x - before.x, y - before.y) < ONE_SPOT;
    this.tapped = { at: twice ? -DOUBLE_TAP : at, x, y };
    if (!twice) return;
    this.centre(
      this.window.x + ((event.clientX - size.x) * this.window.width) / size.width,
      this.window.y + ((event.clientY - size.y) * this.window.height) / size.height,
    );
    this.scale = this.scale > this.start ? 1 : this.closest;
  }
}

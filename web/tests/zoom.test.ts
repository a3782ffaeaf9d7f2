// Fingers on a board: one drags, two taps on one spot come closer, and none stays behind.

import { describe, expect, it } from "vitest";
import { Zoom } from "../src/table/zoom.svelte";

const WHOLE = { x: 0, y: 0, width: 1000, height: 1000 };
const size = { x: 0, y: 0, width: 400, height: 400 } as DOMRect;
const touch = (type: string, x: number, y: number, timeStamp: number, pointerId = 1): PointerEvent =>
  ({ type, clientX: x, clientY: y, timeStamp, pointerId, isPrimary: pointerId === 1 }) as PointerEvent;

function tap(zoom: Zoom, x: number, y: number, at: number): void {
  zoom.down(touch("pointerdown", x, y, at));
  zoom.up(touch("pointerup", x, y, at + 10), size);
}

describe("zoom", () => {
  it("comes closer by two taps on one spot, and not by two taps on two things", () => {
    const zoom = new Zoom(WHOLE, 2);
    tap(zoom, 50, 50, 1000);
    tap(zoom, 150, 50, 1100);
    expect(zoom.scale).toBe(2);
    tap(zoom, 155, 52, 1200);
    expect(zoom.scale).toBe(4);
  });

  it("shows several places at once, no nearer than one alone", () => {
    const zoom = new Zoom(WHOLE, 2);
    zoom.frame(
      [
        [100, 100],
        [900, 300],
      ],
      100,
    );
    expect(zoom.window.width).toBeGreaterThanOrEqual(900);
    zoom.frame(
      [
        [500, 500],
        [520, 500],
      ],
      100,
    );
    expect(zoom.scale).toBe(2);
    expect(zoom.cx).toBe(510);
    zoom.frame(
      [
        [0, 0],
        [1000, 1000],
      ],
      100,
    );
    zoom.show(500, 500, false);
    expect(zoom.scale).toBe(2); // as near as before
  });

  it("forgets a finger whose end was never told", () => {
    const zoom = new Zoom(WHOLE, 2);
    zoom.down(touch("pointerdown", 50, 50, 1000));
    zoom.move(touch("pointermove", 90, 50, 1010), size);
    expect(zoom.moved).toBe(true);
    tap(zoom, 200, 200, 3000);
    expect(zoom.moved).toBe(false);
    zoom.down(touch("pointerdown", 200, 200, 5000));
    zoom.move(touch("pointermove", 220, 200, 5010), size);
    expect(zoom.scale).toBe(2); // one finger drags; two would pinch
  });

  it("goes where something is asked only if nothing of it is in sight", () => {
    const zoom = new Zoom(WHOLE, 2); // from 250 to 750 both ways
    zoom.reveal([[900, 500], [500, 300]]); // biome-ignore format: points
    expect([zoom.cx, zoom.cy]).toEqual([500, 500]);
    zoom.reveal([[50, 900], [600, 900]]); // biome-ignore format: points
    expect([zoom.cx, zoom.cy]).toEqual([600, 900]);
    zoom.reveal([]);
    expect([zoom.cx, zoom.cy]).toEqual([600, 900]);
  });
});

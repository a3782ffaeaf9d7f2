// Outlines that a canvas draws as SVG would.

import { describe, expect, it } from "vitest";
import { outline } from "../src/replay/paint";

const of =
  (given: Record<string, string>) =>
  (name: string): string | null =>
    given[name] ?? null;

describe("outlines", () => {
  it("follow the attributes of each kind", () => {
    expect(outline("rect", of({ x: "1", y: "2", width: "3", height: "4" }))).toBe("M1 2h3v4h-3z");
    expect(outline("circle", of({ cx: "5", cy: "5", r: "2" }))).toBe("M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z");
    expect(outline("polygon", of({ points: "0,0 1,1" }))).toBe("M0,0 1,1z");
    expect(outline("path", of({ d: "M0 0H9" }))).toBe("M0 0H9");
  });
  it("round no corner further than the half, and draw nothing of nothing", () => {
    expect(outline("rect", of({ width: "4", height: "2", rx: "9" }))).toContain("a1 1 0 0 1 1 1");
    expect(outline("polygon", of({}))).toBe("");
    expect(outline("circle", of({}))).toBe("");
    expect(outline("g", of({ d: "M0 0" }))).toBe("");
  });
});

// What a canvas draws as the page would: outlines, and styles read as numbers.

import { describe, expect, it } from "vitest";
import { short } from "../src/replay/paint/lines";
import { outline } from "../src/replay/paint/svg";
import { corners, gradient, length, parts, placed, rings } from "../src/replay/paint/values";

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

describe("styles", () => {
  it("are split where they are lists, not within brackets", () => {
    expect(parts("rgb(1, 2, 3), calc(1px + 2px)")).toEqual(["rgb(1, 2, 3)", "calc(1px + 2px)"]);
    expect(parts("rgb(1, 2, 3) 0px 4px", " ")).toEqual(["rgb(1, 2, 3)", "0px", "4px"]);
  });
  it("tell lengths in pixels, in hundredths and as sums", () => {
    expect(length("3.5px", 200)).toBe(3.5);
    expect(length("50%", 200)).toBe(100);
    expect(length("calc(100% - 9.5px)", 200)).toBe(190.5);
    expect(length("0", 200)).toBe(0);
  });
  it("cut corners off a box, or its sides", () => {
    const cut = "polygon(2px 0px, calc(100% - 2px) 0px, 100% 2px, 100% 100%, 0px 100%, 0px 2px)";
    expect(corners(cut, 10, 8)).toEqual([
      [2, 0],
      [8, 0],
      [10, 2],
      [10, 8],
      [0, 8],
      [0, 2],
    ]);
    expect(corners("inset(0px 100% 0px 0px)", 10, 8)).toEqual([
      [0, 0],
      [0, 0],
      [0, 8],
      [0, 8],
    ]);
    expect(corners("inset(1px)", 10, 8)).toEqual([
      [1, 1],
      [9, 1],
      [9, 7],
      [1, 7],
    ]);
    expect(corners("none", 10, 8)).toBeNull();
  });
  it("tell rings from shadows", () => {
    const both =
      "rgb(0, 0, 0) 0px 0px 0px 3px inset, rgba(0, 0, 0, 0.4) 0px 4px 10px 0px, red 0px 0px 0px 1.5px";
    expect(rings(both)).toEqual([
      { colour: "rgb(0, 0, 0)", width: 3, inside: true },
      { colour: "red", width: 1.5, inside: false },
    ]);
    expect(rings("none")).toEqual([]);
  });
});

describe("gradients", () => {
  const at = (image: string, line: number): (string | number)[][] => {
    const found = gradient(image);
    return found ? placed(found, line).map(({ colour, at: where }) => [colour, where]) : [];
  };
  it("spread the colours that stand nowhere", () => {
    expect(at("linear-gradient(red, green, blue)", 10)).toEqual([
      ["red", 0],
      ["green", 5],
      ["blue", 10],
    ]);
    expect(at("linear-gradient(45deg, red 25%, blue 25%, blue 75%, red 75%)", 8)).toEqual([
      ["red", 2],
      ["blue", 2],
      ["blue", 6],
      ["red", 6],
    ]);
    expect(gradient("linear-gradient(45deg, red, blue)")?.angle).toBe(45);
    expect(gradient("linear-gradient(to right, red, blue)")?.angle).toBe(90);
    expect(gradient("url(x.png)")).toBeNull();
  });
  it("repeat their stripes to the end of the line", () => {
    const stripes = at("repeating-linear-gradient(90deg, red 0px 3px, rgba(0, 0, 0, 0) 3px 9px)", 20);
    expect(stripes.slice(0, 5)).toEqual([
      ["red", 0],
      ["red", 3],
      ["rgba(0, 0, 0, 0)", 3],
      ["rgba(0, 0, 0, 0)", 9],
      ["red", 9],
    ]);
    expect(stripes.at(-1)?.[1]).toBe(27);
  });
  it("grow from the middle where they are round", () => {
    expect(gradient("radial-gradient(circle, red 2px, blue 3px)")?.round).toBe(true);
    expect(at("radial-gradient(circle, red 2px, blue 3px)", 6)).toEqual([
      ["red", 2],
      ["blue", 3],
    ]);
  });
});

describe("words", () => {
  it("end in dots where there is no room for all of them", () => {
    const width = (text: string): number => 10 * text.length;
    expect(short("Distillery", 100, width)).toBe("Distillery");
    expect(short("Distillery", 60, width)).toBe("Disti…");
  });
});

// A box of the page: its outline, ground, rings and borders, in its own coordinates.

import { ground } from "./fills";
import { corners, length, rings } from "./values";

export interface Box {
  width: number;
  height: number;
}

/** A box, or one so much larger or smaller on all sides, with its round corners. */
function outline(look: CSSStyleDeclaration, { width, height }: Box, grown = 0): Path2D {
  const round = (said: string): number => {
    const radius = length(said.split(" ")[0] ?? "0", Math.min(width, height));
    return radius ? Math.max(0, radius + grown) : 0;
  };
  const { borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius } = look;
  const form = new Path2D();
  form.roundRect(
    -grown,
    -grown,
    Math.max(0, width + 2 * grown),
    Math.max(0, height + 2 * grown),
    [borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius].map(round),
  );
  return form;
}

/** Leave of a thing and all in it what its clip path leaves. */
export function clipped(pen: CanvasRenderingContext2D, look: CSSStyleDeclaration, box: Box): void {
  const left = corners(look.clipPath, box.width, box.height);
  if (!left) return;
  const form = new Path2D();
  for (const [x, y] of left) form.lineTo(x, y);
  form.closePath();
  pen.clip(form);
}

/** Leave what is in a box within it, where it may not stand out. */
export function held(pen: CanvasRenderingContext2D, look: CSSStyleDeclaration, box: Box): void {
  if (look.overflowX !== "visible") pen.clip(outline(look, box));
}

const DASHES: Record<string, (width: number) => number[]> = {
  dashed: (width) => [3 * width, 2 * width],
  dotted: (width) => [width, width],
};

function borders(pen: CanvasRenderingContext2D, look: CSSStyleDeclaration, box: Box): void {
  const side = (name: string): [width: number, style: string, colour: string] => [
    Number.parseFloat(look.getPropertyValue(`border-${name}-width`)) || 0,
    look.getPropertyValue(`border-${name}-style`),
    look.getPropertyValue(`border-${name}-color`),
  ];
  const sides = ["top", "right", "bottom", "left"].map(side);
  const [[width, style, colour]] = sides as [[number, string, string]];
  if (sides.every((one) => one.join() === sides[0]?.join())) {
    if (!width || style === "none" || style === "hidden") return;
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.setLineDash(DASHES[style]?.(width) ?? []);
    pen.stroke(outline(look, box, -width / 2));
    return;
  }
  const [top = 0, right = 0, bottom = 0, left = 0] = sides.map(([wide]) => wide);
  const { width: x, height: y } = box;
  const areas = [[0, 0, x, top], [x - right, 0, right, y], [0, y - bottom, x, bottom], [0, 0, left, y]] as const; // biome-ignore format: a table
  areas.forEach(([u, v, wide, high], n) => {
    if (sides[n]?.[1] === "none") return;
    pen.fillStyle = sides[n]?.[2] ?? "#0000";
    pen.fillRect(u, v, wide, high);
  });
}

/** A frame between two outlines of a box. */
function frame(pen: CanvasRenderingContext2D, outer: Path2D, inner: Path2D, colour: string): void {
  const form = new Path2D(outer);
  form.addPath(inner);
  pen.fillStyle = colour;
  pen.fill(form, "evenodd");
}

/** What a box itself shows, below all that is in it. */
export function box(pen: CanvasRenderingContext2D, look: CSSStyleDeclaration, size: Box): void {
  const edge = outline(look, size);
  const around = rings(look.boxShadow).reverse();
  for (const ring of around.filter((one) => !one.inside))
    frame(pen, outline(look, size, ring.width), edge, ring.colour);
  pen.save();
  pen.clip(edge);
  ground(pen, look, size);
  for (const ring of around.filter((one) => one.inside))
    frame(pen, edge, outline(look, size, -ring.width), ring.colour);
  pen.restore();
  pen.save();
  borders(pen, look, size);
  pen.restore();
}

// The grounds of boxes: a colour, and over it gradients and what is woven of them.

import { gradient, length, parts, placed } from "./values";
import { SHARP } from "./work";

interface Box {
  width: number;
  height: number;
}

/** A gradient's line runs through the middle of its box; it may have to be longer than the box for all colours. */
function brush(pen: CanvasRenderingContext2D, image: string, { width, height }: Box): CanvasGradient | null {
  const given = gradient(image);
  if (!given) return null;
  const turn = (given.angle * Math.PI) / 180;
  const [right, up] = [Math.sin(turn), Math.cos(turn)];
  const line = given.round ? Math.hypot(width, height) / 2 : Math.abs(width * right) + Math.abs(height * up);
  const stops = placed(given, line);
  const far = Math.max(line, ...stops.map(({ at }) => at)) || 1;
  const [x, y] = [width / 2, height / 2];
  const [fromX, fromY] = [x - (right * line) / 2, y + (up * line) / 2];
  const made = given.round
    ? pen.createRadialGradient(x, y, 0, x, y, far)
    : pen.createLinearGradient(fromX, fromY, fromX + right * far, fromY - up * far);
  for (const { colour, at } of stops) made.addColorStop(Math.max(0, at / far), colour);
  return made;
}

/** A gradient over and over, as a weave. */
function weave(pen: CanvasRenderingContext2D, image: string, tile: Box): CanvasPattern | null {
  const small = document.createElement("canvas");
  small.width = Math.max(1, Math.round(tile.width * SHARP));
  small.height = Math.max(1, Math.round(tile.height * SHARP));
  const fine = small.getContext("2d");
  if (!fine) return null;
  fine.scale(small.width / tile.width, small.height / tile.height);
  const colours = brush(fine, image, tile);
  if (!colours) return null;
  fine.fillStyle = colours;
  fine.fillRect(0, 0, tile.width, tile.height);
  const made = pen.createPattern(small, "repeat");
  made?.setTransform(new DOMMatrix().scale(tile.width / small.width, tile.height / small.height));
  return made;
}

/** The ground of a box whose outline the pen is clipped to. */
export function ground(pen: CanvasRenderingContext2D, look: CSSStyleDeclaration, box: Box): void {
  pen.fillStyle = look.backgroundColor;
  pen.fillRect(0, 0, box.width, box.height);
  if (look.backgroundImage === "none") return;
  const [sizes, places, repeats] = [look.backgroundSize, look.backgroundPosition, look.backgroundRepeat].map(
    (one) => parts(one),
  );
  const of = (list: string[] | undefined, n: number): string[] => parts(list?.[n % list.length] ?? "", " ");
  const layers = parts(look.backgroundImage).map((image, n) => ({ image, n }));
  for (const { image, n } of layers.reverse()) {
    const [wide = "auto", high = "auto"] = of(sizes, n);
    const tile = {
      width: /\d/.test(wide) ? length(wide, box.width) : box.width,
      height: /\d/.test(high) ? length(high, box.height) : box.height,
    };
    if (tile.width <= 0 || tile.height <= 0) continue;
    const [x = "0", y = "0"] = of(places, n);
    const once = of(repeats, n).every((one) => one === "no-repeat");
    const whole = tile.width >= box.width && tile.height >= box.height;
    const colours = once || whole ? brush(pen, image, tile) : weave(pen, image, tile);
    if (!colours) continue;
    const [left, top] = [length(x, box.width - tile.width), length(y, box.height - tile.height)];
    pen.save();
    pen.translate(left, top);
    pen.fillStyle = colours;
    if (once || whole) pen.fillRect(0, 0, tile.width, tile.height);
    else pen.fillRect(-left, -top, box.width, box.height);
    pen.restore();
  }
}

// Drawings of the page, thing by thing: outlines, letters, icons of a sheet.

import { at, SHARP, type Work, write } from "./work";

/** An outline in its own coordinates, from the attributes that SVG gives it. */
export function outline(kind: string, of: (name: string) => string | null): string {
  const n = (name: string): number => Number.parseFloat(of(name) ?? "") || 0;
  const oval = (x: number, y: number, rx: number, ry: number): string =>
    rx > 0 && ry > 0 ? `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z` : "";
  if (kind === "path") return of("d") ?? "";
  if (kind === "circle") return oval(n("cx"), n("cy"), n("r"), n("r"));
  if (kind === "ellipse") return oval(n("cx"), n("cy"), n("rx"), n("ry"));
  if (kind === "line") return `M${n("x1")} ${n("y1")}L${n("x2")} ${n("y2")}`;
  if (kind === "polygon" || kind === "polyline")
    return of("points")?.trim() ? `M${of("points")?.trim()}${kind === "polygon" ? "z" : ""}` : "";
  if (kind !== "rect") return "";
  const [x, y, width, height] = [n("x"), n("y"), n("width"), n("height")];
  const r = Math.min(n("rx") || n("ry"), width / 2, height / 2);
  if (!r) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${turn(r, r)}v${height - 2 * r}${turn(-r, r)}h${2 * r - width}${turn(-r, -r)}v${2 * r - height}${turn(r, -r)}z`;
}

const shape = (one: Element): string => outline(one.localName, (name) => one.getAttribute(name));
const numbers = (list: string | null): number[] => (list?.match(/-?[\d.]+/g) ?? []).map(Number);
const named = (url: string): string => /url\(["']?[^#]*#([^"')]+)/.exec(url)?.[1] ?? "";

/** From here on the pen counts as a thing of a drawing does. */
function place({ pen, left, top }: Work, one: SVGGraphicsElement): void {
  const to = one.getScreenCTM();
  if (to)
    pen.setTransform(
      to.a * SHARP,
      to.b * SHARP,
      to.c * SHARP,
      to.d * SHARP,
      (to.e - left) * SHARP,
      (to.f - top) * SHARP,
    );
}

/** A colour, or rings of colours from the middle of the thing outwards. */
function paint({ pen }: Work, wanted: string, one: SVGGraphicsElement): string | CanvasGradient | null {
  if (wanted === "none") return null;
  const gradient = named(wanted) ? document.getElementById(named(wanted)) : null;
  if (!gradient) return named(wanted) ? null : wanted;
  const box = one.getBBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const made = pen.createRadialGradient(x, y, 0, x, y, Math.max(box.width, box.height) / 2);
  for (const stop of gradient.querySelectorAll("stop")) {
    const { stopColor, stopOpacity } = getComputedStyle(stop);
    const offset = Number.parseFloat(stop.getAttribute("offset") ?? "0");
    const parts = stopColor.match(/[\d.]+/g) ?? ["0", "0", "0"];
    made.addColorStop(Math.min(1, Math.max(0, offset)), `rgba(${parts.slice(0, 3).join()},${stopOpacity})`);
  }
  return made;
}

function inked(
  work: Work,
  one: SVGGraphicsElement,
  look: CSSStyleDeclaration,
  fill: () => void,
  stroke: () => void,
): void {
  const { pen } = work;
  const alpha = pen.globalAlpha;
  const filled = (): void => {
    const colour = paint(work, look.fill, one);
    if (colour === null) return;
    pen.fillStyle = colour;
    pen.globalAlpha = alpha * Number(look.fillOpacity || 1);
    fill();
  };
  const drawn = (): void => {
    const colour = paint(work, look.stroke, one);
    const width = Number.parseFloat(look.strokeWidth);
    if (colour === null || !width) return;
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineJoin = look.strokeLinejoin as CanvasLineJoin;
    pen.lineCap = look.strokeLinecap as CanvasLineCap;
    pen.setLineDash(look.strokeDasharray === "none" ? [] : numbers(look.strokeDasharray));
    pen.globalAlpha = alpha * Number(look.strokeOpacity || 1);
    stroke();
  };
  for (const step of look.paintOrder.startsWith("stroke") ? [drawn, filled] : [filled, drawn]) step();
  pen.globalAlpha = alpha;
}

/** The size of what a thing is drawn in, in the thing's own measure. */
function room(one: SVGGraphicsElement): [width: number, height: number] {
  const around = one.viewportElement;
  const [, , wide, high] = numbers(around?.getAttribute("viewBox") ?? null);
  return [wide ?? around?.clientWidth ?? 0, high ?? around?.clientHeight ?? 0];
}

/** An icon of a sheet in the colour it has on the page. */
function icon({ pen, sheets }: Work, one: SVGGraphicsElement, look: CSSStyleDeclaration): void {
  const [sheet = "", id = ""] = (one.getAttribute("href") ?? "").split("#");
  const symbol = sheets.get(sheet)?.getElementById(id);
  if (!symbol) return;
  const [x0 = 0, y0 = 0, wide = 24, high = 24] = numbers(symbol.getAttribute("viewBox"));
  const n = (name: string, or: number): number => Number.parseFloat(one.getAttribute(name) ?? "") || or;
  const [most, highest] = room(one);
  const [width, height] = [n("width", most), n("height", highest)];
  const scale = Math.min(width / wide, height / high);
  pen.translate(n("x", 0) + (width - wide * scale) / 2, n("y", 0) + (height - high * scale) / 2);
  pen.scale(scale, scale);
  pen.translate(-x0, -y0);
  const parts = (from: Element, fill: string, stroke: string): void => {
    for (const part of from.children) {
      const own = (name: string, or: string): string => {
        const said = part.getAttribute(name);
        return said === null ? or : said === "currentColor" ? look.color : said;
      };
      const [inside, edge] = [own("fill", fill), own("stroke", stroke)];
      const form = new Path2D(shape(part));
      pen.save();
      const moved = part instanceof SVGGraphicsElement ? part.transform.baseVal.consolidate()?.matrix : null;
      if (moved) pen.transform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
      pen.globalAlpha *= Number(part.getAttribute("opacity") ?? 1);
      if (inside !== "none") {
        pen.fillStyle = inside;
        pen.fill(form, (part.getAttribute("fill-rule") as CanvasFillRule) ?? "nonzero");
      }
      if (edge !== "none") {
        pen.strokeStyle = edge;
        pen.lineWidth = Number(part.getAttribute("stroke-width") ?? 1);
        pen.stroke(form);
      }
      parts(part, inside, edge);
      pen.restore();
    }
  };
  parts(symbol, look.fill, look.stroke);
}

/** Where letters begin at the left, whichever way they are read, and how far they are turned. */
function beginning(
  one: SVGTextContentElement,
  from: number,
  count: number,
): [x: number, y: number, turn: number] {
  const { x, y } = one.getStartPositionOfChar(from);
  const turn = (one.getRotationOfChar(from) * Math.PI) / 180;
  if (turn) return [x, y, turn];
  const last = Math.min(from + count, one.getNumberOfChars());
  const ends = Array.from({ length: last - from }, (_, n) => one.getEndPositionOfChar(from + n).x);
  return [Math.min(x, ...ends), y, 0];
}

function letters(work: Work, one: SVGTextContentElement, look: CSSStyleDeclaration): void {
  const { pen } = work;
  let gone = 0;
  for (const node of one.childNodes) {
    const whole = (node.textContent ?? "").replace(/\s+/g, " ");
    const said = gone ? whole : whole.trimStart(); // SVG keeps one blank between two texts, none before the first
    const blank = said.length - said.trimStart().length;
    const count = said.trim().length;
    if (node.nodeType === Node.TEXT_NODE && count && gone + blank < one.getNumberOfChars()) {
      const text = look.textTransform === "uppercase" ? said.trim().toUpperCase() : said.trim();
      const [x, y, turn] = beginning(one, gone + blank, count);
      pen.save();
      write(pen, look);
      pen.direction = look.direction === "rtl" ? "rtl" : "ltr";
      pen.textAlign = "left";
      pen.translate(x, y);
      pen.rotate(turn);
      inked(
        work,
        one,
        look,
        () => pen.fillText(text, 0, 0),
        () => pen.strokeText(text, 0, 0),
      );
      pen.restore();
    }
    gone += said.length;
  }
}

function clipped(work: Work, one: SVGGraphicsElement, look: CSSStyleDeclaration): void {
  const found = named(look.clipPath) ? document.getElementById(named(look.clipPath)) : null;
  if (!found) return;
  place(work, one);
  const form = new Path2D();
  for (const part of found.children) form.addPath(new Path2D(shape(part)));
  work.pen.clip(form);
}

const ROUND = "source-over";
const LEFT_OUT = new Set(["defs", "clipPath", "symbol", "title", "pattern", "mask"]);

/** A line that is as thick however large the drawing is. */
function drawnEvenly({ pen }: Work, path: Path2D): void {
  const { a, b, c, d, e, f } = pen.getTransform();
  const form = new Path2D();
  form.addPath(path, new DOMMatrix([a / SHARP, b / SHARP, c / SHARP, d / SHARP, e / SHARP, f / SHARP]));
  pen.save();
  pen.setTransform(SHARP, 0, 0, SHARP, 0, 0);
  pen.stroke(form);
  pen.restore();
}

/** A thing of a drawing with all that is in it. */
export function drawing(work: Work, one: Element): void {
  const look = getComputedStyle(one);
  if (LEFT_OUT.has(one.localName) || look.display === "none" || Number(look.opacity) === 0) return;
  const { pen } = work;
  pen.save();
  pen.globalAlpha *= Number(look.opacity);
  if (look.mixBlendMode !== "normal")
    pen.globalCompositeOperation = (look.mixBlendMode as GlobalCompositeOperation) || ROUND;
  if (one instanceof SVGSVGElement && look.overflowX !== "visible") {
    const frame = one.getBoundingClientRect();
    at(work, frame);
    const form = new Path2D();
    form.rect(0, 0, frame.width, frame.height);
    pen.clip(form);
  }
  if (one instanceof SVGGraphicsElement) {
    clipped(work, one, look);
    place(work, one);
    const form = shape(one);
    if (look.visibility === "visible") {
      if (form) {
        const path = new Path2D(form);
        const evenly = look.vectorEffect === "non-scaling-stroke";
        inked(
          work,
          one,
          look,
          () => pen.fill(path, look.fillRule as CanvasFillRule),
          () => (evenly ? drawnEvenly(work, path) : pen.stroke(path)),
        );
      } else if (one instanceof SVGTextContentElement) letters(work, one, look);
      else if (one.localName === "use") icon(work, one, look);
    }
  }
  for (const child of one.children) drawing(work, child);
  pen.restore();
}

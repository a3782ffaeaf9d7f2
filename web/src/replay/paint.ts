// A picture of the board as PNG. The page's policy allows no picture that was made in it, so none is loaded: what
// is on the page is drawn anew on a canvas, thing by thing, as it is placed and coloured there. Shadows are left out.

import sheet from "../furniture/icons.svg?no-inline";

const SHARP = 2; // pixels of the picture for one of the page
const ROUND = "source-over";

interface Work {
  pen: CanvasRenderingContext2D;
  left: number;
  top: number;
  icons: Document;
}

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
const named = (url: string): string => /url\(["']?[^#]*#([^"')]+)/.exec(url)?.[1] ?? "";

function place({ pen, left, top }: Work, one: SVGGraphicsElement): void {
  const at = one.getScreenCTM();
  if (at)
    pen.setTransform(
      at.a * SHARP,
      at.b * SHARP,
      at.c * SHARP,
      at.d * SHARP,
      (at.e - left) * SHARP,
      (at.f - top) * SHARP,
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
    pen.setLineDash(
      look.strokeDasharray === "none" ? [] : (look.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number),
    );
    pen.globalAlpha = alpha * Number(look.strokeOpacity || 1);
    stroke();
  };
  for (const step of look.paintOrder.startsWith("stroke") ? [drawn, filled] : [filled, drawn]) step();
  pen.globalAlpha = alpha;
}

/** An icon of the sheet in the colour it has on the page. */
function icon(work: Work, one: SVGGraphicsElement, look: CSSStyleDeclaration): void {
  const symbol = work.icons.getElementById(one.getAttribute("href")?.split("#")[1] ?? "");
  if (!symbol) return;
  const [x0 = 0, y0 = 0, wide = 24, high = 24] = (symbol.getAttribute("viewBox") ?? "")
    .split(/[ ,]+/)
    .map(Number);
  const n = (name: string, or: number): number => Number.parseFloat(one.getAttribute(name) ?? "") || or;
  const scale = Math.min(n("width", wide) / wide, n("height", high) / high);
  work.pen.translate(n("x", 0), n("y", 0));
  work.pen.scale(scale, scale);
  work.pen.translate(-x0, -y0);
  const parts = (from: Element, fill: string, stroke: string): void => {
    for (const part of from.children) {
      const own = (name: string, or: string): string => {
        const said = part.getAttribute(name);
        return said === null ? or : said === "currentColor" ? look.color : said;
      };
      const [inside, edge] = [own("fill", fill), own("stroke", stroke)];
      const form = new Path2D(shape(part));
      work.pen.globalAlpha *= Number(part.getAttribute("opacity") ?? 1);
      if (inside !== "none") {
        work.pen.fillStyle = inside;
        work.pen.fill(form, (part.getAttribute("fill-rule") as CanvasFillRule) ?? "nonzero");
      }
      if (edge !== "none") {
        work.pen.strokeStyle = edge;
        work.pen.lineWidth = Number(part.getAttribute("stroke-width") ?? 1);
        work.pen.stroke(form);
      }
      parts(part, inside, edge);
    }
  };
  parts(symbol, look.fill, look.stroke);
}

function letters(work: Work, one: SVGTextContentElement, look: CSSStyleDeclaration): void {
  const { pen } = work;
  let at = 0;
  for (const node of one.childNodes) {
    const whole = (node.textContent ?? "").replace(/\s+/g, " ");
    const said = at ? whole : whole.trimStart(); // SVG keeps one blank between two texts, none before the first
    const blank = said.length - said.trimStart().length;
    const count = said.trim().length;
    if (node.nodeType === Node.TEXT_NODE && count && at + blank < one.getNumberOfChars()) {
      const text = look.textTransform === "uppercase" ? said.trim().toUpperCase() : said.trim();
      const { x, y } = one.getStartPositionOfChar(at + blank);
      pen.save();
      pen.font = `${look.fontStyle} ${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
      pen.letterSpacing = look.letterSpacing === "normal" ? "0px" : look.letterSpacing;
      pen.translate(x, y);
      pen.rotate((one.getRotationOfChar(at + blank) * Math.PI) / 180);
      inked(
        work,
        one,
        look,
        () => pen.fillText(text, 0, 0),
        () => pen.strokeText(text, 0, 0),
      );
      pen.restore();
    }
    at += said.length;
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

const LEFT_OUT = new Set(["defs", "clipPath", "symbol", "title", "pattern", "mask"]);

function draw(work: Work, one: Element): void {
  const look = getComputedStyle(one);
  if (LEFT_OUT.has(one.localName) || look.display === "none" || Number(look.opacity) === 0) return;
  const { pen } = work;
  pen.save();
  pen.globalAlpha *= Number(look.opacity);
  if (look.mixBlendMode !== "normal")
    pen.globalCompositeOperation = (look.mixBlendMode as GlobalCompositeOperation) || ROUND;
  if (one instanceof SVGGraphicsElement) {
    clipped(work, one, look);
    place(work, one);
    const form = shape(one);
    if (look.visibility === "visible") {
      if (form) {
        const path = new Path2D(form);
        inked(
          work,
          one,
          look,
          () => pen.fill(path, look.fillRule as CanvasFillRule),
          () => pen.stroke(path),
        );
      } else if (one instanceof SVGTextContentElement) letters(work, one, look);
      else if (one.localName === "use") icon(work, one, look);
    }
  }
  for (const child of one.children) draw(work, child);
  pen.restore();
}

/** All that is drawn on the board, one layer over the other. */
export async function png(board: Element): Promise<Blob> {
  const { left, top, width, height } = board.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * SHARP);
  canvas.height = Math.round(height * SHARP);
  const pen = canvas.getContext("2d");
  const icons = new DOMParser().parseFromString(await (await fetch(sheet)).text(), "image/svg+xml");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = getComputedStyle(board).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  draw({ pen, left, top, icons }, board);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!made) throw new Error("no picture");
  return made;
}

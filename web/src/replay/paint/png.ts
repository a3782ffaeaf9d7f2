// A picture of the board as PNG. The page's policy allows no picture that was made in it, so none is loaded: what
// is on the page is drawn anew on a canvas, thing by thing, as it is placed and coloured there. Shadows are left out.

import { box, clipped, held } from "./boxes";
import { lines } from "./lines";
import { drawing } from "./svg";
import { length } from "./values";
import { at, SHARP, type Work } from "./work";

/** How much larger a thing is shown than it is written, by its own styles. */
function grown(look: CSSStyleDeclaration): number {
  const scale = look.scale === "none" ? 1 : Number.parseFloat(look.scale);
  return scale * (look.transform === "none" ? 1 : new DOMMatrix(look.transform).a || 1);
}

/** What stands in a thing; one that has no box of its own is as good as what stands in it. */
function* within(one: Element): Generator<Node> {
  for (const node of one.childNodes) {
    if (node instanceof Element && getComputedStyle(node).display === "contents") yield* within(node);
    else yield node;
  }
}

/** What a style puts before or after the words of a thing, where it has a place of its own. */
function beside(work: Work, one: Element, which: "::before" | "::after", scale: number): void {
  const look = getComputedStyle(one, which);
  if (look.content === "none" || look.content === "normal" || look.position !== "absolute") return;
  if (look.display === "none") return;
  const { left, top } = one.getBoundingClientRect();
  const whole = getComputedStyle(one);
  const edge = (name: string): number => Number.parseFloat(look.getPropertyValue(name)) || 0;
  const more = look.boxSizing === "border-box" ? 0 : 1;
  const size = {
    width:
      edge("width") +
      more *
        (edge("padding-left") +
          edge("padding-right") +
          edge("border-left-width") +
          edge("border-right-width")),
    height:
      edge("height") +
      more *
        (edge("padding-top") +
          edge("padding-bottom") +
          edge("border-top-width") +
          edge("border-bottom-width")),
  };
  work.pen.save();
  at(work, { left, top }, scale);
  work.pen.translate(
    length(look.left, 0) + Number.parseFloat(whole.borderLeftWidth),
    length(look.top, 0) + Number.parseFloat(whole.borderTopWidth),
  );
  work.pen.globalAlpha *= Number(look.opacity);
  clipped(work.pen, look, size);
  box(work.pen, look, size);
  work.pen.restore();
}

interface Raised {
  one: Element;
  level: number;
}

/** What stands in a thing: first what flows, then what has a place of its own, from the lowest to the highest. */
function contents(work: Work, one: Element, look: CSSStyleDeclaration, scale: number): void {
  const raised: Raised[] = [];
  for (const node of within(one)) {
    if (node instanceof Text) {
      if (look.visibility === "visible") lines(work, node, one, look, scale);
    } else if (node instanceof Element) {
      const { position, zIndex } = getComputedStyle(node);
      if (position === "static" && zIndex === "auto") draw(work, node, scale);
      else raised.push({ one: node, level: Number(zIndex) || 0 });
    }
  }
  beside(work, one, "::before", scale);
  raised.sort((a, b) => a.level - b.level);
  for (const { one: next } of raised) draw(work, next, scale);
  beside(work, one, "::after", scale);
}

function draw(work: Work, one: Element, before: number): void {
  if (one instanceof SVGElement) {
    drawing(work, one);
    return;
  }
  const look = getComputedStyle(one);
  if (look.display === "none" || Number(look.opacity) === 0) return;
  const { pen } = work;
  const scale = before * grown(look);
  const { left, top, width, height } = one.getBoundingClientRect();
  const size = { width: width / scale, height: height / scale };
  pen.save();
  pen.globalAlpha *= Number(look.opacity);
  at(work, { left, top }, scale);
  clipped(pen, look, size);
  if (look.visibility === "visible") box(pen, look, size);
  held(pen, look, size);
  contents(work, one, look, scale);
  pen.restore();
}

/** The colour that a thing stands on. */
function under(one: Element | null): string {
  for (let at = one; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return "#fff";
}

/** The sheets that icons on the board are taken from. */
async function sheets(board: Element): Promise<Map<string, Document>> {
  const addresses = [...board.querySelectorAll("use")].map(
    (one) => one.getAttribute("href")?.split("#")[0] ?? "",
  );
  const read = async (address: string): Promise<[string, Document]> => {
    const text = await (await fetch(address)).text();
    return [address, new DOMParser().parseFromString(text, "image/svg+xml")];
  };
  return new Map(await Promise.all([...new Set(addresses)].filter(Boolean).map(read)));
}

/** All that is drawn on the board, one layer over the other. */
export async function png(board: Element): Promise<Blob> {
  const [found] = await Promise.all([sheets(board), document.fonts.ready]);
  // Only now: the page may have moved while it was waited for.
  const { left, top, width, height } = board.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * SHARP);
  canvas.height = Math.round(height * SHARP);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const work = { pen, left, top, sheets: found };
  pen.fillStyle = under(board);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  draw(work, board, 1);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!made) throw new Error("no picture");
  return made;
}

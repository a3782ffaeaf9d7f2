// Words in a box, line by line, each where the browser has set it.

import { at, type Work, write } from "./work";

interface Line {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const measuring = (node: Text, from: number, to: number): DOMRect[] => {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
};

const lineOf = (text: string, boxes: readonly DOMRect[]): Line => ({
  text: text.replace(/\s+/g, " ").trim(),
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const apartFrom = (one: DOMRect, other: DOMRect): boolean => Math.abs(one.top - other.top) > one.height / 2;

function linesOf(node: Text): Line[] {
  const text = node.data;
  const start = text.search(/\S/);
  if (start < 0) return [];
  const end = text.trimEnd().length;
  const boxes = measuring(node, start, end);
  const [first] = boxes;
  if (!first) return [];
  if (!boxes.some((one) => apartFrom(one, first))) return [lineOf(text.slice(start, end), boxes)];
  const found: { from: number; to: number; box: DOMRect }[] = [];
  for (let n = start; n < end; n++) {
    const [box] = /\s/.test(text.charAt(n)) ? [] : measuring(node, n, n + 1);
    const last = found.at(-1);
    if (!box) continue;
    if (last && !apartFrom(box, last.box)) last.to = n + 1;
    else found.push({ from: n, to: n + 1, box });
  }
  return found.map(({ from, to }) => lineOf(text.slice(from, to), measuring(node, from, to)));
}

/** As much of a text as there is room for. */
export function short(text: string, room: number, width: (text: string) => number): string {
  if (width(text) <= room + 1) return text;
  let cut = text;
  while (cut && width(`${cut}…`) > room + 1) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

/** Words that stand in a box as they are seen; `scale`: how much larger they are shown than they are written. */
export function lines(work: Work, node: Text, one: Element, look: CSSStyleDeclaration, scale: number): void {
  const { pen } = work;
  const turned = look.direction === "rtl";
  const cuts = look.textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth;
  const wide = one.getBoundingClientRect().width / scale;
  const room = wide - Number.parseFloat(look.paddingLeft) - Number.parseFloat(look.paddingRight);
  for (const line of linesOf(node)) {
    pen.save();
    at(work, { left: turned ? line.right : line.left, top: line.top }, scale);
    write(pen, look);
    pen.fillStyle = look.color;
    pen.direction = turned ? "rtl" : "ltr";
    pen.textAlign = turned ? "right" : "left";
    const said =
      look.textTransform === "uppercase"
        ? line.text.toLocaleUpperCase(document.documentElement.lang || undefined)
        : line.text;
    const text = cuts ? short(said, room, (word) => pen.measureText(word).width) : said;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText(text);
    const base = ((line.bottom - line.top) / scale - up - down) / 2 + up;
    pen.fillText(text, 0, base);
    if (look.textDecorationLine.includes("line-through")) {
      const [size, width] = [Number.parseFloat(look.fontSize), (line.right - line.left) / scale];
      const thick = Number.parseFloat(look.textDecorationThickness) || size / 16;
      pen.fillRect(turned ? -width : 0, base - size * 0.3 - thick / 2, width, thick);
    }
    pen.restore();
  }
}

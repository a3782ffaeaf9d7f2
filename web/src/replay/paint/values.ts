// Values of styles as a browser tells them once they are worked out, read as numbers.

export type Point = [x: number, y: number];

/** The parts of a list, but not of the lists in brackets within it. */
export function parts(list: string, by = ","): string[] {
  const found = [""];
  let deep = 0;
  for (const letter of list) {
    if (letter === "(") deep++;
    if (letter === ")") deep--;
    if (letter === by && deep === 0) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.map((one) => one.trim()).filter(Boolean);
}

/** A length in pixels: `3px`, `50%` of the whole, or a sum of both. */
export function length(text: string, whole: number): number {
  let all = 0;
  for (const [, sign, count, unit] of text.matchAll(/([+-]?)\s*([\d.]+)(px|%)?/g))
    all += Number(`${sign}${count}`) * (unit === "%" ? whole / 100 : 1);
  return all;
}

const inside = (text: string): string => text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));

/** The corners of what a clip path leaves of a box; null where it leaves all. */
export function corners(clip: string, width: number, height: number): Point[] | null {
  if (clip.startsWith("polygon("))
    return parts(inside(clip))
      .filter((one) => !/^(nonzero|evenodd)$/.test(one))
      .map((one) => {
        const [x = "0", y = "0"] = parts(one, " ");
        return [length(x, width), length(y, height)];
      });
  if (!clip.startsWith("inset(")) return null;
  const [top = "0", right = top, bottom = top, left = right] = parts(
    inside(clip).split(" round ")[0] ?? "",
    " ",
  );
  const [x, y] = [length(left, width), length(top, height)];
  const [u, v] = [Math.max(x, width - length(right, width)), Math.max(y, height - length(bottom, height))];
  return [[x, y], [u, y], [u, v], [x, v]]; // biome-ignore format: a square
}

export interface Ring {
  colour: string;
  width: number;
  inside: boolean;
}

/** Those of a box's shadows that are rings around it or within it. */
export function rings(shadow: string): Ring[] {
  if (shadow === "none") return [];
  return parts(shadow).flatMap((one) => {
    const words = parts(one, " ");
    const [x = 0, y = 0, blur = 0, width = 0] = words
      .filter((word) => /^-?[\d.]+(px)?$/.test(word))
      .map(Number.parseFloat);
    const colour = words.find((word) => !/^(-?[\d.]+(px)?|inset)$/.test(word)) ?? "#000";
    return x || y || blur || width <= 0 ? [] : [{ colour, width, inside: words.includes("inset") }];
  });
}

export interface Stop {
  colour: string;
  at: string | null;
}

export interface Gradient {
  round: boolean;
  again: boolean;
  /** In degrees, from below upwards and on to the right. */
  angle: number;
  /** Colours, and where they stand along the line. */
  stops: Stop[];
}

const SIDES: Record<string, number> = { "to top": 0, "to right": 90, "to bottom": 180, "to left": 270 };
const HOW = /^(to |-?[\d.]+deg|circle|ellipse|closest|farthest|at )/;

export function gradient(image: string): Gradient | null {
  const kind = /^(repeating-)?(linear|radial)-gradient\(/.exec(image);
  if (!kind) return null;
  const given = parts(inside(image));
  const how = given[0] && HOW.test(given[0]) ? (given.shift() ?? "") : "";
  const stops = given.flatMap((one): Stop[] => {
    const [colour = "", ...where] = parts(one, " ");
    return where.length > 0 ? where.map((at) => ({ colour, at })) : [{ colour, at: null }];
  });
  const angle = SIDES[how] ?? (how.endsWith("deg") ? Number.parseFloat(how) : 180);
  return { round: kind[2] === "radial", again: kind[1] !== undefined, angle, stops };
}

/** Where the colours stand on a line of this length, from 0 on: those in between spread evenly, and all of them
 *  over and over where they are to be repeated. */
export function placed({ stops, again }: Gradient, line: number): { colour: string; at: number }[] {
  const given = stops.map(({ at }, n) =>
    at !== null ? length(at, line) : n === 0 ? 0 : n === stops.length - 1 ? line : null,
  );
  const spread = stops.map(({ colour }, n) => {
    const here = given[n];
    if (typeof here === "number") return { colour, at: here };
    const before = given.findLastIndex((one, k) => k < n && one !== null);
    const after = given.findIndex((one, k) => k > n && one !== null);
    const [from, to] = [given[before] ?? 0, given[after] ?? line];
    return { colour, at: from + ((to - from) * (n - before)) / (after - before) };
  });
  const period = (spread.at(-1)?.at ?? 0) - (spread[0]?.at ?? 0);
  if (!again || period <= 0) return spread;
  const times = Math.ceil(line / period);
  return Array.from({ length: times }, (_, k) =>
    spread.map(({ colour, at }) => ({ colour, at: at + k * period })),
  ).flat();
}

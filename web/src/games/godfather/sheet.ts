// How the board is drawn beyond what its content says: land to the sheet's edge, river, streets, lettering.
//
// The drawn sheet belongs to one set of polygons. A pack with another board gets a plainer sheet made of its
// own geometry: roads along shared borders, names at the centres, no river.

import type { AreaBook, Book, Point } from "./shapes";
import drawn from "./sheet.json";

/** What a picture of the board shows. */
export const WHOLE = { x: 0, y: 8, width: 1000, height: 984 };

export type Tint = "t" | "s" | "m" | "p";
export type Streets = [angle: number, width: number, height: number, street: number];
export interface Lettering {
  x: number;
  y: number;
  size: number;
  turn: number;
  anchor: "start" | "middle";
  room: number;
}
export interface TallyPlace {
  x: number;
  y: number;
  flow: "column" | "row" | "two";
}
export interface Sheet {
  tints: Record<string, Tint>;
  streets: Record<string, Streets>;
  land: Record<string, Point[]>;
  river: Point[];
  roads: Point[][];
  avenues: string;
  lakes: string;
  walks: string;
  names: Record<string, Lettering>;
  tallies: Record<string, TallyPlace>;
  waters: [number, number, number, number][];
  hudson: [number, number, number, number];
}

/** The vertices the drawn sheet was made for; another board with the same ones may use it. */
const DRAWN_FOR: Record<string, string> = {
  WS: "190,720 285,710 380,700 560,730 540,800 510,880 490,960 300,960",
  MT: "430,430 540,400 680,420 685,510 690,600 560,730 380,700",
  CP: "440,120 540,150 540,275 540,400 430,430 340,400 345,275 350,150",
};
const TINTS: Tint[] = ["t", "m", "s"];
const PLAIN_STREETS: Streets = [6, 38, 16, 4.5];

export const points = (polygon: Point[]): string => polygon.map(([x, y]) => `${x},${y}`).join(" ");
export const path = (line: Point[]): string => `M${line.map(([x, y]) => `${x} ${y}`).join("L")}`;

export function sheetFor(book: Book): Sheet {
  const known = Object.entries(DRAWN_FOR).every(
    ([id, at]) => book.areas[id] && points(book.areas[id].polygon) === at,
  );
  return known ? drawnSheet() : plainSheet(book.areas);
}

function drawnSheet(): Sheet {
  const names = Object.entries(drawn.names).map(([id, [x, y, size, turn, anchor, room]]) => [
    id,
    { x, y, size, turn, anchor, room },
  ]);
  const tallies = Object.entries(drawn.tallies).map(([id, [x, y, flow]]) => [id, { x, y, flow }]);
  return {
    ...drawn,
    names: Object.fromEntries(names),
    tallies: Object.fromEntries(tallies),
  } as unknown as Sheet;
}

/** The edges two areas share, each once. */
export function borders(areas: Record<string, AreaBook>): Point[][] {
  const seen = new Map<string, number>();
  const edges = new Map<string, Point[]>();
  for (const { polygon } of Object.values(areas)) {
    polygon.forEach((from, n) => {
      const to = polygon[(n + 1) % polygon.length] as Point;
      const ends = [from, to].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      const key = points(ends);
      seen.set(key, (seen.get(key) ?? 0) + 1);
      edges.set(key, ends);
    });
  }
  return [...edges].filter(([key]) => (seen.get(key) ?? 0) > 1).map(([, ends]) => ends);
}

function plainSheet(areas: Record<string, AreaBook>): Sheet {
  const ids = Object.keys(areas);
  const each = <T>(make: (area: AreaBook, n: number) => T): Record<string, T> =>
    Object.fromEntries(ids.map((id, n) => [id, make(areas[id] as AreaBook, n)]));
  return {
    tints: each((area, n) => (area.turf === undefined ? "p" : (TINTS[n % TINTS.length] as Tint))),
    streets: each(() => PLAIN_STREETS),
    land: each((area) => area.polygon),
    river: [],
    roads: borders(areas),
    avenues: "",
    lakes: "",
    walks: "",
    names: each((area) => ({
      x: area.centre[0],
      y: area.centre[1],
      size: 34,
      turn: 0,
      anchor: "middle",
      room: 180,
    })),
    tallies: Object.fromEntries(
      ids.flatMap((id) => {
        const at = (areas[id] as AreaBook).control;
        return at ? [[id, { x: at[0] + 36, y: at[1], flow: "column" as const }]] : [];
      }),
    ),
    waters: [],
    hudson: [26, 470, 104, 420],
  };
}

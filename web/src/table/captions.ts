// Which sentence of a message tells of the event that is on: the one that begins with its player and names its place.

import type { Book } from "../games/game";
import { parts, teller } from "./lines";
import type { Playing } from "./playback.svelte";

/** The words that stand for an event's fields, such as a turf or a phase. */
function named(event: Playing["event"], book: Book | null): string[] {
  const shelves = Object.values(book ?? {}).filter(
    (one): one is Record<string, unknown> => typeof one === "object" && one !== null,
  );
  return Object.values(event).flatMap((id) =>
    typeof id !== "string"
      ? []
      : shelves.flatMap((shelf) => {
          const found = shelf[id];
          const name = typeof found === "string" ? found : (found as { name?: unknown } | undefined)?.name;
          return typeof name === "string" ? [name] : [];
        }),
  );
}

export function captionOf({ event, lines }: Playing, names: readonly string[], book: Book | null): string {
  const words = named(event, book);
  const weight = (line: string): number =>
    (teller(line, names) === event.seat ? 1 : 0) + 2 * words.filter((word) => line.includes(word)).length;
  const best = lines.reduce((found, line) => (weight(line) > weight(found) ? line : found), lines[0] ?? "");
  return parts(brief(best, weight))
    .map(({ text }) => text)
    .join("");
}

const LONG = 84; // letters that a small screen's question line can hold
const PART = /(?<=[;؛])\s+/;

/** A long line from the part that tells of the event onwards, as far as there is room. */
function brief(line: string, weight: (part: string) => number): string {
  if (line.length <= LONG) return line;
  const all = line.split(PART);
  const from = all.reduce((found, part, n) => (weight(part) > weight(all[found] ?? "") ? n : found), 0);
  let out = all[from] ?? "";
  for (const part of all.slice(from + 1)) {
    if (out.length + part.length >= LONG) break;
    out = `${out} ${part}`;
  }
  return out.replace(/[;؛]$/, "");
}

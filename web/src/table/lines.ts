// A line of the log as it is shown: whose doing it is, and which of its words are names.

export interface Part {
  text: string;
  name: boolean;
}

const QUOTED = /[“„«]([^“”„«»]+)[”“»]/;

/** The words in quotation marks are names of cards and places; shown bold they need no marks. */
export function parts(text: string): Part[] {
  return text
    .split(QUOTED)
    .map((piece, n) => ({ text: piece, name: n % 2 === 1 }))
    .filter(({ text: piece }) => piece !== "");
}

/** The seat with whose name a line begins; null where it tells of nobody's doing. */
export function teller(text: string, names: readonly string[]): number | null {
  let found: number | null = null;
  names.forEach((name, seat) => {
    if (!name || !text.startsWith(name) || /^[\p{L}\p{N}]/u.test(text.slice(name.length))) return;
    if (found === null || name.length > (names[found]?.length ?? 0)) found = seat;
  });
  return found;
}

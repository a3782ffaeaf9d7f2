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

/** Marks that keep names and amounts in order within a sentence from right to left. */
const ISOLATES = /[\u2066-\u2069]/g;

/** The seat with whose name a line begins; null where it tells of nobody's doing. */
export function teller(text: string, names: readonly string[]): number | null {
  let found: number | null = null;
  const bare = text.replace(ISOLATES, "");
  names.forEach((name, seat) => {
    if (!name || !bare.startsWith(name) || /^[\p{L}\p{N}]/u.test(bare.slice(name.length))) return;
    if (found === null || name.length > (names[found]?.length ?? 0)) found = seat;
  });
  return found;
}

const CLAUSE = /[;؛]\s+/;

/** A line that tells of several players' doings, one part for each: a part begins where a player is named first. */
export function clauses(text: string, names: readonly string[]): string[] {
  const out: string[] = [];
  let rest = text;
  for (let from = 0; ; ) {
    const found = CLAUSE.exec(rest.slice(from));
    if (!found) return [...out, rest];
    const after = from + found.index + found[0].length;
    if (teller(rest.slice(after), names) === null) from = after;
    else {
      out.push(rest.slice(0, from + found.index));
      rest = rest.slice(after);
      from = 0;
    }
  }
}

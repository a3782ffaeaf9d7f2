// What this browser itself saw before a game: the server's commitment and roll, its own lines for the shuffle by
// their seals, whether it opened one, and how much was taken over from another game.

export interface Noted {
  commitment?: string;
  given?: number;
  roll?: string;
  opened?: boolean;
  lines?: Record<string, string>;
}

const key = (table: string): string => `noted ${table}`;
const memory = new Map<string, Noted>(); // for a browser that keeps nothing: until the page is left

export function noted(table: string): Noted {
  try {
    return (
      (JSON.parse(localStorage.getItem(key(table)) ?? "null") as Noted | null) ?? memory.get(table) ?? {}
    );
  } catch {
    return memory.get(table) ?? {};
  }
}

export function keep(table: string, what: Noted): void {
  const now = { ...noted(table), ...what };
  memory.set(table, now);
  try {
    localStorage.setItem(key(table), JSON.stringify(now));
  } catch {
    // it is in the memory
  }
}

/** The first commitment seen is the one that counts. */
export function note(table: string, commitment: string, given: number): void {
  if (noted(table).commitment === undefined) keep(table, { commitment, given });
}

/** Of somebody who has had their data deleted nothing is kept here either. */
export function forgetNotes(): void {
  memory.clear();
  for (const name of Object.keys(localStorage)) if (name.startsWith("noted ")) localStorage.removeItem(name);
}

// What this browser itself saw before a game: the server's commitment, and its own line for the shuffle.

const key = (table) => `noted ${table}`;

export function noted(table) {
  try {
    return JSON.parse(localStorage.getItem(key(table))) ?? {};
  } catch {
    return {};
  }
}

// The first commitment seen is the one that counts; a seed may be given anew until the game begins.
export function note(table, commitment, seed) {
  const before = noted(table);
  const now = { commitment: before.commitment ?? commitment, seed: seed ?? before.seed };
  if (now.commitment === before.commitment && now.seed === before.seed) return;
  try {
    localStorage.setItem(key(table), JSON.stringify(now));
  } catch {
    // a browser that keeps nothing can still check all but this
  }
}

export function forgetNotes() {
  for (const name of Object.keys(localStorage)) if (name.startsWith("noted ")) localStorage.removeItem(name);
}

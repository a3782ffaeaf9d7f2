// What this browser itself saw before a game: the server's commitment, its own line for the shuffle, and how
// much was taken over from another game.

const key = (table) => `noted ${table}`;

export function noted(table) {
  try {
    return JSON.parse(localStorage.getItem(key(table))) ?? {};
  } catch {
    return {};
  }
}

// The first commitment seen is the one that counts; a seed may be given anew until the game begins.
export function note(table, commitment, seed, given) {
  const before = noted(table);
  const now = { commitment: before.commitment ?? commitment, seed: seed ?? before.seed, given: before.given ?? given };
  if (now.commitment === before.commitment && now.seed === before.seed && now.given === before.given) return;
  try {
    localStorage.setItem(key(table), JSON.stringify(now));
  } catch {
    // a browser that keeps nothing can still check all but this
  }
}

export function forgetNotes() {
  for (const name of Object.keys(localStorage)) if (name.startsWith("noted ")) localStorage.removeItem(name);
}

// What this browser itself saw before a game: the server's commitment and roll, its own lines for the shuffle by
// their seals, whether it opened one, and how much was taken over from another game.

const key = (table) => `noted ${table}`;
const memory = new Map(); // for a browser that keeps nothing: until the page is left

export function noted(table) {
  try {
    return JSON.parse(localStorage.getItem(key(table))) ?? memory.get(table) ?? {};
  } catch {
    return memory.get(table) ?? {};
  }
}

export function keep(table, what) {
  const now = { ...noted(table), ...what };
  memory.set(table, now);
  try {
    localStorage.setItem(key(table), JSON.stringify(now));
  } catch {
    // it is in the memory
  }
}

// The first commitment seen is the one that counts.
export function note(table, commitment, given) {
  const before = noted(table);
  if (before.commitment === undefined) keep(table, { commitment, given });
}

export function forgetNotes() {
  memory.clear();
  for (const name of Object.keys(localStorage)) if (name.startsWith("noted ")) localStorage.removeItem(name);
}

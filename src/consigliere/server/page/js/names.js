// What the page itself calls things; everything of the games comes from the server's words.

export const TITLES = { godfather: "The Godfather: Corleone’s Empire", chicago: "Chicago" };
export const BLURBS = {
  godfather: "Four acts in New York: shake down businesses, do jobs, bribe allies, fill your suitcase. 2 to 5 players, about an hour.",
  chicago: "Six rounds in a city of brick and alleys: henchmen, influence, businesses to claim and to attack. 2 to 4 players, about an hour.",
};
const LEVELS = { easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert" };
const OPTIONS = {
  "open-suitcases": "All suitcases lie open",
  "memory-aid": "Memory aid: the table keeps what everybody could remember",
  "no-city-cards": "Variant: no city cards",
  "two-extra-actions": "Variant: two extra actions may be taken",
  "first-opponent-wins": "The first who opposes a claim wins it",
  "no-passing-full-holes": "Tokens cannot pass a full gap",
  "no-power-when-opposing": "No family power for a winning opponent",
  "both-capones-down": "With four players both Al Capones move down",
};

const plain = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

export const title = (game) => TITLES[game] ?? plain(game);
export const level = (id) => LEVELS[id] ?? plain(id);
export const option = (id) => OPTIONS[id] ?? plain(id);
export const tableTitle = (table) => table.title || title(table.game);
export const address = (...parts) => `#/${parts.map(encodeURIComponent).join("/")}`;

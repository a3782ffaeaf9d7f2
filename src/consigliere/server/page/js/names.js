// What the page itself calls things; everything of the games comes from the server's words.

export const TITLES = { godfather: "The Godfather: Corleone’s Empire", chicago: "Chicago" };
export const BLURBS = {
  godfather: "Four acts in New York: shake down businesses, do jobs, bribe allies, fill your suitcase. 2 to 5 players, about an hour.",
  chicago: "Six rounds in a city of brick and alleys: henchmen, influence, businesses to claim and to attack. 2 to 4 players, about an hour.",
};
const LEVELS = { easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert" };
const OPTIONS = {
  "open-suitcases": "All suitcases lie open",
  "memory-aid": "Memory aid: everybody is shown what he could remember",
  "even-places": "Even places: points for the worse places at the start (a house rule of ours)",
  "no-city-cards": "Variant: no city cards",
  "two-extra-actions": "Variant: two extra actions may be taken",
  "first-opponent-wins": "The first who opposes a claim wins it",
  "no-passing-full-holes": "Tokens cannot pass a full gap",
  "no-power-when-opposing": "No family power for a winning opponent",
  "both-capones-down": "With four players both Al Capones move down",
};

const OPPONENTS = { random: "players who choose at random", greedy: "players by rules of thumb" };

// How strong a level is, in words: what was measured, or that it was not.
export function strength(id, found) {
  if (!found) return "How strong this level is has not been measured.";
  const per = (share) => Math.round(100 * share);
  const opponents = OPPONENTS[found.against] ?? `bots of level ${level(found.against)}`;
  const around = `${per(found.low)} to ${per(found.high)} %`;
  if (found.high - found.low > 0.3) return `${level(id)}: won ${per(found.share)} % of only ${found.games} games against three ${opponents}, so anything from ${around} may be true; even would be 25 %.`;
  return `${level(id)}: wins ${per(found.share)} % against three ${opponents}; even would be 25 %. (Measured in ${found.games.toLocaleString("en-GB")} games: ${around}.)`;
}

const plain = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

export const title = (game) => TITLES[game] ?? plain(game);
export const level = (id) => LEVELS[id] ?? plain(id);
export const option = (id) => OPTIONS[id] ?? plain(id);
export const tableTitle = (table) => table.title || title(table.game);
export const address = (...parts) => `#/${parts.map(encodeURIComponent).join("/")}`;

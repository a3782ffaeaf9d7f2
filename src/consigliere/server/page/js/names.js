// What the page itself calls things; everything of the games comes from the server's words.

import { GAMES } from "../games/index.js";

const LEVELS = { easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert" };
const OPTIONS = {
  "memory-aid": "Memory aid: everybody is shown what he could remember",
  "even-places": "Even places: points for the worse places at the start (a house rule of ours)",
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

export const title = (game) => GAMES[game]?.TITLE ?? plain(game);
export const about = (game) => GAMES[game]?.ABOUT ?? "";
export const level = (id) => LEVELS[id] ?? plain(id);
export const option = (game, id) => GAMES[game]?.OPTIONS[id] ?? OPTIONS[id] ?? plain(id);
export const tableTitle = (table) => table.title || title(table.game);
export const address = (...parts) => `#/${parts.map(encodeURIComponent).join("/")}`;

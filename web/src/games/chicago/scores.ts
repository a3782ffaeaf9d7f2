// The score at the end: its sources in order, each with its picture and its tint.
import type { IconName } from "../../furniture/icons";
import type { TableState } from "../../table/table.svelte";
import type { SignName } from "./icons";
import { outlookOf, reckoningOf, type Score } from "./outlook";

export interface Head {
  source: string;
  tint: string;
  sign?: SignName;
  icon?: IconName;
}

export const HEADS: Head[] = [
  { source: "businesses", tint: "#16202e", sign: "c-business" },
  { source: "henchmen", tint: "#4a5a70", icon: "i-henchman" },
  { source: "assets", tint: "#8a97a8", sign: "c-asset" },
  { source: "extras", tint: "#b08d4c", sign: "c-special" },
  { source: "cards", tint: "#c9bfa6", icon: "i-hand" },
  { source: "agents", tint: "#a52f12", sign: "c-agent" },
];
export const PLACE: Head = { source: "place", tint: "#5d7f6b", icon: "i-trophy" };

export const pointsOf = (score: Score, source: string): number =>
  score.sources.find((one) => one.source === source)?.points ?? 0;

/** Points given by place are a column of their own where the table plays with them. */
export const headsOf = (scores: readonly Score[]): Head[] =>
  scores.some((score) => pointsOf(score, "place") !== 0) ? [...HEADS, PLACE] : HEADS;

/** All seats, the winner first; of a game that was broken off the score so far. */
export function scoresOf(table: TableState): Score[] {
  const reckoned = reckoningOf(table);
  const won = (score: Score): number => Number(reckoned?.winners.includes(score.seat) ?? false);
  return [...(reckoned?.seats ?? outlookOf(table)?.seats ?? [])].sort(
    (one, other) => won(other) - won(one) || other.total - one.total,
  );
}

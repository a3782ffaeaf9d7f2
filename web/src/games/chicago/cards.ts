// The cards of the deck: their order in the hand, and the colour of each kind.
import { isAsset, isSpecial } from "./shapes";

const ORDER = ["gangster", "family", "movement", "mansion", "car", "art", "title"];
const rank = (id: string): number => (isSpecial(id) ? ORDER.length + Number(id.slice(1)) : ORDER.indexOf(id));

/** Cards one by one in the order of the hand. */
export const sorted = (cards: readonly string[]): string[] =>
  [...cards].sort((one, other) => rank(one) - rank(other));
/** The class that gives a card its colour. */
export const kindOf = (id: string): string => (isSpecial(id) ? "special" : isAsset(id) ? "asset" : id);

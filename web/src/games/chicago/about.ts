// Which rule a thing of the table goes by.
const PLATES: Record<string, string> = {
  influence: "C4.2",
  gangsters: "C4.3",
  assets: "C4.4",
  business: "C4.5",
  special: "C4.6",
  movement: "C4.7",
  family: "C4.8",
};
const POWERS: Record<string, string> = { son: "C5.2", father: "C5.3", grandfather: "C5.4" };
/** The plate a card of the hand is played on. */
const CARDS: Record<string, string> = { gangster: "gangsters", movement: "movement", family: "family" };
const SPECIAL = /^S\d/;

export const plateOf = (card: string): string => CARDS[card] ?? (SPECIAL.test(card) ? "special" : "assets");

/** `open`: a house that lies face up; `men`: a gap with henchmen; `capone`: no penalty. */
export function ruleOf(
  kind: string,
  id: string,
  { open = false, men = true, capone = false } = {},
): string | null {
  if (kind === "place") return open ? "C6.2" : "C3.1";
  if (kind === "gap") return men ? "C6.6" : "C11.2";
  if (kind === "city-card") return capone ? "C3.3" : "C6.7";
  if (kind === "action") return PLATES[id] ?? null;
  if (kind === "power") return POWERS[id] ?? null;
  if (kind === "godchild") return "C9.1";
  return kind === "card" ? (PLATES[plateOf(id)] ?? null) : null;
}

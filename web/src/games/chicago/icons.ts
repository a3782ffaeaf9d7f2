// Chicago's own pictures: signs of the businesses (b-…, 32 grid) and icons of the game (c-…, 24 grid).
import sheet from "./icons.svg?no-inline";

export const SIGNS = [
  "b-1",
  "b-2",
  "b-3",
  "b-4",
  "b-5",
  "b-6",
  "b-7",
  "b-8",
  "b-9",
  "b-10",
  "b-11",
  "b-12",
  "b-13",
  "b-14",
  "b-15",
  "b-16",
  "b-17",
  "b-18",
  "b-19",
  "b-20",
  "b-21",
  "b-22",
  "b-23",
  "b-24",
  "c-gangster",
  "c-hat",
  "c-city",
  "c-mansion",
  "c-car",
  "c-art",
  "c-title",
  "c-asset",
  "c-family",
  "c-movement",
  "c-special",
  "c-business",
  "c-agent",
  "c-chief",
  "c-cards",
  "c-star",
  "c-shield",
  "c-bribe",
  "c-sabotage",
  "c-ethics",
  "c-confrontation",
  "c-capone",
  "c-deck",
  "c-money",
  "c-up",
  "c-down",
  "c-reveal",
  "c-godchild",
] as const;

export type SignName = (typeof SIGNS)[number];

/** For `<use href>`. */
export const signHref = (name: SignName): string => `${sheet}#${name}`;

/** The sign of a business, by its number. */
export const businessSign = (business: string): SignName => `b-${business}` as SignName;

const CARDS: Record<string, SignName> = {
  gangster: "c-gangster",
  gangsters: "c-gangster",
  family: "c-family",
  movement: "c-movement",
  mansion: "c-mansion",
  car: "c-car",
  art: "c-art",
  title: "c-title",
  hat: "c-hat",
  city: "c-city",
  any: "c-asset",
};
/** The icon of a card's kind, of an asset, a side of influence, or a bonus token. */
export const thingSign = (id: string): SignName => CARDS[id] ?? "c-special";

const PLATES: Record<string, SignName> = {
  bribe: "c-bribe",
  sabotage: "c-sabotage",
  "code-of-ethics": "c-ethics",
  confrontation: "c-confrontation",
  "al-capone-down": "c-capone",
  "al-capone-up": "c-capone",
};
/** What a penalty takes; money has no sign here. */
const LOSSES: Record<string, readonly SignName[]> = {
  sabotage: ["c-asset"],
  "code-of-ethics": ["c-hat", "c-city"],
  confrontation: ["c-gangster"],
};
export const lossSigns = (penalty: string): readonly SignName[] => LOSSES[penalty] ?? [];
export const plateSign = (id: string): SignName => PLATES[id] ?? "c-capone";

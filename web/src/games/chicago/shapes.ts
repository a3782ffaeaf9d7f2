// What the server tells of Chicago: the view of a seat, and the book of names and values.

export type Henchman = "orange" | "purple" | "brown" | "grey";
export type Token = Henchman | "agent";
export type Asset = "mansion" | "car" | "art" | "title";
export type Side = "hat" | "city";
export type Area = "influence" | "gangsters" | "assets" | "business" | "special" | "movement";
export type Group = "none" | "henchmen" | "asset" | "influence" | "family" | "gangsters" | "money";
export type Power = "son" | "father" | "grandfather";

export const HENCHMEN: readonly Henchman[] = ["orange", "purple", "brown", "grey"];
export const ASSETS: readonly Asset[] = ["mansion", "car", "art", "title"];
export const SIDES: readonly Side[] = ["hat", "city"];
export const AREAS: readonly Area[] = ["influence", "gangsters", "assets", "business", "special", "movement"];
export const EXTRAS: readonly string[] = ["A", "B", "C", "D", "E"];
export const PHASES: readonly string[] = ["income", "actions", "control"];
export const LAST_ROUND = 6;

/** A place of the city: nothing but `business: null` while its card lies face down. */
export interface Place {
  business: string | null;
  owner?: number | null;
  extorted?: boolean;
  token?: string | null;
}

export interface SeatView {
  seat: number;
  family: string;
  hand_size: number;
  family_cards: number;
  gangsters: number;
  gangster_tokens: number;
  assets: Record<Asset, number>;
  asset_tokens: Record<Asset, number>;
  influence: Record<Side, number>;
  influence_tokens: Record<Side, number>;
  first_henchman: Henchman | null;
  areas: Record<Area, Henchman[]>;
  bonuses: Area[];
  bonuses_used: Area[];
  attacks: number;
  chief: string | null;
  controlled: number;
  extras: string[];
  extras_taken: number;
  godchild: boolean;
  benefits_used: string[];
  immune: string[];
  passed: boolean;
  given?: number;
  score?: number;
  won?: boolean;
}

/** One step of what goes on: `frame` names it, the rest are its fields. */
export interface Frame {
  frame: string;
  seat: number | null;
  [field: string]: unknown;
}

export interface View {
  players: number;
  viewer: number | null;
  options: Record<string, boolean>;
  round: number;
  phase: string;
  start: number | null;
  turn: number | null;
  over: boolean;
  deck: number;
  under: number;
  discards: number;
  cards: Record<string, Place>;
  unseen_businesses: string[];
  holes: Record<string, Token[]>;
  city_cards: Record<string, string | null>;
  penalties_aside: string[];
  agents: number;
  tokens: Record<string, number>;
  extras: string[];
  gone: {
    tokens: Record<string, number>;
    henchmen: Record<string, number>;
    agents: number;
    kept_henchmen: Record<string, number>;
  };
  seats: SeatView[];
  stack: Frame[];
  hand?: Record<string, number>;
  influence?: Record<Side, Record<string, number>>;
  sealed?: { cards: string[]; step: number } | null;
}

/** What a business asks of whoever wants it. */
export interface Asks {
  henchmen: Henchman[];
  asset: Asset | "any" | null;
  influence: Side[];
  family: boolean;
  gangsters: number;
  money: number;
}

export interface BusinessBook {
  name: string;
  text: string;
  needs: string;
  income: number;
  points: number;
  approx: boolean;
  asks: Asks;
  token: string | null;
}

export interface CardBook {
  name: string;
  text: string;
  /** Of a special card: the two henchmen it asks for, and what it does. */
  pair?: [Henchman, Henchman];
  effect?: string;
}

export interface Book {
  families: { id: string; name: string; mark: string }[];
  groups: Record<string, string>;
  phases: Record<string, string>;
  cards: Record<string, CardBook>;
  businesses: Record<string, BusinessBook>;
  tokens: Record<string, string>;
  city_cards: Record<string, { name: string; text: string; penalty: boolean }>;
  areas: Record<Area, { name: string; text: string; pair: [Henchman, Henchman] }>;
  extras: Record<string, string>;
}

// -- what a preview foretells (`foresight`)

export interface Need {
  group: Group;
  what: string;
  count: number;
  have: number;
  met: boolean;
}

export interface Control {
  place: string;
  business: string;
  owner: number | null;
  needs: Need[];
  missing: Group[];
  ignoring: Group | null;
  money: number;
  income: number;
  points: number;
  token: string | null;
  penalty: { penalty: string; immune: boolean; strikes: boolean } | null;
  beside: { gap: string; token: Token }[];
  opposition: Opponent[];
  /** The cards of an extortion in the next round, when Al Capone has moved; null in the last round. */
  coming: { cards: number; capone: "comes" | "leaves" | "stays" | null } | null;
  henchmen: Taken[];
  /** The henchman that is reckoned with: it brings the most. */
  taken: Taken | null;
  gains: Change[];
  worth: number;
  extras: string[];
  /** Gangsters left then, and who would have more. */
  gangsters: number;
  stronger: { seat: number; gangsters: number }[];
}

export interface Opponent {
  seat: number;
  may: boolean;
  why: { key: string; rule: string; params: Record<string, string | number> } | null;
  /** Every need it does not meet. */
  lacks: Need[];
}

export interface Taken {
  gap: string;
  colour: Henchman;
  /** Where it is placed; null: there is no slot, it leaves the game. */
  area: Area | null;
  completes: boolean;
  points: number;
  agents: number;
}

export interface Change {
  seat: number;
  source?: string;
  before: number;
  after: number;
}

export interface Foresight {
  then: string;
  draw: { draw: string; of?: number; outcomes?: string[] } | null;
  warnings: { warning: string; params: Record<string, unknown> }[];
  control: Control | null;
  points: Change[];
  hands: Change[];
  /** The godfather’s help that is left. */
  help: Change[];
  areas: { seat: number; area: Area; ready: boolean }[];
  extras: string[];
  drawn: { seat: number; cards: number; keep: number } | null;
}

// -- sums of what lies before a seat

export const gangstersOf = (seat: SeatView): number => seat.gangsters + seat.gangster_tokens;
export const influenceOf = (seat: SeatView, side: Side): number =>
  seat.influence[side] + seat.influence_tokens[side];
export const allInfluence = (seat: SeatView): number => influenceOf(seat, "hat") + influenceOf(seat, "city");
export const assetsOf = (seat: SeatView, asset: Asset): number =>
  seat.assets[asset] + seat.asset_tokens[asset];

/** Every henchman of a seat: those of the areas, and the first one beside the mini-board. */
export function henchmenOf(seat: SeatView): Henchman[] {
  const laid = AREAS.flatMap((area) => seat.areas[area]);
  return seat.first_henchman ? [...laid, seat.first_henchman] : laid;
}

export const isSpecial = (card: string): boolean => /^S\d+$/.test(card);
export const isAsset = (card: string): card is Asset => (ASSETS as readonly string[]).includes(card);

/** Cards one by one, each as often as it is held. */
export const spread = (cards: Record<string, number>): string[] =>
  Object.entries(cards).flatMap(([id, n]) => Array<string>(n).fill(id));

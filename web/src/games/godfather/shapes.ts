// What the server tells of The Godfather: the view of a seat, and the book of names and geometry.

export type Point = [number, number];
export type Member = "don" | "consigliere" | "heir";
export type Neutral = "mayor" | "union-boss" | "police-chief";
export type Colour = "yellow" | "blue" | "green" | "grey";
export type Owner = number | "neutral";

export interface Figure {
  kind: string;
  owner: Owner;
}

export interface SeatView {
  seat: number;
  family: string;
  hand_size: number;
  thugs: number;
  members: Member[];
  markers: number;
  allies_played: string[];
  hudson: { thugs: number; members: Member[] };
  suitcase: { bills: number; jobs: number; cards?: Record<string, number> };
  given?: number;
  score?: number;
  dominance?: number;
  colours?: number;
  won?: boolean;
}

export interface View {
  players: number;
  viewer: number | null;
  act: number;
  phase: string;
  horse: number | null;
  turn: number | null;
  over: boolean;
  bank: Record<string, number>;
  deck: number;
  discards: Record<string, number>;
  public_jobs: (string | null)[];
  tiles: Record<string, string | null>;
  tiles_left: { blue: number; red: number };
  stacks: Record<string, number[]>;
  squares: Record<string, number | "union-boss" | null>;
  rounds: Record<string, { seat: number; member: Member } | "mayor" | null>;
  closed: string[];
  neutral: Record<Neutral, string>;
  offered: string[];
  seats: SeatView[];
  hand?: Record<string, number>;
  suitcase?: Record<string, number>;
}

export interface AreaBook {
  turf?: number;
  centre: Point;
  printed: Point;
  tile?: Point;
  control?: Point;
  polygon: Point[];
}

export interface SpaceBook {
  name: string;
  areas: string[];
  xy: Point;
  three_plus: boolean;
}

export interface BusinessBook {
  name: string;
  front_icons: string[];
  back_icons: string[];
  colour?: "blue" | "red";
}

export interface CardBook {
  name: string;
  text?: string;
  values?: string;
  colour?: Colour;
  colour_name?: string;
  cost?: string[];
  pays?: number[];
}

export interface Book {
  families: { id: string; name: string; mark: string }[];
  phases: Record<string, string>;
  members: Record<Member, string>;
  neutrals: Record<Neutral, string>;
  turfs: Record<string, string>;
  cards: Record<string, CardBook>;
  businesses: Record<string, BusinessBook>;
  spaces: Record<string, SpaceBook>;
  areas: Record<string, AreaBook>;
  icons: Record<string, string>;
  colours?: Record<string, string>;
  limits: number[];
}

export const BILLS = ["$5", "$3", "$2", "$1"];
export const GOODS = ["gun", "booze", "blood", "narcotics"];
export const COLOURS: Colour[] = ["yellow", "blue", "green", "grey"];
export const isBill = (id: string): boolean => id.startsWith("$");
export const isGood = (id: string): boolean => GOODS.includes(id);
export const isJob = (id: string): boolean => id.startsWith("J");
export const isAlly = (id: string): boolean => /^A\d/.test(id);
export const worth = (bill: string): number => Number(bill.slice(1));

/** A card's text for a small place; that values are our own is told where the whole text stands. */
export const brief = (text: string | undefined): string => (text ?? "").replaceAll("≈", "");

/** Cards one by one, each as often as it is held. */
export function spread(
  cards: Record<string, number>,
  wanted: (id: string) => boolean = () => true,
): string[] {
  return Object.entries(cards).flatMap(([id, n]) => (wanted(id) ? Array<string>(n).fill(id) : []));
}

/** What the bills among these cards are worth. */
export function sum(cards: Record<string, number>): number {
  return spread(cards, isBill).reduce((all, id) => all + worth(id), 0);
}

// What the server tells of The Godfather: the view of a seat (made: wire.ts), and the book of names and geometry.

import type * as wire from "./wire";

export type { Seat as SeatView, View } from "./wire";

export type Point = [number, number];
export type Member = wire.RoundFigure["member"];
export type Neutral = keyof wire.Neutrals;
export type Colour = "yellow" | "blue" | "green" | "grey";
export type Owner = number | "neutral";

export interface Figure {
  kind: string;
  owner: Owner;
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

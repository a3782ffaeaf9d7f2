// A seat's colour and emblem, and the icons of figures, allies and goods. Nothing is told by colour alone.
import type { IconName } from "../../furniture/icons";
import type { Colour } from "../game";
import type { Owner, View } from "./shapes";

export interface Livery {
  colour: Colour;
  emblem: IconName;
}

const FAMILIES: Record<string, Livery> = {
  marzullo: { colour: "yellow", emblem: "em-star" },
  matarazzo: { colour: "blue", emblem: "em-diamond" },
  pizzino: { colour: "green", emblem: "em-clover" },
  vitale: { colour: "red", emblem: "em-bars" },
  caccamo: { colour: "purple", emblem: "em-crown" },
};
/** The order in which the families sit, for a table whose game has not begun. */
export const FAMILY_IDS = Object.keys(FAMILIES);
const NEUTRAL: Livery = { colour: "neutral", emblem: "em-ring" };

export function familyOf(view: View | null, seat: number): string {
  return view?.seats[seat]?.family ?? FAMILY_IDS[seat] ?? "";
}

export function livery(view: View | null, owner: Owner | null): Livery {
  return typeof owner === "number" ? (FAMILIES[familyOf(view, owner)] ?? NEUTRAL) : NEUTRAL;
}

const FIGURES: Record<string, IconName> = {
  thug: "i-thug",
  don: "i-don",
  consigliere: "i-consigliere",
  heir: "i-heir",
  mayor: "i-mayor",
  "union-boss": "i-union",
  "police-chief": "i-police",
};
export const figureIcon = (kind: string): IconName => FIGURES[kind] ?? "i-thug";

const ALLIES: Record<string, IconName> = {
  A1: "i-mayor",
  A2: "i-union",
  A3: "i-police",
  A7: "i-mayor",
  A8: "i-union",
  A9: "i-police",
  A13: "i-mayor",
  A14: "i-union",
  A15: "i-police",
  A17: "i-don",
  A18: "i-judge",
};
export const allyIcon = (id: string): IconName => ALLIES[id] ?? "i-ally";

const THINGS: Record<string, IconName> = {
  gun: "i-gun",
  booze: "i-booze",
  blood: "i-blood",
  narcotics: "i-narc",
  GOOD_GUN: "i-gun",
  GOOD_BOOZE: "i-booze",
  GOOD_BLOOD: "i-blood",
  GOOD_NARC: "i-narc",
  LAUNDER: "i-suitcase",
  JOB: "i-job",
  HORSE: "i-horse",
};
export const thingIcon = (id: string): IconName => THINGS[id] ?? "i-discard";

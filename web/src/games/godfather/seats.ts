// A seat's colour and emblem: nothing is told by colour alone.
import type { Owner, View } from "./shapes.ts";

export interface Livery {
  colour: string;
  emblem: string;
}

const FAMILIES: Record<string, Livery> = {
  marzullo: { colour: "s-yellow", emblem: "em-star" },
  matarazzo: { colour: "s-blue", emblem: "em-diamond" },
  pizzino: { colour: "s-green", emblem: "em-clover" },
  vitale: { colour: "s-red", emblem: "em-bars" },
  caccamo: { colour: "s-purple", emblem: "em-crown" },
};
export const NEUTRAL: Livery = { colour: "s-neutral", emblem: "em-ring" };
const FIGURES: Record<string, string> = {
  thug: "i-thug",
  don: "i-don",
  consigliere: "i-consigliere",
  heir: "i-heir",
  mayor: "i-mayor",
  "union-boss": "i-union",
  "police-chief": "i-police",
};

export function livery(view: View, owner: Owner | null): Livery {
  if (owner === null || owner === "neutral") return NEUTRAL;
  return FAMILIES[view.seats[owner]?.family ?? ""] ?? NEUTRAL;
}

export const figureIcon = (kind: string): string => FIGURES[kind] ?? "i-thug";

const ALLY_FACES: Record<string, string> = {
  A1: "i-mayor", A7: "i-mayor", A13: "i-mayor",
  A2: "i-union", A8: "i-union", A14: "i-union",
  A3: "i-police", A9: "i-police", A15: "i-police",
  A17: "i-don", A18: "i-judge",
};
export const allyIcon = (id: string): string => ALLY_FACES[id] ?? "i-ally";

const GOOD_ICONS: Record<string, string> = {
  gun: "i-gun", booze: "i-booze", blood: "i-blood", narcotics: "i-narc",
  GOOD_GUN: "i-gun", GOOD_BOOZE: "i-booze", GOOD_BLOOD: "i-blood", GOOD_NARC: "i-narc",
  LAUNDER: "i-suitcase", JOB: "i-job", HORSE: "i-horse",
};
export const thingIcon = (id: string): string => GOOD_ICONS[id] ?? "i-discard";

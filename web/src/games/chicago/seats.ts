// A seat's colour and emblem. Nothing is told by colour alone.
import type { IconName } from "../../furniture/icons";
import type { Colour } from "../game";
import type { View } from "./shapes";

export interface Livery {
  colour: Colour;
  emblem: IconName;
}

const FAMILIES: Record<string, Livery> = {
  colombo: { colour: "blue", emblem: "em-diamond" },
  bonanno: { colour: "red", emblem: "em-bars" },
  gambino: { colour: "green", emblem: "em-clover" },
  genovese: { colour: "yellow", emblem: "em-star" },
};
/** The order in which the families sit, for a table whose game has not begun. */
export const FAMILY_IDS = Object.keys(FAMILIES);
const NOBODY: Livery = { colour: "neutral", emblem: "em-ring" };

export const familyOf = (view: View | null, seat: number): string =>
  view?.seats[seat]?.family ?? FAMILY_IDS[seat] ?? "";

export const livery = (view: View | null, seat: number | null | undefined): Livery =>
  typeof seat === "number" ? (FAMILIES[familyOf(view, seat)] ?? NOBODY) : NOBODY;

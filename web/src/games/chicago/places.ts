// The areas a henchman can go to: the one of its own colour, and the one it shares with another.
import type { Area, Henchman, SeatView } from "./shapes";

const OWN: Record<Henchman, Area> = {
  orange: "special",
  purple: "gangsters",
  brown: "assets",
  grey: "movement",
};
const SHARED: Record<Henchman, Area> = {
  orange: "business",
  purple: "business",
  brown: "influence",
  grey: "influence",
};

export const areaFor = (type: string, colour: Henchman): Area =>
  (type === "place-own" ? OWN : SHARED)[colour];

/** The areas with a slot left for a henchman of this colour. */
export function roomFor(seat: SeatView, colour: Henchman): Area[] {
  const own = seat.areas[OWN[colour]].length < 2 ? [OWN[colour]] : [];
  return seat.areas[SHARED[colour]].includes(colour) ? own : [...own, SHARED[colour]];
}

/** One henchman scores 1, a pair 3. */
export const gainIn = (seat: SeatView | undefined, area: Area): number =>
  (seat?.areas[area].length ?? 0) === 0 ? 1 : 2;

// The areas a henchman can go to: the one of its own colour, and the one it shares with another.
import type { Area, Henchman } from "./shapes";

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

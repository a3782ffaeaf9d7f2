// The families as they stand on the poster.

import type { Livery } from "../seats";

export const YELLOW: Livery = { colour: "yellow", emblem: "em-star" };
export const BLUE: Livery = { colour: "blue", emblem: "em-diamond" };
export const GREEN: Livery = { colour: "green", emblem: "em-clover" };
export const RED: Livery = { colour: "red", emblem: "em-bars" };
export const NEUTRAL: Livery = { colour: "neutral", emblem: "em-ring" };

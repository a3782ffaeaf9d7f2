// Colours and emblems of the seats of a table whose game says nothing of them.

import type { IconName } from "../furniture/icons";
import type { Colour } from "./game";

export const LOOKS: readonly [Colour, IconName][] = [
  ["yellow", "em-star"],
  ["blue", "em-diamond"],
  ["green", "em-clover"],
  ["red", "em-bars"],
  ["purple", "em-crown"],
];

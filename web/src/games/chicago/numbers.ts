// Numbers with their sign, as they stand on slips.

import { inOrder } from "../../furniture/signs";

/** +3, −2, ±0. */
export const signed = (n: number): string => inOrder(n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");
export const plain = (n: number): string => (n < 0 ? inOrder(`−${-n}`) : String(n));
export const tone = (n: number): string => (n > 0 ? "plus" : n < 0 ? "minus" : "");

// Numbers as they stand on cards.

import { inOrder } from "../furniture/signs";
import { strings } from "../strings/strings.svelte";

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const tenths = (value: number): string => value.toLocaleString(strings.spoken, TENTHS);

/** “86%” as the language writes it: with its sign, its digits and its space. */
export const percent = (of100: number): string =>
  (of100 / 100).toLocaleString(strings.spoken, { style: "percent" });

export const signed = (value: number): string =>
  inOrder(value.toLocaleString(strings.spoken, { ...TENTHS, signDisplay: "exceptZero" }).replace("-", "−"));

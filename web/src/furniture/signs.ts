// Signs of numbers: they stand before them, whichever way the sentence runs.

import { strings } from "../strings/strings.svelte";

const [LEFT_TO_RIGHT, END] = ["\u2066", "\u2069"];

/** A number with its sign, or an amount, kept in its order where sentences run from right to left. */
export const inOrder = (text: string): string =>
  strings.direction === "rtl" ? `${LEFT_TO_RIGHT}${text}${END}` : text;

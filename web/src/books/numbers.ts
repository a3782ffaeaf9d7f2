// Numbers as they stand on cards.

import { inOrder } from "../furniture/signs";
import { strings } from "../strings/strings.svelte";

const STYLE = { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const signed = (value: number): string =>
  inOrder(new Intl.NumberFormat(strings.spoken, STYLE).format(value).replace("-", "−"));

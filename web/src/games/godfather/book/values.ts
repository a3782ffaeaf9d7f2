// What the content says of a card, beside its words.

import type { Card } from "../../../books/cards";

export interface Values {
  copies?: number;
  act?: number;
  turf?: string;
  colour?: string;
  cost?: string[];
  ability?: Record<string, unknown>[];
}

export const valuesOf = (card: Pick<Card, "record">): Values => (card.record?.values ?? {}) as Values;

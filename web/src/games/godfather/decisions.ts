// How each kind of decision is answered. A kind that is missing here fails a test.
import type { Answering } from "../game";
import Bribe from "./Bribe.svelte";
import Cards from "./Cards.svelte";
import IconPool from "./IconPool.svelte";
import Offer from "./Offer.svelte";
import PickCards from "./PickCards.svelte";
import Rows from "./Rows.svelte";
import Tribute from "./Tribute.svelte";

export const decisions: Record<string, Answering> = {
  turn: "board",
  figure: "board",
  space: "board",
  turf: "board",
  front: "board",
  marker: "board",
  icons: { dock: IconPool },
  order: { dock: Rows },
  use: { dock: Rows },
  bills: { dock: Rows },
  "lower-bill": { dock: Rows },
  opponent: { pick: PickCards, dock: Rows },
  discard: { pick: PickCards, dock: Rows },
  launder: { pick: PickCards, dock: Rows },
  good: { pick: PickCards, dock: Rows },
  "keep-job": Cards,
  "choose-ally": Cards,
  bribe: Bribe,
  tribute: Tribute,
  offer: Offer,
};

// How each kind of decision is answered. A kind that is missing here fails a test.
import type { Answering } from "../game";
import Order from "./Order.svelte";
import Tray from "./Tray.svelte";

const slip: Answering = { dock: Order };
/** Several cards in one go lie on the tray; a single one is chosen on the slip. */
const cards: Answering = { dock: Order, pick: Tray };

export const decisions: Record<string, Answering> = {
  act: slip,
  after: slip,
  claim: slip,
  oppose: slip,
  reveal: slip,
  extort: slip,
  token: slip,
  hole: slip,
  agent: slip,
  henchman: slip,
  place: slip,
  chief: slip,
  "use-bonus": slip,
  lay: slip,
  rival: slip,
  "lose-gangster": slip,
  "lose-influence": slip,
  "lose-asset": slip,
  "choose-penalty": slip,
  "extra-choice": slip,
  pay: cards,
  under: cards,
  discard: cards,
  "return-cards": cards,
  "keep-cards": cards,
};

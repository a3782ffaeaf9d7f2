// How each kind of decision is answered. A kind that is missing here fails a test.
import type { Answering } from "../game";

export const decisions: Record<string, Answering> = {
  act: "board",
  claim: "board",
  reveal: "board",
  extort: "board",
  token: "board",
  hole: "board",
  agent: "board",
  henchman: "board",
};

// The Godfather's rules, by when one needs them.

import type { Plan } from "../rulebooks";

const BOARD = "board" as const;
const HAND = "hand" as const;

export default {
  parts: [
    {
      id: "before",
      title: "page-godfather-part-before",
      lead: "page-godfather-part-before-how",
      chapters: [
        ["G1", "i-deck"],
        ["G2", "i-eye"],
      ],
    },
    {
      id: "act",
      title: "page-godfather-part-act",
      lead: "page-godfather-part-act-how",
      chapters: [
        ["G3", "i-clock"],
        ["G4", "i-shop"],
      ],
    },
    {
      id: "turn",
      title: "page-godfather-part-turn",
      lead: "page-godfather-part-turn-how",
      chapters: [
        ["G5", "i-next"],
        ["G6", "i-thug"],
        ["G7", "i-don"],
        ["G8", "i-job"],
        ["G9", "i-shot"],
        ["G10", "i-ally"],
        ["G11", "i-bill"],
      ],
    },
    {
      id: "out",
      title: "page-godfather-part-out",
      lead: "page-godfather-part-out-how",
      chapters: [
        ["G12", "i-marker"],
        ["G13", "i-bribe"],
        ["G14", "i-hand"],
        ["G15", "i-swap"],
      ],
    },
    {
      id: "end",
      title: "page-godfather-part-end",
      lead: "page-godfather-part-end-how",
      chapters: [
        ["G16", "i-trophy"],
        ["G17", "i-eye"],
      ],
    },
  ],
  examples: { E1: BOARD, E2: BOARD, E3: BOARD, E4: HAND, E5: BOARD, E6: BOARD, E7: BOARD, E8: HAND },
  asked: [
    { question: "page-godfather-asked-pass", answer: "page-godfather-asked-pass-answer", rule: "G5.1" },
    { question: "page-godfather-asked-twice", answer: "page-godfather-asked-twice-answer", rule: "G6.4" },
    { question: "page-godfather-asked-icons", answer: "page-godfather-asked-icons-answer", rule: "G6.2" },
    { question: "page-godfather-asked-change", answer: "page-godfather-asked-change-answer", rule: "G2.5" },
    { question: "page-godfather-asked-bid", answer: "page-godfather-asked-bid-answer", rule: "G13.3" },
  ],
  meant: "page-godfather-meant",
} satisfies Plan;

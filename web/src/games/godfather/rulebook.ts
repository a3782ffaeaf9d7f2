// The Godfather's rules, by when one needs them.

import type { Plan } from "../rulebooks";

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
  examples: {
    E1: { title: "page-godfather-example-E1", drawn: "board", around: [34, 34, 42, 42] },
    E2: { title: "page-godfather-example-E2", drawn: "board", around: [18, 36, 50, 52] },
    E3: { title: "page-godfather-example-E3", drawn: "board", around: [34, 34, 42, 42] },
    E4: { title: "page-godfather-example-E4", drawn: "hand" },
    E5: { title: "page-godfather-example-E5", drawn: "board", around: [16, 33, 58, 45] },
    E6: { title: "page-godfather-example-E6", drawn: "board", around: [28, 22, 58, 42] },
    E7: { title: "page-godfather-example-E7", drawn: "board" },
    E8: { title: "page-godfather-example-E8", drawn: "hand" },
  },
  asked: [
    { question: "page-godfather-asked-pass", answer: "page-godfather-asked-pass-answer", rule: "G5.1" },
    { question: "page-godfather-asked-twice", answer: "page-godfather-asked-twice-answer", rule: "G6.4" },
    { question: "page-godfather-asked-icons", answer: "page-godfather-asked-icons-answer", rule: "G6.2" },
    { question: "page-godfather-asked-change", answer: "page-godfather-asked-change-answer", rule: "G2.5" },
    { question: "page-godfather-asked-bid", answer: "page-godfather-asked-bid-answer", rule: "G13.3" },
  ],
  meant: "page-godfather-meant",
} satisfies Plan;

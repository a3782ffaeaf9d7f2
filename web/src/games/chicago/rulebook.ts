// Chicago's rules, by when one needs them.

import type { Plan } from "../rulebooks";

const BOARD = "board" as const;

export default {
  parts: [
    {
      id: "before",
      title: "page-chicago-part-before",
      lead: "page-chicago-part-before-how",
      chapters: [
        ["C1", "i-deck"],
        ["C2", "i-clock"],
      ],
    },
    {
      id: "income",
      title: "page-chicago-part-income",
      lead: "page-chicago-part-income-how",
      chapters: [
        ["C3", "i-bill"],
        ["C9", "i-don"],
      ],
    },
    {
      id: "actions",
      title: "page-chicago-part-actions",
      lead: "page-chicago-part-actions-how",
      chapters: [
        ["C4", "i-next"],
        ["C5", "i-heir"],
        ["C8", "i-plus"],
      ],
    },
    {
      id: "control",
      title: "page-chicago-part-control",
      lead: "page-chicago-part-control-how",
      chapters: [
        ["C6", "i-attack"],
        ["C7", "i-shield"],
      ],
    },
    {
      id: "end",
      title: "page-chicago-part-end",
      lead: "page-chicago-part-end-how",
      chapters: [
        ["C10", "i-hand"],
        ["C11", "i-trophy"],
        ["C12", "i-branch"],
      ],
    },
  ],
  examples: { X1: BOARD, X2: BOARD, X3: BOARD, X4: BOARD, X5: BOARD, X6: BOARD, X7: BOARD },
  asked: [
    { question: "page-chicago-asked-money", answer: "page-chicago-asked-money-answer", rule: "C2.3" },
    { question: "page-chicago-asked-pass", answer: "page-chicago-asked-pass-answer", rule: "C4.1" },
    { question: "page-chicago-asked-attacks", answer: "page-chicago-asked-attacks-answer", rule: "C6.5" },
    { question: "page-chicago-asked-limit", answer: "page-chicago-asked-limit-answer", rule: "C10.1" },
  ],
  meant: "page-chicago-meant",
} satisfies Plan;

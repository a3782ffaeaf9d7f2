// Chicago's rules, by when one needs them.

import type { Plan } from "../rulebooks";

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
  examples: {
    X1: { title: "page-chicago-example-X1", drawn: "board", around: [0, 11, 100, 54], across: true },
    X2: { title: "page-chicago-example-X2", drawn: "board", around: [0, 52, 100, 40], across: true },
    X3: { title: "page-chicago-example-X3", drawn: "board", across: true },
    X4: { title: "page-chicago-example-X4", drawn: "board", across: true },
    X5: { title: "page-chicago-example-X5", drawn: "board", around: [0, 9, 46, 46] },
    X6: { title: "page-chicago-example-X6", drawn: "board", around: [40, 36, 46, 58] },
    X7: { title: "page-chicago-example-X7", drawn: "board", across: true },
  },
  asked: [
    { question: "page-chicago-asked-money", answer: "page-chicago-asked-money-answer", rule: "C2.3" },
    { question: "page-chicago-asked-pass", answer: "page-chicago-asked-pass-answer", rule: "C4.1" },
    { question: "page-chicago-asked-attacks", answer: "page-chicago-asked-attacks-answer", rule: "C6.5" },
    { question: "page-chicago-asked-limit", answer: "page-chicago-asked-limit-answer", rule: "C10.1" },
  ],
  meant: "page-chicago-meant",
} satisfies Plan;

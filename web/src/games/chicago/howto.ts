// Chicago in three minutes.

import type { HowTo } from "../../books/howto";
import { type IconName, iconHref } from "../../furniture/icons";
import { type SignName, signHref } from "./icons";
import Act from "./poster/Act.svelte";
import Claim from "./poster/Claim.svelte";
import Extort from "./poster/Extort.svelte";
import Fight from "./poster/Fight.svelte";
import Goal from "./poster/Goal.svelte";
import Hench from "./poster/Hench.svelte";

const round = (name: string, ...lines: [icon: string, text: string][]) => ({
  name,
  lines: lines.map(([icon, text]) => ({ icon, text })),
});
const ONE: [string, string] = ["c-reveal", "page-chicago-books-reveal-1"];
const TWO: [string, string] = ["c-reveal", "page-chicago-books-reveal-2"];
const DRAW: [string, string] = ["c-deck", "page-chicago-books-draw"];

export default {
  href: (icon) => (icon.startsWith("i-") ? iconHref(icon as IconName) : signHref(icon as SignName)),
  lead: "page-chicago-books-lead",
  doing: [
    { icon: "c-cards", name: "page-chicago-books-income", how: "page-chicago-books-income-how" },
    { icon: "c-gangster", name: "page-chicago-books-actions", how: "page-chicago-books-actions-how" },
    { icon: "c-business", name: "page-chicago-books-control", how: "page-chicago-books-control-how" },
  ],
  after: "page-chicago-books-after",
  panels: [
    {
      look: "c-br",
      title: "page-chicago-books-goal",
      text: "page-chicago-books-goal-how",
      rules: ["C11"],
      Drawing: Goal,
    },
    {
      look: "c-iv",
      title: "page-chicago-books-extort",
      text: "page-chicago-books-extort-how",
      rules: ["C3", "C2.3"],
      Drawing: Extort,
    },
    {
      look: "c-bl",
      title: "page-chicago-books-act",
      text: "page-chicago-books-act-how",
      rules: ["C4"],
      Drawing: Act,
    },
    {
      look: "c-or",
      title: "page-chicago-books-claim",
      text: "page-chicago-books-claim-how",
      rules: ["C6.2", "C6.4"],
      Drawing: Claim,
    },
    {
      look: "c-gr",
      title: "page-chicago-books-hench",
      text: "page-chicago-books-hench-how",
      rules: ["C6.6", "C4.9"],
      Drawing: Hench,
    },
    {
      look: "c-rd",
      title: "page-chicago-books-fight",
      text: "page-chicago-books-fight-how",
      rules: ["C6.4", "C6.5"],
      Drawing: Fight,
    },
  ],
  course: {
    title: "page-chicago-books-rounds",
    steps: [
      round("1", ["i-x", "page-chicago-books-no-income"]),
      round("2", ONE, DRAW),
      round("3", ONE),
      round("4", ONE, DRAW),
      round("5", TWO),
      round("6", TWO, DRAW),
    ],
  },
  sum: [
    { icon: "c-business", value: "3–5", text: "page-chicago-books-sum-businesses" },
    { icon: "c-gangster", sign: "+", value: "1–3", text: "page-chicago-books-sum-henchmen" },
    { icon: "c-asset", sign: "+", value: "1–6", text: "page-chicago-books-sum-assets" },
    { icon: "c-agent", sign: "−", value: "1", text: "page-chicago-books-sum-agents" },
    { icon: "i-trophy", sign: "=", text: "page-chicago-books-sum-wins" },
  ],
} satisfies HowTo;

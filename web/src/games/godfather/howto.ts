// The Godfather in three minutes.

import type { HowTo } from "../../books/howto";
import { type IconName, iconHref } from "../../furniture/icons";
import Bribe from "./poster/Bribe.svelte";
import Family from "./poster/Family.svelte";
import Goal from "./poster/Goal.svelte";
import Job from "./poster/Job.svelte";
import Thug from "./poster/Thug.svelte";
import War from "./poster/War.svelte";

const act = (name: string, opens: string, joins: [string, string], bribery: boolean, stay: string) => ({
  name,
  lines: [
    { icon: "i-shop", text: opens },
    { icon: joins[0], text: joins[1] },
    bribery
      ? { icon: "i-bribe", text: "page-godfather-books-bribery" }
      : { icon: "i-x", text: "page-godfather-books-no-bribery" },
    { icon: "i-hand", text: stay },
  ],
});

export default {
  href: (icon) => iconHref(icon as IconName),
  lead: "page-godfather-books-lead",
  doing: [
    { icon: "i-thug", name: "page-godfather-books-a-thug", how: "page-godfather-books-a-thug-how" },
    { icon: "i-don", name: "page-godfather-books-a-member", how: "page-godfather-books-a-member-how" },
    { icon: "i-job", name: "page-godfather-books-a-job", how: "page-godfather-books-a-job-how" },
    { icon: "i-ally", name: "page-godfather-books-an-ally", how: "page-godfather-books-an-ally-how" },
  ],
  after: "page-godfather-books-after",
  panels: [
    {
      look: "mu",
      title: "page-godfather-books-goal",
      text: "page-godfather-books-goal-how",
      rules: ["G16"],
      Drawing: Goal,
    },
    {
      look: "sa",
      title: "page-godfather-books-thug",
      text: "page-godfather-books-thug-how",
      rules: ["G6"],
      Drawing: Thug,
    },
    {
      look: "te",
      title: "page-godfather-books-family",
      text: "page-godfather-books-family-how",
      rules: ["G7"],
      Drawing: Family,
    },
    {
      look: "pa",
      title: "page-godfather-books-job",
      text: "page-godfather-books-job-how",
      rules: ["G8"],
      Drawing: Job,
    },
    {
      look: "gr",
      title: "page-godfather-books-war",
      text: "page-godfather-books-war-how",
      rules: ["G12"],
      Drawing: War,
    },
    {
      look: "in",
      title: "page-godfather-books-bribe",
      text: "page-godfather-books-bribe-how",
      rules: ["G13", "G14"],
      Drawing: Bribe,
    },
  ],
  course: {
    title: "page-godfather-books-acts",
    steps: [
      act(
        "I",
        "page-godfather-books-blue",
        ["i-thug", "page-godfather-books-act-1"],
        true,
        "page-godfather-books-stay-5",
      ),
      act(
        "II",
        "page-godfather-books-blue",
        ["i-consigliere", "page-godfather-books-act-2"],
        true,
        "page-godfather-books-stay-5",
      ),
      act(
        "III",
        "page-godfather-books-red",
        ["i-consigliere", "page-godfather-books-act-3"],
        true,
        "page-godfather-books-stay-6",
      ),
      act(
        "IV",
        "page-godfather-books-red",
        ["i-heir", "page-godfather-books-act-4"],
        false,
        "page-godfather-books-stay-2",
      ),
    ],
  },
  sum: [
    { icon: "i-suitcase", text: "page-godfather-books-sum-bills" },
    { icon: "i-marker", sign: "+", value: "$5", text: "page-godfather-books-sum-turfs" },
    { icon: "i-job", sign: "+", value: "$5", text: "page-godfather-books-sum-jobs" },
    { icon: "i-trophy", sign: "=", text: "page-godfather-books-sum-wins" },
  ],
} satisfies HowTo;

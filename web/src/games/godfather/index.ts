// The Godfather: Corleone's Empire as a client: board, panels, dossier, slip, and how each decision is answered.
import "./things.css";
import type { IconName } from "../../furniture/icons";
import { inOrder } from "../../furniture/signs";
import type { Cue } from "../../settings/sound";
import { comma, t } from "../../strings/strings.svelte";
import type { TableState } from "../../table/table.svelte";
import type { Answering, GameClient, Panel } from "../game";
import About from "./About.svelte";
import Allies from "./Allies.svelte";
import Bank from "./Bank.svelte";
import Board from "./Board.svelte";
import City from "./City.svelte";
import Decline from "./Decline.svelte";
import Dossier from "./Dossier.svelte";
import { decisions } from "./decisions";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Open from "./Open.svelte";
import PublicJobs from "./PublicJobs.svelte";
import Slip from "./Slip.svelte";
import Stage from "./Stage.svelte";
import Standing from "./Standing.svelte";
import Suitcase from "./Suitcase.svelte";
import { matterOf, viewOf } from "./scene";
import { familyOf, livery } from "./seats";
import { BILLS, GOODS, sum, type View } from "./shapes";
import { duration } from "./staging";
import Thumbnail from "./Thumbnail.svelte";
import { targets } from "./targets";

const ACTS = ["I", "II", "III", "IV"];
const CUES: Record<string, Cue> = {
  laundered: "coins",
  "bill-taken": "coins",
  "bank-to-case": "coins",
  collected: "coins",
  "gunned-down": "shot",
  bid: "envelope",
};
const PHASES = ["open-business", "family-business", "turf-war", "bribery", "tribute"];

const inHand = (table: TableState): number =>
  Object.values(viewOf(table).hand ?? {}).reduce((all, n) => all + n, 0);
const limit = (table: TableState): number =>
  ((table.book?.limits ?? []) as number[])[viewOf(table).act - 1] ?? 0;

function overLimit(table: TableState): string {
  const cards = inHand(table);
  return cards > limit(table)
    ? t("page-godfather-over-limit", { cards, over: cards - limit(table), limit: limit(table) })
    : "";
}

function empty(table: TableState): string {
  const gone = [...BILLS, ...GOODS].filter((id) => viewOf(table).bank[id] === 0);
  const names = (table.book?.cards ?? {}) as Record<string, { name: string }>;
  return gone.length
    ? t("page-godfather-bank-out", { things: gone.map((id) => names[id]?.name ?? id).join(comma()) })
    : "";
}

/** What the button of the slip says. */
function verb(table: TableState): string {
  const chosen = table.selection.chosen;
  if (chosen && !chosen.targets.length) return chosen.label;
  const form = chosen?.forms[0];
  const members = (table.book?.members ?? {}) as Record<string, string>;
  const member = members[viewOf(table).seats[table.you ?? 0]?.members[0] ?? ""] ?? "";
  return t("page-godfather-do", { type: form?.type ?? "", member });
}

/** The small line under the question. */
function how(table: TableState): string {
  if (table.question?.asked === "turn") return t("page-godfather-how-turn");
  return matterOf(table) ? t("page-how-menu") : ""; // nothing is lit
}

const PHASE_ICONS: Record<string, IconName> = { bribery: "i-bribe", tribute: "i-don" };

const panels: Panel[] = [
  {
    id: "city",
    icon: "i-marker",
    own: false,
    after: true,
    during: false,
    title: () => t("page-godfather-city-end"),
    tab: () => t("page-godfather-tab-city"),
    count: () => "",
    Content: City,
  },
  {
    id: "jobs",
    holds: ["public"],
    icon: "i-job",
    own: false,
    title: () => t("page-godfather-public-jobs"),
    tab: () => t("page-godfather-tab-jobs"),
    more: (table) => t("page-godfather-in-deck", { count: viewOf(table).deck }),
    count: (table) => String(viewOf(table).public_jobs.filter(Boolean).length),
    Content: PublicJobs,
  },
  {
    id: "allies",
    holds: ["ally"],
    icon: "i-ally",
    own: false,
    title: () => t("page-godfather-allies"),
    tab: () => t("page-godfather-tab-allies"),
    more: () => t("page-godfather-for-bribes"),
    count: (table) => String(viewOf(table).offered.length),
    Content: Allies,
  },
  {
    id: "bank",
    holds: ["bank"],
    icon: "i-bill",
    own: false,
    title: () => t("page-godfather-bank"),
    more: empty,
    warns: true,
    count: () => "",
    Content: Bank,
  },
  {
    id: "hand",
    holds: ["card"],
    icon: "i-hand",
    own: true,
    title: () => t("page-godfather-your-hand"),
    tab: () => t("page-godfather-tab-hand"),
    more: overLimit,
    warns: true,
    count: (table) => String(inHand(table)),
    Content: Hand,
  },
  {
    id: "suitcase",
    holds: ["case"],
    after: true,
    icon: "i-suitcase",
    own: true,
    title: () => t("page-godfather-your-suitcase"),
    tab: () => t("page-godfather-tab-suitcase"),
    more: (table) => (viewOf(table).over ? "" : t("page-godfather-only-you")),
    count: (table) => `$${sum(viewOf(table).suitcase ?? {})}`,
    Content: Suitcase,
  },
];

const client: GameClient = {
  name: "godfather",
  title: "page-godfather-title",
  Table: Board,
  board: ".mapframe",
  height: 886 / 900,
  panels,
  Dossier,
  Open,
  phaseIcon: (phase) => PHASE_ICONS[phase] ?? null,
  points: (count) => inOrder(count < 0 ? `−$${-count}` : `$${count}`),
  Slip,
  how,
  closes: (option) => option.forms[0]?.type === "controller-first", // one's own icons come after it
  Buttons: Decline,
  verb,
  Ending,
  Thumbnail,
  decisions: decisions as Record<string, Answering>,
  targets,
  look: (seat, view) => ({
    family: familyOf(view as View | null, seat),
    ...livery(view as View | null, seat),
  }),
  track: (view, book) => ({
    label: t("page-godfather-act"),
    stamps: ACTS,
    stamp: Number(view.act) - 1,
    phases: PHASES.map((id) => book.phases[id] ?? id),
    phase: view.over ? PHASES.length : PHASES.indexOf(String(view.phase)),
  }),
  stage: (stage) => t("page-godfather-stage", { act: ACTS[stage] ?? "" }),
  duration,
  first: async () => (await import("./first")).default,
  About,
  Stage,
  Standing,
  cue: (event) => CUES[event.event] ?? null,
};

export default client;

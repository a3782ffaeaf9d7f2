// Chicago as a client: city, panels, dossier, slip, and how each decision is answered.
import "./chicago.css";
import "./layout.css";
import type { IconName } from "../../furniture/icons";
import { t } from "../../strings/strings.svelte";
import type { TableState } from "../../table/table.svelte";
import type { GameClient, Panel } from "../game";
import About from "./About.svelte";
import { how, typeOf } from "./answers";
import Board from "./Board.svelte";
import Buttons from "./Buttons.svelte";
import Dossier from "./Dossier.svelte";
import { decisions } from "./decisions";
import Ending from "./Ending.svelte";
import Extras from "./Extras.svelte";
import Hand from "./Hand.svelte";
import Miniboard from "./Miniboard.svelte";
import { plain } from "./numbers";
import Open from "./Open.svelte";
import { limitOf } from "./outlook";
import Sky from "./Sky.svelte";
import { viewOf } from "./scene";
import { familyOf, livery } from "./seats";
import { LAST_ROUND, PHASES, type View } from "./shapes";
import { duration } from "./staging";
import Thumbnail from "./Thumbnail.svelte";
import { targets } from "./targets";
import Word from "./Word.svelte";

const PHASE_ICONS: Record<string, IconName> = {
  "set-up": "i-deck",
  income: "i-bill",
  "round-end": "i-discard",
};

const inHand = (table: TableState): number =>
  Object.values(viewOf(table).hand ?? {}).reduce((all, n) => all + n, 0);

/** Beside the hand's title: how many cards go at the end of the round. */
function handNote(table: TableState): string {
  const view = viewOf(table);
  if (view.round >= LAST_ROUND) return t("page-chicago-last-round");
  const limit = limitOf(table, table.you ?? 0);
  const over = inHand(table) - limit;
  return over > 0 && view.phase === "control"
    ? t("page-chicago-over-limit", { over, limit })
    : t("page-chicago-limit", { limit });
}

const panels: Panel[] = [
  {
    id: "extras",
    icon: "i-trophy",
    own: false,
    title: () => t("page-chicago-extras"),
    more: () => t("page-chicago-extras-first"),
    count: (table) => String(viewOf(table).extras.length),
    Content: Extras,
  },
  {
    id: "actions",
    icon: "i-play",
    own: true,
    pinned: true,
    title: () => t("page-chicago-actions"),
    count: () => "",
    Content: Miniboard,
  },
  {
    id: "hand",
    holds: ["card"],
    icon: "i-hand",
    own: true,
    title: (table) => t("page-chicago-your-hand", { count: inHand(table) }),
    tab: () => t("page-chicago-tab-hand"),
    more: handNote,
    count: (table) => String(inHand(table)),
    Content: Hand,
  },
];

const client: GameClient = {
  name: "chicago",
  title: "page-title-chicago",
  Table: Board,
  board: ".cityframe",
  height: 640 / 900,
  panels,
  Dossier,
  Open,
  phaseIcon: (phase) => PHASE_ICONS[phase] ?? null,
  points: plain,
  Buttons,
  closes: (option) => typeOf(option) === "go-on",
  how,
  Ending,
  Thumbnail,
  Mark: Word,
  Stamps: Sky,
  decisions,
  targets,
  look: (seat, view) => ({
    family: familyOf(view as View | null, seat),
    ...livery(view as View | null, seat),
  }),
  track: (view, book) => ({
    label: t("page-chicago-rounds"),
    stamps: Array.from({ length: LAST_ROUND }, (_, n) => String(n + 1)),
    stamp: Number(view.round) - 1,
    phases: PHASES.map((id) => book.phases[id] ?? id),
    phase: view.over ? PHASES.length : phaseOf(String(view.phase)),
  }),
  About,
  stage: (stage) => (stage ? t("page-chicago-stage", { round: stage }) : ""),
  duration,
  first: async () => (await import("./first")).default,
};

/** The end of the round is still its last phase. */
function phaseOf(phase: string): number {
  return phase === "round-end" ? PHASES.length - 1 : PHASES.indexOf(phase);
}

export default client;

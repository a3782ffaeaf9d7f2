// What is said in somebody's first game of The Godfather, and why a thing is lit.
import type { First, Hint } from "../../first/hints";
import { t } from "../../strings/strings.svelte";
import type { Option } from "../../table/options";
import type { TableState } from "../../table/table.svelte";
import type { Warning } from "../../wire/generated";
import { viewOf } from "./scene";

/** Decisions that a sentence is said about. */
export const ASKED = [
  ...["turn", "order", "icons", "keep-job", "discard", "good", "lower-bill", "bills", "use", "launder"],
  ...["figure", "space", "turf", "front", "opponent", "marker", "choose-ally", "bribe", "tribute", "offer"],
];
/** What answers on the table, by the action's type: which reason is given, and its rule; without one it is the
 *  question's. */
export const REASONS: Record<string, [reason: string, rule: string | null]> = {
  thug: ["thug", "G6.1"],
  member: ["member", "G7.1"],
  job: ["job", "G8.1"],
  "public-job": ["job", "G8.1"],
  ally: ["ally", "G10.1"],
  figure: ["figure", null],
  space: ["space", null],
  turf: ["turf", null],
  front: ["front", "G8.5"],
  marker: ["marker", null],
};
const LATE = 2; // figures in reserve: before that there is time to launder and to pay

const params = ({ params }: Warning): Record<string, number> => params as Record<string, number>;

/** Figures that the viewer has not played yet, as all can count them. */
function left(table: TableState): number {
  const row = viewOf(table).seats[table.you ?? -1];
  return (row?.thugs ?? 0) + (row?.members.length ?? 0);
}

function reminders(table: TableState): Hint[] {
  const said = (id: string, more: Record<string, number> = {}): Hint => ({
    id,
    text: t(`page-godfather-once-${id}`, more),
  });
  const warnings = table.position?.warnings ?? [];
  const last = warnings.find(({ warning }) => warning === "last-figure");
  const over = warnings.find(({ warning }) => warning === "over-limit");
  const late = left(table) <= LATE;
  const out: Hint[] = [];
  if (last && (params(last).jobs ?? 0) + (params(last).allies ?? 0) > 0) out.push(said("last"));
  if (table.selection.options.some(({ group }) => group === "job" || group === "public-job"))
    out.push(said("job"));
  if (over && late) out.push(said("over", { over: params(over).over ?? 0 }));
  if (late && warnings.some(({ warning }) => warning === "empty-suitcase")) out.push(said("empty"));
  return [...out, said("figures")];
}

const first: First = {
  hints(table) {
    const asked = table.question?.asked ?? "";
    const sentence = ASKED.includes(asked) ? [{ id: asked, text: t(`page-godfather-once-${asked}`) }] : [];
    return asked === "turn" ? [...sentence, ...reminders(table)] : sentence;
  },
  because(option: Option) {
    const [reason, rule] = REASONS[option.forms[0]?.type ?? ""] ?? ["other", null];
    return { text: t(`page-godfather-lit-${reason}`), rule };
  },
};

export default first;

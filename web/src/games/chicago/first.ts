// What is said in somebody's first game of Chicago, and why a thing is lit.
import type { First, Hint } from "../../first/hints";
import { t } from "../../strings/strings.svelte";
import type { Option } from "../../table/options";
import type { TableState } from "../../table/table.svelte";
import { typeOf } from "./answers";

/** Decisions that a sentence is said about; all that lose something have the same. */
export const ASKED = [
  ...["act", "after", "claim", "oppose", "reveal", "extort", "token", "hole", "agent", "henchman", "place"],
  ...["chief", "use-bonus", "lay", "rival", "lose", "choose-penalty"],
  ...["extra-choice", "pay", "under", "discard", "return-cards", "keep-cards"],
];
/** What answers on the table, by the action's type: which reason is given, and its rule; the others go by the
 *  question's. */
export const REASONS: Record<string, [reason: string, rule: string | null]> = {
  influence: ["influence", "C4.2"],
  gangster: ["gangster", "C4.3"],
  asset: ["asset", "C4.4"],
  business: ["reveal", "C4.5"],
  reveal: ["reveal", null],
  special: ["special", "C4.6"],
  "special-by-godfather": ["special", "C4.6"],
  movement: ["movement", "C4.7"],
  family: ["family", "C4.8"],
  son: ["power", "C5.2"],
  father: ["power", "C5.3"],
  grandfather: ["power", "C5.4"],
  claim: ["claim", "C6.2"],
  attack: ["attack", "C6.5"],
  extort: ["extort", null],
  token: ["token", null],
  to: ["to", null],
  "remove-agent": ["agent", null],
  henchman: ["henchman", null],
};

const TURNS = ["act", "claim"];

function reminders(table: TableState): Hint[] {
  const said = (id: string, more: Record<string, number> = {}): Hint => ({
    id,
    text: t(`page-chicago-once-${id}`, more),
  });
  const has = (group: string): boolean => table.selection.options.some((one) => one.group === group);
  const over = table.position?.warnings?.find(({ warning }) => warning === "over-limit");
  const out: Hint[] = [];
  if (over) out.push(said("over", { over: Number(over.params.over ?? 0) }));
  if (has("attack")) out.push(said("attack"));
  if (has("special")) out.push(said("special"));
  if (table.selection.options.some(({ group }) => group.startsWith("power-"))) out.push(said("power"));
  return out;
}

const first: First = {
  hints(table) {
    const asked = (table.question?.asked ?? "").replace(/^lose-.+/, "lose");
    const sentence = ASKED.includes(asked) ? [{ id: asked, text: t(`page-chicago-once-${asked}`) }] : [];
    return TURNS.includes(asked) ? [...sentence, ...reminders(table)] : sentence;
  },
  because(option: Option) {
    const helped = option.forms[0]?.ignoring !== undefined;
    const [reason, rule] = helped ? ["help", "C9.1"] : (REASONS[typeOf(option)] ?? ["other", null]);
    return { text: t(`page-chicago-lit-${reason}`), rule };
  },
};

export default first;

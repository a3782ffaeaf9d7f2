// What hangs at a lit house or lot: what a click would do there, the odds of an attack, what a token's move is worth.
import type { IconName } from "../../furniture/icons";
import { t } from "../../strings/strings.svelte";
import type { TableState } from "../../table/table.svelte";
import type { SignName } from "./icons";
import { outlookOf, takingOf, worthOf } from "./outlook";
import { frameOf, lively, liveryOf, ownSeat, viewOf } from "./scene";
import { gangstersOf, type Henchman, type SeatView, type Token } from "./shapes";

export interface Tag {
  /** `hit`: somebody loses by it. */
  kind: "can" | "hit";
  sign: SignName | null;
  icon: IconName | null;
  text: string;
}

const tag = (kind: Tag["kind"], sign: SignName, text: string): Tag => ({ kind, sign, icon: null, text });

/** The question is about this house itself, though it is no option. */
export function inQuestion(table: TableState, place: string): boolean {
  const asked = table.question?.asked;
  return (asked === "oppose" || asked === "chief") && frameOf(table)?.card === place;
}

export function tagOf(table: TableState, place: string): Tag | null {
  if (!lively(table)) return null;
  if (inQuestion(table, place)) return questioned(table);
  const forms = table.selection.about({ kind: "place", id: place }).flatMap((option) => option.forms);
  const [first] = forms;
  if (!first) return null;
  const helped = forms.every((form) => form.ignoring !== undefined);
  switch (first.type) {
    case "claim":
      return helped
        ? tag("can", "c-godchild", t("page-chicago-way", { help: "yes" }))
        : { kind: "can", sign: null, icon: "i-marker", text: t("page-chicago-city-claim") };
    case "attack":
      return tag("hit", "c-gangster", odds(table, place));
    case "extort":
      return tag("can", "c-cards", brings(table, place));
    default:
      return tag("can", "c-reveal", t("page-chicago-city-reveal"));
  }
}

function questioned(table: TableState): Tag {
  const frame = frameOf(table);
  if (frame?.frame !== "oppose") return tag("can", "c-chief", t("page-chicago-city-chief"));
  const { emblem } = liveryOf(table, frame.claimant as number);
  return { kind: "can", sign: null, icon: emblem, text: t("page-chicago-city-claims") };
}

/** Gangsters against gangsters. */
function odds(table: TableState, place: string): string {
  const { seats, cards } = viewOf(table);
  const count = (seat: SeatView | undefined): number => (seat ? gangstersOf(seat) : 0);
  return `${count(ownSeat(table))} : ${count(seats[cards[place]?.owner ?? -1])}`;
}

/** The cards an extortion draws: the house's own, and Al Capone's. */
function brings(table: TableState, place: string): string {
  const { cards, capone } = outlookOf(table)?.extortions?.[place] ?? { cards: 0, capone: 0 };
  return capone ? `${cards - capone} + ${capone}` : String(cards);
}

export const capone = (card: string | null | undefined): boolean => card?.startsWith("al-capone") ?? false;

/** What a lot means to the present question: where tokens go, are taken, came from. */
export interface LotMark {
  kind: "go" | "take" | "from" | "done";
  /** The tokens there that are options. */
  hot: Token[];
  /** The token that would come. */
  ghost: Token | null;
  /** What it is worth to the viewer; null where it is not told. */
  gain: number | null;
}

export function lotMark(table: TableState, gap: string): LotMark | null {
  const frame = lively(table) ? frameOf(table) : undefined;
  if (!frame) return null;
  const forms = table.selection.about({ kind: "gap", id: gap }).flatMap((option) => option.forms);
  const [first] = forms;
  if (first?.type === "to") {
    const token = frame.token as Token;
    const gain = token === "agent" ? harm(table, String(frame.hole)) - harm(table, gap) : null;
    return { kind: "go", hot: [], ghost: token, gain };
  }
  if (first?.type === "token")
    return { kind: "take", hot: forms.map(({ token }) => token as Token), ghost: null, gain: null };
  if (first?.type === "remove-agent")
    return { kind: "take", hot: ["agent"], ghost: null, gain: harm(table, gap) };
  if (first?.type === "henchman") {
    const hot = forms.map(({ colour }) => colour as Henchman);
    return {
      kind: "take",
      hot,
      ghost: null,
      gain: Math.max(...hot.map((colour) => worthOf(takingOf(table, gap, colour)))),
    };
  }
  if (frame.frame === "hole" && frame.hole === gap)
    return { kind: "from", hot: [frame.token as Token], ghost: null, gain: null };
  if (frame.frame === "token" && frame.hole === gap)
    return { kind: "done", hot: [frame.token as Token], ghost: null, gain: null };
  return null;
}

/** What an agent in this lot costs the viewer. */
const harm = (table: TableState, gap: string): number => outlookOf(table)?.agents?.[gap] ?? 0;

/** Questions that are answered in the city: elsewhere the lights are lowered. */
const IN_THE_CITY = new Set(["claim", "extort", "token", "hole", "agent", "henchman", "oppose", "chief"]);

export function lowered(table: TableState): boolean {
  if (!lively(table)) return false;
  const chosen = table.selection.chosen?.targets ?? [];
  return (
    IN_THE_CITY.has(table.question?.asked ?? "") ||
    chosen.some(({ kind }) => kind === "place" || kind === "gap")
  );
}

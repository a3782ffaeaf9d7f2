// The things on the table that an action is about, and what a click on an unlit thing would have meant.
import type { Target } from "../../table/options";
import type { Form } from "../../wire/messages";

/** By the action's type: the kind of thing, and the field that names it. */
const POINTS_AT: Record<string, [kind: string, field: string]> = {
  thug: ["space", "space"],
  member: ["space", "space"],
  space: ["space", "space"],
  front: ["space", "space"],
  figure: ["space", "at"],
  turf: ["turf", "turf"],
  marker: ["turf", "turf"],
  job: ["card", "job"],
  ally: ["card", "ally"],
  "public-job": ["public", "space"],
  choose: ["ally", "ally"],
  keep: ["job", "job"],
  launder: ["card", "bill"],
  suitcase: ["card", "bill"],
  offer: ["card", "bill"],
  discard: ["card", "card"],
  retain: ["card", "card"],
  bribe: ["case", "bill"],
  good: ["bank", "good"],
  opponent: ["seat", "seat"],
  icon: ["icon", "icon"],
};

export function targets(forms: readonly Form[]): Target[] {
  if (forms.length !== 1) return [];
  const [form] = forms as [Form];
  const found = POINTS_AT[form.type];
  return found ? [{ kind: found[0], id: String(form[found[1]]) }] : [];
}

/** The action that a click on this thing would mean, lit or not; the server says why it is not allowed. */
export function meant(asked: string, { kind, id }: Target): string | null {
  if (asked === "turn") {
    if (kind === "space") return id.startsWith("R") ? `member ${id}` : `thug ${id}`;
    if (kind === "public") return `public-job ${id}`;
    if (kind === "card" && id.startsWith("J")) return `job ${id}`;
    return kind === "card" && id.startsWith("A") ? `ally ${id}` : null;
  }
  if (kind === "space" && ["space", "front", "figure"].includes(asked)) return `${asked} ${id}`;
  if (kind === "turf" && asked === "turf") return `turf ${id}`;
  if (kind === "card" && asked === "icons" && id.startsWith("$")) return `launder ${id}`;
  if (kind === "seat" && asked === "opponent") return `opponent ${id}`;
  return null;
}

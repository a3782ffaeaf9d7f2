// The things on the table that an action is about, and what a click on an unlit thing would have meant.
import type { Target } from "../../table/options";
import type { TableState } from "../../table/table.svelte";
import type { Form } from "../../wire/messages";
import { viewOf } from "./scene";
import { isAsset, isSpecial } from "./shapes";

/** By the action's type: kinds of things, each with the field that names it. */
const POINTS_AT: Record<string, [kind: string, field: string][]> = {
  influence: [
    ["card", "card"],
    ["side", "side"],
  ],
  asset: [["card", "asset"]],
  business: [["place", "card"]],
  special: [["card", "special"]],
  "special-by-godfather": [["card", "special"]],
  pay: [["card", "card"]],
  reveal: [["place", "card"]],
  extort: [["place", "card"]],
  under: [["card", "card"]],
  token: [["gap", "hole"]],
  to: [["gap", "hole"]],
  "remove-agent": [["gap", "hole"]],
  lay: [["card", "card"]],
  "lay-influence": [
    ["card", "card"],
    ["side", "side"],
  ],
  rival: [["seat", "seat"]],
  discard: [["card", "card"]],
  "lose-gangster": [["gangster", "of"]],
  "lose-influence": [["face", "card"]],
  "lose-influence-token": [["influence-token", "side"]],
  "lose-asset": [["asset", "asset"]],
  "lose-asset-token": [["asset-token", "asset"]],
  immune: [["city-card", "penalty"]],
  claim: [["place", "card"]],
  attack: [["place", "card"]],
  henchman: [["gap", "hole"]],
  extra: [["extra", "extra"]],
  return: [["card", "card"]],
  keep: [["card", "card"]],
};
/** Actions that name nothing: the thing they are about is always the same. */
const FIXED: Record<string, Target> = {
  gangster: { kind: "card", id: "gangster" },
  movement: { kind: "card", id: "movement" },
  family: { kind: "card", id: "family" },
  "business-draw": { kind: "area", id: "business" },
  son: { kind: "power", id: "son" },
  father: { kind: "power", id: "father" },
  grandfather: { kind: "power", id: "grandfather" },
};
/** The plate of the mini-board an action belongs to. */
const PLATES: Record<string, string> = {
  influence: "influence",
  gangster: "gangsters",
  asset: "assets",
  business: "business",
  "business-draw": "business",
  special: "special",
  "special-by-godfather": "special",
  movement: "movement",
  family: "family",
};

export function targets(forms: readonly Form[]): Target[] {
  if (forms.length !== 1) return [];
  const [form] = forms as [Form];
  const found = (POINTS_AT[form.type] ?? []).map(([kind, field]) => ({ kind, id: String(form[field]) }));
  const fixed = FIXED[form.type];
  const plate = PLATES[form.type];
  if (fixed) found.push(fixed);
  if (plate) found.push({ kind: "action", id: plate });
  return found;
}

/** What a plate of the mini-board stands for when it is not lit. */
const ACTIONS: Record<string, string> = {
  influence: "influence hat gangster",
  gangsters: "gangster",
  assets: "asset mansion",
  business: "business-draw",
  special: "special S1",
  movement: "movement",
  family: "family 1",
};

/** The action that a click on this thing would mean, lit or not; the server says why it is not allowed. */
export function meant(table: TableState, { kind, id }: Target): string | null {
  const asked = table.question?.asked ?? "";
  if (kind === "place") return meantHouse(table, asked, id);
  if (kind === "gap") return meantGap(table, asked, id);
  if (kind === "action" && asked === "act") return ACTIONS[id] ?? null;
  if (kind === "power" && ["act", "after", "claim"].includes(asked)) return id;
  if (kind === "seat" && asked === "rival") return `rival ${id}`;
  if (kind === "city-card" && asked === "choose-penalty") return `immune ${id}`;
  return kind === "card" && asked === "act" ? meantCard(id) : null;
}

function meantHouse(table: TableState, asked: string, id: string): string | null {
  if ((asked === "act" || asked === "reveal") && viewOf(table).cards[id]?.business) return null; // only looked at
  if (asked === "act") return `business ${id}`;
  if (asked === "reveal" || asked === "extort") return `${asked} ${id}`;
  if (asked !== "claim") return null;
  const owner = viewOf(table).cards[id]?.owner ?? null;
  return owner === null || owner === table.you ? `claim ${id}` : `attack ${id}`;
}

function meantGap(table: TableState, asked: string, id: string): string | null {
  const here = viewOf(table).holes[id] ?? [];
  if (asked === "hole") return `to ${id}`;
  if (asked === "agent") return `remove-agent ${id}`;
  if (asked === "token") return `token ${id} ${here[0] ?? "agent"}`;
  const man = here.find((token) => token !== "agent") ?? "orange";
  return asked === "henchman" ? `henchman ${id} ${man}` : null;
}

function meantCard(id: string): string {
  if (isSpecial(id)) return `special ${id}`;
  if (isAsset(id)) return `asset ${id}`;
  return id === "family" ? "family 1" : id;
}

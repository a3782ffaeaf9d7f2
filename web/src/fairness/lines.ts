// One's line for the shuffle: made here, sealed by its hash, and opened when the game is to begin. The server
// learns the line only then, when all seals are fixed (docs/fairness.md).

import { api, invites, newId } from "../wire/http";
import type { Meta } from "../wire/messages";
import { keep, noted } from "./notes";
import { sha256 } from "./sha256";

const LONGEST = 31; // of a typed line: what is random is added to it
const path = (meta: Meta): string => `/tables/${encodeURIComponent(meta.id)}`;
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What the server showed is not what it had promised, or cannot be: one's line stays sealed. */
export class Broken extends Error {}

export const digest = async (...lines: string[]): Promise<string> =>
  hex(await sha256(new TextEncoder().encode(lines.join("\n"))));

export const sealOf = (commitment: string, seat: number, line: string): Promise<string> =>
  digest("consigliere seal 2", commitment, String(seat), line);

export function rollOf(commitment: string, kinds: string[], seals: (string | null)[]): Promise<string> {
  const rows = kinds.map((kind, seat) => `${seat} ${kind} ${seals[seat] ?? "-"}`);
  return digest("consigliere roll 2", commitment, ...rows);
}

/** Whether seats and seals have the only form they can have: a "seal" with line feeds could hold the rows of
 *  other seats, and one roll would stand for many sets of seals. */
export function wellFormed(commitment: unknown, kinds: unknown, seals: unknown): boolean {
  if (!Array.isArray(kinds) || !Array.isArray(seals)) return false;
  const hash = (text: unknown): boolean => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
  const known = kinds.every((kind) => kind === "person" || kind === "bot");
  const sealed = seals.every((seal) => seal === null || hash(seal));
  return hash(commitment) && kinds.length === seals.length && known && sealed;
}

/** Sit down, or stay, with a line under a new seal. A typed line gets a random tail: a short one could be
 *  guessed. */
export async function sit(meta: Meta, seat: number, typed = ""): Promise<Meta> {
  const seen = noted(meta.id);
  const commitment = seen.commitment ?? meta.commitment;
  keep(meta.id, { commitment, given: seen.given ?? meta.given ?? 0 });
  const line = typed ? `${typed.slice(0, LONGEST)} ${newId()}` : newId();
  const body: Record<string, unknown> = { seat };
  if (meta.seals?.length) {
    const seal = await sealOf(commitment, seat, line);
    keep(meta.id, { lines: { ...seen.lines, [seal]: line } });
    body.seal = seal;
  }
  const invite = invites.get(meta.id);
  if (invite) body.invite = invite;
  return api<Meta>("POST", `${path(meta)}/seats`, body);
}

const ownLine = (meta: Meta): string | undefined =>
  noted(meta.id).lines?.[meta.seals?.[meta.you ?? -1] ?? ""];

/** Whether the line of one's seat is to be opened, and can be by this browser. */
export const toOpen = (meta: Meta): boolean =>
  Boolean(meta.opening && meta.unopened?.includes(meta.you ?? -1) && ownLine(meta));

/** Open one's line, after the roll was calculated here and noted: from now on nobody can change a seal unseen. */
export async function open(meta: Meta): Promise<Meta> {
  const seen = noted(meta.id);
  const kinds = meta.seats.map((one) => one.kind);
  const seals = meta.seals ?? [];
  if (!wellFormed(meta.commitment, kinds, seals)) throw new Broken();
  const roll = await rollOf(meta.commitment, kinds, seals);
  const changed = meta.commitment !== seen.commitment || roll !== meta.roll;
  if (changed || (seen.roll && seen.roll !== roll)) throw new Broken();
  keep(meta.id, { roll });
  const found = await api<Meta>("POST", `${path(meta)}/line`, { line: ownLine(meta) });
  keep(meta.id, { opened: true });
  return found;
}

/** A table against bots: seal, start, open, all in one go. */
export async function begin(made: Meta): Promise<Meta> {
  const sat = await sit(made, made.you ?? 0);
  const asked = await api<Meta>("POST", `${path(sat)}/start`);
  return toOpen(asked) ? open(asked) : asked;
}

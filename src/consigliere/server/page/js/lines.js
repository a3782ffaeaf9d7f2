// One's line for the shuffle: made here, sealed by its hash, and opened when the game is to begin. The server
// learns the line only then, when all seals are fixed (docs/fairness.md).

import { api, clientSeed, invites } from "./http.js";
import { keep, noted } from "./notes.js";
import { sha256 } from "./sha256.js";

const LONGEST = 31; // of a typed line: what is random is added to it
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const path = (meta) => `/tables/${encodeURIComponent(meta.id)}`;

export const digest = async (subtle, ...lines) => hex(await sha256(new TextEncoder().encode(lines.join("\n")), subtle));

export const sealOf = (commitment, seat, line, subtle = crypto.subtle) => digest(subtle, "consigliere seal 2", commitment, String(seat), line);

export function rollOf(commitment, kinds, seals, subtle = crypto.subtle) {
  return digest(subtle, "consigliere roll 2", commitment, ...kinds.map((kind, seat) => `${seat} ${kind} ${seals[seat] ?? "-"}`));
}

// Whether seats and seals have the only form they can have: a “seal” with line feeds could hold the rows of other seats,
// and one roll would stand for many sets of seals.
export function wellFormed(commitment, kinds, seals) {
  const hash = (text) => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
  return hash(commitment) && Array.isArray(kinds) && Array.isArray(seals) && kinds.length === seals.length
    && kinds.every((kind) => kind === "person" || kind === "bot") && seals.every((seal) => seal === null || hash(seal));
}

// Sit down, or stay, with a line under a new seal. A typed line gets a random tail: a short one could be guessed.
export async function sit(meta, seat, typed = "") {
  keep(meta.id, { commitment: noted(meta.id).commitment ?? meta.commitment, given: noted(meta.id).given ?? meta.given ?? 0 });
  const { commitment, lines = {} } = noted(meta.id);
  const line = typed ? `${typed.slice(0, LONGEST)} ${clientSeed()}` : clientSeed();
  const seal = await sealOf(commitment, seat, line);
  if (meta.seals?.length) keep(meta.id, { lines: { ...lines, [seal]: line } });
  const invite = invites.get(meta.id);
  return api("POST", `${path(meta)}/seats`, { seat, ...(meta.seals?.length ? { seal } : {}), ...(invite ? { invite } : {}) });
}

// Whether the line of one's seat is to be opened, and can be by this browser.
export const toOpen = (meta) => Boolean(meta.opening && (meta.unopened ?? []).includes(meta.you) && (noted(meta.id).lines ?? {})[meta.seals[meta.you]]);

// Open one's line, after the roll was calculated here and noted: from now on nobody can change a seal unseen.
export async function open(meta) {
  const seen = noted(meta.id);
  const kinds = meta.seats.map((one) => one.kind);
  if (!wellFormed(meta.commitment, kinds, meta.seals)) throw new Error("The server shows seats or seals that cannot be; your line stays sealed.");
  const roll = await rollOf(meta.commitment, kinds, meta.seals);
  if (meta.commitment !== seen.commitment || roll !== meta.roll || (seen.roll && seen.roll !== roll)) {
    throw new Error("The server changed what it had promised; your line stays sealed.");
  }
  keep(meta.id, { roll });
  const found = await api("POST", `${path(meta)}/line`, { line: seen.lines[meta.seals[meta.you]] });
  keep(meta.id, { opened: true });
  return found;
}

// A table against bots, or one played on: seal, start, open, all in one go.
export async function begin(made, typed = "") {
  const sat = await sit(made, made.you, typed);
  const asked = await api("POST", `${path(sat)}/start`);
  return toOpen(asked) ? open(asked) : asked;
}

// Were the shuffles fair? Calculates every draw again from the seeds, as docs/fairness.md tells.

import { digest, hex, rollOf, sealOf, wellFormed } from "./lines";
import type { Noted } from "./notes";
import { hmac, joined, sha256 } from "./sha256";

export interface Draw {
  purpose: string;
  counter: number;
  outcomes: [string, number][];
  r: number;
  outcome: string;
}

export interface Header {
  game: string;
  rules: number;
  content: string;
  players: number;
  options?: Record<string, boolean>;
  seats?: string[];
}

export interface Fairness {
  format: string;
  table: string;
  commitment: string;
  server_seed: string;
  client_seeds: string[];
  kinds: string[];
  seals: (string | null)[];
  terms: string[];
  roll?: string | null;
  given?: number;
  draws: Draw[];
  journal?: { header: Header; entries: string[] };
}

/** What is wrong, or left open: a key of the catalogue and its parameters. */
export interface Finding {
  key: string;
  params?: Record<string, string | number>;
}

const OLD = "consigliere fairness 1";
const WHOLE = 2n ** 64n;
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
const sum = (draw: Draw): number => draw.outcomes.reduce((all, [, count]) => all + count, 0);

async function gameSeed(data: Fairness): Promise<Uint8Array> {
  const lines = [data.table, ...data.client_seeds.map((seed, seat) => `${seat} ${hex(utf8(seed))}`)];
  return (await hmac(bytesOf(data.server_seed)))(utf8(lines.join("\n")));
}

/** A number below `total`, each as likely as any other, and the counter it came from. */
async function drawn(
  sign: Awaited<ReturnType<typeof hmac>>,
  purpose: string,
  from: number,
  total: number,
): Promise<[number, number]> {
  for (let n = from; ; n += 1) {
    const block = await sign(utf8(`${purpose}:${n}`));
    const x = BigInt(`0x${hex(block.slice(0, 8))}`);
    if (x < WHOLE - (WHOLE % BigInt(total))) return [Number(x % BigInt(total)), n];
  }
}

function picked(outcomes: [string, number][], r: number): string | null {
  let before = 0;
  for (const [name, count] of outcomes) {
    before += count;
    if (r < before) return name;
  }
  return null;
}

async function drawFaults(data: Fairness): Promise<Finding[]> {
  const key = await sha256(joined(utf8("consigliere:"), await gameSeed(data)));
  const sign = await hmac(Uint8Array.from(key));
  const counters = new Map<string, number>();
  const faults: Finding[] = [];
  for (const [n, draw] of data.draws.entries()) {
    const total = sum(draw);
    if (total < 1) {
      faults.push({ key: "page-fault-empty", params: { number: n + 1, purpose: draw.purpose } });
      continue;
    }
    const [r, counter] = await drawn(sign, draw.purpose, counters.get(draw.purpose) ?? 0, total);
    counters.set(draw.purpose, counter + 1);
    const due = picked(draw.outcomes, r) ?? "";
    const where = { number: n + 1, purpose: draw.purpose };
    if (draw.counter !== counter)
      faults.push({ key: "page-fault-counter", params: { ...where, is: draw.counter, due: counter } });
    else if (draw.r !== r)
      faults.push({ key: "page-fault-number", params: { ...where, is: draw.r, due: r } });
    else if (draw.outcome !== due)
      faults.push({ key: "page-fault-outcome", params: { ...where, is: draw.outcome, due } });
  }
  return faults;
}

function journalFaults(data: Fairness): Finding[] {
  if (!data.journal) return [{ key: "page-fault-no-journal" }];
  const entries = data.journal.entries.slice(data.given ?? 0);
  const told = entries.filter((entry) => entry.startsWith("* ")).map((entry) => entry.slice(2));
  const own = data.draws.map((draw) => `${draw.purpose} ${draw.outcome}`);
  const faults: Finding[] = own.flatMap((draw, n) => {
    const said = told[n];
    if (said === undefined || said === draw) return [];
    return [{ key: "page-fault-told", params: { number: n + 1, said, draw } }];
  });
  if (told.length !== own.length)
    faults.push({ key: "page-fault-count", params: { told: told.length, own: own.length } });
  return faults;
}

/** What the server must have committed itself to: this table, these rules, these cards, this beginning. */
async function terms(data: Fairness, journal: NonNullable<Fairness["journal"]>): Promise<string[]> {
  const { header, entries } = journal;
  const given = entries.slice(0, data.given ?? 0);
  const chosen = Object.entries(header.options ?? {}).flatMap(([name, on]) => (on ? [name] : []));
  return [
    "consigliere commitment 2",
    `table ${data.table}`,
    `game ${header.game}`,
    `rules ${header.rules}`,
    `content ${header.content}`,
    `players ${header.players}`,
    ["options", ...chosen.sort()].join(" "),
    given.length ? `given ${given.length} ${await digest(...given)}` : "given 0",
  ];
}

/** What is hashed must be readable in one way only, and there must be one of each for every seat. */
function formFaults(data: Fairness): Finding[] {
  if (!wellFormed(data.commitment, data.kinds, data.seals)) return [{ key: "page-fault-form" }];
  const { journal } = data;
  const seats = data.kinds.length;
  const faults: Finding[] = [];
  if ((journal && journal.header.players !== seats) || data.client_seeds.length !== seats)
    faults.push({ key: "page-fault-seats" });
  if (journal && !Array.isArray(journal.header.seats)) faults.push({ key: "page-fault-no-seats" });
  if ([...data.terms, ...(journal?.entries ?? [])].some((line) => line.includes("\n")))
    faults.push({ key: "page-fault-lines" });
  return faults;
}

/** Whether seed, terms, seals and lines are those that were promised. */
async function promiseFaults(data: Fairness): Promise<Finding[]> {
  const faults = formFaults(data);
  if (faults.length) return faults;
  const bound = joined(bytesOf(data.server_seed), utf8(data.terms.join("\n")));
  if (hex(await sha256(bound)) !== data.commitment) faults.push({ key: "page-fault-seed" });
  const due = data.journal ? await terms(data, data.journal) : data.terms;
  if (due.join("\n") !== data.terms.join("\n") || !data.terms.includes(`table ${data.table}`))
    faults.push({ key: "page-fault-terms" });
  if ((await rollOf(data.commitment, data.kinds, data.seals)) !== data.roll)
    faults.push({ key: "page-fault-roll" });
  const seats = data.journal?.header.seats?.map((one) => (one === "human" ? "person" : "bot"));
  if (seats && seats.join() !== data.kinds.join()) faults.push({ key: "page-fault-people" });
  for (const [n, line] of data.client_seeds.entries()) {
    const seat = { seat: n + 1 };
    if (data.kinds[n] !== "person") {
      if (line || data.seals[n]) faults.push({ key: "page-fault-bot", params: seat });
    } else if (line && (await sealOf(data.commitment, n, line)) !== data.seals[n])
      faults.push({ key: "page-fault-line", params: seat });
  }
  return faults;
}

/** What is not wrong, yet leaves something open. */
export function doubts(data: Fairness): Finding[] {
  const old = data.format === OLD;
  const missing = old
    ? []
    : [...data.client_seeds.keys()].filter((n) => data.seals[n] && !data.client_seeds[n]);
  return [
    { key: "page-doubt-decks" },
    ...(old ? [{ key: "page-doubt-old" }] : []),
    ...missing.map((n) => ({ key: "page-doubt-unopened", params: { seat: n + 1 } })),
    ...(data.draws.length && !data.client_seeds.some((line) => line) ? [{ key: "page-doubt-alone" }] : []),
  ];
}

/** All that is wrong; empty if all is as promised. `noted`: what this browser saw before the game began. */
export async function verify(
  data: Fairness,
  noted: Noted = {},
  you: number | null = null,
  id = data.table,
): Promise<Finding[]> {
  const faults: Finding[] = [];
  const given = data.given ?? 0;
  if (!/^[0-9a-f]{64}$/.test(data.server_seed)) faults.push({ key: "page-fault-bytes" });
  if (data.table !== id) faults.push({ key: "page-fault-table" });
  if (data.format !== OLD) faults.push(...(await promiseFaults(data)));
  else if (hex(await sha256(bytesOf(data.server_seed))) !== data.commitment)
    faults.push({ key: "page-fault-seed" });
  if (noted.commitment && noted.commitment !== data.commitment)
    faults.push({ key: "page-fault-noted-commitment" });
  if (noted.roll && noted.roll !== data.roll) faults.push({ key: "page-fault-noted-roll" });
  if (noted.opened && you !== null && !data.client_seeds[you]) faults.push({ key: "page-fault-left-out" });
  if (noted.given !== undefined && noted.given !== given)
    faults.push({ key: "page-fault-given", params: { given, noted: noted.given } });
  if (!data.draws.length && !given) faults.push({ key: "page-fault-nothing" });
  return [...faults, ...(await drawFaults(data)), ...journalFaults(data)];
}

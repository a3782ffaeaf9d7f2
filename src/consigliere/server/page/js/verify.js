// Were the shuffles fair? Calculates every draw again from the seeds, as docs/fairness.md tells.

import { digest, rollOf, sealOf, wellFormed } from "./lines.js";
import { hmac, joined, sha256 } from "./sha256.js";

const utf8 = (text) => new TextEncoder().encode(text);
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (text) => Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16));
const WHOLE = 2n ** 64n;

export async function gameSeed(data, subtle) {
  const lines = [data.table, ...data.client_seeds.map((seed, seat) => `${seat} ${hex(utf8(seed))}`)];
  return (await hmac(bytesOf(data.server_seed), subtle))(utf8(lines.join("\n")));
}

// A number below `total`, each as likely as any other, and the counter it came from.
export async function drawn(sign, purpose, counter, total) {
  for (let n = counter; ; n += 1) {
    const block = await sign(utf8(`${purpose}:${n}`));
    const x = BigInt(`0x${hex(block.slice(0, 8))}`);
    if (x < WHOLE - (WHOLE % BigInt(total))) return [Number(x % BigInt(total)), n];
  }
}

function picked(outcomes, r) {
  let before = 0;
  for (const [name, count] of outcomes) {
    before += count;
    if (r < before) return name;
  }
  return null;
}

async function drawFaults(data, subtle) {
  const key = await sha256(joined(utf8("consigliere:"), await gameSeed(data, subtle)), subtle);
  const sign = await hmac(key, subtle);
  const counters = new Map();
  const faults = [];
  for (const [n, draw] of data.draws.entries()) {
    const total = draw.outcomes.reduce((all, [, count]) => all + count, 0);
    const [r, counter] = await drawn(sign, draw.purpose, counters.get(draw.purpose) ?? 0, total);
    counters.set(draw.purpose, counter + 1);
    const due = picked(draw.outcomes, r);
    const where = `Draw ${n + 1} (${draw.purpose})`;
    if (draw.counter !== counter) faults.push(`${where}: its counter is ${draw.counter}, and ${counter} is due. Swapped?`);
    else if (draw.r !== r) faults.push(`${where}: its number is ${draw.r}, the seeds give ${r}.`);
    else if (draw.outcome !== due) faults.push(`${where}: it is ${draw.outcome}, the seeds give ${due}.`);
  }
  return faults;
}

function journalFaults(data) {
  const told = data.journal.entries.slice(data.given ?? 0).filter((entry) => entry.startsWith("* ")).map((entry) => entry.slice(2));
  const own = data.draws.map((draw) => `${draw.purpose} ${draw.outcome}`);
  const faults = own.flatMap((draw, n) => (told[n] !== undefined && told[n] !== draw ? [`Draw ${n + 1}: the journal says ${told[n]}, the draws say ${draw}.`] : []));
  if (told.length !== own.length) faults.push(`The journal tells ${told.length} draws, the fairness data ${own.length}.`);
  return faults;
}

// What the server must have committed itself to: this table, these rules, these cards, this beginning.
async function terms(data, subtle) {
  const { header, entries } = data.journal;
  const given = entries.slice(0, data.given ?? 0);
  const chosen = Object.keys(header.options ?? {}).filter((name) => header.options[name]).sort();
  return ["consigliere commitment 2", `table ${data.table}`, ...["game", "rules", "content", "players"].map((name) => `${name} ${header[name]}`),
    ["options", ...chosen].join(" "), given.length ? `given ${given.length} ${await digest(subtle, ...given)}` : "given 0"];
}

// What is hashed must be readable in one way only, and there must be one of each for every seat.
function formFaults(data) {
  if (!wellFormed(data.commitment, data.kinds, data.seals)) return ["A seat is neither a person nor a bot, or a seal is none."];
  const { header, entries } = data.journal ?? { header: {}, entries: [] };
  const faults = [];
  if (data.journal && header.players !== data.kinds.length || data.client_seeds.length !== data.kinds.length) faults.push("There is not one line, seal and kind for each seat.");
  if (data.journal && !Array.isArray(header.seats)) faults.push("The journal does not say where people and bots sat.");
  if ([...data.terms, ...entries].some((line) => line.includes("\n"))) faults.push("A term or an entry of the journal has more than one line.");
  return faults;
}

// Whether seed, terms, seals and lines are those that were promised.
async function promiseFaults(data, subtle) {
  const faults = formFaults(data);
  if (faults.length) return faults;
  const bound = joined(bytesOf(data.server_seed), utf8(data.terms.join("\n")));
  if (hex(await sha256(bound, subtle)) !== data.commitment) faults.push("The server seed is not the one the server committed itself to, or not for these terms.");
  const due = data.journal ? await terms(data, subtle) : data.terms;
  if (due.join("\n") !== data.terms.join("\n") || !data.terms.includes(`table ${data.table}`)) faults.push("The server committed itself to another table, other rules or other cards.");
  if (await rollOf(data.commitment, data.kinds, data.seals, subtle) !== data.roll) faults.push("The roll is not that of these seats and seals.");
  const seats = data.journal?.header.seats;
  if (seats && seats.map((one) => (one === "human" ? "person" : "bot")).join() !== data.kinds.join()) faults.push("The journal has people and bots on other seats than the roll.");
  for (const [seat, line] of data.client_seeds.entries()) {
    if (data.kinds[seat] !== "person" && (line || data.seals[seat])) faults.push(`Seat ${seat + 1}: a bot has no line, but here is one.`);
    else if (line && await sealOf(data.commitment, seat, line, subtle) !== data.seals[seat]) faults.push(`Seat ${seat + 1}: its line is not the one that was sealed.`);
  }
  return faults;
}

// What is not wrong, yet leaves something open.
export function doubts(data) {
  const old = data.format === "consigliere fairness 1";
  const missing = old ? [] : data.client_seeds.flatMap((line, seat) => (data.seals[seat] && !line ? [seat + 1] : []));
  return [
    "The decks were not checked here: whether each draw was made from the cards that were left. “consigliere verify” checks them.",
    ...(old ? ["A game of the old kind: the commitment binds neither the table nor its rules, and the lines were not sealed."] : []),
    ...missing.map((seat) => `Seat ${seat} sealed a line and did not open it. Whoever knew the server’s seed could choose that.`),
    ...(data.draws.length && !data.client_seeds.some((line) => line) ? ["No player added a line: the server alone made these draws."] : []),
  ];
}

// All that is wrong; empty if all is as promised. `noted`: what this browser saw before the game began; `id`: the
// table's.
export async function verify(data, noted = {}, you = null, id = data.table, subtle = crypto.subtle) {
  const old = data.format === "consigliere fairness 1";
  const faults = [];
  if (!/^[0-9a-f]{64}$/.test(data.server_seed)) faults.push("The server seed does not have 32 bytes.");
  if (data.table !== id) faults.push("This is the proof of another table.");
  if (!old) faults.push(...await promiseFaults(data, subtle));
  else if (hex(await sha256(bytesOf(data.server_seed), subtle)) !== data.commitment) faults.push("The server seed is not the one the server committed itself to.");
  if (noted.commitment && noted.commitment !== data.commitment) faults.push("The commitment is not the one this browser saw before.");
  if (noted.roll && noted.roll !== data.roll) faults.push("The roll is not the one this browser saw before it opened your line.");
  if (noted.seed && you !== null && data.client_seeds[you] !== noted.seed) faults.push("Your line for the shuffle is not the one this browser sent.");
  if (noted.opened && you !== null && !data.client_seeds[you]) faults.push("This browser opened your line, and the server left it out.");
  const given = data.given ?? 0;
  if (noted.given !== undefined && noted.given !== given) faults.push(`${given} entries are said to come from another game; this browser was told ${noted.given}.`);
  if (!data.draws.length && !given) faults.push("There is no draw to check.");
  faults.push(...await drawFaults(data, subtle));
  faults.push(...(data.journal ? journalFaults(data) : ["There is no journal to compare the draws with."]));
  return faults;
}

// Were the shuffles fair? Calculates every draw again from the seeds, as docs/fairness.md tells.

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

// All that is wrong; empty if all is as promised. `noted`: what this browser saw before the game began.
export async function verify(data, noted = {}, you = null, subtle = crypto.subtle) {
  const faults = [];
  if (hex(await sha256(bytesOf(data.server_seed), subtle)) !== data.commitment) faults.push("The server seed is not the one the server committed itself to.");
  if (noted.commitment && noted.commitment !== data.commitment) faults.push("The commitment is not the one this browser saw before.");
  if (noted.seed && you !== null && data.client_seeds[you] !== noted.seed) faults.push("Your line for the shuffle is not the one this browser sent.");
  const given = data.given ?? 0;
  if (noted.given !== undefined && noted.given !== given) faults.push(`${given} entries are said to come from another game; this browser was told ${noted.given}.`);
  if (!data.draws.length && !given) faults.push("There is no draw to check.");
  faults.push(...await drawFaults(data, subtle));
  faults.push(...(data.journal ? journalFaults(data) : ["There is no journal to compare the draws with."]));
  return faults;
}

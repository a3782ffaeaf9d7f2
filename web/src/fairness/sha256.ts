// SHA-256: the browser's own where it offers it (https, or this very machine), else these few lines.

const K = new Uint32Array(64);
const START = new Uint32Array(8);

// The constants are the first bits of the roots of the first primes.
function constants(): void {
  const part = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32);
  let found = 0;
  for (let n = 2; found < 64; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) prime &&= n % d !== 0;
    if (!prime) continue;
    if (found < 8) START[found] = part(Math.sqrt(n));
    K[found] = part(Math.cbrt(n));
    found += 1;
  }
}

const turned = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function padded(bytes: Uint8Array): DataView {
  const out = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const view = new DataView(out.buffer);
  view.setUint32(out.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(out.length - 4, (bytes.length * 8) >>> 0);
  return view;
}

export function plainSha256(bytes: Uint8Array): Uint8Array {
  if (K[0] === 0) constants();
  const view = padded(bytes);
  const state = Uint32Array.from(START);
  const w = new Uint32Array(64);
  const at = (n: number): number => w[n] ?? 0;
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let n = 0; n < 16; n += 1) w[n] = view.getUint32(block + 4 * n);
    for (let n = 16; n < 64; n += 1) {
      const a = turned(at(n - 15), 7) ^ turned(at(n - 15), 18) ^ (at(n - 15) >>> 3);
      const b = turned(at(n - 2), 17) ^ turned(at(n - 2), 19) ^ (at(n - 2) >>> 10);
      w[n] = at(n - 16) + a + at(n - 7) + b;
    }
    let [a, b, c, d, e, f, g, h] = Array.from(state) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let n = 0; n < 64; n += 1) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + s1 + ((e & f) ^ (~e & g)) + (K[n] ?? 0) + at(n)) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, n) => {
      state[n] = (state[n] ?? 0) + value;
    });
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((value, n) => {
    out.setUint32(4 * n, value);
  });
  return new Uint8Array(out.buffer);
}

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export function plainHmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? plainSha256(key) : key);
  const inner = plainSha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      bytes,
    ),
  );
  return plainSha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return plainSha256(bytes);
}

type Sign = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** A function that signs with this key. */
export async function hmac(key: Uint8Array<ArrayBuffer>): Promise<Sign> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return async (bytes) => plainHmac(key, bytes);
  const kind = { name: "HMAC", hash: "SHA-256" };
  const made = await subtle.importKey("raw", key, kind, false, ["sign"]);
  return async (bytes) => new Uint8Array(await subtle.sign("HMAC", made, bytes));
}

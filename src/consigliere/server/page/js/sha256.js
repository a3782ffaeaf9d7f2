// SHA-256 and HMAC: the browser's own where it offers them (https, or this very machine), else these few lines.

const K = new Uint32Array(64);
const START = new Uint32Array(8);

// The constants are the first bits of the roots of the first primes.
(function primes() {
  const part = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32);
  let found = 0;
  for (let n = 2; found < 64; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) prime &&= n % d !== 0;
    if (!prime) continue;
    if (found < 8) START[found] = part(Math.sqrt(n));
    K[found] = part(Math.cbrt(n));
    found += 1;
  }
})();

const turned = (x, n) => (x >>> n) | (x << (32 - n));

export function plainSha256(bytes) {
  const size = bytes.length;
  const padded = new Uint8Array(Math.ceil((size + 9) / 64) * 64);
  padded.set(bytes);
  padded[size] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(size / 2 ** 29));
  view.setUint32(padded.length - 4, (size * 8) >>> 0);
  const state = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let n = 0; n < 16; n += 1) w[n] = view.getUint32(at + 4 * n);
    for (let n = 16; n < 64; n += 1) {
      const a = turned(w[n - 15], 7) ^ turned(w[n - 15], 18) ^ (w[n - 15] >>> 3);
      const b = turned(w[n - 2], 17) ^ turned(w[n - 2], 19) ^ (w[n - 2] >>> 10);
      w[n] = w[n - 16] + a + w[n - 7] + b;
    }
    let [a, b, c, d, e, f, g, last] = state;
    for (let n = 0; n < 64; n += 1) {
      const one = (last + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[n] + w[n]) >>> 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, last].forEach((value, n) => { state[n] += value; });
  }
  const out = new Uint8Array(32);
  state.forEach((value, n) => new DataView(out.buffer).setUint32(4 * n, value));
  return out;
}

export const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

export function plainHmac(key, bytes) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? plainSha256(key) : key);
  return plainSha256(joined(block.map((byte) => byte ^ 0x5c), plainSha256(joined(block.map((byte) => byte ^ 0x36), bytes))));
}

export async function sha256(bytes, subtle = crypto.subtle) {
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : plainSha256(bytes);
}

// A function that signs with this key.
export async function hmac(key, subtle = crypto.subtle) {
  if (!subtle) return async (bytes) => plainHmac(key, bytes);
  const made = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (bytes) => new Uint8Array(await subtle.sign("HMAC", made, bytes));
}

// The sums of a chart of worth: a scale with round steps, lines, and heads that do not lie on each other.

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x(n: number): number;
  y(points: number): number;
  ticks: number[];
}

const STEPS = [1, 2, 5, 10, 15, 20, 30, 40, 50, 100, 200];
const MOST_TICKS = 4;

/** `count`: how many stretches there are between the first point of time and the last. */
export function scaled(values: readonly (readonly number[])[], count: number, frame: Frame): Scale {
  const all = values.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const step = STEPS.find((one) => (high - low) / one <= MOST_TICKS) ?? 500;
  const first = Math.floor(low / step) * step;
  const ticks = [];
  for (let tick = first; tick <= high; tick += step) ticks.push(tick);
  const wide = frame.width - frame.left - frame.right;
  const high_ = frame.height - frame.top - frame.bottom;
  return {
    x: (n) => frame.left + (n * wide) / Math.max(1, count),
    y: (points) => frame.height - frame.bottom - ((points - first) * high_) / Math.max(1, high - first),
    ticks,
  };
}

export function path(values: readonly (readonly number[])[], seat: number, scale: Scale): string {
  const points = values.map((one, n) => `${scale.x(n).toFixed(1)} ${scale.y(one[seat] ?? 0).toFixed(1)}`);
  return `M${points.join("L")}`;
}

export interface Head {
  seat: number;
  y: number;
}

/** Where each seat's head stands at a point of time, highest first, at least `apart` from the next. */
export function heads(worth: readonly number[], scale: Scale, apart: number, floor: number): Head[] {
  const order = [...worth.keys()].sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0));
  const out: Head[] = [];
  for (const seat of order) {
    const above = out.at(-1)?.y ?? Number.NEGATIVE_INFINITY;
    out.push({ seat, y: Math.max(scale.y(worth[seat] ?? 0), above + apart) });
  }
  for (let n = out.length - 1, below = floor; n >= 0; n -= 1) {
    const head = out[n] as Head;
    head.y = Math.min(head.y, below);
    below = head.y - apart;
  }
  return out;
}

/** Between two turns the worth goes on in a straight line. */
export function between(values: readonly (readonly number[])[], at: number): number[] {
  const low = Math.floor(at);
  const before = values[low] ?? [];
  const after = values[Math.min(low + 1, values.length - 1)] ?? before;
  return before.map((one, seat) => one + ((after[seat] ?? one) - one) * (at - low));
}

/** Where marks stand on a line: at their places, in order, but at least `apart` from each other. */
export function spread(places: readonly number[], apart: number, end: number): number[] {
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const out = [...places];
  let least = Number.NEGATIVE_INFINITY;
  for (const n of order) {
    out[n] = Math.max(places[n] ?? 0, least);
    least = (out[n] ?? 0) + apart;
  }
  let most = end;
  for (const n of order.reverse()) {
    out[n] = Math.min(out[n] ?? 0, most);
    most = (out[n] ?? 0) - apart;
  }
  return out;
}

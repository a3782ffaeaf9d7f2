// Arrow keys go from a lit thing to the nearest one in that direction; Enter and space choose it.

export interface Spot {
  x: number;
  y: number;
}

const TOWARDS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2; // how much more a step aside counts than one ahead

/** The nearest of the others that lies ahead; -1 where there is none. */
export function nearest(from: Spot, others: Spot[], key: string): number {
  const [dx, dy] = TOWARDS[key] ?? [0, 0];
  let [best, found] = [Number.POSITIVE_INFINITY, -1];
  others.forEach((spot, n) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= 0 || aside > ahead * 4) return;
    const cost = ahead + ASIDE * aside;
    if (cost < best) [best, found] = [cost, n];
  });
  return found;
}

const centre = (one: Element): Spot => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

const lit = (): (SVGElement | HTMLElement)[] => [
  ...document.querySelectorAll<SVGElement | HTMLElement>("[data-target][tabindex='0']"),
];

/** Arrow keys with nothing in focus: begin at the first lit thing. */
export function begin(event: KeyboardEvent): void {
  if (event.defaultPrevented || !(event.key in TOWARDS) || document.activeElement !== document.body) return;
  lit()[0]?.focus();
  event.preventDefault();
}

export function travel(event: KeyboardEvent): void {
  const at = event.target instanceof Element ? event.target.closest("[data-target]") : null;
  if (!at) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    event.stopPropagation();
    at.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return;
  }
  if (!(event.key in TOWARDS)) return;
  const all = lit();
  const next = all[nearest(centre(at), all.map(centre), event.key)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

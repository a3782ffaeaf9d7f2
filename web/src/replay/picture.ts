// A picture of the board as it is shown: the drawing itself with all its styles written into it, so that it
// stands alone. Nothing leaves the browser.

import sheet from "../furniture/icons.svg?no-inline";

const SVG = "http://www.w3.org/2000/svg";
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "stroke-linecap",
  "stroke-opacity",
  "opacity",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
  "display",
  "visibility",
  "mix-blend-mode",
];

/** The drawing of a board: the largest one there is, and those of the same size over it. */
export function drawing(board: Element | undefined): SVGSVGElement[] {
  const found = [...(board?.querySelectorAll<SVGSVGElement>("svg:not(.ico)") ?? [])];
  const size = (one: SVGSVGElement): number => {
    const { width, height } = one.getBoundingClientRect();
    return width * height;
  };
  const most = Math.max(0, ...found.map(size));
  return most ? found.filter((one) => size(one) > most * 0.98) : [];
}

function styled(from: Element, to: Element): void {
  const computed = getComputedStyle(from);
  for (const name of STYLES) {
    const value = computed.getPropertyValue(name);
    if (value) to.setAttribute(name, value);
  }
  for (const name of ["class", "tabindex", "role", "style"]) to.removeAttribute(name);
  [...from.children].forEach((child, n) => {
    const copy = to.children[n];
    if (copy) styled(child, copy);
  });
}

export async function picture(layers: readonly SVGSVGElement[]): Promise<Blob> {
  const { width, height } = layers[0]?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const copy = document.createElementNS(SVG, "svg");
  for (const layer of layers) {
    const own = layer.cloneNode(true) as SVGSVGElement;
    styled(layer, own);
    own.setAttribute("width", String(width));
    own.setAttribute("height", String(height));
    copy.append(own);
  }
  const icons = new DOMParser().parseFromString(await (await fetch(sheet)).text(), "image/svg+xml");
  const defs = document.createElementNS(SVG, "defs");
  const wanted = new Set<string>();
  for (const use of copy.querySelectorAll("use")) {
    const id = use.getAttribute("href")?.split("#")[1] ?? "";
    use.setAttribute("href", `#${id}`);
    wanted.add(id);
  }
  for (const id of wanted) {
    const icon = icons.getElementById(id);
    if (icon) defs.append(document.importNode(icon, true));
  }
  copy.prepend(defs);
  copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
  copy.setAttribute("width", String(Math.round(width * 2)));
  copy.setAttribute("height", String(Math.round(height * 2)));
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
}

export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// What all that draw the board on a canvas need: the pen, where the board lies on the page, the sheets of icons.

export const SHARP = 2; // pixels of the picture for one of the page

export interface Work {
  pen: CanvasRenderingContext2D;
  left: number;
  top: number;
  /** Sheets of icons by their address. */
  sheets: ReadonlyMap<string, Document>;
}

/** From here on the pen counts in the page's pixels, from the left and upper edge of a thing; `scale`: how much
 *  larger it is shown than it is written. */
export function at({ pen, left, top }: Work, box: { left: number; top: number }, scale = 1): void {
  pen.setTransform(SHARP * scale, 0, 0, SHARP * scale, (box.left - left) * SHARP, (box.top - top) * SHARP);
}

export function write(pen: CanvasRenderingContext2D, look: CSSStyleDeclaration): void {
  pen.font = `${look.fontStyle} ${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
  pen.letterSpacing = look.letterSpacing === "normal" ? "0px" : look.letterSpacing;
}

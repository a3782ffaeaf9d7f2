// Two invented languages for tests: longer and accented, and the same from right to left.

export const PSEUDO = "qps-ploc";
export const PSEUDO_RTL = "qps-plocm";
export const PSEUDOS: readonly string[] = [PSEUDO, PSEUDO_RTL];

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED = "ÀßÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž";
const RTL_OPEN = "\u202e";
const RTL_CLOSE = "\u202c";

const accented = (text: string): string =>
  Array.from(text, (letter) => {
    const at = PLAIN.indexOf(letter);
    return at < 0 ? letter : (Array.from(ACCENTED)[at] ?? letter);
  }).join("");

/** A third longer, as German or Ukrainian may be. */
const longer = (text: string): string =>
  text.replace(/\p{L}{4,}/gu, (word) => word + word.slice(-Math.ceil(word.length / 3)));

export function pseudo(language: string): ((text: string) => string) | undefined {
  if (language === PSEUDO) return (text) => accented(longer(text));
  if (language === PSEUDO_RTL)
    return (text) => (text.trim() ? `${RTL_OPEN}${accented(text)}${RTL_CLOSE}` : text);
  return undefined;
}

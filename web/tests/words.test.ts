// Words from right to left: signs stand before their numbers, lines are told by whose name they begin with.

import { afterEach, describe, expect, it } from "vitest";
import { signed as worth } from "../src/books/numbers";
import { inOrder } from "../src/furniture/signs";
import { plain, signed } from "../src/games/chicago/numbers";
import { strings, t } from "../src/strings/strings.svelte";
import { teller } from "../src/table/lines";

const kept = (text: string): string => `\u2066${text}\u2069`;

afterEach(() => strings.give("en", ""));

describe("a number with its sign", () => {
  it("is kept in order where sentences run from right to left", () => {
    strings.give("fa", "");
    expect([signed(3), signed(-9), signed(0), plain(-2)]).toEqual(["+3", "−9", "±0", "−2"].map(kept));
    expect([worth(1.25), inOrder("−$4")]).toEqual(["\u200e+۱٫۳", "−$4"].map(kept));
    expect(plain(2)).toBe("2");
  });
  it("has no marks elsewhere", () => {
    strings.give("uk", "");
    expect([signed(3), signed(-9), plain(-2)]).toEqual(["+3", "−9", "−2"]);
  });
});

describe("the direction of what the server says", () => {
  it("is that of its language, also where the page's own is invented", () => {
    strings.give("fa", "");
    expect([strings.told, strings.direction]).toEqual(["rtl", "rtl"]);
    strings.give("it", "");
    expect([strings.told, strings.direction]).toEqual(["ltr", "ltr"]);
  });
  it("keys without words are shown as they are", () => {
    strings.give("it", "page-one = Uno");
    expect([t("page-one"), t("page-two")]).toEqual(["Uno", "page-two"]);
  });
});

describe("a line that begins with marks", () => {
  it("is the doing of the player named between them", () => {
    expect(teller("\u2068Ann\u2069 می‌گیرد", ["Ann", "Bruno"])).toBe(0);
    expect(teller("\u2068Anna\u2069 می‌گیرد", ["Ann", "Bruno"])).toBeNull();
  });
});

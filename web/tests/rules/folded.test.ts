import { expect, test } from "vitest";
import { wordsOf } from "../../src/rules/search";

test("accents and either keyboard find the same", () => {
  expect(wordsOf("Polícia e leilão")).toEqual(["policia", "e", "leilao"]);
  expect(wordsOf("كارت هاي")).toEqual(wordsOf("کارت های"));
  expect(wordsOf("Їжак")).not.toEqual(wordsOf("Ежак"));
});

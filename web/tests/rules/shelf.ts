// The books of both games, read from the package as the server reads them (`server/rulebook.py`).

import { readFileSync } from "node:fs";
import type { Plan } from "../../src/games/rulebooks";
import { type Arranged, arranged, type Piece, type Told } from "../../src/rules/book";
import { passages, Search } from "../../src/rules/search";
import { strings, t } from "../../src/strings/strings.svelte";

const PACKAGE = new URL("../../../src/consigliere/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, PACKAGE), "utf8");
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/[*`]/g, "")
    .trim();

function chapters(book: string, text: string): Told["chapters"] {
  const out: { book: string; title: string; parts: Piece[] }[] = [];
  for (const line of text.split("\n")) {
    const parts = out.at(-1)?.parts ?? [];
    const rule = /^- \*\*([A-Z]+\d*(?:\.\d+)?(?:-[A-Z]*\d+)?)\*\*\s*(.+)/.exec(line);
    if (line.startsWith("#")) out.push({ book, title: plain(line.replace(/^#+/, "")), parts: [] });
    else if (line.startsWith("|")) {
      const cells = line
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|")
        .map(plain);
      const rows = parts.at(-1)?.rows;
      if (/^\|[-| :]+\|$/.test(line)) continue;
      if (rows) rows.push(cells);
      else parts.push({ rows: [cells] });
    } else if (rule) parts.push({ id: rule[1] ?? "", text: plain(rule[2] ?? "") });
    else if (line.trim()) parts.push({ text: plain(line.replace(/^- /, "")) });
  }
  return out.filter((one) => one.parts.length);
}

export function bookOf(game: string, plan: Plan | null, language = "en"): Arranged {
  const end = language === "en" ? "md" : `${language}.md`;
  const files = { rules: `${game}/rules`, rulings: `${game}/rulings`, table: "table-rules" };
  const told = Object.entries(files).flatMap(([book, path]) =>
    chapters(book, read(`rulebook/${path}.${end}`)),
  );
  return arranged({ game, chapters: told }, plan);
}

/** A search as the page has it, in the language of the books. */
export function searchOf(
  game: string,
  plan: Plan,
  language = "en",
  lexicon?: { stop: string; meant: string },
): Search {
  const words = ["page-rules", `page-${game}-rules`].map((name) => read(`locales/${language}/${name}.ftl`));
  strings.give(language, words.join("\n"));
  return new Search(
    passages(bookOf(game, plan, language)),
    lexicon ?? { stop: t("page-search-stop"), meant: `${t("page-search-meant")}\n${t(plan.meant)}` },
  );
}

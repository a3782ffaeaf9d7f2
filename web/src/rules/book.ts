// The rules of a game as the server tells them, arranged as a book: parts by when one needs them, rulings behind
// the rule they belong to, what concerns every table and the book itself at the end.

import type { IconName } from "../furniture/icons";
import type { Plan } from "../games/rulebooks";

export interface Piece {
  id?: string;
  text?: string;
  rows?: string[][];
}

export interface Told {
  game: string;
  chapters: { book: string; title: string; parts: Piece[] }[];
}

export interface Ruling {
  id: string;
  text: string;
}

/** A rule with its id, a remark without one, or a table. */
export interface Entry extends Piece {
  rulings: Ruling[];
}

export interface Chapter {
  /** As rules call it (“G6”); made up where the book gives none. */
  id: string;
  numbered: boolean;
  title: string;
  icon: IconName | null;
  entries: Entry[];
}

export interface Part {
  id: string;
  /** Keys of the catalogue. */
  title: string;
  lead: string;
  chapters: Chapter[];
}

export interface Arranged {
  parts: Part[];
  /** Everything that has an id, and the part and chapter where it stands. */
  places: Map<string, { part: Part; chapter: Chapter; text: string; rule: string }>;
}

export const ID = /\b(?:Q-[A-Z]?\d+|[A-Z]\d+(?:\.\d+)?)\b/g;
const NUMBERED = /^([A-Z]+\d+) (.+)$/;

function chapterOf(told: Told["chapters"][number], n: number, icons: Map<string, IconName>): Chapter {
  const [, id, title] = NUMBERED.exec(told.title) ?? [];
  const entries = told.parts.map((piece) => ({ ...piece, rulings: [] }));
  const named = { id: id ?? `${told.book}-${n}`, numbered: Boolean(id), title: title ?? told.title };
  return { ...named, icon: icons.get(named.id) ?? null, entries };
}

/** Puts each ruling behind every rule that it names; returns those that name none. */
function behind(rules: Map<string, Entry>, rulings: Entry[]): Entry[] {
  return rulings.filter((one) => {
    const { id, text } = one;
    if (!id || !text) return false; // how to read the rulings: the marks tell it
    const named = new Set(text.match(ID) ?? []);
    const found = [...named].flatMap((name) => rules.get(name) ?? []);
    for (const rule of found) rule.rulings.push({ id, text });
    return found.length === 0;
  });
}

export function arranged(told: Told, plan: Plan | null): Arranged {
  const icons = new Map(plan?.parts.flatMap((part) => part.chapters) ?? []);
  const all = told.chapters.map((one, n) => ({ book: one.book, chapter: chapterOf(one, n, icons) }));
  const of = (book: string): Chapter[] => all.filter((one) => one.book === book).map((one) => one.chapter);
  const numbered = of("rules").filter((one) => one.numbered);
  const rules = new Map(
    numbered.flatMap((one) => one.entries).flatMap((one) => (one.id ? [[one.id, one]] : [])),
  );
  const loose = of("rulings").map((one) => ({ ...one, entries: behind(rules, one.entries) }));
  const planned = (plan?.parts ?? []).map(({ id, title, lead, chapters }) => {
    const own = chapters.flatMap(([name]) => numbered.filter((one) => one.id === name));
    return { id, title, lead, chapters: own };
  });
  const known = new Set(planned.flatMap((part) => part.chapters));
  const rest = numbered.filter((one) => !known.has(one));
  const [intro, ...about] = of("rules").filter((one) => !one.numbered);
  const parts = [
    ...planned,
    { id: "rules", title: "page-part-rules", lead: "page-part-rules-how", chapters: rest },
    { id: "finer", title: "page-part-finer", lead: "page-part-finer-how", chapters: loose },
    { id: "table", title: "page-part-table", lead: "page-part-table-how", chapters: of("table") },
    {
      id: "about",
      title: "page-part-about",
      lead: "page-part-about-how",
      chapters: [...about, ...(intro ? [intro] : [])],
    },
  ]
    .map((part) => ({ ...part, chapters: part.chapters.filter((one) => one.entries.length) }))
    .filter((part) => part.chapters.length);
  return { parts, places: placed(parts) };
}

function placed(parts: Part[]): Arranged["places"] {
  const out: Arranged["places"] = new Map();
  for (const part of parts)
    for (const chapter of part.chapters) {
      out.set(chapter.id, { part, chapter, text: chapter.title, rule: chapter.id });
      for (const entry of chapter.entries) {
        if (!entry.id) continue;
        out.set(entry.id, { part, chapter, text: entry.text ?? "", rule: entry.id });
        for (const ruling of entry.rulings)
          if (!out.has(ruling.id)) out.set(ruling.id, { part, chapter, text: ruling.text, rule: entry.id });
      }
    }
  return out;
}

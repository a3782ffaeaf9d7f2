// Finds the rule that people mean: words in any form, what they call things, questions as they put them. Knows no
// language: forms of a word share their beginning, and the catalogue tells which words mean the same.

import type { Arranged } from "./book";

export interface Passage {
  id: string;
  /** The rule it stands behind; of a rule its own id. */
  rule: string;
  title: string;
  text: string;
  /** Less for what explains rather than rules: rulings, tables, examples. */
  weight: number;
}

export interface Hit extends Passage {
  score: number;
  /** The words of the passage that were found. */
  found: Set<string>;
}

export interface Lexicon {
  /** Words that ask and say nothing: “may”, “the” … */
  stop: string;
  /** Lines of “what people say, or say: what the rules say”. */
  meant: string;
}

const WORD = /[\p{L}\p{N}]+/gu;
const TITLE = 1.2;
const RULING = 0.8;
const EXAMPLE = 0.4;
const FIRST = 1.2; // a chapter begins with what it is about
const SYNONYM = 0.9;
const FORM = 0.8;

/** As people type: without accents, and with either keyboard's ی and ک. */
const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ي", "ی").replaceAll("ك", "ک").toLowerCase();

export const wordsOf = (text: string): string[] => folded(text).match(WORD) ?? [];

/** How surely two words are forms of one: 1 for the same, 0 for others. */
export function alike(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length <= 3) return long.startsWith(short) && long.length - short.length === 1 ? FORM : 0;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return same >= 4 && same >= short.length - 2 && long.length - same <= 4
    ? FORM * (0.5 + same / long.length / 2)
    : 0;
}

/** What is searched: every rule, each ruling behind it, and tables row by row. */
export function passages(book: Arranged): Passage[] {
  const out: Passage[] = [];
  for (const part of book.parts)
    for (const { id: chapter, title, entries } of part.chapters) {
      const worth = part.id === "about" ? EXAMPLE : part.id === "finer" ? RULING : 1;
      const first = entries.find((one) => one.id);
      for (const entry of entries) {
        const { id, text, rows, rulings } = entry;
        const rule = id ?? chapter;
        const lines = rows ? rows.slice(1).map((row) => row.join(" · ")) : id && text ? [text] : [];
        const weight = worth * (rows ? RULING : entry === first ? FIRST : 1);
        out.push(...lines.map((line) => ({ id: rule, rule, title, text: line, weight })));
        for (const { id: ruling, text: told, home } of rulings)
          if (home === rule) out.push({ id: ruling, rule, title, text: told, weight: RULING });
      }
    }
  return out;
}

export class Search {
  private readonly texts: {
    passage: Passage;
    counts: Map<string, number>;
    length: number;
    titled: Set<string>;
  }[];
  private readonly vocabulary: Set<string>;
  private readonly stop: Set<string>;
  private readonly meant: { said: string[][]; means: string[] }[];

  constructor(
    private readonly all: readonly Passage[],
    lexicon: Lexicon,
  ) {
    this.texts = all.map((passage) => {
      const words = wordsOf(passage.text);
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      return { passage, counts, length: words.length, titled: new Set(wordsOf(passage.title)) };
    });
    this.vocabulary = new Set(this.texts.flatMap((one) => [...one.counts.keys(), ...one.titled]));
    this.stop = new Set(wordsOf(lexicon.stop));
    this.meant = lexicon.meant.split("\n").flatMap((line) => {
      const [said, means] = line.split(":");
      if (!said || !means) return [];
      return [{ said: said.split(",").map(wordsOf), means: wordsOf(means) }];
    });
  }

  /** The words asked for; each with all words of the book that would do, and how well. */
  private wanted(query: string): Map<string, number>[] {
    const asked = wordsOf(query);
    const telling = asked.filter((word) => !this.stop.has(word));
    const words = telling.length ? telling : asked;
    const groups = words.map((word) => this.forms(word));
    for (const { said, means } of this.meant) {
      const fits = said.find(
        (phrase) => phrase.length && phrase.every((one) => asked.some((word) => alike(one, word) > 0.6)),
      );
      if (!fits) continue;
      const at = words.findIndex((word) => fits.some((one) => alike(one, word) > 0.6));
      for (const word of means) {
        const group = at < 0 || means.length > 1 ? new Map<string, number>() : groups[at];
        if (!group) continue;
        for (const [form, weight] of this.forms(word))
          group.set(form, Math.max(group.get(form) ?? 0, weight * SYNONYM));
        if (!groups.includes(group)) groups.push(group);
      }
    }
    return groups;
  }

  private forms(word: string): Map<string, number> {
    return new Map(
      [...this.vocabulary].map((one) => [one, alike(word, one)] as const).filter(([, weight]) => weight > 0),
    );
  }

  find(query: string, most = 12): Hit[] {
    const exact = this.all.filter((one) => one.id.toLowerCase() === query.trim().toLowerCase());
    const groups = this.wanted(query);
    const rarity = groups.map((group) => {
      const holding = this.texts.filter(({ counts }) =>
        [...group.keys()].some((word) => counts.has(word)),
      ).length;
      return Math.log(1 + this.texts.length / (holding + 0.5));
    });
    const whole = rarity.reduce((sum, one) => sum + one, 0) || 1;
    const average = this.texts.reduce((sum, one) => sum + one.length, 0) / (this.texts.length || 1);
    const best = new Map<string, Hit>();
    for (const { passage, counts, length, titled } of this.texts) {
      const found = new Set<string>();
      let score = 0;
      let covered = 0;
      groups.forEach((group, n) => {
        let here = 0;
        for (const [word, weight] of group) {
          const count = counts.get(word) ?? 0;
          if (count) found.add(word);
          const often = count ? (count * 2.2) / (count + 1.2 * (0.4 + (0.6 * length) / average)) : 0;
          here = Math.max(here, weight * (often + (titled.has(word) ? TITLE : 0)));
        }
        score += here * (rarity[n] ?? 0);
        if (here) covered += rarity[n] ?? 0;
      });
      if (!score) continue;
      score *= (covered / whole) ** 2 * passage.weight;
      const before = best.get(passage.rule);
      if (!before || before.score < score) best.set(passage.rule, { ...passage, score, found });
    }
    const first = exact.map((one) => ({ ...one, score: Number.POSITIVE_INFINITY, found: new Set<string>() }));
    const ranked = [...best.values()].sort((one, other) => other.score - one.score);
    return [...first, ...ranked.filter((hit) => !first.some((one) => one.rule === hit.rule))].slice(0, most);
  }
}

export interface Snippet {
  text: string;
  found: boolean;
}

const AROUND = 46;

/** The passage around its first found word, in pieces. */
export function snippet(hit: Hit): Snippet[] {
  const text = hit.text.replace(/\s*\[[HD][^\]]*\]/g, "");
  const places = [...text.matchAll(WORD)].filter((one) => hit.found.has(folded(one[0])));
  const first = places[0]?.index ?? 0;
  const from = first < AROUND ? 0 : text.indexOf(" ", first - AROUND) + 1;
  const end = text.length - from < 150 ? text.length : text.lastIndexOf(" ", from + 140);
  const out: Snippet[] = [{ text: from ? "… " : "", found: false }];
  let at = from;
  for (const place of places) {
    if (place.index < at || place.index >= end) continue;
    out.push({ text: text.slice(at, place.index), found: false }, { text: place[0], found: true });
    at = place.index + place[0].length;
  }
  out.push({ text: text.slice(at, end) + (end < text.length ? " …" : ""), found: false });
  return out.filter((one) => one.text);
}

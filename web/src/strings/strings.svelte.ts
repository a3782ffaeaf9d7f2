// The page's words, from the Fluent catalogues that the server has, too. `t` is reactive: a new language is
// shown at once. What is said about a game comes from the server in the same language.

import words, { parts } from "virtual:words";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../settings/settings.svelte";
import { PSEUDOS, pseudo } from "./pseudo";

/** Every language the page has words in. */
export const LANGUAGES: readonly string[] = Object.keys(words);
/** The language of the document that was served: where the words of another cannot be fetched. */
const FALLBACK = globalThis.document?.documentElement.lang || LANGUAGES[0] || "";

/** A game outside the package has no words here: its title is its name, and nothing is told of it. */
const OF_A_GAME = /^page-(?:title-(.+)|(?:about|blurb)-.+)$/;

const base = (language: string): string => language.split("-")[0] ?? language;

export function known(language: string): string | null {
  if (PSEUDOS.includes(language) || language in words) return language;
  return LANGUAGES.find((one) => base(one) === base(language)) ?? null;
}

export function preferred(wanted: readonly string[]): string {
  for (const one of wanted) {
    const language = known(one);
    if (language) return language;
  }
  return FALLBACK;
}

class Strings {
  language = $state(FALLBACK);
  /** What is read besides the words of a table. */
  private with: readonly string[] = [];
  private bundle = $state.raw<FluentBundle | null>(null);

  /** The language for the server's sentences; invented ones are the page's alone. */
  get spoken(): string {
    return PSEUDOS.includes(this.language) ? FALLBACK : this.language;
  }

  get direction(): "ltr" | "rtl" {
    return this.language === PSEUDOS[1] ? "rtl" : this.told;
  }

  /** The direction of the server's sentences. */
  get told(): "ltr" | "rtl" {
    const locale = new Intl.Locale(this.spoken) as Intl.Locale & {
      getTextInfo?: () => { direction: string };
      textInfo?: { direction: string };
    };
    return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === "rtl" ? "rtl" : "ltr";
  }

  /** The words of one language are fetched, and no others: each has them all. If they cannot be, the page
   *  speaks the language that it was served in. */
  async use(language: string): Promise<void> {
    const own = PSEUDOS.includes(language) ? FALLBACK : language;
    const before = this.with;
    try {
      const texts = await read(own, before);
      if (before !== this.with) return await this.use(language); // a room was entered meanwhile
      this.bundle = bundled(own, texts, pseudo(language));
      this.language = language;
    } catch (error) {
      if (own === FALLBACK) throw error;
      this.bundle = bundled(FALLBACK, await read(FALLBACK, this.with));
      this.language = FALLBACK;
    }
  }

  /** The words of these parts, too: `books`, `rooms`, `game-` and `first-` with a game's name. Not every room
   *  needs them. */
  async withParts(wanted: readonly string[]): Promise<void> {
    const fresh = wanted.filter((part) => part in parts && !this.with.includes(part));
    if (!fresh.length) return;
    this.with = [...this.with, ...fresh];
    // before the first language is chosen nothing is fetched: it comes with that one
    if (!this.bundle) return;
    await this.use(this.language).catch((error: unknown) => {
      this.with = this.with.filter((part) => !fresh.includes(part));
      throw error;
    });
  }

  /** For tests: words without files. */
  give(language: string, text: string): void {
    this.bundle = bundled(language, [text]);
    this.language = language;
  }

  text(key: string, params: Record<string, FluentVariable> = {}): string {
    const message = this.bundle?.getMessage(key);
    if (this.bundle && message?.value) {
      const faults: Error[] = [];
      const said = this.bundle.formatPattern(message.value, params, faults);
      // a sentence at fault must not stop the page of somebody who plays
      if (faults[0] && !import.meta.env.PROD) throw faults[0];
      for (const { message: fault } of faults) console.error(`${key}: ${fault}`);
      return said;
    }
    const [outside, title] = OF_A_GAME.exec(key) ?? [];
    return outside ? (title ?? "") : key;
  }
}

/** The parts in which a game speaks: a room that may show any of them needs them all. */
export const OF_GAMES: readonly string[] = Object.keys(parts).filter((part) => part.startsWith("game-"));

async function read(language: string, more: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(
    [words, ...more.map((part) => parts[part])].map((one) => one?.[language]?.()),
  );
  return texts.map((one) => one?.default ?? "");
}

const parsed = new Map<string, FluentResource>();

function resource(text: string): FluentResource {
  const made = parsed.get(text) ?? new FluentResource(text);
  parsed.set(text, made);
  return made;
}

function bundled(language: string, texts: string[], transform?: (text: string) => string): FluentBundle {
  const bundle = new FluentBundle(language, transform ? { transform } : {});
  for (const text of texts) bundle.addResource(resource(text));
  return bundle;
}

export const strings = new Strings();
/** Between the things of a list, as the language writes it. */
export const comma = (): string => (strings.told === "rtl" ? "، " : ", ");
export const t = (key: string, params?: Record<string, FluentVariable>): string => strings.text(key, params);

/** The language of the settings, of the address (`?language=`), or of the browser. */
export async function chooseLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("language");
  const wanted = [asked ?? "", settings.language, ...navigator.languages].filter(Boolean);
  await strings.use(preferred(wanted));
}

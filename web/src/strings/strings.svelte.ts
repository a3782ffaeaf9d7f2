// The page's words, from the Fluent catalogues that the server has, too. `t` is reactive: a new language is
// shown at once. What is said about a game comes from the server in the same language.

import words from "virtual:words";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../settings/settings.svelte";
import { PSEUDOS, pseudo } from "./pseudo";

/** Every language the page has words in. */
export const LANGUAGES: readonly string[] = Object.keys(words);
/** The language of the document that was served: for words that another catalogue lacks. */
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
  private bundles = $state.raw<FluentBundle[]>([]);

  /** The language for the server's sentences; invented ones are the page's alone. */
  get spoken(): string {
    return PSEUDOS.includes(this.language) ? FALLBACK : this.language;
  }

  get direction(): "ltr" | "rtl" {
    if (this.language === PSEUDOS[1]) return "rtl";
    const locale = new Intl.Locale(this.spoken) as Intl.Locale & {
      getTextInfo?: () => { direction: string };
      textInfo?: { direction: string };
    };
    return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === "rtl" ? "rtl" : "ltr";
  }

  async use(language: string): Promise<void> {
    const order = [...new Set([PSEUDOS.includes(language) ? FALLBACK : language, FALLBACK])];
    const texts = await Promise.all(order.map(read));
    const transform = pseudo(language);
    this.bundles = order.map((one, n) => bundled(one, texts[n] ?? "", transform));
    this.language = language;
  }

  /** For tests: words without files. */
  give(language: string, text: string): void {
    this.bundles = [bundled(language, text)];
    this.language = language;
  }

  text(key: string, params: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key);
      if (message?.value) return bundle.formatPattern(message.value, params);
    }
    const [outside, title] = OF_A_GAME.exec(key) ?? [];
    return outside ? (title ?? "") : key;
  }
}

async function read(language: string): Promise<string> {
  return (await words[language]?.())?.default ?? "";
}

function bundled(language: string, text: string, transform?: (text: string) => string): FluentBundle {
  const bundle = new FluentBundle(language, transform ? { transform } : {});
  bundle.addResource(new FluentResource(text));
  return bundle;
}

export const strings = new Strings();
export const t = (key: string, params?: Record<string, FluentVariable>): string => strings.text(key, params);

/** The language of the settings, of the address (`?language=`), or of the browser. */
export async function chooseLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("language");
  const wanted = [asked ?? "", settings.language, ...navigator.languages].filter(Boolean);
  await strings.use(preferred(wanted));
}

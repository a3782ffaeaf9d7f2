// The build: hashed files under /assets/, nothing inlined (the server's policy allows no data: addresses).

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env.CONSIGLIERE_SERVER ?? "http://127.0.0.1:8765";

const LOCALES = fileURLToPath(new URL("../src/consigliere/locales", import.meta.url));
const CATALOGUE = /^page.*\.ftl$/;
/** What only the books say: a table does not load it. */
const OF_BOOKS = /^page(-.+)?-(books|cards)\.ftl$|^page-.+-rules\.ftl$/;
/** What is said in the first game of a title. */
const OF_FIRST = /^page-(.+)-first\.ftl$/;
/** What no table says before somebody asks for it. */
const OF_ROOMS = /^page-((.+-)?lobby|after|fairness|lesson|notes|puzzles|record|replay|you)\.ftl$/;
const WORDS = "words";
const BOOKS = "books";
const ROOMS = "rooms";
const FIRST = "first";
const GAME = "game";
const GAMES = readdirSync(fileURLToPath(new URL("src/games", import.meta.url)), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);

const BOOKISH = /\/src\/(books|games\/[^/]+\/(poster|book))\//;

/** What several rooms share of one game is called after it, what only books share after them. */
function named(chunk: { isDynamicEntry: boolean; moduleIds: string[] }): string {
  if (!chunk.isDynamicEntry && chunk.moduleIds.every((id) => BOOKISH.test(id)))
    return "assets/books-[name]-[hash].js";
  const games = chunk.moduleIds.map((id) => /\/src\/games\/([^/]+)\//.exec(id)?.[1]);
  const [game] = games;
  const shared = !chunk.isDynamicEntry && game && games.every((one) => one === game);
  return shared ? `assets/${game}-[name]-[hash].js` : "assets/[name]-[hash].js";
}

/** Whether a catalogue is of a part: what books say, what rooms without a table say, what one game says, what is
 *  said in its first game, all the rest. */
function isOf(part: string, name: string): boolean {
  const first = OF_FIRST.exec(name);
  if (first) return part === `${FIRST}-${first[1]}`;
  if (OF_BOOKS.test(name)) return part === BOOKS;
  if (OF_ROOMS.test(name)) return part === ROOMS;
  const game = GAMES.find((one) => name.startsWith(`page-${one}.`) || name.startsWith(`page-${one}-`));
  if (game) return part === `${GAME}-${game}`;
  return part === WORDS;
}

/** `virtual:words` knows the languages; each is one file with all that the page says, without comments, and one
 *  for each part that not every room needs. */
function words(): Plugin {
  const languages = (): string[] =>
    readdirSync(LOCALES)
      .filter((name) => existsSync(`${LOCALES}/${name}/page.ftl`))
      .sort();
  const catalogues = (language: string): string[] =>
    readdirSync(`${LOCALES}/${language}`).filter((name) => CATALOGUE.test(name));
  const parts = (): string[] => {
    const names = languages().flatMap(catalogues);
    const games = [FIRST, GAME].flatMap((part) => GAMES.map((game) => `${part}-${game}`));
    return [BOOKS, ROOMS, ...games.filter((part) => names.some((name) => isOf(part, name)))];
  };
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("virtual:words") ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:words") {
        const each = (part: string): string =>
          languages()
            .map((one) => `${JSON.stringify(one)}: () => import("virtual:words/${part}-${one}")`)
            .join(", ");
        const all = parts().map((part) => `${JSON.stringify(part)}: { ${each(part)} }`);
        return `export const parts = { ${all.join(", ")} }; export default { ${each(WORDS)} };`;
      }
      const named = /^\0virtual:words\/(.+)$/.exec(id)?.[1];
      const language = languages().find((one) => named?.endsWith(`-${one}`));
      if (!named || !language) return null;
      const part = named.slice(0, -language.length - 1);
      const files = catalogues(language).filter((name) => isOf(part, name));
      const texts = files.sort().map((name) => {
        this.addWatchFile(`${LOCALES}/${language}/${name}`);
        return readFileSync(`${LOCALES}/${language}/${name}`, "utf8");
      });
      return `export default ${JSON.stringify(
        texts
          .join("\n")
          .replace(/^#.*\n|^\n/gm, "")
          .replace(/^ +/gm, " "),
      )};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words()],
  base: process.env.CONSIGLIERE_BASE ?? "/",
  build: {
    outDir: "../src/consigliere/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: { output: { chunkFileNames: named } },
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});

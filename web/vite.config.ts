// The build: hashed files under /assets/, nothing inlined (the server's policy allows no data: addresses).

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env.CONSIGLIERE_SERVER ?? "http://127.0.0.1:8765";

const LOCALES = fileURLToPath(new URL("../src/consigliere/locales", import.meta.url));
const CATALOGUE = /^page.*\.ftl$/;

/** `virtual:words` knows the languages; each is one file with all that the page says, without comments. */
function words(): Plugin {
  const languages = (): string[] =>
    readdirSync(LOCALES)
      .filter((name) => existsSync(`${LOCALES}/${name}/page.ftl`))
      .sort();
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("virtual:words") ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:words") {
        const each = languages().map(
          (one) => `${JSON.stringify(one)}: () => import("virtual:words/words-${one}")`,
        );
        return `export default { ${each.join(", ")} };`;
      }
      const language = /^\0virtual:words\/words-(.+)$/.exec(id)?.[1];
      if (!language) return null;
      const files = readdirSync(`${LOCALES}/${language}`).filter((name) => CATALOGUE.test(name));
      const texts = files.sort().map((name) => {
        this.addWatchFile(`${LOCALES}/${language}/${name}`);
        return readFileSync(`${LOCALES}/${language}/${name}`, "utf8");
      });
      return `export default ${JSON.stringify(texts.join("\n").replace(/^#.*\n/gm, ""))};`;
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
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});

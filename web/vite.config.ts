// The build: hashed files under /assets/, nothing inlined (the server's policy allows no data: addresses).

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.CONSIGLIERE_SERVER ?? "http://127.0.0.1:8765";

const words = (path: string): string => `words-${/\/locales\/([^/]+)\//.exec(path)?.[1] ?? "more"}`;

export default defineConfig({
  plugins: [svelte()],
  base: process.env.CONSIGLIERE_BASE ?? "/",
  build: {
    outDir: "../src/consigliere/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    // all words of a language in one file: one request, not one for each catalogue
    rolldownOptions: { output: { codeSplitting: { groups: [{ test: /\/locales\//, name: words }] } } },
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});

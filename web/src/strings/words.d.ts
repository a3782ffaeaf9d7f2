// What vite.config.ts makes of the catalogues: by language, all words of the page, and those of parts.
declare module "virtual:words" {
  type Words = Record<string, () => Promise<{ default: string }>>;
  export const parts: Record<string, Words>;
  const words: Words;
  export default words;
}

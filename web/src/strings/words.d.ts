// What vite.config.ts makes of the catalogues: by language, all words of the page.
declare module "virtual:words" {
  const words: Record<string, () => Promise<{ default: string }>>;
  export default words;
}

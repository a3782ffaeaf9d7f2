// The page's rooms. Each is fetched when it is entered first, so that a table loads nothing of the others.

import { OF_GAMES, strings } from "./strings/strings.svelte";

/** A room whose words come with it: every room without a table has those of rooms, and may show any game. */
const saying =
  <T>(load: () => Promise<T>, ...parts: string[]) =>
  async (): Promise<T> =>
    (await Promise.all([load(), strings.withParts(["rooms", ...OF_GAMES, ...parts])]))[0];
/** A room in which books are read. */
const reading = <T>(load: () => Promise<T>) => saying(load, "books");

export const rooms = {
  table: () => import("./table/TablePage.svelte"),
  replay: saying(() => import("./replay/ReplayPage.svelte")),
  shared: saying(() => import("./replay/Shared.svelte")),
  invite: saying(() => import("./lobby/Guest.svelte")),
  rules: reading(() => import("./rules/RulesPage.svelte")),
  howto: reading(() => import("./books/HowToPage.svelte")),
  cards: reading(() => import("./books/CardsPage.svelte")),
  you: saying(() => import("./you/YouPage.svelte")),
  notes: saying(() => import("./notes/NotesPage.svelte")),
  learn: saying(() => import("./lesson/LessonPage.svelte")),
  puzzles: saying(() => import("./puzzles/PuzzlePage.svelte")),
  record: saying(() => import("./record/RecordPage.svelte")),
  lobby: saying(() => import("./lobby/Lobby.svelte")),
};

/** Begin to fetch the room that the address names, before the page's words are there. */
export function fetchRoom(hash: string): void {
  const name = hash.replace(/^#\/?/, "").split(/[/?]/)[0] ?? "";
  const load = name in rooms ? rooms[name as keyof typeof rooms] : rooms.lobby;
  load().catch(() => {}); // told to whom enters it
}

// The page's rooms. Each is fetched when it is entered first, so that a table loads nothing of the others.

export const rooms = {
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  shared: () => import("./replay/Shared.svelte"),
  invite: () => import("./lobby/Guest.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  you: () => import("./you/YouPage.svelte"),
  notes: () => import("./notes/NotesPage.svelte"),
  record: () => import("./record/RecordPage.svelte"),
  lobby: () => import("./lobby/Lobby.svelte"),
};

/** Begin to fetch the room that the address names, before the page's words are there. */
export function fetchRoom(hash: string): void {
  const name = hash.replace(/^#\/?/, "").split(/[/?]/)[0] ?? "";
  const load = name in rooms ? rooms[name as keyof typeof rooms] : rooms.lobby;
  load().catch(() => {}); // told to whom enters it
}

// The table that the address names is asked for before the page's words are there: both come at the same time.

import type { GameClient } from "../games/game";
import { gameClient } from "../games/registry";
import { api, withInvite } from "../wire/http";
import type { Meta } from "../wire/messages";

const begun = new Map<string, Promise<GameClient>>();

async function found(id: string): Promise<GameClient> {
  const meta = await api<Meta>("GET", withInvite(`/tables/${encodeURIComponent(id)}`, id));
  return gameClient(meta.game);
}

export function ahead(hash: string): void {
  const [room, id] = hash.replace(/^#\/?/, "").split("/");
  if (room !== "table" || !id) return;
  const asked = found(decodeURIComponent(id));
  asked.catch(() => {}); // told to whom opens the table
  begun.set(decodeURIComponent(id), asked);
}

/** The client of this table's game. What was begun ahead is used once. */
export function clientOf(id: string): Promise<GameClient> {
  const asked = begun.get(id);
  begun.delete(id);
  return asked ?? found(id);
}

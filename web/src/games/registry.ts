// The games that have a client, by the server's name. Each is fetched when its first table is opened.

import { strings } from "../strings/strings.svelte";
import type { GameClient } from "./game";
import { plain } from "./plain/plain";

const found = import.meta.glob<{ default: GameClient }>("./*/index.ts");

/** A game without a client of its own is answered by lists. */
export async function gameClient(name: string): Promise<GameClient> {
  const load = found[`./${name}/index.ts`];
  if (load) return (await Promise.all([load(), strings.withParts([`game-${name}`])]))[0].default;
  return plain(name, `page-title-${name}`);
}

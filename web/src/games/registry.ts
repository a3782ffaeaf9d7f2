// The games that have a client, by the server's name. Each is fetched when its first table is opened.

import type { GameClient } from "./game";

const found = import.meta.glob<{ default: GameClient }>("./*/index.ts");

export async function gameClient(name: string): Promise<GameClient | null> {
  const load = found[`./${name}/index.ts`];
  return load ? (await load()).default : null;
}

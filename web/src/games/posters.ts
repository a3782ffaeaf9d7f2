// The posters of the games, for the lobby: small pictures, without the games' clients.

import type { Component } from "svelte";
import type { Thumbnail } from "./game";

const found = import.meta.glob<{ default: Component<{ title: string }> }>("./*/Poster.svelte", {
  eager: true,
});
const small = import.meta.glob<{ default: Thumbnail }>("./*/Thumbnail.svelte");

export const posterOf = (game: string): Component<{ title: string }> | null =>
  found[`./${game}/Poster.svelte`]?.default ?? null;

/** A small picture of a table of this game; fetched when one is listed. */
export async function thumbnailOf(game: string): Promise<Thumbnail | null> {
  return (await small[`./${game}/Thumbnail.svelte`]?.())?.default ?? null;
}

// The posters of the games, for the lobby: small pictures, without the games' clients.

import type { Component } from "svelte";

const found = import.meta.glob<{ default: Component<{ title: string }> }>("./*/Poster.svelte", {
  eager: true,
});
const small = import.meta.glob<{ default: Component<{ id: string }> }>("./*/Thumbnail.svelte");

export const posterOf = (game: string): Component<{ title: string }> | null =>
  found[`./${game}/Poster.svelte`]?.default ?? null;

/** A small picture of a table of this game; fetched when one is listed. */
export async function thumbnailOf(game: string): Promise<Component<{ id: string }> | null> {
  return (await small[`./${game}/Thumbnail.svelte`]?.())?.default ?? null;
}

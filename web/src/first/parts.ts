// What is drawn in a first game, fetched in one.

export { default as Card } from "./HintCard.svelte";
export { default as Because } from "./LitBecause.svelte";

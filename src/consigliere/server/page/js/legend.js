// The signs this page uses for every game; a game's own are in its module.

const SIGNS = [
  ["≈", "a reconstructed value: our own, not the printed one"],
  ["?", "beside a choice: what would happen, before you choose it"],
];

// All signs of a game, with the id of one of its rules.
export const signs = (game) => [...(game?.SIGNS ?? []), ...SIGNS, ...(game?.RULE ? [[game.RULE, "a rule’s id: press it to read the rule"]] : [])];

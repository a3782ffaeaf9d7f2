// Where chairs stand around the table: one's own (or the first) in front, the others in turn order, clockwise.

/** How many places after the one in front. */
export const chairPlace = (seat: number, you: number | null, players: number): number =>
  (seat - (you ?? 0) + players) % Math.max(1, players);

/** In degrees from the top. */
export const chairAngle = (place: number, players: number): number =>
  180 + (360 / Math.max(1, players)) * place;

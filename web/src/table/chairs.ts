// Where chairs stand around the table: the first in front, the others in turn order, clockwise.

/** In degrees from the top. */
export const chairAngle = (seat: number, players: number): number =>
  180 + (360 / Math.max(1, players)) * seat;

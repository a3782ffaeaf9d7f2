// What a business asks for, one by one, and whether a seat has it.
import {
  ASSETS,
  type Asks,
  assetsOf,
  type Group,
  gangstersOf,
  henchmenOf,
  influenceOf,
  type SeatView,
} from "./shapes";

export interface NeedOne {
  group: Group;
  /** A henchman's colour, an asset or `any`, a side of influence; else the group itself. */
  what: string;
  count: number;
  met: boolean;
}

export function needsOf(asks: Asks, seat: SeatView | undefined): NeedOne[] {
  const out: NeedOne[] = [];
  const men = seat ? henchmenOf(seat) : [];
  for (const what of asks.henchmen) {
    const at = men.indexOf(what);
    if (at >= 0) men.splice(at, 1);
    out.push({ group: "henchmen", what, count: 1, met: at >= 0 });
  }
  const one = (group: Group, what: string, count: number, met: (seat: SeatView) => boolean): void => {
    out.push({ group, what, count, met: seat !== undefined && met(seat) });
  };
  const { asset, gangsters, money } = asks;
  if (asset === "any") one("asset", asset, 1, (s) => ASSETS.some((id) => assetsOf(s, id) > 0));
  else if (asset) one("asset", asset, 1, (s) => assetsOf(s, asset) > 0);
  const [side] = asks.influence;
  if (side)
    one("influence", side, asks.influence.length, (s) => influenceOf(s, side) >= asks.influence.length);
  if (asks.family) one("family", "family", 1, (s) => s.family_cards > 0);
  if (gangsters) one("gangsters", "gangster", gangsters, (s) => gangstersOf(s) >= gangsters);
  if (money) one("money", "money", money, (s) => s.hand_size >= money);
  return out;
}

/** Whether a seat is immune to a penalty as things stand (C7.1), or by its son's word (C5.2). */
export function immuneTo(penalty: string, seat: SeatView): boolean {
  if (seat.immune.includes(penalty)) return true;
  switch (penalty) {
    case "bribe":
      return gangstersOf(seat) >= 4;
    case "sabotage":
      return influenceOf(seat, "hat") >= 2 && influenceOf(seat, "city") >= 2;
    case "code-of-ethics":
      return ASSETS.every((id) => assetsOf(seat, id) > 0);
    case "confrontation":
      return new Set(henchmenOf(seat)).size === 4;
    default:
      return false;
  }
}

// The plates of the mini-board: the seven actions with their bonus and their price.
import { t } from "../../strings/strings.svelte";
import type { TableState } from "../../table/table.svelte";
import type { SignName } from "./icons";
import { lookOf, ownSeat, viewOf } from "./scene";
import { type Area, ASSETS, allInfluence, assetsOf, EXTRAS, gangstersOf, isSpecial } from "./shapes";

export const PLATE_SIGNS: Record<Area | "family", SignName> = {
  influence: "c-hat",
  gangsters: "c-gangster",
  assets: "c-asset",
  business: "c-business",
  special: "c-special",
  movement: "c-movement",
  family: "c-family",
};
const PAID: readonly string[] = ["influence", "gangsters", "assets"];
const FOUR = 4;

export const legal = (table: TableState, plate: string): boolean =>
  !["none", "refused"].includes(lookOf(table, "action", plate));

/** Whether a bonus pays the $1 of this action. */
export function isFree(table: TableState, plate: Area | "family"): boolean {
  const seat = ownSeat(table);
  return (
    PAID.includes(plate) &&
    (seat?.bonuses.includes(plate as Area) ?? false) &&
    !seat?.bonuses_used.includes(plate as Area)
  );
}

/** What the action costs now. */
export function priceOf(table: TableState, plate: Area | "family"): string {
  if (table.question?.asked === "act" && !legal(table, plate)) return t("page-chicago-not-now");
  const two = plate === "business" && ownSeat(table)?.bonuses.includes("business");
  return t("page-chicago-price", { plate: two ? "business-two" : isFree(table, plate) ? "free" : plate });
}

/** How many cards for this action are in hand. */
export function inHand(table: TableState, plate: string): number {
  const hand = Object.entries(viewOf(table).hand ?? {});
  const of = (id: string): boolean => (plate === "special" ? isSpecial(id) : id === plate);
  return hand.filter(([id]) => of(id)).reduce((all, [, n]) => all + n, 0);
}

/** What the next step would bring; once a card is laid, where one is named. */
export function hintOf(table: TableState, plate: Area | "family", laid: string | null = null): string {
  const seat = ownSeat(table);
  if (!seat) return "";
  const view = viewOf(table);
  const open = (extra: string): string =>
    view.extras.includes(extra) && EXTRAS.includes(extra) && seat.extras_taken === 0 ? "yes" : "no";
  const houses = Object.values(view.cards).filter(({ owner }) => owner === table.you);
  const more = laid === null ? 0 : 1;
  switch (plate) {
    case "influence":
      return t("page-chicago-hint-influence", {
        count: allInfluence(seat) + more,
        more: Math.max(0, FOUR - allInfluence(seat) - more),
        extra: open("A"),
      });
    case "gangsters":
      return t("page-chicago-hint-gangsters", {
        more: Math.max(0, FOUR - gangstersOf(seat) - more),
        extra: open("B"),
      });
    case "assets": {
      const kinds = ASSETS.filter((id) => assetsOf(seat, id) > 0 || id === laid).length;
      return t("page-chicago-hint-assets", { more: FOUR - kinds, extra: open("C") });
    }
    case "business":
      return t("page-chicago-hint-business", {
        count: houses.length,
        extorted: houses.filter(({ extorted }) => extorted).length,
      });
    case "special":
      return seat.areas.special.length < 2
        ? t("page-chicago-hint-special", { more: 2 - seat.areas.special.length })
        : "";
    case "movement":
      return seat.areas.movement.length < 2
        ? t("page-chicago-hint-movement", { more: 2 - seat.areas.movement.length })
        : "";
    default:
      return "";
  }
}

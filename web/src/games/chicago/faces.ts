// How an answer looks in a list: its sign, the side it goes to, its name, and what it means.
import type { IconName } from "../../furniture/icons";
import { t } from "../../strings/strings.svelte";
import type { Option } from "../../table/options";
import type { TableState } from "../../table/table.svelte";
import { typeOf } from "./answers";
import { plateSign, type SignName, thingSign } from "./icons";
import { bookOf, liveryOf } from "./scene";

export interface Face {
  sign?: SignName | undefined;
  icon?: IconName | undefined;
  /** A small badge: the side of influence. */
  badge?: SignName | undefined;
  /** A seat's colour. */
  colour?: string;
  name: string;
  small: string;
}

const SIGNS: Record<string, SignName> = {
  son: "c-family",
  father: "c-family",
  grandfather: "c-family",
  family: "c-family",
  movement: "c-movement",
  chief: "c-chief",
  gangster: "c-gangster",
  "lose-gangster": "c-gangster",
  "business-draw": "c-business",
  free: "c-money",
  "free-by-godfather": "c-godchild",
  "use-bonus": "c-cards",
  "use-bonus-by-godfather": "c-godchild",
  "godfather-income": "c-godchild",
};
/** The field that names the card or thing an action is about. */
const FIELDS: Record<string, string> = {
  pay: "card",
  under: "card",
  lay: "card",
  discard: "card",
  influence: "card",
  "lay-influence": "card",
  "lose-influence": "card",
  asset: "asset",
  "lose-asset": "asset",
  "lose-asset-token": "asset",
  special: "special",
  "special-by-godfather": "special",
};

export function faceOf(table: TableState, option: Option): Face {
  const form = option.forms[0];
  const type = typeOf(option);
  const book = bookOf(table);
  const card = form && FIELDS[type] ? String(form[FIELDS[type] ?? ""]) : "";
  const side = form?.side === undefined ? "" : String(form.side);
  if (type === "rival") {
    const { colour, emblem } = liveryOf(table, Number(form?.seat));
    return { icon: emblem, colour, name: table.name(Number(form?.seat)), small: option.hint };
  }
  if (type === "immune") {
    const penalty = String(form?.penalty);
    return { sign: plateSign(penalty), name: book.city_cards[penalty]?.name ?? penalty, small: option.hint };
  }
  if (type === "extra") return { icon: "i-trophy", name: option.label, small: option.hint };
  if (type === "lose-influence-token")
    return { sign: thingSign(side), badge: thingSign(side), name: t("page-chicago-a-token"), small: "" };
  if (type.startsWith("lose-asset") || type === "lose-gangster")
    return { sign: card ? thingSign(card) : "c-gangster", name: option.label, small: "" };
  if (card)
    return {
      sign: thingSign(card),
      badge: side ? thingSign(side) : undefined,
      name: book.cards[card]?.name ?? option.label,
      small: type === "asset" || type.startsWith("special") ? option.hint : "",
    };
  return {
    sign: SIGNS[type],
    icon: SIGNS[type] ? undefined : "i-next",
    name: option.label,
    small: option.hint,
  };
}

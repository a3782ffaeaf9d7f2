// What stands above the order slip: the thing that the option is about, its sign, and whose it is.
import type { IconName } from "../../furniture/icons";
import { t } from "../../strings/strings.svelte";
import type { Option } from "../../table/options";
import type { TableState } from "../../table/table.svelte";
import { bookOf, figureAt, liveryOf, placeName, viewOf } from "./scene";
import { allyIcon, figureIcon } from "./seats";
import { sender } from "./senders";
import { type Figure, isAlly, isJob, type Owner } from "./shapes";

export interface Head {
  icon: IconName;
  /** Of the sign: a colour of seats (`s-…`) or a job's weave (`jb j-…`). */
  look: string;
  square: boolean;
  title: string;
  sub: string;
}

/** The job or ally that an option plays, takes or keeps. */
export function cardOf(table: TableState, option: Option | null): string | null {
  const [target] = option?.targets ?? [];
  if (target?.kind === "public") return viewOf(table).public_jobs[Number(target.id) - 1] ?? null;
  return target && (isJob(target.id) || isAlly(target.id)) ? target.id : null;
}

/** What the running card asks a figure, space or turf for. */
export const purpose = (table: TableState): string =>
  ((table.view?.stack as { purpose?: string }[] | undefined)?.at(-1)?.purpose ?? "") as string;

export function figureName(table: TableState, kind: string): string {
  const book = bookOf(table);
  const named: Record<string, string> = { ...book.members, ...book.neutrals };
  return named[kind] ?? t("page-godfather-thug");
}

/** A figure with its owner: “your Don”, “Thug of Ada”, “Mayor”. */
export const whose = (table: TableState, { kind, owner }: Figure): string =>
  t("page-godfather-whose", {
    figure: figureName(table, kind),
    owner: owner === table.you ? "you" : owner === "neutral" ? owner : "other",
    name: typeof owner === "number" ? table.name(owner) : "",
  });

const seatLook = (table: TableState, owner: Owner | null): string => `s-${liveryOf(table, owner).colour}`;

function ofSpace(table: TableState, option: Option, place: string): Head {
  const type = option.forms[0]?.type ?? "";
  const title = placeName(table, place);
  const there = type === "figure" ? figureAt(viewOf(table), place) : null;
  const goes = there ?? sender(table, place);
  const named = bookOf(table).turfs[place.slice(2)] ?? "";
  const turf =
    named && ["thug", "front"].includes(type) ? t("page-godfather-slip-front", { turf: named }) : named;
  if (!goes) return { icon: "i-front", look: seatLook(table, table.you), square: true, title, sub: turf };
  const sub = there
    ? whose(table, there)
    : turf || purpose(table) === "move-enemy"
      ? turf || whose(table, goes)
      : t("page-godfather-slip-figure", { figure: figureName(table, goes.kind) });
  const square = goes.kind === "thug" || goes.kind === "union-boss";
  return { icon: figureIcon(goes.kind), look: seatLook(table, goes.owner), square, title, sub };
}

export function headOf(table: TableState, option: Option): Head {
  const own = seatLook(table, table.you);
  const [target] = option.targets;
  const card = cardOf(table, option);
  if (card && isJob(card)) {
    const { name = option.label, colour = "", colour_name = "" } = bookOf(table).cards[card] ?? {};
    const sub = t("page-godfather-colour-job", { colour: colour_name });
    return { icon: "i-job", look: `jb j-${colour}`, square: true, title: name, sub };
  }
  if (card) {
    const title = bookOf(table).cards[card]?.name ?? option.label;
    return { icon: allyIcon(card), look: "s-neutral", square: true, title, sub: t("page-godfather-an-ally") };
  }
  if (target?.kind === "space") return ofSpace(table, option, target.id);
  const plain = { square: false, title: option.label, sub: target ? option.hint : "" };
  if (target?.kind !== "turf") return { ...plain, icon: "i-x", look: "s-neutral" };
  const title = bookOf(table).turfs[target.id] ?? option.label;
  return purpose(table) === "police-chief"
    ? { ...plain, title, icon: "i-police", look: seatLook(table, "neutral") }
    : { ...plain, title, icon: "i-marker", look: own };
}

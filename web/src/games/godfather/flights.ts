// Cards on their way between bank, hands and suitcases: from which thing on the page to which one.
import type { GameEvent } from "../../wire/messages";
import { isBill, isGood } from "./shapes";

export interface Flight {
  card: string;
  from: string;
  to: string;
}

const BANK = ".bank";
const dossier = (seat: unknown): string => `.seats > :nth-child(${Number(seat) + 1})`;
const facts = (seat: unknown, n: number): string => `${dossier(seat)} .facts > :nth-child(${n})`;

export function flightOf(event: GameEvent, you: number | null): Flight | null {
  const seat = event.seat;
  const mine = seat === you;
  const hand = mine ? ".fan" : facts(seat, 1);
  const suitcase = mine ? ".case" : facts(seat, 2);
  const bill = typeof event.bill === "string" ? event.bill : "";
  const card = String(event.good ?? event.card ?? bill);
  switch (event.event) {
    case "laundered":
    case "bill-cashed":
      return { card: bill, from: hand, to: suitcase };
    case "bank-to-case":
      return { card: bill, from: BANK, to: suitcase };
    case "bill-taken":
    case "good-taken":
      return card ? { card, from: BANK, to: hand } : null;
    case "good-paid":
    case "discarded":
    case "tribute-paid":
      return { card, from: hand, to: isBill(card) || isGood(card) ? BANK : ".map" };
    case "bid-paid":
      return { card: ((event.bills ?? []) as string[])[0] ?? "", from: suitcase, to: BANK };
    case "stolen":
      return { card, from: dossier(event.victim), to: hand };
    case "stolen-from-case":
    case "collected":
      return { card: bill, from: dossier(event.victim), to: suitcase };
    default:
      return null;
  }
}

// Every business, special card, card of the deck, extra action and penalty of Chicago.

import { type Card, type Cards, type Chip, measuresOf } from "../../books/cards";
import type { CardBook } from "../../books/shelf";
import { t } from "../../strings/strings.svelte";
import Face from "./book/Face.svelte";
import { kindOf } from "./cards";
import { type SignName, signHref } from "./icons";
import { type Book, EXTRAS, HENCHMEN, isSpecial } from "./shapes";

const KINDS = ["business", "special", "deck", "extra", "penalty"] as const;
/** The records of the city's cards that are penalties. */
const PENALTIES: Record<string, string> = {
  bribe: "penalty-bribe",
  sabotage: "penalty-sabotage",
  "code-of-ethics": "penalty-ethics",
  confrontation: "penalty-confrontation",
};
const ASKED: Record<string, SignName> = {
  gangsters: "c-gangster",
  influence: "c-hat",
  asset: "c-asset",
  family: "c-family",
  money: "c-money",
};
const words = (book: CardBook): Book => book as unknown as Book;
/** As it stands on a card: it begins with a capital letter. */
const headed = (text: string): string => {
  const told = text.replaceAll("≈", "");
  return told.slice(0, 1).toLocaleUpperCase() + told.slice(1);
};

function business(book: CardBook, id: string): Card {
  const found = words(book).businesses[id];
  const asks = found?.asks;
  const tags: string[] = [...(asks?.henchmen ?? [])];
  if (asks?.gangsters) tags.push("gangsters");
  if (asks?.influence.length) tags.push("influence");
  if (asks?.asset) tags.push("asset");
  if (asks?.family) tags.push("family");
  if (asks?.money) tags.push("money");
  return {
    id,
    kind: "business",
    group: "business",
    name: found?.name ?? id,
    text: headed(found?.text ?? ""),
    look: "k-house",
    tags,
    record: book.records[id],
    measures: measuresOf(book, "business", id, "page-chicago-cards-chance-business"),
  };
}

function held(book: CardBook, id: string): Card {
  const found = words(book).cards[id];
  const special = isSpecial(id);
  return {
    id,
    kind: special ? "special" : "deck",
    group: special ? "special" : "deck",
    name: headed(found?.name ?? id),
    text: headed(found?.effect ?? found?.text ?? ""),
    look: `k-${kindOf(id)}`,
    tags: [...(found?.pair ?? [])],
    record: book.records[special ? id : `card-${id}`],
    measures: measuresOf(book, "special", id, "page-chicago-cards-chance-special"),
  };
}

const extra = (book: CardBook, id: string): Card => ({
  id: `extra-${id}`,
  kind: "extra",
  group: "extra",
  name: t("page-chicago-cards-extra", { extra: id }),
  text: headed(words(book).extras[id] ?? ""),
  look: "k-extra",
  tags: [],
  record: book.records[`extra-${id}`],
  measures: measuresOf(book, "extra", id, "page-chicago-cards-chance-extra"),
});

const penalty = (book: CardBook, id: string): Card => ({
  id,
  kind: "penalty",
  group: "penalty",
  name: words(book).city_cards[id]?.name ?? id,
  text: words(book).city_cards[id]?.text ?? "",
  look: "k-penalty",
  tags: [],
  record: book.records[PENALTIES[id] ?? ""],
  measures: [],
});

export default {
  kinds: KINDS.map((id) => ({ id, title: `page-chicago-cards-kind-${id}` })),
  part: "page-chicago-cards-part",
  groups: () =>
    KINDS.map((id) => ({
      id,
      look: id === "business" ? "k-house" : id === "deck" ? "k-gangster" : `k-${id}`,
      title: t(`page-chicago-cards-kind-${id}`),
      how: t(`page-chicago-cards-how-${id}`),
    })),
  cards: (book) => [
    ...Object.keys(words(book).businesses).map((id) => business(book, id)),
    ...Object.keys(words(book).cards).map((id) => held(book, id)),
    ...EXTRAS.map((id) => extra(book, id)),
    ...Object.keys(PENALTIES).map((id) => penalty(book, id)),
  ],
  filters: (book) => [
    {
      id: "men",
      title: "page-chicago-cards-by-men",
      chips: HENCHMEN.map((id): Chip => ({ id, name: words(book).tokens[id] ?? id, look: `m-${id}` })),
    },
    {
      id: "asks",
      title: "page-chicago-cards-by-asks",
      chips: Object.entries(ASKED).map(
        ([id, sign]): Chip => ({
          id,
          name: t("page-chicago-cards-part", { part: id }),
          href: signHref(sign),
        }),
      ),
      fits: (card, chosen) => card.kind === "business" && chosen.every((one) => card.tags.includes(one)),
    },
  ],
  Face,
} satisfies Cards;

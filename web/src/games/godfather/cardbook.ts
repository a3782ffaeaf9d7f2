// Every job, ally and business of The Godfather.

import { type Card, type Cards, type Chip, measuresOf } from "../../books/cards";
import type { CardBook } from "../../books/shelf";
import { type IconName, iconHref } from "../../furniture/icons";
import { t } from "../../strings/strings.svelte";
import Face from "./book/Face.svelte";
import { valuesOf } from "./book/values";
import { thingIcon } from "./seats";
import { type Book, brief, COLOURS, isAlly, isJob } from "./shapes";

const ACTS = ["I", "II", "III"];
const PAID = ["gun", "booze", "blood"];
const DOES: Record<string, { icon: IconName; steps: RegExp }> = {
  launder: { icon: "i-suitcase", steps: /"launder"|LAUNDER|bank_to_case/ },
  money: { icon: "i-bill", steps: /MONEY|DISCARD\d_[58]|collect|offer/ },
  goods: { icon: "i-booze", steps: /GOOD|choose_good/ },
  shoot: { icon: "i-shot", steps: /gun_down|drive_by|clean_house/ },
  move: { icon: "i-move", steps: /move_|swap|retrieve|take_over|mayor|union_boss|chief/ },
  steal: { icon: "i-swap", steps: /steal|collect|offer/ },
  marker: { icon: "i-marker", steps: /place_marker/ },
};
const words = (book: CardBook): Book => book as unknown as Book;

function doing(steps: unknown): string[] {
  const text = JSON.stringify(steps ?? []);
  return Object.keys(DOES).filter((id) => DOES[id]?.steps.test(text));
}

function held(book: CardBook, id: string): Card {
  const found = words(book).cards[id];
  const record = book.records[id];
  const values = valuesOf({ record });
  const job = isJob(id);
  return {
    id,
    kind: job ? "job" : "ally",
    group: job ? `j-${values.colour}` : `act-${values.act}`,
    name: found?.name ?? id,
    text: brief(found?.text),
    look: job ? `j-${values.colour}` : "al",
    tags: [
      ...doing(values.ability),
      ...(values.colour ? [values.colour] : []),
      ...(values.act ? [`act-${values.act}`] : []),
    ],
    record,
    measures: job
      ? measuresOf(book, "job", id, "page-godfather-cards-chance-job")
      : measuresOf(book, "ally-choice", id, "page-godfather-cards-chance-ally"),
  };
}

function business(book: CardBook, id: string): Card {
  const shop = words(book).businesses[id];
  const said = (icons: string[] | undefined): string =>
    (icons ?? []).map((icon) => words(book).icons[icon] ?? icon).join(" · ");
  const [front, back] = [said(shop?.front_icons), said(shop?.back_icons)];
  const sides = [t("page-godfather-cards-front"), t("page-godfather-cards-back")] as const;
  const lines = [front && `${sides[0]}: ${front}`, back && `${sides[1]}: ${back}`];
  return {
    id,
    kind: "business",
    group: `c-${shop?.colour ?? "printed"}`,
    name: shop?.name ?? id,
    text: lines.filter(Boolean).join("\n"),
    look: `ti c-${shop?.colour ?? "printed"}`,
    tags: doing([shop?.front_icons, shop?.back_icons]),
    record: book.records[id],
    measures: [
      ...measuresOf(book, "front", id, "page-godfather-cards-chance-space", sides[0]),
      ...measuresOf(book, "back", id, "page-godfather-cards-chance-space", sides[1]),
    ],
  };
}

export default {
  kinds: [
    { id: "job", title: "page-godfather-cards-jobs" },
    { id: "ally", title: "page-godfather-cards-allies" },
    { id: "business", title: "page-godfather-cards-businesses" },
  ],
  part: "page-godfather-cards-part",
  groups: (book) => {
    const copies = (colour: string): number =>
      Object.values(book.records)
        .filter(({ kind, values }) => kind === "jobs" && values.colour === colour)
        .reduce((all, { values }) => all + Number(values.copies), 0);
    return [
      ...COLOURS.map((colour) => ({
        id: `j-${colour}`,
        look: `j-${colour}`,
        title: t("page-godfather-cards-jobs-of", { colour }),
        how: t("page-godfather-cards-jobs-how", { colour, count: copies(colour) }),
      })),
      ...ACTS.map((act, n) => ({
        id: `act-${n + 1}`,
        look: "al",
        title: t("page-godfather-cards-allies-of", { act }),
        how: t("page-godfather-cards-allies-how"),
      })),
      ...["printed", "blue", "red"].map((colour) => ({
        id: `c-${colour}`,
        look: `ti c-${colour}`,
        title: t("page-godfather-cards-shops-of", { colour }),
        how: t("page-godfather-cards-shops-how"),
      })),
    ];
  },
  cards: (book) => [
    ...Object.keys(words(book).cards)
      .filter((id) => isJob(id) || isAlly(id))
      .map((id) => held(book, id)),
    ...Object.keys(words(book).businesses).map((id) => business(book, id)),
  ],
  filters: (book) => [
    {
      id: "colour",
      title: "page-godfather-cards-by-colour",
      chips: COLOURS.map((id): Chip => ({ id, name: words(book).colours?.[id] ?? id, look: `j-${id}` })),
      fits: (card, chosen) => card.kind === "job" && chosen.some((one) => card.tags.includes(one)),
    },
    {
      id: "hold",
      title: "page-godfather-cards-by-hold",
      chips: PAID.map(
        (id): Chip => ({ id, name: words(book).cards[id]?.name ?? id, href: iconHref(thingIcon(id)) }),
      ),
      fits: (card, chosen) =>
        card.kind === "job" && (valuesOf(card).cost ?? []).every((good) => chosen.includes(good)),
    },
    {
      id: "does",
      title: "page-godfather-cards-by-does",
      chips: Object.entries(DOES).map(
        ([id, { icon }]): Chip => ({
          id,
          name: t("page-godfather-cards-does", { what: id }),
          href: iconHref(icon),
        }),
      ),
    },
    {
      id: "act",
      title: "page-godfather-cards-by-act",
      chips: ACTS.map((name, n): Chip => ({ id: `act-${n + 1}`, name })),
    },
  ],
  Face,
} satisfies Cards;

// What the question line says: one of a few situations, the first that holds.

import { comma, t } from "../strings/strings.svelte";
import { answeringOf } from "./answering";
import type { TableState } from "./table.svelte";

export interface Situation {
  kind:
    | "broken"
    | "waiting"
    | "playback"
    | "held"
    | "grant"
    | "away"
    | "paused"
    | "asked"
    | "sealed"
    | "others"
    | "over"
    | "closed";
  text: string;
  how: string;
  rule: string | null;
  /** Whose colours the line wears. */
  seat: number | null;
  quiet: boolean;
  thinks: boolean;
}

type Part = Partial<Situation> & Pick<Situation, "kind" | "text">;
const made = (part: Part): Situation => ({
  how: "",
  rule: null,
  seat: null,
  quiet: true,
  thinks: false,
  ...part,
});

function others(table: TableState): Situation {
  const seats = table.waitingFor;
  const first = seats[0] ?? null;
  const bot = first !== null && table.meta?.seats[first]?.kind === "bot";
  const names = seats.map((seat) => table.name(seat)).join(comma());
  if (seats.length === 0) return made({ kind: "others", text: t("page-wait-a-moment") });
  if (seats.length > 1) return made({ kind: "others", text: t("page-wait-all"), how: names });
  const text = bot ? t("page-bot-thinks", { name: names }) : t("page-person-thinks", { name: names });
  return made({ kind: "others", text, seat: first, thinks: true });
}

export function situation(table: TableState): Situation {
  const { meta, you, question } = table;
  if (table.lost) return made({ kind: "broken", text: t("page-line-dead"), how: t("page-line-dead-how") });
  if (!meta) return made({ kind: "waiting", text: t("page-opening") });
  if (meta.status === "closed") return made({ kind: "closed", text: t("page-closed") });
  if (table.playing || table.watching)
    return made({ kind: "playback", text: table.caption || t("page-watch"), seat: table.captionSeat });
  if (meta.status === "over") {
    const won = meta.result?.reason === "vote" ? [] : (meta.result?.winners ?? []);
    const winners = won.map((seat) => table.name(seat));
    const text = winners.length
      ? t("page-won", { names: winners.join(comma()), count: winners.length })
      : t("page-ended-vote");
    return made({ kind: "over", text, seat: won[0] ?? null });
  }
  if (meta.paused) return made({ kind: "paused", text: t("page-paused"), how: t("page-paused-how") });
  if (you !== null && meta.seats[you]?.absent)
    return made({ kind: "away", text: t("page-away"), how: t("page-away-how"), seat: you });
  const asker = meta.asks_back ?? null;
  if (asker !== null && you !== null)
    return asker === you
      ? made({ kind: "others", text: t("page-asked-back"), seat: you })
      : made({
          kind: "grant",
          text: t("page-asks-back", { name: table.name(asker) }),
          seat: asker,
          quiet: false,
        });
  if (table.aside) return made({ kind: "others", text: table.aside });
  if (table.held)
    return made({
      kind: "held",
      text: t("page-held", { what: table.heldAs || "none" }),
      how: t("page-held-how"),
      seat: you,
      quiet: false,
    });
  if (question && table.asked) {
    const how = table.prompted || table.game.how?.(table) || t(`page-how-${answeringOf(table).name}`);
    return made({
      kind: "asked",
      text: question.sentence ?? question.asked,
      how,
      rule: question.rule ?? null,
      seat: you,
      quiet: false,
    });
  }
  if (question?.sealed)
    return made({ kind: "sealed", text: t("page-sealed"), how: t("page-sealed-how"), seat: you });
  return others(table);
}

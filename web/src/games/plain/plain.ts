// A client for any game, without a drawing: everything is answered by lists. For titles that are not drawn yet.

import type { View } from "../../wire/messages";
import type { Book, GameClient, SeatLook, Track } from "../game";
import { LOOKS } from "../looks";
import PlainBoard from "./PlainBoard.svelte";
import PlainDossier from "./PlainDossier.svelte";
import PlainThumbnail from "./PlainThumbnail.svelte";

function look(seat: number, view: View | null): SeatLook {
  const [colour, emblem] = LOOKS[seat % LOOKS.length] ?? ["neutral", "em-ring"];
  const seats = (view?.seats ?? []) as { family?: string }[];
  return { family: seats[seat]?.family ?? "", colour, emblem };
}

function track(view: View, book: Book): Track {
  const phases = Object.keys(book.phases);
  const stamp = Number(view.act ?? view.round ?? 1);
  return {
    label: "",
    stamps: Array.from({ length: Math.max(stamp, view.act === undefined ? 6 : 4) }, (_, n) => String(n + 1)),
    stamp: stamp - 1,
    phases: Object.values(book.phases),
    phase: phases.indexOf(String(view.phase)),
  };
}

export function plain(name: string, title: string): GameClient {
  return {
    name,
    title,
    Table: PlainBoard,
    Dossier: PlainDossier,
    Thumbnail: PlainThumbnail,
    panels: [],
    decisions: {},
    targets: () => [],
    look,
    track,
    duration: () => 0,
  };
}

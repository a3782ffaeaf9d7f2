// What a game's client must bring. The rest of the client knows games only through this.

import type { Component } from "svelte";
import type { First } from "../first/hints";
import type { IconName } from "../furniture/icons";
import type { Cue } from "../settings/sound";
import type { Option, Targeting } from "../table/options";
import type { TableState } from "../table/table.svelte";
import type { Fields, GameEvent, View } from "../wire/messages";

/** Names and texts of a game's cards and places, from the server (`/api/tables/{id}/words`). */
export interface Book {
  game: string;
  language: string;
  families: { id: string; name: string; mark: string; ink: string; ground: string }[];
  groups: Record<string, string>;
  phases: Record<string, string>;
  [more: string]: unknown;
}

export type Colour = "yellow" | "blue" | "green" | "red" | "purple" | "neutral";

/** How a seat looks: nothing is told by colour alone. */
export interface SeatLook {
  family: string;
  colour: Colour;
  emblem: IconName;
}

/** Where the game stands: acts or rounds as stamps, phases as stops on a line. */
export interface Track {
  label: string;
  stamps: string[];
  stamp: number;
  phases: string[];
  phase: number;
}

export interface TableProps {
  table: TableState;
}

/** A part of the table beside the board. On small screens each is a drawer of its own. */
export interface Panel {
  id: string;
  icon: IconName;
  /** The kinds of targets that lie in it. */
  holds?: readonly string[];
  /** Whether it is the viewer's own; spectators are not shown it. */
  own: boolean;
  /** Of use when the game is over; others are not shown then. */
  after?: boolean;
  /** False: of use only then. */
  during?: boolean;
  /** Whether what `more` says is a warning. */
  warns?: boolean;
  /** On small screens it stays in sight under the board, and is no drawer. */
  pinned?: boolean;
  title(table: TableState): string;
  /** Shorter, for the drawer's tab. */
  tab?(table: TableState): string;
  /** A small word or number beside the title. */
  more?(table: TableState): string;
  /** On the drawer's tab. */
  count(table: TableState): string;
  Content: Component<TableProps>;
}

/** How a decision is answered: on the board with the order slip, by a component of its own, or by a named
 *  generic one: `menu` (a list of options) or `pick` (several items with a running total). */
export type Answering = "board" | "menu" | "pick" | Component<TableProps> | Docked;

/** Answered beside the board, which stays in sight; where several things are picked, `pick` lies over it. */
export interface Docked {
  dock: Component<TableProps>;
  pick?: Component<TableProps>;
}

export type Thumbnail = Component<{ id: string; view?: Fields | null }>;
/** What a seat saw beside all others, laid open: `own` is its own part of a view, `worth` its score. */
export interface OpenProps extends TableProps {
  seat: number;
  own: View;
  worth: { total: number; sources: { source: string; points: number }[] } | null;
}

export interface GameClient {
  readonly name: string;
  readonly title: string;
  /** The board in the middle; it reads `table.view`, `table.selection`, `table.foresight`, `table.playing`. */
  readonly Table: Component<TableProps>;
  /** What of it is painted when a moment of a game is saved as a picture: a selector; without it nothing is. */
  readonly board?: string;
  /** The board's height for a width of one, where it is drawn as a picture. */
  readonly height?: number;
  readonly panels: readonly Panel[];
  /** What a dossier shows under a seat's name. */
  readonly Dossier: Component<TableProps & { seat: number }>;
  /** A seat's hidden things once a game is over, under its dossier; without it they are not shown. */
  readonly Open?: Component<OpenProps>;
  /** The sign of a phase in which all choose at once, on the tape of a replay. */
  phaseIcon?(phase: string): IconName | null;
  /** How points are written, such as `$12`. */
  points?(count: number): string;
  /** The order slip's inside for the option `table.selection.shown`; without it the slip tells sentences. */
  readonly Slip?: Component<TableProps>;
  /** What the slip's button says. */
  verb?(table: TableState): string;
  /** An answer that does nothing but end the turn, or hands over for a moment: it waits for no “End turn”. */
  closes?(option: Option): boolean;
  /** The end of the game; without it a plain list of scores. */
  readonly Ending?: Component<TableProps>;
  /** A small picture of a table, for lists; `view` is what everybody may see of it. */
  readonly Thumbnail: Thumbnail;
  /** What the thing `table.about` is; without it nothing is said of things that cannot be chosen. */
  readonly About?: Component<TableProps>;
  /** What lies over the board while `table.playing` is played back. */
  readonly Stage?: Component<TableProps>;
  /** The standing as all can know it. */
  readonly Standing?: Component<TableProps>;
  /** The sound of an event. */
  cue?(event: GameEvent): Cue | null;
  /** Answers that lie nowhere on the table, as buttons of the question line. */
  readonly Buttons?: Component<TableProps>;
  /** The small line under the question; empty: the common one. */
  how?(table: TableState): string;
  /** The game's name as it is drawn in the top bar. */
  readonly Mark?: Component<{ title: string }>;
  /** The track's stamps as this game draws them. */
  readonly Stamps?: Component<{ track: Track }>;
  /** By `question.asked`; what is missing is answered by `menu` or `pick`. */
  readonly decisions: Readonly<Record<string, Answering>>;
  readonly targets: Targeting;
  look(seat: number, view: View | null): SeatLook;
  track(view: View, book: Book): Track;
  /** How an act or round is called, by the engine's number; "" for what comes before the first. */
  stage?(stage: number): string;
  /** What is said in somebody's first game, fetched where it is one; without it nothing is. */
  first?(): Promise<First>;
  /** How long an event is played at 1x, in milliseconds; 0: it is not staged. */
  duration(event: GameEvent): number;
}

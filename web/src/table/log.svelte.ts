// What happened, in sentences: one line each. Told live it equals what a reload tells, take-backs included.

import type { GameEvent, Happening, Position } from "../wire/messages";
import type { Told } from "./playback.svelte";

export interface LogLine {
  text: string;
  seat: number | null;
}

const line = (text: string, seat: number | null = null): LogLine => ({ text, seat });
const MOST = 600;
const MOST_EVENTS = 400;

export class Log {
  lines = $state.raw<LogLine[]>([]);
  /** The first line since the viewer's last answer. */
  since = $state(0);
  /** What was told since the viewer's last answer, to be watched again. */
  recent = $state.raw<Told[]>([]);
  /** The latest events as the server told them, before a reload and after it. */
  events = $state.raw<GameEvent[]>([]);
  /** The position as it stood then. */
  before: Position | null = null;

  /** How many lines are new. */
  get fresh(): number {
    return this.lines.length - this.since;
  }

  begin(lines: string[], events: GameEvent[]): void {
    this.events = events.slice(-MOST_EVENTS);
    this.lines = lines.map((text) => line(text));
    this.since = this.lines.length;
    this.recent = [];
  }

  add(told: Told): void {
    this.events = [...this.events, ...told.events].slice(-MOST_EVENTS);
    const more = told.happened.flatMap((one) => (one.lines ?? []).map((text) => line(text, seatOf(one))));
    if (!more.length) return;
    this.lines = [...this.lines, ...more].slice(-MOST);
    this.recent = [...this.recent, told];
  }

  /** The viewer has answered: what comes now is new. */
  turned(position: Position | null): void {
    this.before = position;
    this.since = this.lines.length;
    this.recent = [];
  }
}

const seatOf = (one: Happening): number | null => one.seat ?? null;

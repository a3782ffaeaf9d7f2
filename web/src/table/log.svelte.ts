// What happened, in sentences: one line each. Told live it equals what a reload tells, take-backs included.

import type { GameEvent, Happening, Position } from "../wire/messages";
import type { Told } from "./playback.svelte";

export interface LogLine {
  text: string;
}

const line = (text: string): LogLine => ({ text });
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
    this.lines = lines.map(line);
    this.since = this.lines.length;
    this.recent = [];
  }

  add(told: Told): void {
    this.events = [...this.events, ...told.events].slice(-MOST_EVENTS);
    const before = this.lines.length;
    let lines = this.lines;
    for (const one of told.happened as (Happening & { again?: string[] })[]) {
      const again = one.again ?? [];
      lines =
        again.length && lines.length
          ? [...lines.slice(0, -1), ...again.map(line)]
          : [...lines, ...(one.lines ?? []).map(line)];
    }
    if (lines === this.lines || !told.happened.some((one) => one.lines?.length)) return;
    this.lines = lines.slice(-MOST);
    this.since = Math.max(0, this.since - (lines.length - this.lines.length));
    if (this.since >= before && before > 0 && lines.length === before) this.since = before - 1;
    this.recent = [...this.recent, told];
  }

  /** The viewer has answered: what comes now is new. */
  turned(position: Position | null): void {
    this.before = position;
    this.since = this.lines.length;
    this.recent = [];
  }
}

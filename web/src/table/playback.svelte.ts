// What was told is shown one event after the other, at the viewer's pace. The position that is shown is always
// one the server told: the one before while its events are played, the new one afterwards.

import type { GameEvent, Happening, Meta, Position } from "../wire/messages";

export type Speed = 0 | 1 | 2 | 4;
export const SPEEDS: readonly Speed[] = [1, 2, 4, 0];

/** One message of the server: what happened, and the position after it. */
export interface Told {
  seq: number;
  events: GameEvent[];
  lines: string[];
  happened: Happening[];
  position: Position | null;
  meta: Meta | null;
  /** How long its last event stays at least, in milliseconds at 1x: what others do must not flash by. */
  least?: number;
  /** Watched once more: it changes nothing but what is shown. */
  again?: "on" | "last";
}

/** The event that is on now; it takes `duration` milliseconds. */
export interface Playing {
  event: GameEvent;
  lines: string[];
  duration: number;
  /** All events of the message. */
  all: GameEvent[];
  /** The position after this message, for moves from here to there. */
  next: Position | null;
}

/** How long an event is shown at 1x, in milliseconds; 0: it is not staged. */
export type Durations = (event: GameEvent) => number;
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const sleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

export class Playback {
  playing = $state.raw<Playing | null>(null);
  speed = $state<Speed>(1);
  private queue: Told[] = [];
  private busy = false;
  private skipping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly durations: Durations,
    private readonly show: (told: Told) => void,
    private readonly started: (playing: Playing) => void = () => {},
    private readonly wait: Sleep = sleep,
  ) {}

  get idle(): boolean {
    return !this.busy && this.queue.length === 0;
  }

  add(told: Told): void {
    this.queue.push(told);
    if (!this.busy) this.running = this.run();
  }

  /** Straight to the last position that was told; done when it is shown. */
  skip(): Promise<void> {
    this.skipping.abort();
    return this.running;
  }

  /** Forget what waits; a snapshot has told it all. */
  drop(): void {
    this.queue = [];
    void this.skip();
  }

  private async run(): Promise<void> {
    this.busy = true;
    this.skipping = new AbortController();
    for (let told = this.queue.shift(); told; told = this.queue.shift()) {
      const { signal } = this.skipping;
      let taken = 0;
      for (const event of told.events) {
        const duration = this.speed === 0 ? 0 : this.durations(event) / this.speed;
        if (duration <= 0 || signal.aborted) continue;
        this.playing = { event, lines: told.lines, duration, all: told.events, next: told.position };
        this.started(this.playing);
        await this.wait(duration, signal);
        taken += duration;
      }
      const left = (told.least ?? 0) / (this.speed || 1) - taken;
      if (this.playing && left > 0) await this.wait(left, signal);
      this.playing = null;
      this.show(told);
      if (!this.queue.length) this.skipping = new AbortController();
    }
    this.busy = false;
  }
}

// A finished game looked at again: a table that nobody answers at. The position that is shown is one the server
// told, for the move that was asked for and by the eyes that were chosen.

import type { Book, GameClient, OpenProps } from "../games/game";
import type { Costly, Told as Notes } from "../notes/notes";
import { settings } from "../settings/settings.svelte";
import { strings } from "../strings/strings.svelte";
import type { Line } from "../table/connection";
import type { Target } from "../table/options";
import { sleep, type Told } from "../table/playback.svelte";
import { TableState } from "../table/table.svelte";
import { api, invites, Problem } from "../wire/http";
import type { GameEvent, Meta, Position, Question, Reply, View } from "../wire/messages";
import { type Pin, pinAt, pins } from "./costly";
import { next, type Outline, previous, type Stride, type Turn, turnAt } from "./outline";
import { named } from "./where";

/** Whose eyes: everybody's at once, a seat's, or an onlooker's. */
export type Eyes = "all" | number;
export const ONLOOKER = -1;
export const PACES = [0.5, 1, 3] as const;
const DWELL: Record<Stride, number> = { step: 900, turn: 1800, phase: 3200 };
const APART = 110; // milliseconds between two questions: a server limits looks back
const KEPT = 400;

type Score = NonNullable<OpenProps["worth"]>;

export interface Moved {
  move: number;
  last: number;
  entry: number;
  events: GameEvent[];
  lines: string[];
  position: Position | null;
  worth: Score[];
  own: View[] | null;
}

const nobody = (): Line => ({
  join: () => {},
  connect: () => {},
  close: () => {},
  command: silence,
  ask: silence,
});
const silence = (): Promise<Reply> =>
  Promise.resolve({ type: "error", error: "no-seat", detail: "" } as Reply);

export class ReplayState extends TableState {
  outline = $state.raw<Outline | null>(null);
  /** The move that is looked at; its position may still be on the way. */
  move = $state(0);
  shown = $state.raw<Moved | null>(null);
  eyes = $state<Eyes>("all");
  stride = $state<Stride>("turn");
  pace = $state<number>(1);
  running = $state(false);
  fault = $state("");
  /** What the consigliere has noted, where he has. */
  private costly = $state.raw<Costly[]>([]);
  readonly pins = $derived<Pin[]>(
    this.outline && this.costly.length
      ? pins(this.costly, this.outline, this.eyes, this.meta?.you ?? null)
      : [],
  );
  readonly pin = $derived<Pin | null>(this.outline ? pinAt(this.pins, this.outline, this.move) : null);
  /** Ids of what is acted on now; some of them are things of the board. */
  readonly named = $derived<string[]>(
    this.shown?.move ? named(this.shown.events, this.turn?.seat ?? null) : [],
  );
  /** Those that are, where they stand. */
  places = $state.raw<Target[]>([]);
  private kept = new Map<string, Moved>();
  private busy_ = false;
  private asked_ = 0;
  private walk = new AbortController();

  constructor(
    meta: Meta,
    game: GameClient,
    readonly share: string | null,
  ) {
    super(meta.id, game, nobody);
    this.meta = meta;
  }

  // -- what the game's own components read

  override get you(): number | null {
    return typeof this.eyes === "number" && this.eyes >= 0 ? this.eyes : null;
  }

  override get question(): Question | null {
    return null;
  }

  override get meant(): readonly Target[] {
    return this.places;
  }

  override turnOf(seat: number): boolean {
    return this.turn?.seat === seat;
  }

  // -- where we are

  get last(): number {
    return this.outline?.last ?? 0;
  }

  /** The number of the turn that led here; -1: the set-up. */
  get at(): number {
    return this.outline ? turnAt(this.outline, this.move) : -1;
  }

  get turn(): Turn | null {
    return this.outline?.turns[this.at] ?? null;
  }

  /** What a seat saw beside the others, if these eyes may see it. */
  own(seat: number): View | null {
    if (this.eyes === "all") return this.shown?.own?.[seat] ?? null;
    return this.eyes === seat ? this.view : null;
  }

  worthOf(seat: number): Score | null {
    return this.eyes === "all" ? (this.shown?.worth[seat] ?? null) : null;
  }

  points(count: number): string {
    return this.game.points?.(count) ?? String(count);
  }

  // -- asking

  /** The address of a part of this table, with what lets us read it. */
  address(part: string, query: Record<string, string | number | boolean> = {}): string {
    const invite = invites.get(this.id);
    const access = this.share ? { share: this.share } : invite ? { invite } : {};
    const all = new URLSearchParams(
      Object.entries({ ...query, ...access }).map(([name, value]) => [name, String(value)]),
    );
    return `/tables/${encodeURIComponent(this.id)}${part}${all.size ? `?${all}` : ""}`;
  }

  async open(move?: number): Promise<void> {
    const viewer = this.eyes === "all" ? {} : { viewer: this.eyes };
    const [outline, book] = await Promise.all([
      api<Outline>("GET", this.address("/outline", { words: strings.spoken, ...viewer })),
      api<Book>("GET", this.address("/words", { language: strings.spoken })),
    ]);
    this.outline = outline;
    this.book = book;
    this.go(Math.min(move ?? this.move, outline.last)); // they may have gone on meanwhile
  }

  /** The notes are an addition: without them the replay is whole. */
  async consult(): Promise<void> {
    const found = await api<Notes>("GET", this.address("/notes")).catch(() => null);
    this.costly = found?.notes?.decisions ?? [];
  }

  /** Everything again: in another language, or by other eyes. */
  override translate(): void {
    this.kept.clear();
    void this.open().catch((error) => this.failed(error));
  }

  seeBy(eyes: Eyes): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    this.translate();
  }

  private async fetched(move: number, since: number): Promise<Moved> {
    const key = `${this.eyes} ${since} ${move}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const open = this.eyes === "all";
    const viewer = this.eyes === "all" ? ONLOOKER : this.eyes;
    const wait = this.asked_ + APART - performance.now();
    if (wait > 0) await sleep(wait, new AbortController().signal);
    this.asked_ = performance.now();
    const query = { viewer, open, since, words: strings.spoken };
    const found = await api<Moved>("GET", this.address(`/moves/${move}`, query));
    if (this.kept.size >= KEPT) this.kept.clear();
    this.kept.set(key, found);
    return found;
  }

  // -- moving

  /** To a move. One question at a time; of those that come meanwhile the last one counts. */
  go(move: number): void {
    this.playback.drop();
    this.move = Math.max(0, Math.min(this.last, move));
    if (!this.busy_) void this.catchUp();
  }

  private async catchUp(): Promise<void> {
    this.busy_ = true;
    this.fault = "";
    try {
      for (let found = ""; found !== this.wanted; ) {
        found = this.wanted;
        const told = await this.fetched(this.move, this.since(this.move));
        if (found === this.wanted) this.lay(told);
      }
    } catch (error) {
      this.failed(error);
    }
    this.busy_ = false;
  }

  private get wanted(): string {
    return `${this.eyes} ${this.move}`;
  }

  /** From where on what happened is told: the beginning of the turn, or one step. */
  private since(move: number): number {
    if (this.stride === "step") return Math.max(0, move - 1);
    return this.outline ? previous(this.outline, move, "turn") : Math.max(0, move - 1);
  }

  private lay(told: Moved): void {
    this.shown = told;
    this.position = told.position;
  }

  private failed(error: unknown): void {
    this.stop();
    if (error instanceof Problem) this.fault = error.message;
    else throw error;
  }

  forward(): void {
    this.stop();
    if (this.outline) this.go(next(this.outline, this.move, this.stride));
  }

  back(): void {
    this.stop();
    if (this.outline) this.go(previous(this.outline, this.move, this.stride));
  }

  // -- by itself

  toggle(): void {
    if (this.running) this.stop();
    else void this.run();
  }

  stop(): void {
    this.running = false;
    this.walk.abort();
  }

  private async run(): Promise<void> {
    if (!this.outline) return;
    if (this.move >= this.last) this.go(0);
    this.running = true;
    this.walk = new AbortController();
    const { signal } = this.walk;
    try {
      while (!signal.aborted && this.outline && this.move < this.last) {
        const from = this.move;
        const to = next(this.outline, from, this.stride);
        const eyes = this.eyes;
        const told = await this.fetched(to, this.since(to));
        if (signal.aborted || this.move !== from) continue;
        if (eyes === this.eyes) await this.advance(told, to);
        await sleep(DWELL[this.stride] / this.pace, signal);
      }
    } catch (error) {
      this.failed(error);
    }
    if (!signal.aborted) this.running = false;
  }

  /** One step is played as at the table; more than one is shown at once. */
  private async advance(told: Moved, to: number): Promise<void> {
    this.move = to;
    const { events, lines, position } = told;
    if (this.stride !== "step" || !settings.moves || !events.length) return this.lay(told);
    this.shown = told;
    this.playback.speed = this.pace > 1 ? 4 : 1;
    this.playback.add({ seq: to, events, lines, happened: [], position, meta: null });
    while (!this.playback.idle) await sleep(40, new AbortController().signal);
  }

  protected override show(told: Told): void {
    if (told.seq === this.move) this.position = told.position;
  }

  override close(): void {
    this.stop();
    super.close();
  }
}

// A table as its viewer sees it: what the server told, what is shown of it now, what is chosen, what was sent.

import { Broken, open, sit, toOpen } from "../fairness/lines";
import { note } from "../fairness/notes";
import { wheelsOf } from "../first/wheels.svelte";
import type { Book, GameClient, SeatLook } from "../games/game";
import { settings } from "../settings/settings.svelte";
import { cue } from "../settings/sound";
import { strings, t } from "../strings/strings.svelte";
import { api, invites, withInvite } from "../wire/http";
import type {
  AdviceLine,
  Answer,
  GameEvent,
  Happening,
  Meta,
  Position,
  Previewed,
  Question,
  Reply,
  View,
} from "../wire/messages";
import { captionOf } from "./captions";
import { Connection, type Heard, type Line, type Link, type Listener } from "./connection";
import { Log } from "./log.svelte";
import type { Target } from "./options";
import { Playback, type Playing, type Told } from "./playback.svelte";
import { Selection } from "./selection.svelte";

const AGAIN = 1500;
const A_LOOK = 1200; // milliseconds in which the eye finds what another player has done
export const NEWCOMER = 1.5; // times as long, for who does not know yet what to look for
const TAKEN_BACK = "taken-back";

export interface Refusal {
  words: string;
  rule: string | null;
  /** What was clicked, where something on the table was. */
  at: { kind: string; id: string } | null;
  /** The answer that is not allowed, where it was only asked about: it can be asked about again. */
  of?: Answer;
}

/** What would follow from `key` (an option's, or a pick's); `reply` is missing while the server thinks. */
export interface Foreseen {
  key: string;
  reply: Previewed | null;
}

export type Gone = "missing" | "shut-out" | "logged-out";

const online = (id: string, listener: Listener): Line =>
  new Connection(
    id,
    listener,
    () => strings.spoken,
    () => invites.get(id),
  );

export class TableState {
  meta = $state.raw<Meta | null>(null);
  /** The position that is shown; while events are played it is the one before them. */
  position = $state.raw<Position | null>(null);
  book = $state.raw<Book | null>(null);
  link = $state<Link>("connecting");
  /** When the next try to connect is made, in milliseconds since 1970. */
  retry = $state(0);
  /** Whether the line was lost once and is not back yet. */
  dropped = $state(false);
  /** Whether what happened since the last turn is watched again. */
  watching = $state(false);
  /** The server's clock less this machine's, in milliseconds. */
  clockSkew = 0;
  /** The newest thing that happened, for screen readers. */
  spoken = $state("");
  gone = $state<Gone | null>(null);
  chat = $state.raw<Happening[]>([]);
  spectators = $state(0);
  /** Whether a command is on its way. */
  private sending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  foresight = $state.raw<Foreseen | null>(null);
  advice = $state.raw<{ decision: string; lines: AdviceLine[] | null } | null>(null);
  /** A thing that is pointed at or held, and that the dock tells about. */
  about = $state.raw<{ kind: string; id: string } | null>(null);
  /** An answer that would end the turn; it waits for its player's word. */
  held = $state.raw<Answer | null>(null);
  /** What it is, in words; empty for a pick. */
  heldAs = $state("");
  /** Whether the server keeps this table: one that is only shown has no afterwards. */
  readonly lasting: boolean = true;
  /** On small screens: the drawer that was opened. */
  drawer = $state<string | null>(null);
  readonly log = new Log();
  readonly selection: Selection;
  readonly playback: Playback;
  private readonly connection: Line;
  private foreseen = new Map<string, Previewed>();
  private opening = false;
  private fetching = "";

  constructor(
    readonly id: string,
    readonly game: GameClient,
    line: (id: string, listener: Listener) => Line = online,
  ) {
    this.selection = new Selection(game.targets);
    this.playback = new Playback(
      (event) => game.duration(event) * (this.others([event]) ? this.patience : 1),
      (told) => this.show(told),
      ({ event }) => {
        const sound = game.cue?.(event);
        if (sound) cue(sound);
      },
    );
    this.connection = line(id, {
      heard: (message) => this.heard(message),
      changed: (link, retry) => {
        this.link = link;
        this.retry = Date.now() + retry;
        if (link !== "connecting") this.dropped = link === "broken";
      },
      ended: () => {
        this.gone = "logged-out";
      },
    });
    void this.words(); // beside the socket's first words, not after them
  }

  // -- what is shown

  get view(): View | null {
    return this.position?.view ?? null;
  }

  /** What is asked now; nothing while events are still played. */
  get question(): Question | null {
    return this.playing || this.watching ? null : (this.position?.question ?? null);
  }

  /** What the eye is led to before anything is chosen. */
  get meant(): readonly Target[] {
    return [];
  }

  /** What the line under the question says, where it is not how one answers. */
  get prompted(): string {
    return "";
  }

  /** Whether nothing is warned of yet. */
  get calm(): boolean {
    return false;
  }

  /** What the question line says while nobody is asked; empty where it is a player's turn. */
  get aside(): string {
    return "";
  }

  /** Whether the consigliere may be asked: against bots always, among people where the host allows it. */
  get mayAdvise(): boolean {
    return (this.meta as (Meta & { advice?: boolean }) | null)?.advice ?? !this.company;
  }

  /** Whether there is anybody to talk to. */
  get company(): boolean {
    const others = this.meta?.seats.some((seat) => seat.kind === "person" && seat.seat !== this.you);
    return others || this.spectators > 0 || this.chat.length > 0;
  }

  /** Whether all can see that it is this seat's turn. While choices are sealed nobody is shown. */
  turnOf(seat: number): boolean {
    return this.meta?.status === "playing" && this.waitingFor.length === 1 && this.waitingFor[0] === seat;
  }

  /** What is played back now, in words, and whose doing it is. */
  get caption(): string {
    const { playing } = this;
    return playing ? captionOf(playing, this.meta?.seats.map((seat) => seat.name) ?? [], this.book) : "";
  }

  get captionSeat(): number | null {
    const seat = this.playing?.event.seat;
    return typeof seat === "number" ? seat : null;
  }

  get playing(): Playing | null {
    return this.playback.playing;
  }

  /** The viewer's seat; null for who looks on. */
  get you(): number | null {
    return this.meta?.you ?? null;
  }

  get waitingFor(): number[] {
    return this.position?.waiting_for ?? [];
  }

  /** Whether the line was lost, and nothing can be sent until it is back. */
  get lost(): boolean {
    return this.link === "broken" || (this.link === "connecting" && this.meta !== null && this.dropped);
  }

  /** Whether an answer would have to wait: for the one before it, or for the line. */
  get busy(): boolean {
    return this.sending || this.lost;
  }

  get asked(): boolean {
    if (this.meta?.paused) return false;
    return (this.question?.legal.length ?? 0) > 0;
  }

  name(seat: number): string {
    return this.meta?.seats[seat]?.name ?? "";
  }

  look(seat: number): SeatLook {
    return this.game.look(seat, this.view);
  }

  family(seat: number): string {
    const id = this.look(seat).family;
    return this.book?.families.find((family) => family.id === id)?.name ?? this.name(seat);
  }

  /** Whether what happened is somebody else's doing. */
  private others(events: readonly GameEvent[]): boolean {
    return events.some(({ seat }) => typeof seat === "number" && seat !== this.you);
  }

  /** How many times as long the doings of others stay in sight. */
  protected get patience(): number {
    return wheelsOf(this.id).on ? NEWCOMER : 1;
  }

  /** How long what happened stays at least. */
  protected least(events: readonly GameEvent[]): number {
    return this.others(events) ? A_LOOK * this.patience : 0;
  }

  // -- hearing

  private heard(message: Heard): void {
    if (message.type === "snapshot") {
      this.playback.drop();
      this.watching = false;
      this.told(message.meta);
      this.log.begin(message.log ?? [], message.events ?? []);
      this.chat = message.chat ?? [];
      this.place(message.position ?? null);
      void this.words();
    } else if (message.type === "events") {
      const said = message.happened.filter((one) => one.kind === "said");
      if (said.length) this.chat = [...this.chat, ...said];
      const rest = message.happened.filter((one) => one.kind !== "said");
      const events = rest.flatMap((one) => one.events ?? []);
      this.playback.speed = settings.pace;
      this.playback.add({
        seq: message.seq,
        events,
        lines: rest.flatMap((one) => one.lines ?? []),
        least: this.least(events),
        happened: rest,
        position: message.position ?? null,
        meta: message.meta ?? null,
      });
    } else if (message.type === "presence") {
      this.spectators = message.spectators ?? 0;
      if (this.meta) {
        const seats = this.meta.seats.map((seat) => ({ ...seat, here: message.here.includes(seat.seat) }));
        this.meta = { ...this.meta, seats };
      }
    } else if (message.error === "no-such-table") this.leave("missing");
    else if (message.error === "shut-out") this.leave("shut-out");
    else this.refusal = { words: message.detail, rule: null, at: null };
  }

  protected show(told: Told): void {
    if (told.again) {
      this.position = told.position;
      this.watching = told.again === "on";
      return;
    }
    this.log.add(told);
    this.spoken = told.lines.join(" ");
    if (told.events.some((event) => event.event === TAKEN_BACK)) this.connection.join(true); // the log anew
    if (told.meta) {
      this.told(told.meta);
      this.place(told.position);
    }
  }

  private told(meta: Meta): void {
    this.meta = meta;
    if (meta.clock) this.clockSkew = meta.clock.now - Date.now();
    if (meta.status !== "over") note(meta.id, meta.commitment, meta.given ?? 0);
    void this.openLine(meta);
  }

  /** One's line for the shuffle: sealed if one was seated without, opened when the game is to begin. */
  private async openLine(meta: Meta): Promise<void> {
    const seat = meta.you ?? null;
    if (seat === null || meta.status !== "waiting" || this.opening) return;
    const unsealed = !meta.opening && meta.seals?.length && !meta.seals[seat];
    if (!unsealed && !toOpen(meta)) return;
    this.opening = true;
    try {
      await (unsealed ? sit(meta, seat) : open(meta));
    } catch (error) {
      const words = error instanceof Broken ? t("page-line-broken") : String((error as Error).message);
      this.refusal = { words, rule: null, at: null };
    }
    this.opening = false;
    if (this.meta && this.meta !== meta) await this.openLine(this.meta);
  }

  /** Play what happened since the viewer's last turn once more. */
  watchAgain(): void {
    const { recent, before } = this.log;
    if (!recent.length || !before || !this.playback.idle) return;
    this.watching = true;
    this.position = before;
    recent.forEach((told, n) => {
      const last = n === recent.length - 1;
      this.playback.add({ ...told, again: last ? "last" : "on" });
    });
  }

  protected place(position: Position | null): void {
    const before = this.selection.question?.decision;
    this.position = position;
    const question = position?.question ?? null;
    this.selection.ask(question);
    if (question?.decision === before) {
      if (this.held) this.heldAs = this.selection.chosen?.label ?? "";
      return;
    }
    this.foreseen = new Map();
    this.foresight = null;
    this.advice = null;
    this.refusal = null;
    this.held = null;
  }

  private leave(why: Gone): void {
    this.gone = why;
    this.close();
  }

  /** Names and texts of cards and places, in the present language. */
  async words(): Promise<void> {
    if (this.book?.language === strings.spoken || this.fetching === strings.spoken) return;
    this.fetching = strings.spoken;
    const path = `/tables/${encodeURIComponent(this.id)}/words?language=${strings.spoken}`;
    try {
      this.book = await api<Book>("GET", withInvite(path, this.id));
      this.fetching = "";
    } catch {
      this.fetching = "";
      if (!this.gone) setTimeout(() => void this.words(), AGAIN);
    }
  }

  /** After a change of language: everything again in words of the new one. */
  translate(): void {
    const { refusal, foresight, advice } = this;
    this.connection.join(true);
    void this.words();
    this.spoken = "";
    this.foreseen = new Map();
    this.foresight = null;
    if (foresight) void this.foresee(JSON.parse(foresight.key) as Answer);
    if (advice) void this.advise();
    if (refusal?.of) void this.why(refusal.of, refusal.at);
    else this.refusal = null; // what was told once would stay as it was told
  }

  // -- sending

  /** Send a command; what was refused is told by `refusal`. */
  async command(type: string, fields: object = {}): Promise<Reply | null> {
    if (this.sending) return null;
    this.sending = true;
    this.refusal = null;
    const reply = await this.connection.command(type, fields);
    this.sending = false;
    this.refused(reply);
    return reply;
  }

  private refused(reply: Reply): void {
    if (reply.type === "refused")
      this.refusal = { words: reply.words ?? reply.key, rule: reply.rule, at: null };
    else if (reply.type === "error" && reply.detail)
      this.refusal = { words: reply.detail, rule: null, at: null };
  }

  /** Answer with what is chosen. An answer that ends the turn waits, if the viewer wants that. */
  async commit(): Promise<void> {
    const { answer, chosen } = this.selection;
    if (!answer || !this.question) return;
    const closes = chosen !== null && (this.game.closes?.(chosen) ?? false);
    if (settings.endTurn && !closes && !this.question.sealed && (await this.endsTurn(answer))) {
      this.held = answer;
      this.heldAs = this.selection.chosen?.label ?? "";
      return;
    }
    await this.answer(answer);
  }

  /** The turn is over: send what was held. */
  async endTurn(): Promise<void> {
    if (this.held) await this.answer(this.held);
  }

  async answer(answer: Answer): Promise<void> {
    const decision = this.position?.question?.decision;
    if (!decision) return;
    this.log.turned(this.position);
    await this.command("do", { decision, ...answer });
  }

  /** Let go of what is held, or take the last command back. */
  async takeBack(): Promise<void> {
    if (this.held) this.held = null;
    else await this.command("take-back", { what: "ask" });
  }

  get canTakeBack(): boolean {
    return this.held !== null || (this.position?.can_take_back ?? false);
  }

  /** Let go of what is held or chosen; what was refused is put away. */
  letGo(): void {
    this.held = null;
    this.refusal = null;
    this.advice = null;
    this.selection.clear();
    this.foresight = null;
  }

  /** Choose what the consigliere would do; nothing is sent. */
  follow(actions: string[]): void {
    const key = actions.join("; ");
    const option = this.selection.options.find((one) => one.key === key);
    this.advice = null;
    if (option) this.selection.choose(option);
    else void this.answer({ actions });
  }

  /** Something that is not allowed was clicked: the server says why, and nothing is done. */
  async why(answer: Answer, at: Refusal["at"]): Promise<void> {
    const decision = this.question?.decision;
    if (!decision) return;
    const reply = await this.connection.ask("preview", { decision, ...answer });
    if (reply.type === "refused") {
      this.refusal = { words: reply.words ?? reply.key, rule: reply.rule, at, of: answer };
    }
  }

  private async endsTurn(answer: Answer): Promise<boolean> {
    const reply = await this.preview(answer);
    return reply?.then === "other" || reply?.then === "end";
  }

  private async preview(answer: Answer): Promise<Previewed | null> {
    const question = this.position?.question;
    if (!question || question.sealed) return null;
    const key = JSON.stringify(answer);
    const kept = this.foreseen.get(key);
    if (kept) return kept;
    const reply = await this.connection.ask("preview", { decision: question.decision, ...answer });
    const open = this.position?.question?.decision === question.decision; // else it was answered meanwhile
    if (reply.type !== "previewed") {
      if (open) this.refused(reply);
      return null;
    }
    if (open) this.foreseen.set(key, reply);
    return reply;
  }

  /** Look ahead: `foresight` tells what would follow from this answer. */
  async foresee(answer: Answer | null): Promise<void> {
    if (!answer) {
      this.foresight = null;
      return;
    }
    const key = JSON.stringify(answer);
    if (this.foresight?.key === key) return;
    this.foresight = { key, reply: this.foreseen.get(key) ?? null };
    const reply = await this.preview(answer);
    if (this.foresight?.key === key) this.foresight = { key, reply };
  }

  async advise(): Promise<void> {
    const decision = this.question?.decision;
    if (!decision) return;
    this.selection.clear();
    this.advice = { decision, lines: null };
    const reply = await this.connection.ask("advise", { decision });
    if (this.advice?.decision !== decision) return;
    this.advice = reply.type === "advised" ? { decision, lines: reply.advice } : null;
    this.refused(reply);
  }

  async say(text: string): Promise<boolean> {
    const reply = await this.connection.command("say", { text });
    this.refused(reply);
    return reply.type === "done";
  }

  /** Connect at once, without waiting for the next try. */
  reconnect(): void {
    this.connection.connect();
  }

  close(): void {
    this.playback.drop();
    this.connection.close();
  }
}

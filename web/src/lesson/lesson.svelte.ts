// A lesson's table: what it asks is answered by the prepared game. The lesson's own answer is carried out; of any
// other that is legal it is told what would follow.

import type { GameClient } from "../games/game";
import { settings } from "../settings/settings.svelte";
import { comma, strings, t } from "../strings/strings.svelte";
import type { Line } from "../table/connection";
import type { Target } from "../table/options";
import { sleep, type Told } from "../table/playback.svelte";
import { screen } from "../table/screen.svelte";
import { NEWCOMER, TableState } from "../table/table.svelte";
import type { Answer, PickItem, Position, Reply } from "../wire/messages";
import { fetched, judge, type LaidStep, type Played, reach } from "./lesson";

const MOMENT = 60;
const NUMBER = /^[A-Z]+\d+ /; // of a card
const silence = (): Promise<Reply> =>
  Promise.resolve({ type: "error", error: "no-seat", detail: "" } as Reply);
const done = { type: "done", table: "lesson", command: "", seq: 0 } as Reply;

/** The line to the prepared game. */
class Prompter implements Line {
  lesson: LessonState | null = null;
  join(): void {}
  connect(): void {}
  close(): void {}
  command(type: string, fields: object = {}): Promise<Reply> {
    return type === "do" && this.lesson ? this.lesson.does(fields as Answer) : silence();
  }
  ask(type: string, fields: object = {}): Promise<Reply> {
    return type === "preview" && this.lesson ? this.lesson.foretells(fields as Answer) : silence();
  }
}

export class LessonState extends TableState {
  override readonly lasting = false;
  step = $state.raw<LaidStep | null>(null);
  /** How many of the step's commands are done. */
  done = $state(0);
  /** On small screens: whether what is lit lies low, so that the consigliere speaks above it. */
  low = $state(false);
  /** On small screens: whether the consigliere was sent aside. */
  hushed = $state(false);
  /** What would follow from another answer than the lesson's; null if none was given. */
  other = $state.raw<string[] | null>(null);

  constructor(game: GameClient) {
    const line = new Prompter();
    super("lesson", game, () => line);
    line.lesson = this;
    this.link = "open";
  }

  protected override get patience(): number {
    return NEWCOMER;
  }

  /** They come with each step. */
  override async words(): Promise<void> {}

  override translate(): void {
    if (this.step) void this.go(this.step.number);
  }

  override get aside(): string {
    return this.playing || this.due ? "" : t("page-lesson-coach");
  }

  /** Whether the consigliere gives way to the table: on small screens, while one answers or watches. */
  get away(): boolean {
    const { shown, place, picked } = this.selection;
    const choosing = shown !== null || place !== null || picked.length > 0;
    return (
      !screen.wide &&
      !this.other &&
      (this.hushed || choosing || this.drawer !== null || this.playing !== null)
    );
  }

  /** He speaks again; what lay over him is put away. */
  call(): void {
    this.hushed = false;
    this.drawer = null;
    this.letGo();
  }

  override get mayAdvise(): boolean {
    return false;
  }

  override get canTakeBack(): boolean {
    return (this.step?.number ?? 1) > 1;
  }

  override async takeBack(): Promise<void> {
    await this.back();
  }

  /** No turn waits for its end: a step can be taken again. */
  override async commit(): Promise<void> {
    const { answer } = this.selection;
    if (answer && this.question) await this.answer(answer);
  }

  // -- where we are

  get count(): number {
    return this.step?.titles.length ?? 0;
  }

  get last(): boolean {
    return this.step !== null && this.step.number === this.count;
  }

  /** The command that the learner is to give now. */
  get due(): Played | null {
    const next = this.step?.then[this.done];
    return next?.mine ? next : null;
  }

  /** What is to be done, as the question's own list has it. */
  get imperative(): string {
    if (this.wanted) return this.wanted.label;
    return this.things.map(({ label }) => label.replace(NUMBER, "")).join(comma());
  }

  override get prompted(): string {
    return this.imperative;
  }

  /** Warnings come once it was told what they are about. */
  override get calm(): boolean {
    return this.step?.calm ?? false;
  }

  override get meant(): readonly Target[] {
    return this.playing ? [] : (this.wanted?.targets ?? []);
  }

  /** What is lit, by selectors: the thing on the table, else its button, else the drawer in which it lies. */
  get lit(): string[] {
    const at = this.wanted?.targets[0];
    if (this.things.length) return this.litOf(this.things);
    const button = this.wanted ? [`[data-action="${CSS.escape(this.wanted.key)}"]`] : [];
    if (!at && button.length) return button;
    if (!at) return this.step?.target ? [`[data-target$="${CSS.escape(`:${this.step.target}`)}"]`] : [];
    const drawer = this.game.panels.find(({ holds }) => holds?.includes(at.kind));
    const thing = `[data-target="${CSS.escape(`${at.kind}:${at.id}`)}"]`;
    return [thing, ...button, ...(drawer ? [`#tab-${drawer.id}`] : [])];
  }

  /** The first card that is still to be chosen; then the button that sends them. */
  private litOf(things: PickItem[]): string[] {
    const left = [...this.selection.pickedIds];
    const next = things.find(({ id }) => {
      const at = left.indexOf(id);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    return [
      next
        ? `[data-item="${CSS.escape(next.id)}"][aria-pressed=false]`
        : ":is(.over,.generic) .btn.go:enabled",
    ];
  }

  /** What the lesson chooses where several things are; what is left to choose may be of one kind. */
  private get things(): PickItem[] {
    const { due, question } = this;
    if (!due || !question?.pick) return [];
    const { items, least } = question.pick;
    const parts = due.move.split("; ").map((part) => part.split(" "));
    const [own, rest]: [PickItem[], PickItem[]] = [[], []];
    for (const item of items) {
      const at = parts.findIndex((part) => part.includes(item.id));
      (at < 0 ? rest : own).push(item);
      if (at >= 0) parts.splice(at, 1);
    }
    const alike = rest.every(({ id }) => id === rest[0]?.id);
    return alike ? [...own, ...rest.slice(0, Math.max(0, least - own.length))] : own;
  }

  private get wanted() {
    const move = this.due?.move;
    return this.question ? (this.selection.options.find((one) => one.key === move) ?? null) : null;
  }

  // -- moving

  async go(number: number): Promise<void> {
    const laid = await fetched(this.game.name, number, strings.spoken);
    this.playback.drop();
    this.lay(laid);
  }

  async back(): Promise<void> {
    if (this.step && this.step.number > 1) await this.go(this.step.number - 1);
  }

  async skip(): Promise<void> {
    if (this.step && !this.last) await this.go(this.step.number + 1);
  }

  /** The step's next command, done for the learner; or on to what comes after mere words. */
  advance(): void {
    const then = this.step?.then ?? [];
    this.other = null;
    this.letGo();
    for (let next = then[this.done]; next; next = then[this.done]) {
      this.play(next);
      this.done += 1;
      if (then[this.done]?.mine) return;
    }
    void this.onwards();
  }

  private play({ entry, events, lines, position }: Played): void {
    this.playback.speed = settings.pace;
    const least = this.least(events);
    this.playback.add({ seq: entry + 1, events, lines, least, happened: [], position, meta: this.meta });
  }

  private async onwards(): Promise<void> {
    const { step } = this;
    if (!step || this.last) return;
    const laid = await fetched(this.game.name, step.number + 1, strings.spoken);
    while (!this.playback.idle) await sleep(MOMENT, new AbortController().signal);
    if (this.step === step) this.lay(laid);
  }

  private lay(step: LaidStep): void {
    this.letGo(); // nothing of the step before stays open
    this.about = null;
    this.step = step;
    this.done = 0;
    this.other = null;
    this.drawer = null;
    this.book = step.book;
    this.meta = { ...step.meta, id: "lesson" };
    this.place(step.position);
    reach(this.game.name, step.number === step.titles.length ? 1 : step.number, step.titles.length);
  }

  protected override show(told: Told): void {
    this.spoken = told.lines.join(" ");
    this.place(told.position);
  }

  /** While the consigliere only talks, nothing is asked. */
  protected override place(position: Position | null): void {
    const shown = position && this.calm ? { ...position, warnings: [] } : position;
    super.place(shown && !this.due ? { ...shown, question: null } : shown);
  }

  // -- answering

  private async judged(answer: Answer) {
    const { due } = this;
    const given = "picked" in answer ? { picked: answer.picked } : { actions: answer.actions };
    return due ? judge(this.game.name, due.entry, given, strings.spoken) : null;
  }

  async does(answer: Answer): Promise<Reply> {
    const found = await this.judged(answer);
    if (!found) return silence();
    if (found.refused) return found.refused;
    if (found.same) {
      this.step?.then.splice(this.done, found.then.length, ...found.then); // as they were given now
      for (let n = 0; n < found.done; n += 1) this.advance();
    } else {
      const hint = this.selection.chosen?.hint;
      this.other = [...(found.previewed?.lines ?? []), ...(hint ? [hint] : [])];
      this.selection.clear();
    }
    return done;
  }

  async foretells(answer: Answer): Promise<Reply> {
    const found = await this.judged(answer);
    const seen = found?.previewed;
    if (!this.calm || !seen?.foresight) return found?.refused ?? seen ?? silence();
    return { ...seen, foresight: { ...seen.foresight, warnings: [] } };
  }
}

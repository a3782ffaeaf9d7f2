// What the player points at and has chosen, before anything is sent: an option, or several items of a pick.

import type { Answer, PickItem, Question } from "../wire/messages";
import { type Option, optionsOf, type Target, type Targeting, touches } from "./options";

export type Lit = "none" | "legal" | "pointed" | "chosen";

const NONE: Option[] = [];
const MOMENT = 60; // milliseconds a mouse rests on a thing, or off it, before that counts
const keyOf = ({ kind, id }: Target): string => `${kind}:${id}`;

export class Selection {
  question = $state.raw<Question | null>(null);
  /** The option the slip tells of: hovered, focused or chosen. */
  pointed = $state.raw<Option | null>(null);
  chosen = $state.raw<Option | null>(null);
  /** A thing that was chosen while several options are about it; the slip lists them. */
  place = $state.raw<Target | null>(null);
  /** Positions in the pick's items, in the order in which they were chosen. */
  picked = $state.raw<number[]>([]);
  readonly options: Option[] = $derived.by(() => optionsOf(this.question, this.targeting));

  /** By the thing they are about. */
  private readonly things: ReadonlyMap<string, Option[]> = $derived.by(() => {
    const out = new Map<string, Option[]>();
    for (const option of this.options)
      for (const thing of new Set(option.targets.map(keyOf))) {
        const found = out.get(thing);
        if (found) found.push(option);
        else out.set(thing, [option]);
      }
    return out;
  });

  private passing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly targeting: Targeting) {}

  /** A new question: what was chosen for the one before is let go; the same question keeps it. */
  ask(question: Question | null): void {
    const kept = question !== null && question.decision === this.question?.decision;
    const again = (one: Option | null): Option | null =>
      one && (this.options.find((option) => option.key === one.key) ?? null);
    this.question = question;
    if (!kept) {
      this.clear();
      return;
    }
    this.chosen = again(this.chosen);
    this.pointed = again(this.pointed);
  }

  clear(): void {
    clearTimeout(this.passing);
    this.pointed = null;
    this.chosen = null;
    this.place = null;
    this.picked = [];
  }

  // -- one of several options

  get shown(): Option | null {
    return this.chosen ?? this.pointed;
  }

  about(target: Target): Option[] {
    return this.things.get(keyOf(target)) ?? NONE;
  }

  lit(kind: string, id: string): Lit {
    const target = { kind, id };
    const isPlace = this.place?.kind === kind && this.place.id === id;
    if (isPlace || (this.chosen && touches(this.chosen, target))) return "chosen";
    if (!this.chosen && this.pointed && touches(this.pointed, target)) return "pointed";
    return this.things.has(keyOf(target)) ? "legal" : "none";
  }

  point(option: Option | null): void {
    clearTimeout(this.passing);
    this.pointed = option;
  }

  /** The mouse is on a thing, or on none. What it only passes is not drawn for nothing. */
  hover(target: Target | null): void {
    clearTimeout(this.passing);
    this.passing = setTimeout(() => {
      this.pointed = target ? (this.about(target)[0] ?? null) : null;
    }, MOMENT);
  }

  pointAt(kind: string, id: string): void {
    this.point(this.about({ kind, id })[0] ?? null);
  }

  choose(option: Option | null): void {
    this.chosen = option;
    this.point(null);
    if (option === null) this.place = null;
  }

  /** Choose a thing on the table; false where nothing legal is about it. */
  chooseAt(kind: string, id: string): boolean {
    const found = this.about({ kind, id });
    if (!found.length) return false;
    this.place = { kind, id };
    this.choose(found.length === 1 ? (found[0] ?? null) : null);
    this.place = { kind, id };
    return true;
  }

  /** The options among which the chosen place leaves a choice. */
  get variants(): Option[] {
    return this.place ? this.about(this.place) : [];
  }

  // -- several items in one go

  get items(): PickItem[] {
    return this.question?.pick?.items ?? [];
  }

  get least(): number {
    return this.question?.pick?.least ?? 0;
  }

  get most(): number {
    return this.question?.pick?.most ?? 0;
  }

  has(index: number): boolean {
    return this.picked.includes(index);
  }

  toggle(index: number): void {
    if (this.has(index)) this.picked = this.picked.filter((one) => one !== index);
    else if (this.most === 1) this.picked = [index];
    else if (this.picked.length < this.most) this.picked = [...this.picked, index];
  }

  get pickedIds(): string[] {
    return this.picked.map((index) => this.items[index]?.id ?? "");
  }

  // -- what would be sent

  get ready(): boolean {
    if (this.question?.pick) return this.picked.length >= this.least && this.picked.length <= this.most;
    return this.chosen !== null;
  }

  get answer(): Answer | null {
    if (!this.ready) return null;
    if (this.question?.pick) return { picked: this.pickedIds };
    return this.chosen ? { actions: this.chosen.actions } : null;
  }
}

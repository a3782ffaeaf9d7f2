// A table that stands still: a position the server told, for a game's own board. Nobody answers at it.

import type { Book, GameClient } from "../games/game";
import type { Line } from "../table/connection";
import type { Target } from "../table/options";
import { TableState } from "../table/table.svelte";
import type { Meta, Position, Reply } from "../wire/messages";

const silence = (): Promise<Reply> =>
  Promise.resolve({ type: "error", error: "no-seat", detail: "" } as Reply);
const nobody = (): Line => ({
  join: () => {},
  connect: () => {},
  close: () => {},
  command: silence,
  ask: silence,
});

export class StillState extends TableState {
  /** The places that are pointed out. */
  shown = $state.raw<Target[]>([]);

  constructor(id: string, game: GameClient, meta: Meta, book: Book) {
    super(id, game, nobody);
    this.meta = { ...meta, status: "playing" };
    this.book = book;
  }

  /** They come with the position. */
  override async words(): Promise<void> {}

  /** A position as a seat saw it; of all that could have been done only these lines are in the light. */
  lay(position: Position | null, seat: number | null, lines: readonly string[][] = []): void {
    if (this.meta) this.meta = { ...this.meta, you: seat };
    const question = position?.question ?? null;
    const first = new Set(lines.map((line) => line[0]));
    const options = question?.options?.filter((one) => first.has(one.actions[0]));
    this.position = position;
    this.selection.ask(question && options?.length ? { ...question, options } : question);
  }

  /** The move that is pointed out on the board. */
  point(actions: readonly string[]): void {
    const key = actions.join("; ");
    const options = this.selection.options;
    const found =
      options.find((one) => one.key === key) ?? options.find((one) => one.actions[0] === actions[0]);
    this.selection.choose(found ?? null);
  }

  /** The things of the table with which a line begins. */
  things(actions: readonly string[]): Target[] {
    const first = this.position?.question?.legal.find(({ text }) => text === actions[0]);
    return first ? this.game.targets([first.form]) : [];
  }

  override get meant(): readonly Target[] {
    return this.shown;
  }
}

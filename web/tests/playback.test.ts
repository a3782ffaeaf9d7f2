// Events one after the other; what is shown is always a position that was told.

import { describe, expect, it } from "vitest";
import { Playback, type Told } from "../src/table/playback.svelte";

const view = {
  game: "none",
  rules: 1,
  players: 2,
  options: {},
  over: false,
  viewer: null,
  stack: [],
  prompt: null,
  seats: [],
};
const told = (seq: number, ...events: string[]): Told => ({
  seq,
  events: events.map((event) => ({ event })),
  lines: [],
  happened: [],
  position: { view: { ...view, seq } },
  meta: null,
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function player(speed: 0 | 1 | 2 | 4, wait?: (ms: number, signal: AbortSignal) => Promise<void>) {
  const said: string[] = [];
  const waited: number[] = [];
  const playback = new Playback(
    (event) => (event.event === "quiet" ? 0 : 400),
    (one) => said.push(`shown ${one.seq}`),
    (playing) => said.push(playing.event.event),
    wait ??
      (async (ms) => {
        waited.push(ms);
      }),
  );
  playback.speed = speed;
  return { playback, said, waited };
}

describe("playback", () => {
  it("shows a position after its events, in the order they were told", async () => {
    const { playback, said, waited } = player(2);
    playback.add(told(1, "walks", "quiet", "pays"));
    playback.add(told(2, "draws"));
    await settled();
    expect(said).toEqual(["walks", "pays", "shown 1", "draws", "shown 2"]);
    expect(waited).toEqual([200, 200, 200]);
    expect(playback.idle).toBe(true);
  });

  it("leaves time to see what others do, and takes none for one's own doing", async () => {
    const { playback, waited } = player(2);
    playback.add({ ...told(1, "walks", "pays"), least: 1000 });
    playback.add({ ...told(2, "quiet"), least: 1000 });
    playback.add(told(3, "draws"));
    await settled();
    expect(waited).toEqual([200, 200, 100, 200]);
  });

  it("stages nothing when it is off", async () => {
    const { playback, said } = player(0);
    playback.add(told(1, "walks"));
    await settled();
    expect(said).toEqual(["shown 1"]);
  });

  it("skips to the last position that was told, and not past what comes later", async () => {
    const { playback, said } = player(1, (_, signal) => {
      return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
    });
    playback.add(told(1, "walks", "pays"));
    playback.add(told(2, "draws"));
    await settled();
    playback.skip();
    await settled();
    expect(said).toEqual(["walks", "shown 1", "shown 2"]);
    playback.add(told(3, "shoots"));
    await settled();
    expect(said.at(-1)).toBe("shoots");
  });
});

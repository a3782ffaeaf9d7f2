// Joining, resuming, and commands that are sent until they are answered; the socket is a stand-in.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Heard, type Link } from "../src/table/connection";

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];

  constructor() {
    super();
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.drop();
  }
  begin(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
  tell(message: object): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
}

const snapshot = (seq: number) => ({ type: "snapshot", table: "t", seq, meta: {}, version: 1 });
const events = (seq: number, ...seqs: number[]) => ({
  type: "events",
  table: "t",
  seq,
  happened: seqs.map((one) => ({ seq: one, kind: "did" })),
});

let heard: Heard[] = [];
let links: Link[] = [];
let ended = 0;
const newest = (): Socket => Socket.all.at(-1) as Socket;

function connection(): Connection {
  const listener = {
    heard: (message: Heard) => heard.push(message),
    changed: (link: Link) => links.push(link),
    ended: () => {
      ended += 1;
    },
  };
  return new Connection(
    "t",
    listener,
    () => "xx",
    () => "code",
    () => "ws://here/ws",
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  [heard, links, ended, Socket.all] = [[], [], 0, []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("joins in the viewer's language, and resumes after a break from what it knew", () => {
    const line = connection();
    newest().begin();
    expect(newest().sent).toEqual([{ type: "join", table: "t", words: "xx", invite: "code" }]);
    newest().tell(snapshot(4));
    newest().drop();
    expect(links.at(-1)).toBe("broken");
    vi.advanceTimersByTime(1000);
    newest().begin();
    expect(Socket.all).toHaveLength(2);
    expect(newest().sent[0]).toMatchObject({ type: "join", since: 4 });
    line.close();
  });

  it("sends a command again with the same id until it is answered", async () => {
    const line = connection();
    newest().begin();
    newest().tell(snapshot(1));
    const reply = line.command("do", { decision: "d", actions: ["a"] });
    const first = newest().sent.at(-1);
    newest().drop();
    vi.advanceTimersByTime(1000);
    newest().begin();
    newest().tell(events(1));
    expect(newest().sent.at(-1)).toEqual(first);
    newest().tell({ type: "done", table: "t", command: first?.command, seq: 2 });
    expect(await reply).toMatchObject({ type: "done" });
    line.close();
  });

  it("sends a move again that came too fast, and says so of talk", async () => {
    const line = connection();
    newest().begin();
    newest().tell(snapshot(1));
    const move = line.command("do", { decision: "d", actions: ["a"] });
    const sent = newest().sent.at(-1);
    newest().tell({ type: "error", error: "too-fast", detail: "", id: sent?.command });
    vi.advanceTimersByTime(1000);
    expect(newest().sent.slice(-2)).toEqual([sent, sent]);
    newest().tell({ type: "done", table: "t", command: sent?.command, seq: 2 });
    expect(await move).toMatchObject({ type: "done" });
    const talk = line.command("say", { text: "hello" });
    newest().tell({ type: "error", error: "too-fast", detail: "", id: newest().sent.at(-1)?.command });
    expect(await talk).toMatchObject({ type: "error", error: "too-fast" });
    line.close();
  });

  it("asks again when something was missed, and hears nothing twice", () => {
    const line = connection();
    newest().begin();
    newest().tell(snapshot(2));
    newest().tell(events(5, 5));
    expect(newest().sent.at(-1)).toMatchObject({ type: "join", since: 2 });
    newest().tell(events(3, 2, 3));
    expect(heard.at(-1)).toMatchObject({ happened: [{ seq: 3 }] });
    line.close();
  });

  it("says so when the viewer was logged out, and tries no more", () => {
    const line = connection();
    newest().begin();
    newest().drop(4401);
    expect(ended).toBe(1);
    expect(links).not.toContain("broken");
    line.close();
  });
});

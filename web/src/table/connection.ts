// One table over the socket: joins, resumes after a break, sends each command until it is answered.

import { newId } from "../wire/http";
import type {
  Advised,
  Done,
  ErrorMessage,
  Events,
  Presence,
  Previewed,
  Refused,
  Reply,
  ServerMessage,
  Snapshot,
} from "../wire/messages";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;
const SILENCE = 12_000;
const AGAIN = 1_000;
// nothing but the pace of all messages holds these up: they are simply sent again
const AT_ANY_PACE: ReadonlySet<string> = new Set(["do", "reconsider", "preview"]);
const LOGGED_OUT = 4401;
const BANNED = 4423;

export type Link = "connecting" | "open" | "broken";
export type Heard = Snapshot | Events | Presence | ErrorMessage;

export interface Listener {
  heard(message: Heard): void;
  changed(link: Link, retry: number): void;
  /** Logged out or banned: the page has to be loaded again, and says why. */
  ended(): void;
}

/** A table's line to the server; in a replay nobody is at its other end. */
export interface Line {
  join(afresh?: boolean): void;
  connect(): void;
  command(type: string, fields?: object): Promise<Reply>;
  ask(type: string, fields?: object): Promise<Reply>;
  close(): void;
}

interface Waiting {
  message: { type: string };
  resolve(reply: Reply): void;
}

export class Connection implements Line {
  seq = 0;
  private socket: WebSocket | null = null;
  private joined = false;
  private over = false;
  private wait = FIRST_WAIT;
  private timer = 0;
  private deaf = 0;
  private beat = 0;
  private readonly pending = new Map<string, Waiting>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private language: () => string,
    private readonly invite: () => string | null,
    private readonly address: () => string = socketAddress,
  ) {
    globalThis.addEventListener?.("online", this.again);
    globalThis.document?.addEventListener("visibilitychange", this.again);
    this.connect();
  }

  private readonly again = (): void => {
    if (!this.socket && document.visibilityState === "visible") this.connect();
  };

  connect(): void {
    clearTimeout(this.timer);
    if (this.over || this.socket) return;
    this.listener.changed("connecting", 0);
    this.joined = false;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.addEventListener("open", () => this.join());
    socket.addEventListener("message", (event) => this.take(JSON.parse(String(event.data)) as ServerMessage));
    socket.addEventListener("close", (event) => {
      if (!this.over && (event.code === LOGGED_OUT || event.code === BANNED)) this.listener.ended();
      else this.broken(socket);
    });
    this.beat = setInterval(() => this.heartbeat(), HEARTBEAT) as unknown as number;
  }

  private broken(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.joined = false;
    clearInterval(this.beat);
    clearTimeout(this.deaf);
    if (this.over) return;
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.listener.changed("broken", wait);
    this.timer = setTimeout(() => this.connect(), wait) as unknown as number;
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private heartbeat(): void {
    this.send({ type: "ping", id: newId() });
    clearTimeout(this.deaf);
    this.deaf = setTimeout(() => {
      const silent = this.socket;
      silent?.close();
      if (silent) this.broken(silent);
    }, SILENCE) as unknown as number;
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Ask for all that came since; `afresh` for a whole snapshot, in the present language. */
  join(afresh = false): void {
    const message: Record<string, unknown> = { type: "join", table: this.table, words: this.language() };
    if (this.seq > 0 && !afresh) message.since = this.seq;
    const invite = this.invite();
    if (invite) message.invite = invite;
    this.send(message);
  }

  private take(message: ServerMessage): void {
    clearTimeout(this.deaf);
    if (message.type === "snapshot" || message.type === "events") this.told(message);
    else if (message.type === "error" && !message.id) {
      if (message.error === "too-fast") this.later();
      else this.listener.heard(message);
    } else if (message.type === "presence") this.listener.heard(message);
    else if (message.type !== "pong") this.answered(message);
  }

  private told(message: Snapshot | Events): void {
    const first = message.type === "events" ? message.happened[0] : undefined;
    if (first && first.seq > this.seq + 1) {
      this.join(); // something was missed
      return;
    }
    const before = this.seq;
    this.seq = message.seq;
    if (message.type === "events")
      message = { ...message, happened: message.happened.filter((one) => one.seq > before) };
    this.listener.heard(message);
    if (this.joined) return;
    this.joined = true;
    this.wait = FIRST_WAIT;
    this.listener.changed("open", 0);
    for (const { message: waiting } of this.pending.values()) this.send(waiting); // their ids make it safe
  }

  private later(): void {
    setTimeout(() => {
      if (!this.joined) this.join();
      for (const { message } of this.pending.values()) this.send(message);
    }, AGAIN);
  }

  private answered(message: Done | Refused | Previewed | Advised | ErrorMessage): void {
    const id = "command" in message ? message.command : message.id;
    const waiting = id ? this.pending.get(id) : undefined;
    if (!id || !waiting) return;
    if (message.type === "error" && message.error === "too-fast" && AT_ANY_PACE.has(waiting.message.type)) {
      this.later();
      return;
    }
    this.pending.delete(id);
    waiting.resolve(message);
  }

  /** A command changes the table. Sent again after a break it is done once. */
  command(type: string, fields: object = {}): Promise<Reply> {
    return this.ask(type, fields, "command");
  }

  /** A question about the table (preview, advise); nothing is changed. */
  ask(type: string, fields: object = {}, field: "id" | "command" = "id"): Promise<Reply> {
    const id = newId();
    const message = { type, table: this.table, [field]: id, ...fields };
    return new Promise((resolve) => {
      this.pending.set(id, { message, resolve });
      if (this.joined) this.send(message);
    });
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.deaf);
    clearInterval(this.beat);
    globalThis.removeEventListener?.("online", this.again);
    globalThis.document?.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

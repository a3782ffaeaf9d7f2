// One table over the socket: joins, resumes after a break, sends each command until it is answered.

import { newId } from "./http.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10000;
const HEARTBEAT = 20000;
const SILENCE = 12000;
const LOGGED_OUT = 4401;
const BANNED = 4423;

export const STATES = { connecting: "connecting …", open: "connected", broken: "connection lost, trying again …" };

export class Live {
  constructor(table, invite, heard, changed) {
    this.table = table;
    this.invite = invite;
    this.heard = heard; // a message of the server
    this.changed = changed; // "connecting", "open" or "broken"
    this.seq = 0;
    this.wait = FIRST_WAIT;
    this.pending = new Map();
    this.ended = false;
    this.again = () => {
      if (!this.socket && document.visibilityState === "visible") this.connect();
    };
    window.addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    if (this.ended || this.socket) return;
    this.changed("connecting");
    this.joined = false;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.addEventListener("open", () => this.join());
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => {
      if (!this.ended && (event.code === LOGGED_OUT || event.code === BANNED)) location.reload(); // the page says why
      else this.broken(socket);
    });
    this.beat = setInterval(() => this.heartbeat(), HEARTBEAT);
  }

  broken(socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.beat);
    clearTimeout(this.deaf);
    if (this.ended) return;
    this.changed("broken");
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  heartbeat() {
    this.send({ type: "ping", id: newId() });
    clearTimeout(this.deaf);
    this.deaf = setTimeout(() => {
      const silent = this.socket;
      silent?.close();
      if (silent) this.broken(silent);
    }, SILENCE);
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  join() {
    const message = { type: "join", table: this.table, words: "en" };
    if (this.seq > 0) message.since = this.seq;
    if (this.invite) message.invite = this.invite;
    this.send(message);
  }

  take(message) {
    clearTimeout(this.deaf);
    if (message.type === "snapshot" || message.type === "events") this.position(message);
    else if (message.type === "error" && !message.id && message.error === "too-fast") this.later();
    else if (message.type === "error" && !message.id) this.heard(message);
    else if (message.command || message.id) this.answered(message.command ?? message.id, message);
    else this.heard(message);
  }

  position(message) {
    if (message.type === "events" && message.happened[0]?.seq > this.seq + 1) {
      this.join(); // something was missed
      return;
    }
    const before = this.seq;
    this.seq = message.seq;
    if (message.type === "events") message.happened = message.happened.filter((one) => one.seq > before);
    this.heard(message);
    if (!this.joined) {
      this.joined = true;
      this.wait = FIRST_WAIT;
      this.changed("open");
      for (const { message: waiting } of this.pending.values()) this.send(waiting); // the id makes it safe
    }
  }

  later() {
    setTimeout(() => {
      if (!this.joined) this.join();
      for (const { message } of this.pending.values()) this.send(message);
    }, 1000);
  }

  answered(id, message) {
    const waiting = this.pending.get(id);
    if (!waiting) return;
    this.pending.delete(id);
    waiting.resolve(message);
  }

  // A command changes the table and has a command id; a question (preview, advice) has an id of its own.
  command(type, fields = {}) {
    return this.ask(type, fields, "command");
  }

  ask(type, fields = {}, field = "id") {
    const id = newId();
    const message = { type, table: this.table, [field]: id, ...fields };
    return new Promise((resolve) => {
      this.pending.set(id, { message, resolve });
      if (this.joined) this.send(message);
    });
  }

  close() {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.deaf);
    clearInterval(this.beat);
    window.removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }
}

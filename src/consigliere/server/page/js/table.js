// A table: keeps what the server told, draws what changed, sends what is chosen.

import { button, draw, fill, fold, h, named, say } from "./dom.js";
import { face, noted, tick } from "./clocks.js";
import { api, invites, withInvite } from "./http.js";
import { open, sit, toOpen } from "./lines.js";
import { Live, STATES } from "./live.js";
import { menu } from "./menu.js";
import { address, tableTitle, title } from "./names.js";
import { note } from "./notes.js";
import { yourTurn } from "./notices.js";
import { ending } from "./ending.js";
import { question } from "./question.js";
import { howToPlay } from "./rules.js";
import { players } from "./seats.js";
import { chat, linesOf, log } from "./talk.js";
import { waitingRoom } from "./waiting.js";
import { GAMES } from "../games/index.js";


export function table(main, id) {
  const places = {};
  for (const name of ["bar", "room", "question", "hand", "standing", "board", "players", "more"]) places[name] = h("div", { id: name, class: name });
  const logList = h("ol", { id: "log", class: "log", "aria-live": "polite", "aria-relevant": "additions", reversed: true });
  const chatList = h("ol", { id: "chat", class: "chat", "aria-live": "polite" });
  const line = h("input", { name: "text", maxlength: "300", autocomplete: "off", dir: "auto", "aria-label": "Say something", placeholder: "Say something" });
  const lookBack = h("a", { class: "button quiet small", href: address("replay", id) }, "Look back");
  const sayForm = h("form", { class: "row", onsubmit: talk }, line, h("button", { type: "submit" }, "Say"));
  const chatPart = fold("chat", "Talk", true, chatList, sayForm);
  const ctx = {
    id, book: null, clock: null, busy: false, refusal: null, preview: null, advice: null, picked: [], link: "connecting",
    state: { meta: null, position: null, log: [], chat: [], seen: 0, spectators: 0 },
    name: (seat) => ctx.state.meta?.seats[seat]?.name || `seat ${seat + 1}`,
    answer, pick, command, foresee, advise, http, tell: say, redraw: () => { redraws += 1; update(); },
  };
  let redraws = 0;
  let decision = null;
  let asking = null;
  let shownLog = 0;
  let all = false;
  let gone = false;
  let lining = false;

  document.body.className = "at-table";
  fill(main, h("div", { class: "table" }, places.bar, places.room,
    h("div", { class: "cols" },
      h("div", { class: "col ask" }, places.question, places.hand),
      h("div", { class: "col middle" }, places.standing, places.board),
      h("div", { class: "col aside" }, places.players,
        h("section", { class: "part", "aria-label": "Log" }, h("h3", {}, "Log"), logList, h("div", { class: "row" }, button("Show all", () => { all = true; drawLog(true); }, "quiet small"), lookBack)),
        h("section", { class: "part", "aria-label": "Talk" }, chatPart), places.more))));

  const live = new Live(id, invites.get(id), heard, (link) => {
    ctx.link = link;
    update();
  });

  // -- hearing

  function heard(message) {
    if (gone) return;
    const { state } = ctx;
    if (message.type === "snapshot") {
      told(message.meta);
      state.position = message.position ?? null;
      state.log = message.log ?? [];
      state.chat = message.chat ?? [];
      state.seen = Math.min(state.seen, state.log.length) || state.log.length;
      shownLog = -1;
      words();
    } else if (message.type === "events") {
      if (message.meta) {
        told(message.meta);
        state.position = message.position ?? null;
      }
      for (const one of message.happened) {
        if (one.kind === "said") state.chat.push(one);
        else state.log.push(...linesOf(ctx, one));
      }
    } else if (message.type === "presence") {
      state.spectators = message.spectators ?? 0;
      if (state.meta) for (const seat of state.meta.seats) seat.here = message.here.includes(seat.seat);
    } else if (message.type === "error") {
      if (!state.meta && message.error === "no-such-table") return missing();
      if (message.error === "shut-out") return shut();
      ctx.refusal = { text: message.detail };
    }
    update();
  }

  function told(meta) {
    ctx.state.meta = meta;
    ctx.clock = noted(meta.clock);
    if (meta.status !== "over") note(id, meta.commitment, meta.given ?? 0);
    lines(meta);
  }

  // One's line: sealed if one was seated without (a rematch), opened when the game is to begin.
  async function lines(meta) {
    const seat = meta.you ?? null;
    if (seat === null || lining || meta.status !== "waiting") return;
    const unsealed = !meta.opening && meta.seals?.length && !meta.seals[seat];
    if (!unsealed && !toOpen(meta)) return;
    lining = true;
    try {
      await (unsealed ? sit(meta, seat) : open(meta));
    } catch (error) {
      ctx.refusal = { text: error.message, rule: error.rule };
    }
    lining = false;
    if (gone) return;
    if (ctx.state.meta !== meta) lines(ctx.state.meta);
    update();
  }

  function missing() {
    live.close();
    fill(main, h("section", { class: "panel narrow" }, h("h1", {}, "There is no such table"),
      h("p", {}, "It may be private: then you need its invite link."), h("p", {}, h("a", { class: "button", href: "#/" }, "To the lobby"))));
  }

  function shut() {
    live.close();
    gone = true;
    fill(main, h("section", { class: "panel narrow" }, h("h1", {}, "You are no longer at this table"),
      h("p", {}, "It has a new invite link, or its host has shut you out."), h("p", {}, h("a", { class: "button", href: "#/" }, "To the lobby"))));
  }

  async function words() {
    if (asking || ctx.book) return;
    asking = api("GET", withInvite(`/tables/${encodeURIComponent(id)}/words`, id));
    try {
      ctx.book = await asking;
    } catch {
      setTimeout(words, 1500);
    }
    asking = null;
    if (!gone) update();
  }

  // -- sending

  async function command(type, fields = {}, place = "question") {
    if (ctx.busy) return null;
    ctx.busy = true;
    ctx.refusal = null;
    const inside = places.question.contains(document.activeElement);
    update();
    const reply = await live.command(type, fields);
    if (gone) return null;
    ctx.busy = false;
    if (reply.type === "refused") ctx.refusal = { text: reply.words ?? reply.key, rule: reply.rule, place };
    else if (reply.type === "error") ctx.refusal = { text: reply.detail, place };
    update();
    if (inside) document.getElementById("asked")?.focus({ preventScroll: true });
    return reply;
  }

  function answer(fields) {
    ctx.state.seen = ctx.state.log.length;
    return command("do", { decision, ...fields });
  }

  function pick(ids) {
    return answer({ picked: ids });
  }

  async function foresee(index, fields) {
    if (ctx.preview?.index === index && index !== "pick") {
      ctx.preview = null;
      return update();
    }
    const mine = { index, message: null };
    ctx.preview = mine;
    update();
    mine.message = await live.ask("preview", { decision, ...fields });
    if (!gone) update();
  }

  async function advise() {
    const mine = { decision, message: null };
    ctx.advice = mine;
    ctx.refusal = null;
    update();
    const reply = await live.ask("advise", { decision });
    if (gone || ctx.advice !== mine) return;
    if (reply.type === "advised") mine.message = reply;
    else {
      ctx.advice = null;
      ctx.refusal = { text: reply.words ?? reply.detail ?? reply.key, rule: reply.rule };
    }
    update();
  }

  async function http(doing, place = "question") {
    ctx.refusal = null;
    try {
      await doing();
    } catch (error) {
      ctx.refusal = { text: error.message, rule: error.rule, place };
    }
    if (!gone) update();
  }

  async function talk(event) {
    event.preventDefault();
    const text = line.value.trim();
    if (!text) return;
    line.value = "";
    const reply = await live.command("say", { text });
    if (!gone && reply.type !== "done") {
      line.value = text;
      ctx.refusal = { text: reply.words ?? reply.detail ?? reply.key, rule: reply.rule, place: "more" };
      update();
    }
  }

  // -- drawing

  function update() {
    const { meta, position } = ctx.state;
    if (gone || !meta) return;
    turn(position?.question);
    const game = GAMES[meta.game];
    const playing = position && ctx.book && game;
    document.body.dataset.status = meta.status;
    draw(places.bar, [meta.title, meta.given, meta.game, meta.status, ctx.link, ctx.busy, position?.waiting_for, decision, ctx.state.spectators, Boolean(ctx.clock), meta.paused, Boolean(ctx.book), meta.you, meta.seats], () => bar(meta, position));
    draw(places.room, [meta, ctx.refusal, Boolean(ctx.book)], () => (meta.status === "waiting" ? waitingRoom(ctx)
      : meta.status === "closed" ? h("section", { class: "panel narrow" }, h("h2", {}, "This table is closed."), meta.roll ? h("p", {}, "It was closed after its roll was shown: the lines for the shuffle were known, and no game came of it, or not to its end.") : null, h("a", { class: "button", href: "#/" }, "To the lobby"))
      : meta.result && ctx.book ? ending(ctx, game) : null));
    draw(places.question, [position?.question, position?.can_take_back, position?.waiting_for, ctx.busy, ctx.refusal, ctx.preview, ctx.advice, meta.asks_back, meta.status, meta.seats, meta.paused, Boolean(ctx.book)],
      () => (meta.status === "playing" && position ? h("section", { class: decision ? "part asked mine" : "part asked", "aria-label": "What is asked", "data-decision": decision }, question(ctx)) : null));
    const view = position ? { ...position.view, prompt: null, stack: null } : null;
    const names = meta.seats.map((seat) => seat.name);
    draw(places.hand, [view, Boolean(playing)], () => (playing ? game.hand(ctx) : null));
    draw(places.standing, [view, names, Boolean(playing)], () => (playing ? h("div", { class: "standing" }, game.standing(ctx)) : null));
    draw(places.board, [view, names, Boolean(playing)], () => (playing ? game.board(ctx) : null));
    draw(places.players, [view?.seats, position?.known, meta.seats, meta.muted, meta.host, position?.waiting_for, meta.status, Boolean(ctx.clock), Boolean(playing)], () => (position ? players(ctx, playing ? game : null) : null));
    draw(places.more, [meta.votes, meta.you, meta.status, meta.seats, meta.host, meta.paused, meta.for_pause, meta.clock?.seats[meta.you]?.days, ctx.refusal, redraws], () => menu(ctx));
    lookBack.hidden = meta.status === "waiting" || meta.status === "closed";
    sayForm.hidden = meta.you === undefined || meta.you === null;
    drawLog(false);
    draw(chatList, [ctx.state.chat.length, names], () => chat(ctx));
    tick(ctx, main, decision);
  }

  function drawLog(whole) {
    const { log: lines, seen } = ctx.state;
    if (shownLog === lines.length && !whole && logList.dataset.seen === String(seen)) return;
    shownLog = lines.length;
    logList.dataset.seen = String(seen);
    fill(logList, log(ctx, all));
    logList.nextElementSibling.firstElementChild.hidden = all || lines.length <= logList.children.length;
  }

  // What a new decision resets, and how it is announced.
  function turn(asked) {
    const mine = asked?.legal.length && ctx.state.meta.status === "playing" ? asked.decision : null;
    const name = tableTitle(ctx.state.meta);
    document.title = mine ? `● Your turn – ${name}` : ctx.state.meta.status === "over" ? `Over – ${name}` : `${name} – Consigliere`;
    if (mine === decision) return;
    decision = mine;
    ctx.picked = [];
    ctx.preview = null;
    ctx.refusal = null;
    if (!mine) return;
    say(`Your turn. ${asked.sentence ?? ""}`);
    yourTurn(name, address("table", id), id);
  }

  function bar(meta, position) {
    const seats = position?.waiting_for ?? [];
    const single = ctx.clock && seats.length === 1 && meta.seats[seats[0]].kind === "person" && !meta.seats[seats[0]].absent ? seats[0] : null;
    const timed = decision && ctx.clock ? meta.you : single;
    const now = meta.status !== "playing" ? null
      : meta.paused ? h("span", { class: "pill" }, "Paused")
      : decision ? h("a", { href: "#asked", class: "pill hot", onclick: toQuestion }, ctx.busy ? "Sending …" : "Your turn")
      : h("span", { class: "pill" }, seats.length === 1 ? [named(ctx.name(seats[0])), " decides"] : seats.length ? `${seats.length} players decide` : "…");
    const watching = meta.you === undefined || meta.you === null;
    return [
      h("h1", {}, named(tableTitle(meta)), meta.title ? h("span", { class: "dim" }, ` ${title(meta.game)}`) : null),
      now,
      watching ? h("span", { class: "pill" }, "you look on") : null,
      meta.status === "playing" && timed !== null && timed !== false && timed !== undefined ? face(ctx, timed) : null,
      ctx.clock ? h("strong", { class: "alarm", "data-alarm": "", hidden: true }, "⚠ Your time is short") : null,
      ctx.state.spectators > (watching ? 1 : 0) ? h("span", { class: "dim" }, `${ctx.state.spectators} looking on`) : null,
      meta.given ? h("span", { class: "pill", title: "Its draws up to there are not of this table: they cannot be checked" }, "played on from another game") : null,
      howToPlay(meta.game),
      h("span", { class: `link ${ctx.link}`, role: "status", id: "link" }, STATES[ctx.link]),
    ];
  }

  function toQuestion(event) {
    event.preventDefault(); // the address after # names the table
    const place = document.getElementById("asked");
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  }

  fill(places.room, h("p", { class: "dim" }, "Joining the table …"));
  const ticking = setInterval(() => tick(ctx, main, decision), 500);
  return () => {
    gone = true;
    clearInterval(ticking);
    live.close();
    delete document.body.dataset.status;
  };
}

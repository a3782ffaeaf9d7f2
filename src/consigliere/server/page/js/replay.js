// Looking back: a game move by move, from any viewpoint one may have, and playing on from there.

import { button, capital, draw, fill, h, labelled, named, select } from "./dom.js";
import { api, invites } from "./http.js";
import { afterwards } from "./afterwards.js";
import { begin } from "./lines.js";
import { address, level, tableTitle, title } from "./names.js";
import { players } from "./seats.js";
import { linesOf } from "./talk.js";
import { GAMES } from "../games/index.js";

const BACK = 40; // records told before the one looked at
const PACE = 1500;
const LEVELS = ["easy", "medium", "hard", "expert"];
const NOBODY = -1;

export function replay(main, id, share = null) {
  const path = `/tables/${encodeURIComponent(id)}`;
  const access = share ? { share } : invites.get(id) ? { invite: invites.get(id) } : {};
  const query = (more) => `?${new URLSearchParams({ ...access, ...more })}`;
  const ctx = { id, book: null, looking: true, clock: null, state: { meta: null, position: null }, name: (seat) => ctx.state.meta?.seats[seat]?.name || `seat ${seat + 1}` };
  const places = {};
  for (const name of ["steps", "hand", "standing", "board", "players", "onwards"]) places[name] = h("div", { id: `then-${name}`, class: name });
  const told = h("ol", { id: "log", class: "log", "aria-live": "polite" });
  const fault = h("p", { class: "fault", role: "alert" });
  let now = { seq: 0, last: 0 };
  let viewer = NOBODY;
  let wanted = null;
  let busy = false;
  let pace = 0;
  let gone = false;

  fill(main, h("p", { class: "dim" }, "Looking back …"));
  open().catch(failed);

  async function open() {
    const [meta, book] = await Promise.all([
      api("GET", share ? `/shared/${encodeURIComponent(share)}` : `${path}${query({})}`),
      api("GET", `${path}/words${query({})}`)]);
    if (gone) return;
    ctx.state.meta = meta;
    ctx.book = book;
    viewer = meta.you ?? NOBODY;
    document.title = `Looking back – ${tableTitle(meta)}`;
    document.body.className = "at-table looking";
    await load(first());
    shell();
    await go(over() ? 0 : now.last);
  }

  function failed(error) {
    if (gone) return;
    if (!ctx.book) fill(main, h("section", { class: "panel narrow" }, h("h1", {}, "There is nothing to look back at"), h("p", { role: "alert" }, error.message), h("p", {}, h("a", { class: "button", href: "#/" }, "To the lobby"))));
    else fault.textContent = error.message;
  }

  // A finished game is looked at command by command, a running one by what the viewer was told.
  const over = () => ctx.state.meta.status === "over";
  const first = () => (over() ? 0 : 1);

  async function load(seq) {
    const more = { viewer, words: "en" };
    if (!over()) {
      const found = await api("GET", `${path}/replay${query({ ...more, seq, back: BACK })}`);
      const lines = (one) => (one.kind === "said" ? [`${one.name ?? ""}: ${one.text ?? "…"}`] : linesOf(ctx, one));
      return (now = { ...found, lines: lines(found.happened.at(-1)), before: found.happened.slice(0, -1).flatMap(lines) });
    }
    const found = await api("GET", `${path}/moves/${seq}${query(more)}`);
    return (now = { ...found, seq: found.move });
  }

  // One request at a time; of those that come meanwhile the last one counts.
  async function go(seq) {
    wanted = Math.max(first(), Math.min(now.last, seq));
    if (busy) return;
    busy = true;
    fault.textContent = "";
    try {
      while (wanted !== null && !gone) {
        const next = wanted;
        wanted = null;
        await load(next);
        show();
      }
    } catch (error) {
      stop();
      failed(error);
    }
    busy = false;
  }

  function lookAs(seat) {
    viewer = seat;
    return go(now.seq);
  }

  function stop() {
    clearInterval(pace);
    pace = 0;
  }

  function run() {
    if (pace) stop();
    else pace = setInterval(() => (now.seq < now.last ? go(now.seq + 1) : (stop(), show())), PACE);
    show();
  }

  // -- drawing

  function shell() {
    const { meta } = ctx.state;
    fill(main, h("div", { class: "table" },
      h("div", { class: "bar" }, h("h1", {}, "Looking back: ", named(tableTitle(meta)), meta.title ? h("span", { class: "dim" }, ` ${title(meta.game)}`) : null),
        h("a", { class: "button quiet small", href: share ? "#/" : address("table", id) }, share ? "To the lobby" : "To the table")),
      h("div", { class: "cols" },
        h("div", { class: "col ask" }, h("section", { class: "part", "aria-label": "Moves" }, places.steps, fault), h("section", { class: "part", "aria-label": "Log" }, h("h3", {}, "What happened"), told)),
        h("div", { class: "col middle" }, places.standing, places.board),
        h("div", { class: "col aside" }, places.hand, places.players, places.onwards,
          over() ? h("section", { class: "part", "aria-label": "Afterwards" }, h("h3", {}, "Keep, show, check"), afterwards(meta, share ? query({}) : "")) : null))));
  }

  function steps() {
    const { meta } = ctx.state;
    const slider = h("input", { type: "range", min: String(first()), max: String(now.last), value: String(now.seq), "aria-label": "Move", "data-key": "slider" });
    slider.addEventListener("input", () => {
      stop();
      go(Number(slider.value));
    });
    const seats = over() ? meta.seats.map((seat) => seat.seat) : [meta.you ?? NOBODY].filter((seat) => seat >= 0);
    const eyes = select("viewer", [...seats.map((seat) => [seat, seat === meta.you ? `${ctx.name(seat)} (you)` : ctx.name(seat)]), [NOBODY, "a spectator"]], viewer);
    eyes.dataset.key = "viewer";
    eyes.addEventListener("change", () => lookAs(Number(eyes.value)));
    const step = (label, name, to, off) => button(label, () => { stop(); go(to()); }, "", { "aria-label": name, title: name, disabled: off, "data-key": name });
    return h("div", { class: "stack" },
      h("p", { role: "status", id: "where" }, h("strong", {}, over() && !now.seq ? "The set-up" : `Move ${now.seq}`), ` of ${now.last}`),
      slider,
      h("div", { class: "row stepping" },
        step("«", "To the beginning", () => first(), now.seq <= first()), step("‹", "One back", () => now.seq - 1, now.seq <= first()),
        button(pace ? "Stop" : "Run", run, "", { "data-key": "run", "aria-pressed": pace ? "true" : "false" }),
        step("›", "One on", () => now.seq + 1, now.seq >= now.last), step("»", "To the end", () => now.last, now.seq >= now.last)),
      labelled("Seen by", eyes));
  }

  function onwards() {
    const { meta, position } = ctx.state;
    if (!over() || !position || position.view.over) return null;
    const seat = select("seat", meta.seats.map((one) => [one.seat, one.name]), viewer >= 0 ? viewer : 0);
    const bots = select("level", LEVELS.map((one) => [one, level(one)]), "medium");
    const on = async (event) => {
      event.preventDefault();
      fault.textContent = "";
      try {
        const made = await api("POST", `${path}/play-on${share ? query({}) : ""}`, { entry: now.entry, seat: Number(seat.value), levels: Array(meta.players - 1).fill(bots.value), start: false });
        await begin(made);
        location.hash = address("table", made.id);
      } catch (error) {
        failed(error);
      }
    };
    return h("section", { class: "part", "aria-label": "Play on" }, h("h3", {}, "Play on from here"),
      h("form", { class: "stack", onsubmit: on },
        h("p", { class: "dim small" }, "A new table: you on one seat, bots on the others. What is drawn from now on is new."),
        h("div", { class: "row" }, labelled("You play for", seat), labelled("Bots", bots)),
        h("button", { type: "submit", class: "primary" }, "Play on from here")));
  }

  function show() {
    if (gone || !ctx.book) return;
    const game = GAMES[ctx.state.meta.game];
    const position = now.position ?? null;
    ctx.state.position = position;
    const view = position ? { ...position.view, prompt: null, stack: null } : null;
    draw(places.steps, [now.seq, now.last, viewer, pace > 0], steps);
    draw(places.onwards, [now.entry, viewer, view?.over], onwards);
    draw(places.hand, [view, viewer], () => (position ? game.hand(ctx) : null));
    draw(places.standing, [view], () => (position ? h("div", { class: "standing" }, game.standing(ctx)) : h("p", { class: "part dim" }, "The game has not begun yet.")));
    draw(places.board, [view], () => (position ? game.board(ctx) : null));
    draw(places.players, [position], () => (position ? players(ctx, game) : null));
    const asked = position?.question?.sentence;
    const lines = [...now.before.map((text) => [text, false]), ...now.lines.map((text) => [text, true])];
    fill(told, asked ? h("li", { class: "asked-then" }, `Asked: ${capital(asked)}`) : null,
      now.seq > first() && !now.lines.length ? h("li", { class: "dim" }, "This move shows nothing new from here.") : null,
      lines.length ? lines.reverse().map(([text, fresh]) => h("li", { dir: "auto", class: fresh ? "fresh" : null }, text)) : h("li", { class: "dim" }, "Nothing yet."));
  }

  return () => {
    gone = true;
    stop();
  };
}

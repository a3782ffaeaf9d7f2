// The lobby: one click to play against bots, tables of others and one's own, a new table for friends.

import { button, draw, fill, fold, h, labelled, named, select } from "./dom.js";
import { bring } from "./bring.js";
import { chosenClock, clockChoice } from "./clockform.js";
import { api } from "./http.js";
import { begin, sit } from "./lines.js";
import { about, level, option, strength, tableTitle, title, address } from "./names.js";
import { yourTurn } from "./notices.js";
import { howToPlay } from "./rules.js";
import { youPanel } from "./you.js";

const AGAIN = 8000;
const MOST_FINISHED = 10;

const go = (id) => {
  location.hash = address("table", id);
};

function range(game) {
  const out = [];
  for (let n = Math.max(2, game.least); n <= game.most; n += 1) out.push([n, `${n} players`]);
  return out;
}

function options(game, where = "") {
  return fold(`options ${where} ${game.name}`, "Options", false,
    h("div", { class: "options" }, game.options.map((name) =>
      h("label", { class: "check" }, h("input", { type: "checkbox", name: `option ${name}` }), h("span", {}, option(game.name, name))))),
    labelled("Your line for the shuffle", h("input", { name: "seed", maxlength: "31", autocomplete: "off", spellcheck: "false", dir: "auto", placeholder: "random, if it stays empty" })));
}

// A new table; one's line is chosen after the server's promise was noted, and sealed. Against bots it begins.
async function newOne(fields, wanted) {
  const made = await api("POST", "/tables", { ...wanted, start: false });
  if (wanted.visibility === "bots") await begin(made, fields.seed.value);
  else await sit(made, made.you, fields.seed.value);
  go(made.id);
}

function chosen(form, game) {
  const ticked = (name) => form.elements.namedItem(`option ${name}`)?.checked ?? false;
  return Object.fromEntries(game.options.map((name) => [name, ticked(name)]));
}

// A form that sends once, and says beside its button what went wrong.
function sending(form, work) {
  const fault = h("p", { class: "fault", role: "alert" });
  form.append(fault);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const send = form.querySelector("button[type=submit]");
    send.disabled = true;
    fault.textContent = "";
    try {
      await work(form.elements);
    } catch (error) {
      fault.textContent = error.message;
      send.disabled = false;
    }
  });
  return form;
}

function playCard(game, levels) {
  const bots = select("level", levels.map((id) => [id, level(id)]), "medium");
  const measured = h("p", { class: "dim small strength", role: "status" });
  const tell = () => { measured.textContent = strength(bots.value, game.strengths[bots.value]); };
  bots.addEventListener("change", tell);
  tell();
  const form = h("form", { class: "panel play", "data-game": game.name },
    h("h2", {}, title(game.name)),
    h("p", { class: "dim" }, about(game.name)),
    howToPlay(game.name),
    h("div", { class: "row" },
      labelled("Bots", bots),
      labelled("At the table", select("players", range(game), 3))),
    measured,
    options(game),
    h("button", { type: "submit", class: "primary big" }, "Play against bots"));
  return sending(form, async (fields) => {
    const players = Number(fields.players.value);
    await newOne(fields, {
      game: game.name,
      players,
      visibility: "bots",
      levels: Array(players - 1).fill(fields.level.value),
      options: chosen(form, game),
    });
  });
}

function newTable(games) {
  const inner = h("div", { class: "stack" });
  const form = h("form", { class: "stack" }, inner);
  let game = games[0];
  const build = () => {
    const which = select("game", games.map((one) => [one.name, title(one.name)]), game.name);
    which.addEventListener("change", () => {
      game = games.find((one) => one.name === which.value) ?? game;
      build();
    });
    fill(inner,
      labelled("Game", which),
      labelled("At the table", select("players", range(game), 3)),
      labelled("Who may come", select("visibility", [["private", "Only with the invite link"], ["public", "Everybody"]], "private")),
      labelled("Name of the table", h("input", { name: "title", maxlength: "60", autocomplete: "off", dir: "auto", placeholder: "may stay empty" })),
      clockChoice(),
      options(game, "new"),
      h("button", { type: "submit", class: "primary" }, "Make the table"));
  };
  build();
  return sending(form, async (fields) => {
    await newOne(fields, {
      game: game.name,
      players: Number(fields.players.value),
      visibility: fields.visibility.value,
      title: fields.title.value,
      options: chosen(form, game),
      ...chosenClock(form),
    });
  });
}

function byInvite() {
  const form = h("form", { class: "row bottom" },
    labelled("Invite link or code", h("input", { name: "code", required: true, maxlength: "200", autocomplete: "off", spellcheck: "false" })),
    h("button", { type: "submit" }, "Join"));
  return sending(form, async (fields) => {
    const code = fields.code.value.trim().split("/").pop();
    await api("GET", `/invites/${encodeURIComponent(code)}`);
    location.hash = address("invite", code);
  });
}

function seatsOf(table) {
  return h("span", { class: "seats" }, table.seats.map((seat, n) => [
    n ? ", " : "",
    seat.kind === "empty" ? h("em", {}, "free seat") : named(seat.name),
    seat.place ? ` (${seat.place}., ${seat.points})` : "",
  ]));
}

function listed(table) {
  const free = table.seats.filter((seat) => seat.kind === "empty").length;
  const state = table.your_turn ? "Your turn" : { waiting: free ? `${free} free` : "ready to start", playing: "running", over: "over", closed: "closed" }[table.status];
  return h("li", {},
    h("a", { href: address("table", table.id), class: "entry" },
      h("span", { class: "entry-name" }, named(tableTitle(table)),
        table.title ? h("span", { class: "dim" }, ` ${title(table.game)}`) : ""),
      seatsOf(table),
      h("span", { class: table.your_turn ? "pill hot" : "pill" }, state)));
}

function list(tables, none) {
  return tables.length ? h("ul", { class: "entries" }, tables.map(listed)) : h("p", { class: "dim" }, none);
}

export function lobby(main, renamed) {
  const open = h("div");
  const running = h("div");
  const finished = h("div");
  const play = h("div", { class: "plays" }, h("p", { class: "dim" }, "Asking the house …"));
  const make = h("div");
  let timer = 0;
  let gone = false;

  fill(main,
    h("div", { class: "lobby" },
      h("div", { class: "hello" },
        h("h1", {}, "Sit down. The bots are waiting."),
        h("p", {}, "Games of families and favours. No account, no form: pick a game and play; bring friends with a link.")),
      play,
      h("section", { class: "panel", "aria-label": "Your tables" }, h("h2", {}, "Your tables"), running,
        fold("finished", "Finished games", false, finished)),
      h("section", { class: "panel", "aria-label": "Open tables" }, h("h2", {}, "Open tables"), open),
      h("section", { class: "panel", "aria-label": "With friends" }, h("h2", {}, "With friends"), byInvite(),
        fold("new table", "Make a table", false, make),
        fold("journal", "Bring a journal", false, bring(sending))),
      youPanel(renamed)));

  async function refresh() {
    clearTimeout(timer);
    try {
      const [mine, others] = await Promise.all([api("GET", "/tables?mine=true"), api("GET", "/tables?open=true")]);
      if (gone) return;
      const on = mine.filter((table) => table.status === "waiting" || table.status === "playing");
      const over = mine.filter((table) => table.status === "over").slice(0, MOST_FINISHED);
      const free = others.filter((table) => table.you === undefined);
      turns(on.filter((table) => table.your_turn));
      draw(running, on, () => list(on, "Nothing is running yet."));
      draw(finished, over, () => list(over, "No game has ended yet."));
      draw(open, free, () => list(free, "Nobody has an open table just now. Make one!"));
    } catch (error) {
      if (!gone) draw(open, error.message, () => h("p", { class: "fault" }, error.message));
    }
    if (!gone) timer = setTimeout(refresh, AGAIN);
  }

  // One's turn somewhere: told by the tab's title, and by a notice the first time it is seen.
  let told = null;
  function turns(mine) {
    document.title = mine.length ? `● Your turn${mine.length > 1 ? ` (${mine.length})` : ""} – Consigliere` : "Consigliere";
    for (const table of mine) if (told && !told.has(table.id)) yourTurn(tableTitle(table), address("table", table.id), table.id);
    told = new Set(mine.map((table) => table.id));
  }

  async function house() {
    try {
      const found = await api("GET", "/house");
      if (gone) return;
      fill(play, found.games.map((game) => playCard(game, found.levels)));
      fill(make, newTable(found.games));
    } catch (error) {
      if (!gone) fill(play, h("p", { class: "fault", role: "alert" }, error.message, " ", button("Try again", house)));
    }
  }

  house();
  refresh();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

// Who one is: the name, the code that moves one to another device, one's games, and being forgotten.

import { button, confirmed, fill, fold, h, labelled } from "./dom.js";
import { api, forgetMe, whoAmI } from "./http.js";
import { title } from "./names.js";
import { forgetNotes } from "./notes.js";
import { noticesPanel } from "./notices.js";

function statistics(rows) {
  if (!rows.length) return h("p", { class: "dim" }, "No finished games yet.");
  return h("ul", { class: "plain" }, rows.map((row) =>
    h("li", {}, `${title(row.game)}, ${row.players} players: ${row.played} played, ${row.won} won, ${row.points} points in all`)));
}

export function youPanel(renamed) {
  const told = h("p", { class: "told", role: "status" });
  const code = h("p", { class: "code" });
  const games = h("div");
  const name = h("input", { name: "name", maxlength: "20", dir: "auto", autocomplete: "nickname", required: true });

  const work = (doing) => async (event) => {
    event?.preventDefault();
    told.textContent = "";
    told.classList.remove("fault");
    try {
      told.textContent = (await doing(event)) ?? "";
    } catch (error) {
      told.classList.add("fault");
      told.textContent = error.message;
    }
  };

  const rename = work(async () => {
    const me = await api("PUT", "/me/name", { name: name.value });
    forgetMe(me);
    name.value = me.name;
    renamed();
    return "You are called so from the next seat on.";
  });
  const show = work(async () => {
    const me = await api("POST", "/me/recovery");
    fill(code, h("code", {}, me.recovery));
    return "Write it down: it is shown this once, and an older code is void.";
  });
  const recover = work(async (event) => {
    const me = await api("POST", "/me/recover", { code: event.target.elements.code.value });
    forgetMe(me);
    location.reload();
  });
  const forget = work(async () => {
    const sure = await confirmed("Delete your data? Bots play your running games on, and your name is struck out everywhere.", "Delete my data");
    if (!sure) return "";
    await api("DELETE", "/me");
    forgetNotes();
    forgetMe();
    location.reload();
    return "";
  });

  whoAmI().then((me) => {
    name.value = me.name;
    return api("GET", "/me/statistics");
  }).then((rows) => fill(games, statistics(rows)), () => {});

  return h("section", { class: "panel", "aria-label": "You" },
    h("h2", {}, "You"),
    h("form", { class: "row bottom", onsubmit: rename }, labelled("Your name", name), h("button", { type: "submit" }, "Change")),
    games,
    noticesPanel(),
    fold("device", "Another device", false,
      h("p", { class: "dim" }, "A recovery code makes you the same person on another device."),
      button("Show me a recovery code", show), code,
      h("form", { class: "row bottom", onsubmit: recover },
        labelled("I have a code", h("input", { name: "code", required: true, maxlength: "80", autocomplete: "off", spellcheck: "false" })),
        h("button", { type: "submit" }, "Be that person"))),
    fold("forget", "Delete my data", false,
      h("p", { class: "dim" }, "Your name and your identity are removed; games you sit at are played on by bots."),
      button("Delete my data …", forget, "danger")),
    told);
}

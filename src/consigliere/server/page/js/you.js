// Who one is: the name, one's games and devices, and being forgotten.

import { devicesFold } from "./devices.js";
import { button, fill, fold, h, labelled, prompted } from "./dom.js";
import { api, forgetBrowser, forgetMe, whoAmI } from "./http.js";
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
  const devices = h("div", { class: "stack" });
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
  const forget = work(async () => {
    const code = await prompted("Delete your data? Bots play your running games on, and your name is struck out everywhere.", "Your recovery code", "Delete my data", 80);
    if (!code) return "";
    await api("DELETE", "/me", { code });
    forgetNotes();
    forgetBrowser();
    location.reload();
    return "";
  });

  whoAmI().then((me) => {
    name.value = me.name;
    fill(devices, devicesFold(work, me, renamed));
    return api("GET", "/me/statistics");
  }).then((rows) => fill(games, statistics(rows)), () => {});

  return h("section", { class: "panel", "aria-label": "You" },
    h("h2", {}, "You"),
    h("form", { class: "row bottom", onsubmit: rename }, labelled("Your name", name), h("button", { type: "submit" }, "Change")),
    games,
    noticesPanel(),
    devices,
    fold("forget", "Delete my data", false,
      h("p", { class: "dim" }, "Your name and your identity are removed; games you sit at are played on by bots. This takes your recovery code, so that nobody else can do it; if you have lost it, get a new one above."),
      button("Delete my data …", forget, "danger")),
    told);
}

// The page: which part of it is shown, by the address after #.

import { loggedOut } from "./devices.js";
import { fill, h, named } from "./dom.js";
import { api, invites, whoAmI } from "./http.js";
import { lobby } from "./lobby.js";
import { GAMES } from "../games/index.js";
import { address } from "./names.js";
import { replay } from "./replay.js";
import { rulesScreen } from "./rules.js";
import { table } from "./table.js";

let leave = () => {};
let turn = 0;

function heading(me) {
  fill(document.getElementById("top"),
    h("a", { class: "brand", href: "#/" }, "Consigliere"),
    h("span", { class: "tag" }, "unofficial"),
    h("nav", { "aria-label": "Page" }, me ? h("a", { href: "#/", class: "me" }, h("span", { class: "before" }, "You are "), named(me.name)) : null));
}

async function show() {
  const mine = ++turn;
  leave();
  leave = () => {};
  document.title = "Consigliere";
  document.body.className = "";
  const main = document.getElementById("main");
  try {
    const me = await whoAmI();
    heading(me);
    if (!me) {
      fill(main, loggedOut());
      return;
    }
    const [place, id] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
    if (mine !== turn) return;
    if (place === "invite" && id) {
      const found = await api("GET", `/invites/${encodeURIComponent(id)}`);
      invites.set(found.id, id);
      location.replace(`#/table/${encodeURIComponent(found.id)}`);
      return;
    }
    if (place === "shared" && id) {
      const found = await api("GET", `/shared/${encodeURIComponent(id)}`);
      if (mine !== turn) return;
      leave = replay(main, found.id, id);
    } else if (place === "replay" && id) leave = replay(main, id);
    else if (place === "rules" && id) leave = rulesScreen(main, id);
    else if (place === "table" && id) leave = table(main, id);
    else leave = lobby(main, () => whoAmI().then(heading));
    if (mine > 1) { // the keyboard goes on where the new part begins
      window.scrollTo(0, 0);
      main.focus({ preventScroll: true });
    }
  } catch (error) {
    if (mine !== turn) return;
    fill(main, h("section", { class: "panel narrow" },
      h("h1", {}, "That did not work"),
      h("p", { role: "alert" }, error.message),
      h("p", {}, h("a", { class: "button", href: "#/" }, "To the lobby"))));
    if (error.status === 0) {
      const again = setTimeout(show, 3000);
      leave = () => clearTimeout(again);
    }
  }
}

document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault(); // the address after # names the table
  document.getElementById("main").focus();
});
fill(document.getElementById("books"), "How to play: ",
  Object.entries(GAMES).map(([name, game], n) => [n ? ", " : "", h("a", { href: address("rules", name) }, game.TITLE)]), ".");
window.addEventListener("hashchange", show);
show();

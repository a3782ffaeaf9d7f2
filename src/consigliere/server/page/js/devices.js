// Where one is logged in, and the codes: for another device, and for who has lost all of them.

import { button, confirmed, fill, fold, h, labelled, named, prompted } from "./dom.js";
import { api, becomeGuest, forgetMe } from "./http.js";

const LONGEST = 40;
const shown = () => window.dispatchEvent(new Event("hashchange")); // the page anew, with what it knows
const when = (at) => new Date(at).toLocaleDateString();

export function codeForm(submit) {
  return h("form", { class: "row bottom", onsubmit: submit },
    labelled("I have a code", h("input", { name: "code", required: true, maxlength: "80", autocomplete: "off", spellcheck: "false" })),
    h("button", { type: "submit" }, "Be that person"));
}

export async function useCode(event) {
  const me = await api("POST", "/me/recover", { code: event.target.elements.code.value });
  forgetMe(me);
  return me;
}

// What is shown on a device that was logged out elsewhere.
export function loggedOut() {
  const told = h("p", { role: "alert" });
  const again = async (event) => {
    event.preventDefault();
    try {
      const me = await useCode(event);
      if (me.recovery) fill(told, newCode(me.recovery), quiet(me), button("Go on", shown));
      else shown();
    } catch (error) {
      told.textContent = error.message;
    }
  };
  return h("section", { class: "panel narrow" },
    h("h1", {}, "You are logged out"),
    h("p", {}, "On this device, that is. A code from another device of yours, or your recovery code, logs you in again."),
    codeForm(again), told,
    button("Begin as a new guest", async () => { await becomeGuest(); shown(); }, "quiet"));
}

export function newCode(code) {
  return h("p", { class: "code" }, "Your recovery code, shown this once: write it down. ", h("code", {}, code));
}

const quiet = (me) => (me.quiet ? " Notices of your turns are off, since a thief may have set them up; set them up again if you want them." : "");

export function devicesFold(work, me, renamed) {
  const list = h("ul", { class: "plain" });
  const code = h("p", { class: "code" });
  const lost = h("div", {}, me.recovery ? newCode(me.recovery) : null);
  const waiting = h("div");

  const one = (session) => h("li", { class: "row" },
    named(session.name), h("span", { class: "dim small" },
      session.seen ? ` since ${when(session.created)}, last used ${when(session.seen)}` : "",
      session.this ? " (this device)" : "", session.copied ? " (its cookie was copied: is it you?)" : ""),
    session.seen ? button("Rename …", work(async () => {
      const name = await prompted("What is this device called?", "Name", "Rename", LONGEST);
      if (name) show(await api("PUT", `/me/sessions/${encodeURIComponent(session.id)}`, { name }));
    }), "quiet") : null,
    button("Log out", work(async () => {
      if (session.this && !(await confirmed("Log out on this device? Without a code you cannot come back as the same person.", "Log out"))) return "";
      await api("DELETE", `/me/sessions/${encodeURIComponent(session.id)}`);
      if (session.this) location.reload();
      else await load();
      return "";
    }), "quiet"));
  const show = (sessions) => fill(list, sessions.map(one));
  const load = async () => show(await api("GET", "/me/sessions"));
  const others = work(async () => {
    await api("DELETE", "/me/sessions");
    await load();
    return "You are logged in on this device alone.";
  });
  const pair = work(async () => {
    const made = await api("POST", "/me/device");
    fill(code, h("code", {}, made.code));
    return "Type it on the other device within ten minutes, under “I have a code”.";
  });
  const recover = work(async (event) => {
    const found = await useCode(event);
    if (!found.recovery) return location.reload();
    fill(lost, newCode(found.recovery));
    renamed();
    await load();
    return `You are ${found.name}; your other devices are logged out.${quiet(found)}`;
  });
  const renew = work(async (event) => {
    const old = event.target.elements.old.value.trim();
    const found = await api("POST", "/me/recovery", old ? { code: old } : {});
    pending(found.renewal);
    if (!found.recovery) return "";
    fill(lost, newCode(found.recovery));
    await load();
    return `Your other devices are logged out, and the old code is void.${quiet(found)}`;
  });
  const pending = (due) => fill(waiting, due ? [
    h("p", { role: "status" }, `A new recovery code was asked for without the old one. It can be had from ${new Date(due).toLocaleString()} on. If it was not you, stop it and log out everywhere else.`),
    button("Stop it", work(async () => { await api("DELETE", "/me/recovery"); pending(null); return ""; }), "quiet"),
  ] : []);

  load().catch(() => {});
  pending(me.renewal);
  return [waiting,
    fold("device", "Your devices", false, list,
      h("div", { class: "row" }, button("Log out everywhere else", others, "quiet"), button("Log in another device", pair)),
      code, codeForm(recover)),
    fold("recovery", "Recovery code", Boolean(me.recovery),
      h("p", { class: "dim" }, "It makes you the same person again when you have lost your devices, works once and logs all of them out."),
      lost,
      h("form", { class: "row bottom", onsubmit: renew },
        labelled("The code you have; without it a new one takes three days", h("input", { name: "old", maxlength: "80", autocomplete: "off", spellcheck: "false" })),
        h("button", { type: "submit" }, "Show me a new recovery code")))];
}

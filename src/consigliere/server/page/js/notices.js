// Being told of one's turn: by the browser, by a webhook, by mail. A notice holds no card.

import { button, fill, fold, h, labelled } from "./dom.js";
import { api } from "./http.js";

const can = () => "Notification" in window;

// Phones show notices through a worker only; it does nothing else.
async function worker() {
  if (!navigator.serviceWorker) return null;
  try {
    await navigator.serviceWorker.register("/worker.js");
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

export async function yourTurn(name, address, tag) {
  if (!can() || Notification.permission !== "granted" || !(document.hidden || !document.hasFocus())) return;
  const options = { body: name, tag, icon: "/icon.svg", data: { address } };
  try {
    const notice = new Notification("Your turn", options);
    notice.onclick = () => {
      window.focus();
      location.hash = address;
      notice.close();
    };
  } catch {
    (await worker())?.showNotification("Your turn", options);
  }
}

export function browserNotices(changed) {
  if (!can()) return h("p", { class: "dim small" }, window.isSecureContext ? "This browser shows no notices." : "The browser shows notices only on pages by https.");
  const state = Notification.permission;
  if (state === "granted") return h("p", { class: "dim small" }, "This browser tells you when it is your turn while you look elsewhere; so does the title of the tab.");
  if (state === "denied") return h("p", { class: "dim small" }, "Notices are switched off for this page in the browser’s settings. The title of the tab tells your turn.");
  const ask = async () => {
    if ((await Notification.requestPermission()) === "granted") await worker();
    changed?.();
  };
  return button("Notify me of my turns", ask, "quiet", { "data-key": "notify" });
}

function webhook(settings, work) {
  const url = h("input", { name: "url", type: "url", required: true, maxlength: "500", autocomplete: "off", spellcheck: "false", value: settings.webhook ?? "", placeholder: "an address of your own" });
  const save = work(async () => api("PUT", "/me/notices/webhook", { url: url.value }), "From now on this address is told of your turns.");
  return h("div", { class: "stack" },
    h("h3", {}, "By webhook"),
    h("form", { class: "row bottom", onsubmit: save }, labelled("Address that gets a signed POST", url), h("button", { type: "submit" }, settings.webhook ? "Change" : "Use it")),
    settings.secret ? h("p", { class: "code" }, "It is signed with this secret, shown this once: ", h("code", {}, settings.secret)) : null,
    settings.webhook ? button("No webhook any more", work(() => api("DELETE", "/me/notices/webhook"), "The webhook is gone."), "quiet small") : null);
}

function mail(settings, work) {
  if (!settings.mail) return h("div", { class: "stack" }, h("h3", {}, "By mail"), h("p", { class: "dim small" }, "This server sends no mail."));
  const address = h("input", { name: "address", type: "email", required: true, maxlength: "200", autocomplete: "email", value: settings.email ?? "" });
  const code = h("input", { name: "code", required: true, maxlength: "20", inputmode: "numeric", autocomplete: "one-time-code" });
  const send = work(() => api("PUT", "/me/notices/email", { address: address.value }), "A code is on its way to you.");
  const confirm = work(() => api("POST", "/me/notices/email", { code: code.value }), "From now on you get a mail when it is your turn.");
  return h("div", { class: "stack" },
    h("h3", {}, "By mail"),
    h("form", { class: "row bottom", onsubmit: send }, labelled("Mail address", address), h("button", { type: "submit" }, "Send me a code")),
    settings.email && !settings.confirmed ? h("form", { class: "row bottom", onsubmit: confirm }, labelled("The code from the mail", code), h("button", { type: "submit" }, "Confirm")) : null,
    settings.email ? h("p", { class: "dim small" }, settings.confirmed ? `Mails go to ${settings.email}.` : `${settings.email} is not confirmed yet.`) : null,
    settings.email ? button("No mail any more", work(() => api("DELETE", "/me/notices/email"), "No more mails."), "quiet small") : null);
}

export function noticesPanel() {
  const inside = h("div", { class: "stack" });
  const told = h("p", { class: "told", role: "status" });
  let settings = null;

  const work = (doing, done) => async (event) => {
    event?.preventDefault();
    told.textContent = "";
    told.classList.remove("fault");
    try {
      settings = await doing();
      build();
      told.textContent = done;
    } catch (error) {
      told.classList.add("fault");
      told.textContent = error.message;
    }
  };

  function build() {
    fill(inside,
      h("p", { class: "dim small" }, "Who is asked and away for a minute is told, once for each question."),
      h("div", { class: "stack" }, h("h3", {}, "In this browser"), browserNotices(build)),
      settings ? [webhook(settings, work), mail(settings, work)] : null);
  }

  const part = fold("notices", "Tell me of my turns", false, inside, told);
  build();
  part.addEventListener("toggle", async () => {
    if (!part.open || settings) return;
    try {
      settings = await api("GET", "/me/notices");
      build();
    } catch (error) {
      told.textContent = error.message;
    }
  });
  return part;
}

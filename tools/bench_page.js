// Before the client's own scripts: notes when a table can be used, when messages came and when something moved
// after them, when a click's slip was painted, and Chromium's own long tasks. Times in milliseconds.
(() => {
  const noted = { usable: null, moved: [], slips: [], long: [] };
  window.noted = noted;
  const painted = (done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0));
  const kind = () => document.querySelector(".ask")?.dataset.kind;
  const LIT = "[data-target][tabindex='0'], .option, .pickone, .over button, .dock button";
  const SLIP = ".slip footer .go, .slip .variants, .slip [data-action], .then .go, .over .go:not([disabled])";

  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) noted.long.push(Math.round(one.duration));
  }).observe({ type: "longtask", buffered: true });

  let clicked = null;
  addEventListener("click", (event) => { clicked = event.isTrusted && !document.querySelector(SLIP) ? event.timeStamp : null; }, true);

  let came = null;
  const started = () => document.getAnimations().some((one) => one.playState === "running" && (one.effect?.getTiming().iterations ?? 1) !== Infinity);
  function watch() {
    if (came === null) return;
    const waited = performance.now() - came;
    if (kind() === "playback" && started()) {
      noted.moved.push(waited);
      came = null;
    } else if (waited > 3000) came = null;
    else requestAnimationFrame(watch);
  }

  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        const idle = kind() !== "playback" && came === null;
        if (message.type !== "events" || !idle || !message.happened.some((one) => one.events?.length)) return;
        came = performance.now();
        requestAnimationFrame(watch);
      });
    }
  };

  new MutationObserver(() => {
    if (noted.usable === null && kind() === "asked" && document.querySelector(LIT)) {
      noted.usable = -1;
      painted((now) => { noted.usable = now; });
    }
    if (clicked !== null && document.querySelector(SLIP)) {
      const since = clicked;
      clicked = null;
      painted((now) => noted.slips.push(now - since));
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-kind", "class"] });
})();

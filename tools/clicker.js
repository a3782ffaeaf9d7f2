// What can be done on the page to answer the question, whatever game it is and however it is drawn: the red
// button where it is awake, else what can be chosen. The button of an open choice comes first.
(() => {
  const ROOMS = ".over, .dock, .generic, .sheet";
  const GO = `:is(${ROOMS}) .go, .then .go, .send, .end-turn, .next-up .go`;
  const CHOICE = `:is(${ROOMS}) button, .ask .loose, [data-target][tabindex='0'], .option, .pickone`;
  const NEVER = ".quiet, .again, .back, .rule, [aria-expanded], [aria-pressed=true], [data-zoom], .see, .slip.no button, .locator button";
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(one).visibility !== "hidden";
  };
  const awake = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true" && seen(one);
  const all = (what) => [...document.querySelectorAll(what)].filter(awake);
  const state = () => {
    const ask = document.querySelector(".ask");
    const kind = ask?.dataset.kind ?? "";
    return `${kind} ${ask?.dataset.decision ?? ""}`;
  };
  const point = (one) => {
    const box = one.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.3, 0.3], [0.7, 0.7], [0.5, 0.2], [0.5, 0.85]]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      const top = document.elementFromPoint(x, y);
      if (top && (top === one || one.contains(top))) return [x, y];
    }
    return null;
  };
  const may = (one) => one.matches(`${GO}, ${CHOICE}`) && !one.matches(NEVER) && awake(one);
  let aim = null;
  let strays = 0;
  // a page that is slow to draw may move, or put its lights out, between the look and the press
  addEventListener("click", ({ target }) => { if (aim && !(aim.contains(target) && may(aim))) strays++; aim = null; }, true);
  window.clicker = {
    state,
    choices: () => {
      const go = all(GO).filter((one) => !one.matches(".quiet"));
      if (go.length) return go;
      const open = all(`:is(${ROOMS}) .variants button`).filter((one) => !one.matches(NEVER));
      return open.length ? open : all(CHOICE).filter((one) => !one.matches(NEVER));
    },
    may,
    strays: () => strays,
    /** Where it can be pressed, once it lies still: what moves away under a finger is another thing's place. */
    at: async (one) => {
      one.scrollIntoView?.({ block: "nearest", inline: "nearest" });
      const box = () => JSON.stringify(one.getBoundingClientRect());
      for (let tries = 0, before = ""; tries < 20 && before !== box(); tries++) {
        before = box();
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
      aim = may(one) ? one : null;
      return aim && point(one);
    },
  };
})();

// Which clock a new table plays with, and when a bot takes over for who is gone.

import { fill, h, labelled, select } from "./dom.js";

const number = (name, least, most, value) => h("input", { name, type: "number", min: String(least), max: String(most), value: String(value), required: true, inputmode: "numeric" });

const FIELDS = {
  none: () => [],
  bank: () => [
    labelled("Minutes for the whole game", number("bank", 1, 1440, 15)),
    labelled("Seconds more for each question", number("increment", 0, 3600, 20)),
    labelled("Seconds for each sealed choice", number("sealed", 5, 3600, 120)),
  ],
  days: () => [
    labelled("Days for each answer", number("days", 1, 30, 3)),
    labelled("Days of holiday for everybody", number("holiday", 0, 60, 14)),
  ],
};
const ABOUT = {
  none: "Nobody is hurried.",
  bank: "When somebody’s time is used up, a bot plays on for him until he returns.",
  days: "For friends who play now and then: no need to be there at the same time.",
};

export function clockChoice() {
  const kind = select("clock", [["none", "No clock"], ["bank", "Live: a bank of minutes"], ["days", "Slow: days for each answer"]], "none");
  const fields = h("div", { class: "row bottom" });
  const about = h("p", { class: "dim small" });
  const gone = labelled("If somebody is gone while others wait, a bot plays after", select("away", [[120, "2 minutes"], [600, "10 minutes"], [1800, "30 minutes"], [7200, "2 hours"]], 600));
  const build = () => {
    fill(fields, FIELDS[kind.value]());
    about.textContent = ABOUT[kind.value];
    gone.hidden = kind.value === "days";
  };
  kind.addEventListener("change", build);
  build();
  return h("div", { class: "stack clock-choice" }, labelled("Clock", kind), about, fields, gone);
}

export function chosenClock(form) {
  const value = (name) => Number(form.elements.namedItem(name).value);
  const away = { away: value("away") };
  switch (form.elements.namedItem("clock").value) {
    case "bank": return { ...away, clock: { kind: "bank", bank: 60 * value("bank"), increment: value("increment"), sealed: value("sealed") } };
    case "days": return { ...away, clock: { kind: "days", days: value("days"), holiday: value("holiday") } };
    default: return away;
  }
}

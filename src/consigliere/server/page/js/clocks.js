// Turn clocks: what is left, counted down from the server's own time, and what a clock means in words.

import { h, plural, say } from "./dom.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const two = (n) => String(n).padStart(2, "0");
const moment = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
export const when = (ms) => moment.format(new Date(ms));

// The clocks as they were told, and when: the browser's own clock is only used for the difference.
export const noted = (clock) => (clock ? { ...clock, heard: Date.now() } : null);

export function left(clock, seat) {
  const one = clock.seats[seat];
  if (one.due === undefined || one.due === null) return one.left;
  return Math.max(0, one.due - (clock.now + Date.now() - clock.heard));
}

export const runs = (clock, seat) => clock.seats[seat].due !== undefined && clock.seats[seat].due !== null;

export function span(ms, slow) {
  if (!slow) {
    const all = Math.ceil(ms / SECOND);
    const hours = Math.floor(all / 3600);
    const minutes = Math.floor((all % 3600) / 60);
    return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
  }
  const minutes = Math.ceil(ms / MINUTE);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${plural(Math.floor(minutes / 1440), "day")} ${Math.floor((minutes % 1440) / 60)} h`;
}

const seconds = (n) => (n >= 60 && n % 60 === 0 ? `${n / 60} min` : `${n} s`);

export function inWords(clock) {
  if (!clock) return "no clock";
  if (clock.kind === "days") return `${plural(clock.days, "day")} for each answer`;
  return `${seconds(clock.bank)} for the whole game and ${seconds(clock.increment)} more for each question; ${seconds(clock.sealed)} for each sealed choice`;
}

function isShort(clock, ms) {
  if (clock.kind === "days") return ms < Math.min(DAY / 2, (clock.days * DAY) / 4);
  return ms < MINUTE;
}

function onHoliday(clock, seat) {
  const until = clock.seats[seat].holiday;
  return until && until > clock.now + Date.now() - clock.heard ? until : null;
}

function reading(clock, seat) {
  const until = onHoliday(clock, seat);
  if (until) return `on holiday until ${when(until)}`;
  const slow = clock.kind === "days";
  const text = span(left(clock, seat), slow);
  return slow && runs(clock, seat) ? `${text}, until ${when(clock.seats[seat].due)}` : text;
}

// One clock; `tick` keeps it going.
export function face(ctx, seat) {
  return h("span", { class: "clock", role: "timer", "data-clock": seat, "aria-label": `Time left: ${ctx.name(seat)}` });
}

// All clocks in sight go on. What is short is said in words, and once aloud for each decision.
export function tick(ctx, root, decision) {
  const { clock } = ctx;
  const { meta } = ctx.state;
  if (!clock || !meta) return;
  for (const node of root.querySelectorAll("[data-clock]")) {
    const seat = Number(node.dataset.clock);
    const going = meta.status === "playing" && !meta.paused && runs(clock, seat) && !onHoliday(clock, seat);
    const short = going && isShort(clock, left(clock, seat));
    const text = `${meta.paused ? "paused at " : short ? "short: " : ""}${reading(clock, seat)}`;
    if (node.textContent !== text) node.textContent = text;
    node.classList.toggle("running", going);
    node.classList.toggle("short", short);
  }
  const mine = meta.you ?? null;
  const alarm = decision && mine !== null && !meta.paused && runs(clock, mine) && isShort(clock, left(clock, mine));
  const warning = root.querySelector("[data-alarm]");
  if (warning) warning.hidden = !alarm;
  if (alarm && ctx.warned !== decision) {
    ctx.warned = decision;
    say(`Your time is short: ${span(left(clock, mine), clock.kind === "days")} left.`);
  }
}

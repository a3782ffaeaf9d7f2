// Four soft sounds, made here; off until the viewer switches them on.

import { settings } from "./settings.svelte";

export type Cue = "turn" | "coins" | "shot" | "envelope";
type Note = readonly [frequency: number, at: number, length: number];

const NOTES: Record<Exclude<Cue, "shot" | "envelope">, readonly Note[]> = {
  turn: [
    [523, 0, 0.18],
    [784, 0.14, 0.3],
  ],
  coins: [
    [1760, 0, 0.06],
    [2217, 0.07, 0.08],
    [1976, 0.15, 0.1],
  ],
};
const LOUD = 0.06;
let context: AudioContext | null = null;

function tone(audio: AudioContext, [frequency, at, length]: Note): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequency;
  oscillator.type = "triangle";
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUD, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Noise through a filter: a shot is short and low, an envelope long and high. */
function rustle(audio: AudioContext, length: number, frequency: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length) ** 3;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  gain.gain.value = LOUD * 4;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

export function cue(name: Cue): void {
  if (!settings.sound || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  if (name === "shot") rustle(context, 0.25, 300);
  else if (name === "envelope") rustle(context, 0.4, 3500);
  else for (const note of NOTES[name]) tone(context, note);
}

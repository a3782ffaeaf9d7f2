// What the viewer has set for this browser: kept here, applied at once, told to nobody.

import type { Speed } from "../table/playback.svelte";

export type Theme = "auto" | "night" | "day";
export type Motion = "auto" | "on" | "off";

interface Kept {
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  speed: Speed;
  endTurn: boolean;
}

const KEY = "consigliere settings";
const FIRST: Kept = { language: "", theme: "auto", motion: "auto", sound: false, speed: 1, endTurn: true };

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

const media = (query: string): MediaQueryList | null => globalThis.matchMedia?.(query) ?? null;

class Settings {
  private kept = $state<Kept>({ ...FIRST, ...(globalThis.localStorage ? stored() : {}) });
  private light = $state(media("(prefers-color-scheme: light)")?.matches ?? false);
  private still = $state(media("(prefers-reduced-motion: reduce)")?.matches ?? false);

  constructor() {
    media("(prefers-color-scheme: light)")?.addEventListener("change", (event) => {
      this.light = event.matches;
    });
    media("(prefers-reduced-motion: reduce)")?.addEventListener("change", (event) => {
      this.still = event.matches;
    });
  }

  get language(): string {
    return this.kept.language;
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  get motion(): Motion {
    return this.kept.motion;
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  get speed(): Speed {
    return this.kept.speed;
  }
  /** Whether a turn ends only when its player says so. */
  get endTurn(): boolean {
    return this.kept.endTurn;
  }

  /** Night or day, whatever was chosen or the system asks for. */
  get shownTheme(): "night" | "day" {
    if (this.kept.theme !== "auto") return this.kept.theme;
    return this.light ? "day" : "night";
  }
  get moves(): boolean {
    return this.kept.motion === "auto" ? !this.still : this.kept.motion === "on";
  }
  /** The pace of playback; 0: everything at once. */
  get pace(): Speed {
    return this.moves ? this.kept.speed : 0;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const settings = new Settings();

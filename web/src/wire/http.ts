// The HTTP part of the server. Who one is, is a cookie that scripts cannot read.

import type { Fields } from "./messages";

export interface Strength {
  share: number;
  low: number;
  high: number;
  games: number;
  against: string;
}

export interface GameShown {
  name: string;
  least: number;
  most: number;
  options: string[];
  rules: number;
  strengths: Record<string, Strength>;
}

export interface House {
  version: string;
  unofficial: boolean;
  games: GameShown[];
  levels: string[];
  languages: string[];
}

/** `recovery`: the code for those who have lost their devices, told this once; `renewal`: when a new one can be
 *  had that somebody has asked for; `quiet`: turn notices have ended with the old code. */
export interface Me {
  id: string;
  name: string;
  recovery?: string;
  renewal?: number;
  quiet?: boolean;
}

/** What went wrong, as the server says it. `status` 0: it cannot be reached. */
export class Problem extends Error {
  readonly status: number;
  readonly error: string;
  readonly rule: string | null;

  constructor(status: number, body: Fields | null) {
    super(String(body?.detail ?? body?.words ?? body?.error ?? status));
    this.status = status;
    this.error = String(body?.error ?? "");
    this.rule = typeof body?.rule === "string" ? body.rule : null;
  }
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {
    "accept-language": globalThis.document?.documentElement.lang ?? "",
  };
  const init: RequestInit = { method, credentials: "same-origin", headers };
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Problem(0, null);
  }
  const found = parsed(await answer.text());
  if (!answer.ok) throw new Problem(answer.status, found as Fields | null);
  return found as T;
}

/** The invite of a private table; kept for this tab only. */
export const invites = {
  get: (table: string): string | null => sessionStorage.getItem(`invite ${table}`),
  set: (table: string, code: string): void => sessionStorage.setItem(`invite ${table}`, code),
};

export function withInvite(path: string, table: string): string {
  const code = invites.get(table);
  if (!code) return path;
  return `${path}${path.includes("?") ? "&" : "?"}invite=${encodeURIComponent(code)}`;
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The HTTP part of the server. Who one is, is a cookie that scripts cannot read.

import type { Fields } from "./messages";

export type { GameShown, House, Me, Strength } from "./generated";

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

/** How long to wait for a server that is busy before it is asked again; in milliseconds. */
const BUSY = [300, 900, 2000, 4000];

/** A question to the server. One that changes nothing is asked again where the server is busy. */
export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (const wait of method === "GET" ? BUSY : []) {
    try {
      return await asked<T>(method, path, body);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 503) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return asked<T>(method, path, body);
}

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
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

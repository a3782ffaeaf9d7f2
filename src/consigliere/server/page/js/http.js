// The HTTP part of the server. The identity is a cookie that scripts cannot read.

export class Problem extends Error {
  constructor(status, body) {
    super(body?.detail || body?.error || `the server answered ${status}`);
    this.status = status;
    this.rule = body?.rule ?? null;
  }
}

export async function api(method, path, body) {
  let answer;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Problem(0, { detail: "The server cannot be reached just now." });
  }
  const text = await answer.text();
  let found = null;
  try {
    found = text ? JSON.parse(text) : null;
  } catch {
    found = null;
  }
  if (!answer.ok) throw new Problem(answer.status, found);
  return found;
}

// The browser's own part of the shuffle: drawn here, told to the server when one sits down.
export function clientSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Who has an invite may look at a private table; it is kept for this tab only.
export const invites = {
  get: (table) => sessionStorage.getItem(`invite ${table}`),
  set: (table, code) => sessionStorage.setItem(`invite ${table}`, code),
};

export function withInvite(path, table) {
  const code = invites.get(table);
  return code ? `${path}?invite=${encodeURIComponent(code)}` : path;
}

// Ids of commands; `crypto.randomUUID` is missing where a page does not come by https.
export const newId = () => clientSeed();

let me = null;
const KNOWN = "consigliere somebody"; // whether this browser was logged in before

// A guest is made at the first visit; the name is suggested by the house and can be changed. Null for somebody
// who was logged out: another guest is made only if they want it.
export async function whoAmI() {
  me ??= await api("GET", "/me");
  if (me === null) return localStorage.getItem(KNOWN) ? null : becomeGuest();
  localStorage.setItem(KNOWN, "yes");
  return me;
}

export async function becomeGuest() {
  me = await api("POST", "/me", {});
  localStorage.setItem(KNOWN, "yes");
  return me;
}

export function forgetMe(now = null) {
  me = now;
  if (now) localStorage.setItem(KNOWN, "yes");
}

export function forgetBrowser() {
  me = null;
  localStorage.removeItem(KNOWN);
}

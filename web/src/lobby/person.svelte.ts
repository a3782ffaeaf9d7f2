// Who one is: a guest with a name. Before the first table a name is suggested, and nothing is asked.

import { forgetNotes } from "../fairness/notes";
import { forgetFirst } from "../first/kept";
import { t } from "../strings/strings.svelte";
import { api, type Me } from "../wire/http";

/** Whether this browser was somebody before: then it is logged out, and not new. */
const KNOWN = "consigliere somebody";

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether this browser was somebody and is nobody now: logged out from another device, or by a code. */
  loggedOut = $state(false);
  private suggested = "";

  get name(): string {
    return this.me?.name ?? this.suggestion;
  }

  private get suggestion(): string {
    const names = t("page-suggested-names").split(",");
    this.suggested ||= names[Math.floor(Math.random() * names.length)]?.trim() ?? "";
    return this.suggested;
  }

  async load(): Promise<void> {
    this.be(await api<Me | null>("GET", "/me"));
  }

  /** Be somebody, or nobody. A recovery code is told once: it stays until the page is left. */
  be(found: Me | null): void {
    const recovery = found?.recovery ?? (found?.id === this.me?.id ? this.me?.recovery : undefined);
    this.me = found && recovery ? { ...found, recovery } : found;
    if (found) localStorage.setItem(KNOWN, "yes");
    this.loggedOut = !found && localStorage.getItem(KNOWN) !== null;
  }

  /** Be somebody, before one sits down. */
  async needed(): Promise<void> {
    if (!this.me) this.be(await api<Me>("POST", "/me", { name: this.suggestion }));
  }

  async rename(name: string): Promise<void> {
    if (this.me) this.be({ ...this.me, ...(await api<Me>("PUT", "/me/name", { name })) });
    else this.be(await api<Me>("POST", "/me", { name }));
  }

  /** The person of a code, on this device. */
  async recover(code: string): Promise<void> {
    const found = await api<Me>("POST", "/me/recover", { code });
    this.me = null;
    this.be(found);
  }

  async delete(code: string): Promise<void> {
    await api("DELETE", "/me", { code });
    forgetNotes();
    forgetFirst();
    localStorage.removeItem(KNOWN);
    this.be(null);
  }
}

export const person = new Person();

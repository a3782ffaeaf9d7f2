// Who one is: a guest with a name. Before the first table a name is suggested, and nothing is asked.

import { t } from "../strings/strings.svelte";
import { api, type Me } from "../wire/http";

class Person {
  me = $state.raw<Me | null>(null);
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
    this.me = await api<Me | null>("GET", "/me");
  }

  /** Be somebody, before one sits down. */
  async needed(): Promise<void> {
    if (!this.me) this.me = await api<Me>("POST", "/me", { name: this.suggestion });
  }

  async rename(name: string): Promise<void> {
    if (this.me) this.me = { ...this.me, ...(await api<Me>("PUT", "/me/name", { name })) };
    else this.me = await api<Me>("POST", "/me", { name });
  }
}

export const person = new Person();

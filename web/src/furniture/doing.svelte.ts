// One thing that is being done at the server: what came of it, in words, for a line below its button.

import { t } from "../strings/strings.svelte";
import { Problem } from "../wire/http";

/** What went wrong, in words: the server's own, or that it cannot be reached. */
export const whyNot = (error: unknown): string => {
  if (error instanceof Problem && error.status === 0) return t("page-unreachable");
  return error instanceof Error ? error.message : String(error);
};

export class Doing {
  told = $state("");
  fault = $state("");
  busy = $state(false);

  /** Do it; `work` returns what is to be told. False: it failed. */
  async run(work: () => Promise<string | undefined>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.told = "";
    this.fault = "";
    try {
      this.told = (await work()) ?? "";
      return true;
    } catch (error) {
      this.fault = whyNot(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

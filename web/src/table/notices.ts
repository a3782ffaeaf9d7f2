// The browser tells of one's turn while one looks elsewhere. A notice holds no card.

import { t } from "../strings/strings.svelte";
import type { TableState } from "./table.svelte";

export const notifyTurn = (table: TableState): void =>
  notify(table.meta?.title || t(table.game.title), table.id);

/** It is one's turn at the table of this name. */
export function notify(name: string, table: string): void {
  const elsewhere = document.hidden || !document.hasFocus();
  if (!("Notification" in window) || Notification.permission !== "granted" || !elsewhere) return;
  const options = { body: name, tag: table, icon: "/icon.svg", data: { address: `#/table/${table}` } };
  try {
    const notice = new Notification(t("page-your-turn"), options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(t("page-your-turn"), options),
    );
  }
}

export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker?.register("/worker.js").catch(() => null);
  return true;
}

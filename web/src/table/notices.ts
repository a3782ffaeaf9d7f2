// The browser tells of one's turn while one looks elsewhere. A notice holds no card.

import { t } from "../strings/strings.svelte";
import type { TableState } from "./table.svelte";

export function notifyTurn(table: TableState): void {
  const elsewhere = document.hidden || !document.hasFocus();
  if (!("Notification" in window) || Notification.permission !== "granted" || !elsewhere) return;
  const name = table.meta?.title || t(table.game.title);
  const options = { body: name, tag: table.id, icon: "/icon.svg", data: { address: `#/table/${table.id}` } };
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

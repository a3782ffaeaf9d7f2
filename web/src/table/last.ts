// The table one comes from, for the way back from the rules; kept for this tab.

const KEY = "consigliere table";

export const comesFrom = (table: string): void => sessionStorage.setItem(KEY, table);
export const leavesTables = (): void => sessionStorage.removeItem(KEY);

/** Its address, or nothing. */
export function lastTable(): string {
  const id = sessionStorage.getItem(KEY);
  return id ? `#/table/${encodeURIComponent(id)}` : "";
}

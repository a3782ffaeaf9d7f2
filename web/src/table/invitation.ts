// The address by which friends come to a table.

/** Addresses that no other machine can reach. */
const NEAR = /^(localhost|.+\.localhost|\[::1\]|127(\.\d+){3})$/;

export const onlyHere = (): boolean => NEAR.test(location.hostname);

export const invitation = (code: string): string => `${location.origin}${location.pathname}#/invite/${code}`;

/** Whether it lies on the clipboard now. */
export const copy = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );

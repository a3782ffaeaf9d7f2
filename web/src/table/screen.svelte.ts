// How much room there is: three columns, a tablet's one with tabs, or a phone's with drawers.

const media = (query: string): MediaQueryList | null => globalThis.matchMedia?.(query) ?? null;

class Screen {
  wide = $state(true);
  phone = $state(false);

  constructor() {
    const wide = media("(min-width: 1101px)");
    const phone = media("(max-width: 560px)");
    const look = (): void => {
      this.wide = wide?.matches ?? true;
      this.phone = phone?.matches ?? false;
    };
    look();
    wide?.addEventListener("change", look);
    phone?.addEventListener("change", look);
  }
}

export const screen = new Screen();

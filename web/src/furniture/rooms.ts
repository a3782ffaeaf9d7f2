// The rooms of the house, as the top bar leads to them.

import type { IconName } from "./icons";

export const ROOMS: readonly { id: string; href: string; icon: IconName; words: string }[] = [
  { id: "play", href: "#/", icon: "i-play", words: "page-play" },
  { id: "rules", href: "#/rules", icon: "i-book", words: "page-rules" },
  { id: "record", href: "#/record", icon: "i-trophy", words: "page-record" },
  { id: "you", href: "#/you", icon: "i-key", words: "page-you-and-devices" },
];

// The socket's messages. Their types are made from the server's own (generated.ts); here are the names that
// hand-written code adds. Fields at their default are left out by the server.

import type * as wire from "./generated";

export type {
  AdviceLine,
  Advised,
  ClockShown,
  Done,
  ErrorMessage,
  Events,
  Form,
  GameEvent,
  Happening,
  LegalAction,
  Meta,
  PickItem,
  PickShown,
  Pong,
  Position,
  Presence,
  Previewed,
  Refused,
  Result,
  SeatClock,
  SeatShown,
  ServerMessage,
  Snapshot,
  View,
} from "./generated";

export type Status = wire.Meta["status"];
export type Then = wire.Previewed["then"];
/** An answer of a menu. */
export type MenuItem = Omit<wire.OptionShown, "targets">;
/** What is asked; `menu` as recorded states still have it. */
export type Question = wire.Question & { menu?: MenuItem[] | null };
/** Data of which only the server or a game knows more. */
export type Fields = Record<string, unknown>;
/** What answers a command or a question. */
export type Reply = wire.Done | wire.Refused | wire.Previewed | wire.Advised | wire.ErrorMessage;
/** The actions of a choice, or the items of a pick. */
export type Answer = { actions: string[] } | { picked: string[] };
